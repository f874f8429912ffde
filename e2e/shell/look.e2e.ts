import { paths } from "@hz/contract/paths";
import { signIn } from "../helpers/by-contract.ts";
import { lineOf, openReport } from "../helpers/handler.ts";
import { look } from "../helpers/look.ts";
import { DESKTOP, expect, test } from "../helpers/people.ts";
import { DEMO } from "../helpers/product.ts";
import { fillForm, openCase, openForm, send } from "../helpers/reporter.ts";

const SUFFIX = "demo-company";
const LONG = "Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüsselbundanhänger_Beschaffungsunterlagen_2026_endgültig.pdf";

test.describe.configure({ timeout: 240_000 });

test("the portal's screens", async ({ person, product }, info) => {
  const { page, expectComplaint } = await person();
  expectComplaint(/404|401/);
  await page.goto(paths.portal(SUFFIX));
  await look(page, "portal-start", info);
  await page.goto(paths.portal("gibt-es-nicht"));
  await look(page, "portal-missing", info);
  await page.goto(`${paths.portalForm(SUFFIX)}#k=${"A".repeat(43)}`);
  await expect(page.getByRole("alert")).toBeVisible();
  await look(page, "portal-key-refused", info);

  await openForm(page, paths.portal(SUFFIX));
  await look(page, "portal-form", info);
  await page.getByRole("radio", { name: "Vertraulich" }).check();
  await page.getByLabel("Dateien auswählen").setInputFiles([
    { name: LONG, mimeType: "application/pdf", buffer: Buffer.alloc(90_000, 1) },
    { name: "Programm.exe", mimeType: "application/octet-stream", buffer: Buffer.alloc(9, 1) },
  ]);
  await page.getByRole("button", { name: "Meldung absenden" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Bitte prüfen Sie" })).toBeVisible();
  await look(page, "portal-form-errors", info);

  // Links without a space, and words like these, make no page wider than the screen.
  const link = `https://muster.example/sites/revision/${"Freigegebene%20Dokumente".repeat(6)}?id=4711`;
  const title = "Blick auf die Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung";
  await fillForm(page, { title, description: `Mit Bild und Ton: ${link}`, contact: { name: "Jo Blick" } });
  const { caseNumber, password } = await send(page);
  await look(page, "portal-success", info);
  await page.getByRole("checkbox", { name: "Ich habe das Passwort gespeichert" }).check();
  await page.getByRole("button", { name: "Weiter" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await look(page, "portal-finished", info);
  await page.getByRole("dialog").getByRole("button", { name: "OK" }).click();

  await page.getByRole("link", { name: "Zum bestehenden Fall" }).click();
  await page.getByRole("button", { name: "Fall öffnen" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await look(page, "portal-case-login", info);
  await page.goto(paths.portal(SUFFIX));
  await openCase(page, password, caseNumber);
  await page.getByLabel("Ihre Nachricht an die Meldestelle").fill(`Eine Frage noch. ${link}`);
  await page.getByRole("button", { name: "Nachricht senden" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Eine Frage noch." })).toBeVisible();
  await page.getByText("Dateien beifügen", { exact: true }).click();
  await look(page, "portal-case", info);
  await page.goto(paths.portalSuccess(SUFFIX));
  await look(page, "portal-success-lost", info);
  await page.goto(`${paths.portalForm(SUFFIX)}&lang=en`);
  await expect(page.getByRole("button", { name: "Send report" })).toBeEnabled();
  await look(page, "portal-form-en", info);

  // The mails of the report above are written by jobs.
  await expect(async () => {
    await page.goto(product.mailbox());
    await expect(page.getByRole("article").filter({ hasText: "Neue Meldung eingegangen" }).first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await look(page, "mailbox", info);
});

test("the public site's screens", async ({ person }, info) => {
  const { page, expectComplaint } = await person();
  expectComplaint(/404/);
  await page.goto(paths.start);
  await look(page, "site-start", info);
  await page.goto("/gibt-es-nicht");
  await look(page, "site-missing", info);
  await page.goto(`${paths.api}#putReportsById`);
  await page.locator("#putReportsById summary").click();
  // Thousands of elements of a few kinds: all of them are looked at once, and one group and one structure as other screens are.
  await look(page, "schnittstelle", info, { sizes: [DESKTOP], schemes: ["light"] });
  const dropOthers = (selector: string) => page.locator(selector).evaluateAll((rest) => rest.forEach((one) => one.remove()));
  await dropOthers(".api-group:not(:has(#putReportsById))");
  await look(page, "schnittstelle-gruppe", info);
  await page.goto(paths.apiShapes);
  await look(page, "strukturen", info, { sizes: [DESKTOP], schemes: ["light"] });
  await dropOthers(".api-shape ~ .api-shape");
  await look(page, "struktur", info);
});

test("the case desk's screens", async ({ person }, info) => {
  const { page } = await person();
  await signIn(page, DEMO);
  // Other journeys may have sent newer reports.
  await expect(page.getByRole("link", { name: /^HZ-\d+ anzeigen$/ }).first()).toBeVisible();
  await look(page, "dashboard", info);
  await page.goto(paths.reports);
  await expect(lineOf(page, "Rechnungen eines Lieferanten doppelt bezahlt")).toBeVisible();
  await look(page, "reports", info);
  await page.getByRole("searchbox").or(page.getByLabel("In Meldungen suchen")).first().fill("gibt es nicht");
  await expect(page.getByText("Nichts gefunden")).toBeVisible();
  await look(page, "reports-nothing-found", info);
  await page.goto(paths.reports);
  await openReport(page, "Rechnungen eines Lieferanten doppelt bezahlt");
  await page.getByLabel("Dateien anhängen").setInputFiles({ name: LONG, mimeType: "application/pdf", buffer: Buffer.alloc(90_000, 1) });
  await page.getByLabel("Nachricht an die hinweisgebende Person").fill("Vielen Dank. Wir prüfen die Rechnungen.");
  await page.getByRole("button", { name: "Senden", exact: true }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Wir prüfen die Rechnungen." })).toBeVisible();
  await page.getByRole("button", { name: "Schließen", exact: true }).click();
  await look(page, "report", info);
  await page.getByRole("tab", { name: /Interne Notizen/ }).click();
  await page.getByLabel("Neue interne Notiz").fill("Buchhaltung gefragt.");
  await page.getByLabel("Neue interne Notiz").press("Control+Enter");
  await expect(page.getByRole("listitem").filter({ hasText: "Buchhaltung gefragt." })).toBeVisible();
  await look(page, "report-notes", info);
  const dialog = page.getByRole("alertdialog");
  await look(page, "report-delete", info, {
    enter: async () => {
      if (await dialog.isVisible()) await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      const button = page.getByRole("button", { name: "Meldung löschen" });
      // On a phone it is folded away with the facts of the case.
      if (!(await button.isVisible())) await page.getByText("Vorgang", { exact: true }).click();
      await button.click();
      await expect(dialog).toBeVisible();
    },
  });
});
