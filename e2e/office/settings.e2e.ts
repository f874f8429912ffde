import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { paths } from "@hz/contract/paths";
import { environment, NODE_FLAGS } from "../../scripts/setup.mjs";
import { withDatabase } from "../helpers/database.ts";
import { channelAddress, signIn } from "../helpers/by-contract.ts";
import { lineOf, openReport } from "../helpers/handler.ts";
import { look } from "../helpers/look.ts";
import { expect, type Person, test } from "../helpers/people.ts";
import { DEMO, type Product } from "../helpers/product.ts";
import { shownToast } from "../helpers/toast.ts";
import { downloaded, fillForm, openCase, openForm, send } from "../helpers/reporter.ts";

const MALIK = { email: "malik.okafor@demo.example", password: DEMO.password };
const root = fileURLToPath(new URL("../..", import.meta.url));

const saved = (page: Page, text: string) => expect(shownToast(page, text)).toBeVisible();
const secure = (page: Page) => page.locator("section").filter({ has: page.getByRole("heading", { name: "Sicherheit", exact: true }) });

/** Switches a security setting and saves it. */
async function switchTo(page: Page, name: string, isOn: boolean): Promise<void> {
  await page.goto(paths.settings);
  await secure(page).getByRole("checkbox", { name }).setChecked(isOn);
  await secure(page).getByRole("button", { name: "Speichern" }).click();
  await saved(page, "Sicherheitseinstellungen gespeichert");
  await expect(secure(page).getByRole("button", { name: "Speichern" })).toBeHidden();
}

/** Sends a report through the portal and gives what opens it. */
async function report(reporter: Person, address: string, title: string) {
  await openForm(reporter.page, address);
  await fillForm(reporter.page, { title, description: "Nur zur Probe." });
  return send(reporter.page);
}

async function answer(page: Page, text: string): Promise<void> {
  await page.getByLabel("Nachricht an die hinweisgebende Person").fill(text);
  await page.getByRole("button", { name: "Senden", exact: true }).click();
  await expect(page.getByRole("listitem").filter({ hasText: text })).toBeVisible();
}

test("whether names are shown decides whom the reporter reads as the sender, also from a tab that was open before", async ({ person }) => {
  const [handler, reporter, malik] = [await person(), await person(), await person()];
  const { page } = handler;
  await signIn(page, DEMO);
  const receipt = await report(reporter, await channelAddress(handler.page), "Namen der Meldestelle");
  const open = async () => {
    await page.goto(paths.reports);
    await openReport(page, "Namen der Meldestelle");
  };
  await open();
  await answer(page, "Ohne Namen geschrieben.");
  await signIn(malik.page, MALIK);
  await malik.page.goto(paths.reports);
  await openReport(malik.page, "Namen der Meldestelle");
  await switchTo(page, "Namen der Bearbeitenden zeigen", true);
  await open();
  await answer(page, "Mit Namen geschrieben.");
  await answer(malik.page, "Aus dem offenen Fenster.");
  await reporter.page.goto(paths.portal("demo-company"));
  await openCase(reporter.page, receipt.password, receipt.caseNumber);
  const message = (text: string) => reporter.page.getByRole("listitem").filter({ hasText: text });
  await expect(message("Ohne Namen geschrieben.")).toContainText("Meldestelle");
  await expect(message("Mit Namen geschrieben.")).toContainText("Anna Lindner");
  await expect(message("Aus dem offenen Fenster.")).toContainText("Malik Okafor");
  await switchTo(page, "Namen der Bearbeitenden zeigen", false);
  await answer(malik.page, "Noch immer dasselbe Fenster.");
  await expect(message("Noch immer dasselbe Fenster.")).toContainText("Meldestelle");
  await expect(message("Noch immer dasselbe Fenster.")).not.toContainText("Malik");
});

