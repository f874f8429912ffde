import { type Evaluation, type Figures, SPANS, type TableName, TABLES } from "@hz/contract/account/evaluations";

type Cells = Partial<Record<TableName, Record<string, number | null>>>;

/** Figures with these cells and totals, and nothing in the other tables. */
function figures(cells: Cells, totals: Partial<Record<TableName, number>> = {}): Figures {
  return {
    tables: Object.fromEntries(TABLES.map((name) => [name, { cells: cells[name] ?? {}, total: totals[name] ?? 0 }])) as Figures["tables"],
    spans: Object.fromEntries(SPANS.map((name) => [name, { state: "there", median: 3.5, ninth: null }])) as Figures["spans"],
  };
}

/** An evaluation as it leaves the office, for tests of what is made of it. */
export const sampleEvaluation = (): Evaluation => ({
  period: { from: "2026-01-01", to: "2026-12-31" },
  before: { from: "2025-01-01", to: "2025-12-31" },
  at: "2026-11-22T10:00:00.000Z",
  hidden: "all",
  employees: "101-250",
  company: "Müßig & Söhne „Überland“ AG",
  own: [],
  names: {
    categories: [{ id: "01a202e2-5ba8-752a-aefd-a6958fac4b5e", name: "Korruption und Bestechung" }],
    channels: [{ id: "01a202e2-5ba8-752a-aefd-a6958fac4b5f", name: "Hinweise Überland" }],
    departments: [],
  },
  current: figures(
    {
      received: { "2026-01": 1200, "2026-02": 0 },
      type: { anonymous: null, revealed: 0, confidential: null },
      category: { "01a202e2-5ba8-752a-aefd-a6958fac4b5e": null, none: null },
      acknowledgement: { inTime: 9, missed: 0, running: 0, exempt: 0 },
      deletions: { rule: 6, spam: 0, none: 0 },
      gone: { received: null, earlier: null },
    },
    { received: 1200, deletions: 6, gone: 14 },
  ),
  previous: figures(
    {
      received: { "2025-01": 7, "2025-02": 0 },
      type: { anonymous: 0, revealed: 0, confidential: 7 },
      acknowledgement: { inTime: 0, missed: 0, running: 7, exempt: 0 },
      deletions: { rule: null, spam: null, none: 0 },
    },
    { received: 7 },
  ),
  today: {
    day: "2026-11-22",
    holds: { cells: { due: 0, soon: null, later: null }, total: 11 },
    readiness: {
      channels: [
        {
          id: "01a202e2-5ba8-752a-aefd-a6958fac4b5f",
          light: "not-ready",
          checks: [
            { check: "keys", light: "ready" },
            { check: "deputy", light: "not-ready" },
            { check: "drill", light: "check" },
          ],
          lastDrill: { day: "2026-03-04", result: "passed" },
        },
      ],
      checks: [
        { check: "mail", light: "ready", reason: "mail-confirmed", day: "2026-05-06" },
        { check: "training", light: "check", reason: "training-missing", day: "" },
      ],
    },
  },
});
