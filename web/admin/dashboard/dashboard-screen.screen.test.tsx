import { TREND_WEEKS } from "@hz/contract/limits";
import { paths } from "@hz/contract/paths";
import { reportRoutes } from "@hz/contract/reports/reports";
import { statusRoutes } from "@hz/contract/status";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answers, offline, tell } from "../../testing/answers.ts";
import { look } from "../../testing/look.ts";
import { LONG_AGO } from "../../testing/office.ts";
import { mountWithKeys } from "../../testing/keys.ts";
import { answerReports, aReport } from "../../testing/reports.ts";
import { button, gone, seen } from "../../testing/see.ts";

const alert = page.getByRole("alert");
const some = (count: number) => Promise.all(Array.from({ length: count }, (_, at) => aReport(`Meldung ${at}`, { number: count - at })));

test("true figures with their weeks, the state of the system, and what failed can be tried again", async () => {
  answerReports(...(await some(3)));
  const weeks = Array.from({ length: TREND_WEEKS }, (_, week) => {
    const [total, inProgress] = [week === TREND_WEEKS - 1 ? 3 : 0, 0];
    return { total, new: total, inProgress, activeChannels: 1, at: LONG_AGO };
  });
  answers(reportRoutes.trend, { weeks });
  const state = { channels: { active: 1, total: 2 }, mail: { isSent: false, failed: 0 }, jobs: { lateMinutes: 0 } };
  answers(statusRoutes.get, state);
  mountWithKeys(paths.dashboard);
  const charts = page.getByRole("img", { name: /letzten zwölf Wochen: / });
  await expect.element(charts).toHaveLength(4);
  // The last point of each line is the figure beside it.
  for (const chart of charts.elements()) {
    const values = /: (.*)$/.exec(chart.getAttribute("aria-label")!)![1]!.split(", ");
    expect(values).toHaveLength(12);
    expect(chart.parentElement!.querySelector("b")!.textContent).toBe(values.at(-1));
  }
  const status = page.getByCss("section").filter({ has: page.getByRole("heading", { name: "Systemstatus" }) });
  const lines = () => status.getByRole("listitem").elements();
  await expect
    .poll(() => lines().map((line) => line.textContent))
    .toEqual([
      expect.stringMatching(/Meldekanäle\s*1 von 2 online/),
      expect.stringMatching(/Datenbank\s*Verbunden/),
      expect.stringMatching(/Verschlüsselung\s*Ihre Schlüssel sind da und passen/),
      expect.stringMatching(/E-Mail\s*Kein Mailserver eingerichtet/),
      expect.stringMatching(/Hintergrundaufgaben\s*Nichts im Rückstand/),
    ]);
  answers(statusRoutes.get, offline);
  mountWithKeys(paths.dashboard);
  await expect.element(status.getByRole("alert")).toMatchTextContent(/Der Systemstatus konnte nicht geladen werden\. Verbindungsfehler\./);
  await look("dashboard-status-fehler");
  answers(statusRoutes.get, state);
  await button("Erneut versuchen", status).click();
  await seen(status.getByText("Verbunden"));
  await page.getByRole("link", { name: "Zur Meldungen-Verwaltung" }).click();
  await seen(page.getByRole("heading", { level: 1, name: "Meldungen" }));
});

test("the list has every report with its facts, ten a page, a new one at once, and what opens it", async () => {
  const office = answerReports(...(await some(12)));
  mountWithKeys(paths.dashboard);
  for (const name of ["Meldungen", "Neue Meldungen", "Offene Meldungen", "Aktive Kanäle"])
    await seen(page.getByRole("main").getByText(name, { exact: true }));
  await seen(page.getByRole("heading", { name: "Alle Meldungen" }));
  await button("Weiter").click();
  await expect.poll(() => location.search).toBe("?seite=2");
  await seen(page.getByText(/^Zeigt 11 bis 12 von 12 Ergebnisse$/));
  await button("Zurück").click();

  const now = new Date().toISOString();
  const { row } = await aReport("Ohne Kategorie", { number: 13, receivedAt: now, createdAt: now, lastActivityAt: now, unread: true });
  office.rows.unshift(row);
  tell("report-created", row.id);
  const line = page.getByRole("listitem").filter({ hasText: "Ohne Kategorie" });
  const today = new Intl.DateTimeFormat("de-DE", { dateStyle: "long", timeZone: "Europe/Berlin" }).format();
  for (const text of ["Nicht kategorisiert", today, `Case: ${row.caseNumber}`, "gerade eingegangen", "Ungelesen", "Neu"])
    await expect.element(line).toMatchTextContent(text);
  await look("dashboard-neu");
  await expect.element(line.getByRole("link", { name: "HZ-13 anzeigen" })).toHaveAttribute("href", paths.report(row.id));
});

test.each([
  ["the dashboard", paths.dashboard],
  ["the page of reports", paths.reports],
])("figures and list that do not load are said to on %s, and can be tried again", async (_, path) => {
  const reports = await some(2);
  const list = alert.filter({ hasText: "Die Meldungen konnten nicht geladen werden" });
  const figures = alert.filter({ hasText: "Die Zahlen konnten nicht geladen werden. Verbindungsfehler." });
  answerReports(...reports);
  for (const route of [reportRoutes.list, reportRoutes.counts]) answers(route, offline);
  mountWithKeys(path);
  await expect.element(list).toMatchTextContent(/Eingegangene Meldungen sind sicher gespeichert\. Verbindungsfehler\./);
  await seen(figures);
  if (path === paths.dashboard) await seen(alert.filter({ hasText: "Die Fristen konnten nicht geladen werden. Verbindungsfehler." }));
  await look(path === paths.dashboard ? "dashboard-fehler" : "reports-fehler");
  answerReports(...reports);
  for (const one of [figures, list]) {
    await button("Erneut versuchen", one).click();
    await gone(one);
  }
  for (const { title } of reports) await seen(page.getByText(title).first());
});