test("deleting by two people: asked for, refused, asked for again, confirmed", async ({ person }, info) => {
  const [anna, malik, reporter] = [await person(), await person(), await person()];
  const title = "Zu zweit gelöscht";
  await signIn(anna.page, DEMO);
  await switchTo(anna.page, "Löschen nur zu zweit", true);
  await report(reporter, await channelAddress(anna.page), title);
  await signIn(malik.page, MALIK);
  for (const { page } of [anna, malik]) {
    await page.goto(paths.reports);
    await openReport(page, title);
  }
  malik.expectComplaint(/404.*\/api\/reports\//);
  anna.expectComplaint(/404.*\/api\/reports\//);
  const ask = async (note: string) => {
    await anna.page.getByRole("button", { name: "Löschung beantragen" }).click();
    const dialog = anna.page.getByRole("alertdialog");
    await dialog.getByRole("button", { name: "Löschung beantragen" }).click();
    await expect(dialog.getByText("Bitte wählen Sie einen Grund.")).toBeVisible();
    await dialog.getByLabel("Grund", { exact: true }).selectOption({ label: "Doppelt eingegangen" });
    await dialog.getByLabel("Erläuterung für die zweite Person").fill(note);
    await dialog.getByRole("button", { name: "Löschung beantragen" }).click();
    await expect(dialog).toBeHidden();
  };
  const request = (page: Page) => page.getByRole("region", { name: "Löschung beantragt" });

  await ask("Bitte vergleichen.");
  await expect(request(anna.page)).toContainText(/Löschung beantragt von Anna Lindner am .*: Doppelt eingegangen/);
  await expect(anna.page.getByRole("button", { name: "Löschung bestätigen" })).toHaveCount(0);
  await expect(anna.page.getByRole("button", { name: "Löschung beantragen" })).toHaveCount(0);
  await expect(request(malik.page)).toContainText("„Bitte vergleichen.“");
  await look(malik.page, "report-deletion-request", info);
  await malik.page.getByRole("button", { name: "Ablehnen" }).click();
  await expect(request(malik.page)).toBeHidden();
  await expect(request(anna.page)).toBeHidden();

  await ask("Noch einmal geprüft.");
  await anna.page.getByRole("button", { name: "Antrag zurückziehen" }).click();
  await expect(request(anna.page)).toBeHidden();
  await ask("Jetzt aber.");
  await malik.page.getByRole("button", { name: "Löschung bestätigen" }).click();
  await malik.page
    .getByRole("alertdialog", { name: /endgültig löschen/ })
    .getByRole("button", { name: "Löschung bestätigen" })
    .click();
  await expect(malik.page.getByRole("heading", { level: 1, name: "Meldungen" })).toBeVisible();
  await expect(lineOf(malik.page, title)).toHaveCount(0);
  await expect(anna.page.getByText("Meldung nicht gefunden")).toBeVisible();

  await switchTo(anna.page, "Löschen nur zu zweit", false);
  await anna.page.goto(paths.audit);
  for (const text of ["hat eine Meldung gelöscht", "hat die Löschung einer Meldung abgelehnt", "Löschen nur zu zweit: an → aus"])
    await expect(anna.page.getByRole("row").filter({ hasText: text }).first()).toBeVisible();
  const last = anna.page.getByRole("row").filter({ hasText: "hat eine Meldung gelöscht" }).first();
  await expect(last).toContainText("Malik Okafor");
  await expect(last).toContainText("Grund: Doppelt eingegangen, beantragt von Anna Lindner");
  await expect(last).toContainText("eine Meldung");
  await malik.page.goto(paths.audit);
  await expect(malik.page.getByText("Diese Seite ist nicht für Sie freigegeben")).toBeVisible();
  await expect(malik.page.getByRole("link", { name: "Prüfprotokoll" })).toHaveCount(0);
});

/** Runs the check command on the product's data and gives its exit code. */
const checkCommand = ({ dataFolder }: Product) =>
  spawnSync(process.execPath, [...NODE_FLAGS, "scripts/audit-chains.ts"], { cwd: root, env: { ...environment(), HZ_DATA: dataFolder } })
    .status;

test("the audit log: what was done, filters in the address, export, and a check that finds tampering", async ({
  person,
  product,
}, info) => {
  const { page } = await person();
  await signIn(page, DEMO);
  await page.goto(paths.reports);
  await openReport(page, "Rechnungen eines Lieferanten doppelt bezahlt");
  await page.getByRole("link", { name: "Prüfprotokoll" }).click();
  const rows = page.getByRole("row");
  const reading = rows.filter({ hasText: /Anna Lindner.*hat eine Meldung gelesen.*HZ-/ }).first();
  await expect(reading).toContainText("Anna Lindner");
  const number = await reading.getByRole("link", { name: /^HZ-\d+$/ }).innerText();

  await page.getByLabel("Vorgang", { exact: true }).selectOption({ label: "Meldungen" });
  await expect(rows.filter({ hasText: "hat sich angemeldet" })).toHaveCount(0);
  await reading.getByRole("button", { name: `Nur Einträge zu ${number}` }).click();
  await expect(page).toHaveURL(/vorgang=reports&ziel=[0-9a-f-]{36}$/);
  await page.reload();
  await expect(reading).toContainText(number);
  await expect(page.getByLabel("Vorgang", { exact: true })).toHaveValue("reports");
  await look(page, "audit-filtered", info);
  await page.goBack();
  await expect(page).toHaveURL(/vorgang=reports$/);
  await page.getByLabel("Von", { exact: true }).fill("2020-01-01");
  await page.getByLabel("Bis", { exact: true }).fill("2020-12-31");
  await expect(page.getByRole("heading", { name: "Keine Einträge" })).toBeVisible();
  await page.getByRole("button", { name: "Filter zurücksetzen" }).click();
  await expect(reading).toBeVisible();

  const sheet = await downloaded(page, () => page.getByRole("button", { name: "Als CSV laden" }).click());
  expect(sheet.name).toMatch(/^Pruefprotokoll-\d{4}-\d\d-\d\d\.csv$/);
  expect(sheet.bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(sheet.bytes.toString()).toContain(`"Anna Lindner";"hat eine Meldung gelesen";"${number}";`);
  await expect(rows.filter({ hasText: "hat das Prüfprotokoll als CSV geladen" }).first()).toBeVisible();

  const check = page.getByRole("button", { name: "Protokoll prüfen" });
  await check.click();
  await expect(page.getByText(/Das Protokoll ist lückenlos: \d+ Einträge geprüft/)).toBeVisible();
  await expect(page.getByText(/Prüfwert von Eintrag \d+\. Jede später ohne Filter geladene CSV-Datei/)).toBeVisible();
  await look(page, "audit", info);
  expect(checkCommand(product)).toBe(0);

  const tamper = (change: string) =>
    withDatabase(product, (database) => database.query(`update audit_entries set ${change} where seq = 2`));
  await tamper("entry = entry || ' ' ");
  await check.click();
  await expect(page.getByRole("alert").filter({ hasText: "Ab Eintrag 2 wurde etwas verändert oder entfernt." })).toBeVisible();
  await look(page, "audit-broken", info);
  expect(checkCommand(product)).toBe(1);
  await tamper("entry = rtrim(entry)");
  await check.click();
  await expect(page.getByText(/Das Protokoll ist lückenlos/)).toBeVisible();
});

test("a screen that cannot be shown names the true cause; a number alone finds its report", async ({ person }) => {
  const { page, expectComplaint } = await person();
  expectComplaint(/500|Failed to load|ApiError|429/);
  await signIn(page, DEMO);
  await page.goto(paths.reports);
  const first = page.getByRole("link", { name: /^HZ-\d+ anzeigen$/ }).first();
  const number = /\d+/.exec((await first.getAttribute("aria-label"))!)![0];
  await page.getByLabel("In Meldungen suchen").fill(number);
  await expect(page.getByRole("link", { name: `HZ-${number} anzeigen` })).toBeVisible();

  const refuse = (status: number, code: string, message: string) =>
    page.route("**/api/auth/session", (route) => route.fulfill({ status, json: { code, message } }));
  await refuse(429, "TOO_MANY_TRIES", "Zu viele Versuche in kurzer Zeit. Bitte warten Sie einige Minuten.");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Diese Seite konnte nicht angezeigt werden" })).toBeVisible();
  await expect(page.getByText("Zu viele Versuche in kurzer Zeit.")).toBeVisible();
  await page.unroute("**/api/auth/session");
  await page.route("**/api/auth/session", (route) => route.abort());
  await page.reload();
  await expect(page.getByRole("heading", { name: "Der Server ist nicht erreichbar" })).toBeVisible();
});
