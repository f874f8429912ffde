import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { paths } from "@hz/contract/paths";
import { environment, NODE_FLAGS } from "../../scripts/setup.mjs";
import { withDatabase } from "../helpers/database.ts";
import { channelAddress, signIn } from "../helpers/by-contract.ts";
import { goToReport, lineOf } from "../helpers/handler.ts";
import { look } from "../helpers/look.ts";
import { expect, test } from "../helpers/people.ts";
import { DEMO, type Product } from "../helpers/product.ts";
import { shownToast } from "../helpers/toast.ts";
import { returnToCase, submitReport } from "../helpers/report-by-contract.ts";

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

async function answer(page: Page, text: string): Promise<void> {
  await page.getByLabel("Nachricht an die hinweisgebende Person").fill(text);
  await page.getByRole("button", { name: "Senden", exact: true }).click();
  await expect(page.getByRole("listitem").filter({ hasText: text })).toBeVisible();
}

test("whether names are shown decides whom the reporter reads as the sender, also from a tab that was open before", async ({ person }) => {
  const [handler, reporter, malik] = [await person(), await person(), await person()];
  const { page } = handler;
  const title = "Namen der Meldestelle";
  await signIn(page, DEMO, null);
  const receipt = await submitReport(await channelAddress(page), { title, description: "Nur zur Probe." });
  await goToReport(page, receipt, title);
  await answer(page, "Ohne Namen geschrieben.");
  await signIn(malik.page, MALIK, null);
  await goToReport(malik.page, receipt, title);
  await switchTo(page, "Namen der Bearbeitenden zeigen", true);
  await answer(malik.page, "Aus dem offenen Fenster.");
  await returnToCase(reporter.page, receipt);
  const message = (text: string) => reporter.page.getByRole("listitem").filter({ hasText: text });
  await expect(message("Ohne Namen geschrieben.")).toContainText("Meldestelle");
  await expect(message("Aus dem offenen Fenster.")).toContainText("Malik Okafor");
  await goToReport(page, receipt, title);
  await answer(page, "Mit Namen geschrieben.");
  await expect(message("Mit Namen geschrieben.")).toContainText("Anna Lindner");
  await switchTo(page, "Namen der Bearbeitenden zeigen", false);
  await answer(malik.page, "Noch immer dasselbe Fenster.");
  await expect(message("Noch immer dasselbe Fenster.")).toContainText("Meldestelle");
  await expect(message("Noch immer dasselbe Fenster.")).not.toContainText("Malik");
});

test("deleting by two people: asked for, refused, asked for again, confirmed", async ({ person }, info) => {
  const [anna, malik] = [await person(), await person()];
  const title = "Zu zweit gelöscht";
  await signIn(anna.page, DEMO, null);
  await signIn(malik.page, MALIK, null);
  await switchTo(anna.page, "Löschen nur zu zweit", true);
  const receipt = await submitReport(await channelAddress(anna.page), { title, description: "Nur zur Probe." });
  for (const { page } of [anna, malik]) await goToReport(page, receipt, title);
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
});

/** Runs the check command on the product's data and gives its exit code. */
const checkCommand = ({ dataFolder }: Product) =>
  spawnSync(process.execPath, [...NODE_FLAGS, "scripts/audit-chains.ts"], { cwd: root, env: { ...environment(), HZ_DATA: dataFolder } })
    .status;

test("the audit log is checked on its screen and by the operator's command, and neither overlooks tampering", async ({
  person,
  product,
}) => {
  const { page } = await person();
  await signIn(page, DEMO, paths.audit);
  await expect(page.getByRole("row").filter({ hasText: "hat sich angemeldet" }).first()).toBeVisible();
  const check = page.getByRole("button", { name: "Protokoll prüfen" });
  const isWhole = page.getByText(/Die Kette ist lückenlos: \d+ Einträge geprüft/);
  await check.click();
  await expect(isWhole).toBeVisible();
  expect(checkCommand(product)).toBe(0);
  const tamper = (change: string) =>
    withDatabase(product, (database) => database.query(`update audit_entries set ${change} where seq = 2`));
  await tamper("entry = entry || ' ' ");
  await check.click();
  await expect(page.getByRole("alert").filter({ hasText: "Ab Eintrag 2 wurde etwas verändert oder entfernt." })).toBeVisible();
  expect(checkCommand(product)).toBe(1);
  await tamper("entry = rtrim(entry)");
  await check.click();
  await expect(isWhole).toBeVisible();
});

test("a screen that cannot be shown names the true cause", async ({ person }) => {
  const { page, expectComplaint } = await person();
  expectComplaint(/500|Failed to load|ApiError|429/);
  await signIn(page, DEMO, null);
  const refuse = (status: number, code: string, message: string) =>
    page.route("**/api/auth/session", (route) => route.fulfill({ status, json: { code, message } }));
  await refuse(429, "TOO_MANY_TRIES", "Zu viele Versuche in kurzer Zeit. Bitte warten Sie einige Minuten.");
  await page.goto(paths.reports);
  await expect(page.getByRole("heading", { name: "Diese Seite konnte nicht angezeigt werden" })).toBeVisible();
  await expect(page.getByText("Zu viele Versuche in kurzer Zeit.")).toBeVisible();
  await page.unroute("**/api/auth/session");
  await page.route("**/api/auth/session", (route) => route.abort());
  await page.reload();
  await expect(page.getByRole("heading", { name: "Der Server ist nicht erreichbar" })).toBeVisible();
});
