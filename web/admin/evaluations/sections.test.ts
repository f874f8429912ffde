import { expect, test } from "vitest";
import { figureTable } from "./export-csv.ts";
import { goneText } from "./gone-text.ts";
import { sampleEvaluation } from "./sample-evaluation.ts";
import { filled, sectionsOf } from "./sections.ts";

const section = (name: string) => sectionsOf(sampleEvaluation()).find((one) => one.name === name)!;
const plain = (lines: { label: string; now: string; before: string }[]) => lines.map(({ label, now, before }) => [label, now, before]);

test("counts stand as Germans write them, beside those of the period before", () => {
  expect(plain(section("received").counts)).toEqual([
    ["Januar 2026", "1.200", "7"],
    ["Februar 2026", "0", "0"],
  ]);
  expect(plain(section("received").more)).toEqual([
    ["Gesamt", "1.200", "7"],
    ["Je 100 Beschäftigte im Jahr", "537,79 bis 1.331,17", "2,8 bis 6,94"],
  ]);
});

test("what a hundred people report in a year is told of the days that have passed, and of none before there are four weeks", () => {
  const rate = (at: string) => {
    const evaluation = { ...sampleEvaluation(), at };
    return sectionsOf(evaluation).find(({ name }) => name === "received")!.more[1]!;
  };
  expect(rate("2027-01-01T00:00:00.000Z").now).toBe("480,33 bis 1.188,93");
  expect(rate("2026-07-02T10:00:00.000Z").now).toMatch(/^9\d\d,/);
  expect(rate("2026-01-28T10:00:00.000Z").now).toMatch(/^6\./);
  expect(rate("2026-01-27T10:00:00.000Z").now).toBe("–");
});

test("months stand beside those in their place, and beside none where the period before touches others", () => {
  const evaluation = sampleEvaluation();
  evaluation.previous.tables.received.cells = { "2025-12": 7 };
  expect(sectionsOf(evaluation)[0]!.counts.map(({ before }) => before)).toEqual(["–", "–"]);
});

test("what is hidden says so, and no chart draws it", () => {
  expect(section("type").counts.map(({ now, count }) => [now, count])).toEqual([
    ["verborgen", null],
    ["0", 0],
    ["verborgen", null],
  ]);
  expect(plain(section("category").counts)).toEqual([["Alle Zeilen (2)", "verborgen", "0"]]);
});

test("shares and days are of what is known", () => {
  expect(plain(section("acknowledgement").more)).toEqual([
    ["Anteil in der Frist", "100\u00a0%", "–"],
    ["Median", "3,5\u00a0Tage", "3,5\u00a0Tage"],
    ["90\u00a0% dauerten höchstens", "verborgen", "verborgen"],
  ]);
});

test("what is held and how ready the office is stand as of today, with nothing before", () => {
  expect(section("holds")).toMatchObject({ title: "Aufbewahrungssperren am 22. November 2026", isOfToday: true });
  expect(plain([...section("holds").counts, ...section("holds").more])).toEqual([
    ["Prüfung fällig", "0", "–"],
    ["Prüfung in den nächsten 30 Tagen", "verborgen", "–"],
    ["Prüfung später", "verborgen", "–"],
    ["Gesamt", "11", "–"],
  ]);
  expect(section("readiness").more.map(({ label, now, light }) => [label, now, light])).toEqual([
    ["Hinweise Überland", "Nicht bereit: Vertretung. Zu prüfen: Probemeldung, Fachkunde", "not-ready"],
    ["Hinweise Überland: letzte Probemeldung", "4. März 2026, bestanden", undefined],
    ["E-Mail", "Bereit: Am 6. Mai 2026 kam eine Testmail an.", "ready"],
    ["Fachkunde", "Zu prüfen: Nicht für alle Bearbeitenden ist eine Schulung eingetragen.", "check"],
  ]);
});

test("whoever has no channel or no drill yet is told so", () => {
  const { today, ...evaluation } = sampleEvaluation();
  const of = (channels: typeof today.readiness.channels) =>
    sectionsOf({ ...evaluation, today: { ...today, readiness: { checks: [], channels } } }).find(({ name }) => name === "readiness")!.more;
  expect(plain(of([]))).toEqual([["Kein aktiver Meldekanal", "–", "–"]]);
  const [channel] = today.readiness.channels;
  const ready = { ...channel!, light: "ready" as const, checks: [], lastDrill: null };
  expect(of([ready]).map(({ now }) => now)).toEqual(["Bereit", "noch keine"]);
  const running = { ...ready, lastDrill: { day: "2026-11-20", result: "running" as const } };
  expect(of([running])[1]!.now).toBe("20. November 2026, läuft noch");
});

test.each([
  [0, 0, null],
  [1, 0, "1 Meldung dieses Zeitraums ist gelöscht und nicht mehr mitgezählt."],
  [1200, null, "1.200 Meldungen dieses Zeitraums sind gelöscht und nicht mehr mitgezählt. Aus dem Zeitraum davor fehlen einige"],
  [null, 0, "Einige Meldungen dieses Zeitraums sind gelöscht und nicht mehr mitgezählt. Wie viele es sind, ist verborgen."],
  [0, 1, "Aus dem Zeitraum davor fehlt 1 gelöschte Meldung."],
])("of %s and %s reports that are gone: %s", (now, before, said) => {
  const { current, previous } = sampleEvaluation();
  current.tables.gone.total = now;
  previous.tables.gone.total = before;
  if (said === null) expect(goneText({ current, previous })).toBeNull();
  else expect(goneText({ current, previous })).toContain(said);
});

test("lines that are nowhere in both periods are left out, hidden ones never are", () => {
  const line = (label: string, now: string, before: string) => ({ label, now, before });
  const some = [line("a", "0", "0"), line("b", "verborgen", "0"), line("c", "0", "3")];
  expect(filled(some).map(({ label }) => label)).toEqual(["b", "c"]);
});

test("as a table every figure is a row with both periods' days above it", () => {
  const { heads, rows } = figureTable(sampleEvaluation());
  expect(heads.slice(2)).toEqual(["1. Januar 2026 bis 31. Dezember 2026", "1. Januar 2025 bis 31. Dezember 2025"]);
  expect(rows).toContainEqual(["Eingegangen", "Gesamt", "1.200", "7"]);
  expect(rows).toContainEqual(["Löschungen", "Frist abgelaufen, von selbst gelöscht", "6", "verborgen"]);
  expect(rows).toContainEqual(["Löschungen", "Eingegangen und inzwischen gelöscht", "verborgen", "0"]);
  expect(rows).toContainEqual(["Aufbewahrungssperren am 22. November 2026", "Prüfung fällig", "0", "–"]);
  expect(new Set(rows.map((cells) => cells.length))).toEqual(new Set([4]));
});
