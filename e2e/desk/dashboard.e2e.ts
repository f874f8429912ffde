import { randomUUID } from "node:crypto";
import { paths } from "@hz/contract/paths";
import { channelAddress, signIn } from "../helpers/by-contract.ts";
import { look } from "../helpers/look.ts";
import { expect, test } from "../helpers/people.ts";
import { DEMO } from "../helpers/product.ts";
import { submitReport } from "../helpers/report-by-contract.ts";

test("the dashboard: true figures with their weeks, the state of the system, and what failed can be tried again", async ({
  person,
}, info) => {
  const { page, expectComplaint } = await person();
  expectComplaint(/Failed to load resource/);
  await signIn(page, DEMO);
  const charts = page.getByRole("img", { name: /letzten zwölf Wochen: / });
  await expect(charts).toHaveCount(4);
  // The last point of each line is the figure beside it.
  for (const chart of await charts.all()) {
    const values = /: (.*)$/.exec((await chart.getAttribute("aria-label"))!)![1]!.split(", ");
    expect(values).toHaveLength(12);
    await expect(chart.locator("xpath=..").locator("b")).toHaveText(values.at(-1)!);
  }
  const status = page.locator("section").filter({ has: page.getByRole("heading", { name: "Systemstatus" }) });
  await expect(status.getByRole("listitem")).toHaveText([
    /Meldekanäle\s*\d+ von \d+ online/,
    /Datenbank\s*Verbunden/,
    /Verschlüsselung\s*Ihre Schlüssel sind da und passen/,
    /E-Mail\s*Kein Mailserver eingerichtet/,
    /Hintergrundaufgaben\s*Nichts im Rückstand/,
  ]);
  await page.route("**/api/status", (route) => route.abort());
  await page.goto(paths.dashboard);
  await expect(status.getByRole("alert")).toContainText("Der Systemstatus konnte nicht geladen werden. Verbindungsfehler.");
  await look(page, "dashboard-status-fehler", info);
  await page.unroute("**/api/status");
  await status.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect(status.getByText("Verbunden")).toBeVisible();
  await page.getByRole("link", { name: "Zur Meldungen-Verwaltung" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Meldungen" })).toBeVisible();
});

test("the dashboard's list: every report with its facts, a new one at once, and a button that opens it", async ({ person }, info) => {
  const { page } = await person();
  await signIn(page, DEMO);
  for (const name of ["Meldungen", "Neue Meldungen", "Offene Meldungen", "Aktive Kanäle"])
    await expect(page.getByRole("main").getByText(name, { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Alle Meldungen" })).toBeVisible();
  await page.getByRole("button", { name: "Weiter" }).click();
  await expect(page).toHaveURL(/seite=2/);
  await expect(page.getByText(/^Zeigt 11 bis \d+ von \d+ Ergebnisse$/)).toBeVisible();
  await page.getByRole("button", { name: "Zurück" }).click();

  const title = `Ohne Kategorie ${randomUUID().slice(0, 8)}`;
  const { caseNumber } = await submitReport(await channelAddress(page), { title, description: "Was ist das?" });
  const line = page.getByRole("listitem").filter({ hasText: title });
  const today = new Intl.DateTimeFormat("de-DE", { dateStyle: "long", timeZone: "Europe/Berlin" }).format();
  for (const text of ["Nicht kategorisiert", today, `Case: ${caseNumber}`, "gerade eingegangen", "Ungelesen", "Neu"])
    await expect(line).toContainText(text);
  await look(page, "dashboard-neu", info);
  await line.getByText("Anzeigen", { exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

test("figures and list that do not load are said to, on the dashboard and on the page of reports, and can be tried again", async ({
  person,
}, info) => {
  const { page, expectComplaint } = await person();
  expectComplaint(/ERR_FAILED/);
  const list = page.getByRole("alert").filter({ hasText: "Die Meldungen konnten nicht geladen werden" });
  const figures = page.getByRole("alert").filter({ hasText: "Die Zahlen konnten nicht geladen werden. Verbindungsfehler." });
  const due = page.getByRole("alert").filter({ hasText: "Die Fristen konnten nicht geladen werden. Verbindungsfehler." });
  const line = page.getByRole("link", { name: /^HZ-\d+ anzeigen$/ }).first();
  const withoutAnswers = async (path: string) => {
    await page.route(/\/api\/reports(\/counts)?(\?.*)?$/, (route) => route.abort());
    await page.goto(path);
    await expect(list).toContainText("Eingegangene Meldungen sind sicher gespeichert. Verbindungsfehler.");
    await expect(figures).toBeVisible();
  };
  const tryAgain = async () => {
    await page.unrouteAll({ behavior: "wait" });
    for (const one of [figures, list]) {
      await one.getByRole("button", { name: "Erneut versuchen" }).click();
      await expect(one).toHaveCount(0);
    }
    await expect(line).toBeVisible();
  };
  await signIn(page, DEMO);
  await withoutAnswers(paths.dashboard);
  await expect(due).toHaveCount(1);
  await look(page, "dashboard-fehler", info);
  await tryAgain();
  await withoutAnswers(paths.reports);
  await look(page, "reports-fehler", info);
  await tryAgain();
});
