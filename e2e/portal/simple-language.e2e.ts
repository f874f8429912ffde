import { paths } from "@hz/contract/paths";
import { look } from "../helpers/look.ts";
import { expect, test } from "../helpers/people.ts";
import { fillForm, finish, send } from "../helpers/reporter.ts";

const SUFFIX = "demo-company";

test("Leichte Sprache: found on the start page, carried through form, password and case, and said where a page is not in it", async ({
  person,
}, info) => {
  test.slow();
  const { page } = await person({ phone: true });
  const main = page.getByRole("main");
  const isSimple = () => expect(page.locator("html")).toHaveAttribute("lang", "de-simple");

  await page.goto(paths.portal(SUFFIX));
  await main.getByRole("link", { name: "Leichte Sprache" }).click();
  await isSimple();
  await expect(main).toContainText("Sie können ohne Namen melden.");
  const own = page.getByText(/^Text von .* \(in schwerer Sprache\)$/);
  await expect(main.getByText("Hier können Sie Missstände")).toBeHidden();
  await own.click();
  await expect(main.getByText("Hier können Sie Missstände")).toBeVisible();
  await own.click();
  await look(page, "portal-leicht-start", info);

  await page.getByRole("link", { name: "Neue Meldung" }).click();
  await expect(page.getByRole("button", { name: "Meldung absenden" })).toBeEnabled();
  await isSimple();
  await expect(main).toContainText("Intern heißt: Sie gehört zur Firma.");
  await expect(page.locator("body")).not.toContainText(/nicht ganz in Leichter Sprache|in schwerer Sprache/);
  await page.getByRole("button", { name: "Meldung absenden" }).click();
  await expect(page.getByRole("alert")).toContainText("Schreiben Sie einen Titel.");
  await look(page, "portal-leicht-formular", info);
  await fillForm(page, { title: "Mein Chef nimmt Geld", description: "Ich habe es gesehen. Das war am Montag." });
  const { caseNumber, password } = await send(page);
  await expect(main).toContainText("Sie sehen das Passwort nur jetzt.");
  await look(page, "portal-leicht-passwort", info);
  await finish(page);
  await isSimple();

  await page.getByRole("link", { name: "Zum bestehenden Fall" }).click();
  await expect(main).toContainText("Dafür brauchen Sie Ihr Passwort.");
  await page.getByLabel("Passwort", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Fall öffnen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Fall ${caseNumber}` })).toBeVisible();
  await expect(main).toContainText("Das passiert als Nächstes");
  await expect(main).toContainText("Neue Nachrichten sehen Sie sofort.");
  await isSimple();
  await look(page, "portal-leicht-fall", info);

  await page.goto(`${paths.portal(SUFFIX)}?lang=de-simple`);
  const follow = (name: string) => page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
  await follow("Geräte, Netze und Tor");
  await expect(main).toContainText("Nehmen Sie kein Gerät von der Arbeit.");
  await look(page, "portal-leicht-geraete", info);
  await follow("Impressum");
  await expect(main).toContainText("Diese Seite gibt es nicht in Leichter Sprache.");
  await look(page, "portal-leicht-impressum", info);
});
