import { paths } from "@hz/contract/paths";
import { tabTo } from "../helpers/keyboard.ts";
import { expect, test } from "../helpers/people.ts";
import { DEMO } from "../helpers/product.ts";

test("a report is sent and ended by keyboard alone", async ({ person }) => {
  const { page } = await person();
  const keys = page.keyboard;
  await page.goto(paths.portal("demo-company"));
  await tabTo(page, page.getByRole("link", { name: "Neue Meldung" }));
  await keys.press("Enter");
  const submit = page.getByRole("button", { name: "Meldung absenden" });
  await expect(submit).toBeEnabled();

  await tabTo(page, page.getByRole("radio", { name: "Anonym" }));
  await keys.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "Vertraulich" })).toBeChecked();
  await tabTo(page, page.getByLabel("Titel", { exact: true }));
  await keys.type("Nur mit der Tastatur");
  await tabTo(page, page.getByLabel("Beschreibung", { exact: true }));
  await keys.type("Ohne Maus.");
  await tabTo(page, page.getByLabel("Kategorie"));
  await keys.type("Umw");
  await expect(page.getByLabel("Kategorie").locator("option:checked")).toHaveText("Umwelt");
  const chooser = page.waitForEvent("filechooser");
  await tabTo(page, page.getByLabel("Dateien auswählen"));
  await keys.press("Enter");
  await (await chooser).setFiles({ name: "Foto.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(2_000, 7) });
  await expect(page.getByRole("list", { name: "Ausgewählte Dateien" })).toContainText("Foto.jpg");

  await tabTo(page, submit);
  await keys.press("Enter");
  // The name is missing: the focus stands on the list of problems, and its first link leads to the field.
  await expect(page.getByRole("alert")).toBeFocused();
  await keys.press("Tab");
  await keys.press("Enter");
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await keys.type("Tessa Taste");
  await keys.press("Enter");

  await expect(page.getByRole("heading", { name: "Bewahren Sie Ihr Passwort auf" })).toBeFocused({ timeout: 30_000 });
  await tabTo(page, page.getByRole("checkbox", { name: "Ich habe das Passwort gespeichert" }));
  await keys.press("Space");
  await tabTo(page, page.getByRole("button", { name: "Weiter" }));
  await keys.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Vielen Dank für Ihre Meldung" });
  await expect(dialog.getByRole("button", { name: "OK" })).toBeFocused();
  await keys.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Weiter" })).toBeFocused();
  await keys.press("Enter");
  await expect(dialog.getByRole("button", { name: "OK" })).toBeFocused();
  await keys.press("Enter");
  await expect(page.getByRole("link", { name: "Neue Meldung" })).toBeVisible();
});

test("signing in, finding a report and answering it by keyboard alone", async ({ person }) => {
  const { page } = await person();
  const keys = page.keyboard;
  await page.goto(paths.signIn);
  await expect(page.getByRole("button", { name: "Anmelden", exact: true })).toBeVisible();
  await tabTo(page, page.getByLabel("E-Mail-Adresse"));
  await keys.type(DEMO.email);
  await tabTo(page, page.getByLabel("Passwort", { exact: true }));
  await keys.type(DEMO.password);
  await keys.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();

  await tabTo(page, page.getByRole("link", { name: "Zum Inhalt springen" }));
  await tabTo(page, page.getByRole("link", { name: "Meldungen", exact: true }));
  await keys.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Meldungen" })).toBeVisible();
  await expect(page.getByText(/Zeigt 1 bis \d+ von \d+ Ergebnisse/)).toBeVisible();
  await keys.press("/");
  await expect(page.getByLabel("In Meldungen suchen")).toBeFocused();
  await keys.type("Halle 4");
  // Only when the list is the search's result does Tab lead to the report that is meant.
  await expect(page.getByRole("link", { name: /^HZ-\d+ anzeigen$/ })).toHaveCount(1);
  await tabTo(page, page.getByRole("link", { name: /^HZ-\d+ anzeigen$/ }).first());
  await keys.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Fehlende Schutzausrüstung in Halle 4" })).toBeVisible();

  const answer = page.getByLabel("Nachricht an die hinweisgebende Person");
  await tabTo(page, answer);
  await keys.type("Wir sehen uns die Halle heute an.");
  await keys.press("Control+Enter");
  await expect(page.getByRole("listitem").filter({ hasText: "Wir sehen uns die Halle heute an." })).toBeVisible();

  const tab = page.getByRole("tab", { name: /Nachrichten/ });
  for (let step = 0; step < 10 && !(await tab.evaluate((element) => element === document.activeElement)); step++)
    await keys.press("Shift+Tab");
  await keys.press("ArrowRight");
  await expect(page.getByRole("tab", { name: /Interne Notizen/ })).toBeFocused();
  await expect(page.getByLabel("Neue interne Notiz")).toBeVisible();
  await tabTo(page, page.getByLabel("Neue interne Notiz"));
  await keys.type("Mit der Fachkraft für Arbeitssicherheit gesprochen.");
  await keys.press("Control+Enter");
  await expect(page.getByRole("listitem").filter({ hasText: "Fachkraft für Arbeitssicherheit" })).toBeVisible();
});
