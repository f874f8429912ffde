import { unnamedOperator } from "@hz/contract/account/operator";
import type { Incident, Measured, ServiceStatus } from "@hz/contract/service-status";
import { expect, test } from "vitest";
import { renderStatus } from "../../entry-server.tsx";
import { linesOf } from "../../testing/promises/sentences.ts";

const facts = {
  demoSuffix: null,
  hasDemos: false,
  operator: unnamedOperator("post@melden.example"),
  paymentWays: [],
  publicUrl: "https://melden.example",
};
const EMPTY: ServiceStatus = { measured: null, rehearsal: null, incidents: [] };
const draw = (status: ServiceStatus | null) => renderStatus({ at: "2026-11-30T15:04:20.000Z", status }, facts);
const said = (status: ServiceStatus | null) => linesOf(draw(status).html).replace(/\s+/g, " ");

const days = Array.from({ length: 90 }, (_, at) => ({
  day: new Date(Date.UTC(2026, 8, 2 + at)).toISOString().slice(0, 10),
  minutes: at < 80 ? 0 : 1440,
  ready: at < 80 ? 0 : at === 85 ? 1440 - 30 : 1440,
}));
const measured: Measured = { since: "2026-11-21T00:00:00.000Z", last: "2026-11-30T15:03:00.000Z", isReady: true, days };
const incident: Incident = {
  number: 1,
  title: "Langsam & <i>zäh</i>",
  begunAt: "2026-11-30T08:00:00.000Z",
  endedAt: null,
  updates: [{ at: "2026-11-30T08:05:00.000Z", text: "Wir suchen.\n<script>alert(1)</script>" }],
};

test("where nothing was measured, rehearsed or went wrong the page says so, and has no figure", () => {
  const text = said(EMPTY);
  for (const line of [
    "Gemessen ist noch nichts.",
    "Es ist noch keine ganze Minute gemessen.",
    "Es ist noch keine Probe eingetragen.",
    "Es ist keine Störung eingetragen.",
  ])
    expect(text).toContain(line);
  expect(text).not.toMatch(/\d\s*%/);
  expect(draw(EMPTY).html).not.toContain('<svg viewBox="0 0 449');
});

test("what was measured is told in minutes and percent, since when, and which days have gaps", () => {
  const { html, status } = draw({ ...EMPTY, measured });
  const text = said({ ...EMPTY, measured });
  expect(status).toBe(200);
  expect(text).toContain("Der Dienst ist bereit Datenbank und Dateien haben zuletzt um 16:03 Uhr geantwortet.");
  expect(text).toContain("Letzte 30 Tage 99,79 % 14.370 von 14.400 gemessenen Minuten");
  expect(text).toContain("Gemessen wird seit dem 21. November 2026 um 01:00 Uhr.");
  expect(html).toContain('aria-label="Verfügbarkeit der letzten 90 Tage: 9 Tage ohne Lücke, 1 Tag mit Lücken, 80 Tage nicht gemessen."');
  expect(text).toContain("26. November 2026 30 97,91 %");
  expect(said({ ...EMPTY, measured: { ...measured, isReady: false } })).toContain("Der Dienst antwortet, aber nicht ganz");
});

test("an incident that lasts stands on top with a mark, what is over below, and a text is only text", () => {
  const over = { ...incident, number: 2, title: "Vorbei", endedAt: "2026-11-30T09:00:00.000Z" };
  const status = { ...EMPTY, measured, incidents: [incident, over] };
  const text = said(status);
  const places = [
    "Eine Störung dauert an",
    "Dauert an",
    "Langsam & <i>zäh</i>",
    "Letzte 30 Tage",
    "Frühere Störungen",
    "Beendet",
    "Vorbei",
  ].map((line) => text.indexOf(line));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places[0]).toBeGreaterThanOrEqual(0);
  expect(draw(status).html).not.toMatch(/<script|<i>/);
  expect(text).toContain("Vom 30. November 2026 um 09:00 Uhr bis zum 30. November 2026 um 10:00 Uhr");
});

test.each([
  [true, "Alles kam zurück"],
  [false, "Nicht alles kam zurück"],
])("a rehearsal that went well (%s) is told with its day and duration: %s", (isGood, word) => {
  const rehearsal = { at: "2026-11-29T03:10:00.000Z", of: "2026-11-29T02:00:00.000Z", seconds: 200, isGood };
  expect(said({ ...EMPTY, rehearsal })).toContain(
    `Ergebnis ${word} Probe beendet 29. November 2026 um 04:10 Uhr Dauer 3 Minuten, 20 Sekunden Stand der Sicherung 29. November 2026 um 03:00 Uhr`,
  );
});

test("without its database the page says that, with its status, and tells nothing else", () => {
  const { html, status } = draw(null);
  expect(status).toBe(503);
  expect(said(null)).toContain("Die Datenbank antwortet gerade nicht");
  expect(html).not.toMatch(/<h2|prose-contents|\d %/);
});
