import { paths } from "@hz/contract/paths";
import { confirmRecovery, copyChannelAddress, fillSignIn, goOnUnconfirmed, openReport, register } from "../helpers/handler.ts";
import { expect, test } from "../helpers/people.ts";
import { fillForm, openForm, send } from "../helpers/reporter.ts";

const SESSION = "session";

test("a new account: keys, recovery code, first channel, first report", async ({ person }) => {
  const owner = await person();
  const { page } = owner;
  // What another tab is asking for while this one signs out is refused.
  owner.expectComplaint(/401 \(Unauthorized\).*\/api\//);
  const who = {
    email: "clara.brandt@werk.example",
    password: "Fünf Störche über Köln",
    fullName: "Clara von Brandt",
    companyName: "Werk & Söhne GmbH",
  };

  const code = await register(page, who);
  await test.step("the recovery code counts only after it was typed from the copy", async () => {
    await confirmRecovery(page, "AAAA-AAAA");
    await expect(page.getByText("Das sind nicht die letzten beiden Gruppen dieses Codes.")).toBeVisible();
    await confirmRecovery(page, code.split("-").slice(-2).join(" ").toLowerCase());
    await goOnUnconfirmed(page);
    await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
    await expect(page.getByText("Keine Meldungen vorhanden")).toBeVisible();
    await expect(page.getByText("Ihr Wiederherstellungscode ist noch nicht bestätigt.")).toBeHidden();
  });

  await test.step("a reload and a new tab need no password", async () => {
    await page.reload();
    await expect(page.getByRole("button", { name: `Benutzermenü von ${who.fullName}` })).toBeVisible();
    const tab = await owner.newTab();
    await tab.goto(paths.reports);
    await expect(tab.getByText("Keine Meldungen vorhanden")).toBeVisible();
    await tab.close();
  });

  const title = "Erste Meldung an Werk & Söhne";
  await test.step("a report to the new channel can be opened", async () => {
    const address = await copyChannelAddress(owner);
    const reporter = await person();
    await openForm(reporter.page, address);
    await expect(reporter.page.getByText("Ihre Meldung geht an die interne Meldestelle von Werk & Söhne GmbH")).toBeVisible();
    await fillForm(reporter.page, { title, description: "Die Notausgänge sind verstellt." });
    await send(reporter.page);
    await page.goto(paths.reports);
    await openReport(page, title);
    await expect(page.getByText("Die Notausgänge sind verstellt.")).toBeVisible();
  });

  await test.step("signing out ends it here and in other tabs; signing in leads back", async () => {
    const wanted = new URL(page.url()).pathname;
    const tab = await owner.newTab();
    await tab.goto(paths.channels);
    await expect(tab.getByRole("heading", { level: 1, name: "Meldekanäle" })).toBeVisible();
    await page.getByRole("button", { name: `Benutzermenü von ${who.fullName}` }).click();
    await page.getByRole("menuitem", { name: "Abmelden" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Anmelden" })).toBeVisible();
    await expect(tab.getByRole("heading", { level: 1, name: "Anmelden" })).toBeVisible();
    await tab.close();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/authToken|user-key/);
    expect((await owner.context.cookies()).filter(({ name }) => name === SESSION)).toEqual([]);

    await page.goto(wanted);
    await expect(page).toHaveURL(new RegExp(`${paths.signIn}\\?weiter=${encodeURIComponent(wanted)}$`));
    await fillSignIn(page, who);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(wanted);
  });
});
