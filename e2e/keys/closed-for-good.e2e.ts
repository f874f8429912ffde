import { paths } from "@hz/contract/paths";
import { channelAddress, newOffice } from "../helpers/by-contract.ts";
import { look } from "../helpers/look.ts";
import { finishReset, openResetLink, typePassword } from "../helpers/password-reset.ts";
import { expect, test } from "../helpers/people.ts";
import { submitReport } from "../helpers/report-by-contract.ts";
import { openCase } from "../helpers/reporter.ts";

// Slow keys are derived several times and many pictures looked at.
test.describe.configure({ timeout: 300_000 });

test("after a total loss: one state everywhere, the case is closed, its reporter is told, and links are renewed", async ({
  person,
  product,
}, info) => {
  const [owner, again] = [await person(), await person()];
  const who = { email: "karl@verlust.example", password: "Altes-Passwort-2026!", fullName: "Karl Kater", companyName: "Kater GmbH" };
  await newOffice(owner.page, who, { isCodeLeft: true });
  const old = await channelAddress(owner.page);
  const receipt = await submitReport(old, { title: "Alles weg", description: "Niemand wird das je wieder lesen." });
  await submitReport(old, { title: "Auch weg", description: "Das hier auch nicht." });

  await test.step("the drill of keys is red beforehand", async () => {
    await owner.page.goto(paths.readiness);
    const keys = owner.page.getByRole("list", { name: "Wer hält welchen Schlüssel?" });
    await expect(keys.getByRole("listitem").filter({ hasText: "Ein Verlust beendet es" }).first()).toBeVisible();
    await expect(owner.page.getByRole("link", { name: "Notfallschlüssel erzeugen" })).toBeVisible();
    await owner.page.getByText("Als Tabelle").click();
    await look(owner.page, "key-drill-alone", info);
    await owner.page.setViewportSize({ width: 320, height: 800 });
    await expect.poll(() => owner.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
  await owner.context.close();

  const { page } = again;
  await openResetLink(page, product, who.email);
  await expect(page.getByText("Ein ausgedruckter Code, den Sie nie bestätigt haben, öffnet nichts.")).toBeVisible();
  await page.getByRole("checkbox", { name: "Ich habe verstanden, was verloren geht." }).check();
  await typePassword(page);
  await finishReset(page, who.email);

  await test.step("the dashboard says what is lost and what is refused, and nothing that is not so", async () => {
    await expect(page.getByText("2 Meldungen sind endgültig verschlossen.")).toBeVisible();
    await expect(page.getByText("1 Meldekanal hat Links und Aushänge, die abgewiesen werden.")).toBeVisible();
    await expect(page.getByText(/bleibt lesbar|kann im Moment niemand|angemeldet hat/)).toHaveCount(0);
    await look(page, "lost-dashboard", info);
  });

  await test.step("list and case page say the same, and the case is closed", async () => {
    await page.getByRole("link", { name: "Zu den Meldungen" }).click();
    await expect(page.getByText("Nicht lesbar: endgültig verschlossen")).toHaveCount(2);
    await page.getByRole("row").last().getByRole("checkbox").check();
    const bar = page.getByRole("region", { name: "Ausgewählte Meldungen" });
    await bar.getByRole("button", { name: "Status setzen" }).click();
    await page.getByRole("menuitem", { name: "Geschlossen" }).click();
    const several = page.getByRole("alertdialog", { name: "1 Fall als endgültig verschlossen abschließen?" });
    await look(page, "lost-several", info);
    await several.getByRole("button", { name: "Fälle abschließen" }).click();
    await expect(page.getByRole("row").last()).toContainText("Geschlossen");
    await page
      .getByRole("link", { name: /^HZ-\d+ anzeigen$/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1, name: "Endgültig verschlossen" })).toBeVisible();
    await look(page, "lost-case", info);
    await page.getByRole("button", { name: "Fall abschließen" }).click();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByRole("button", { name: "Fall abschließen" }).click();
    await expect(page.getByText(/^Abgeschlossen am /)).toBeVisible();
    await look(page, "lost-case-closed", info);
    await page.goto(paths.dashboard);
    await expect(page.getByText("1 Meldekanal hat Links und Aushänge, die abgewiesen werden.")).toBeVisible();
    await expect(page.getByText(/endgültig verschlossen\./)).toHaveCount(0);
  });

  await test.step("the links are renewed, and confirmed for this channel", async () => {
    await page.goto(paths.channels);
    await expect(page.getByText("Links und Aushänge erneuern", { exact: true }).first()).toBeVisible();
    await look(page, "links-ended", info);
    await page.getByRole("button", { name: "Aushänge und Links sind erneuert" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Aushänge und Links sind erneuert" }).click();
    await expect(page.getByText("Bestätigt: Aushänge und Links sind erneuert").first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Aushänge und Links sind erneuert" })).toHaveCount(0);
  });

  await test.step("the reporter reads on the case page that the office cannot open the report", async () => {
    const address = await channelAddress(again.page);
    // In a window of its own: the reporter comes back by the new poster.
    const { page: later } = await person();
    await later.goto(address);
    await openCase(later, receipt.password, receipt.caseNumber);
    await expect(later.getByText("Die Meldestelle kann diese Meldung nicht mehr öffnen")).toBeVisible();
    await expect(later.getByText("Niemand wird das je wieder lesen.")).toBeVisible();
  });
});
