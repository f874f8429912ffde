import { readFileSync, writeFileSync } from "node:fs";

// How large an installation is, reckoned from what was measured and from what is assumed; the page says which is which.

/** Measured in November 2026 on two cores that sender, service and PostgreSQL 15 shared with others: low figures, which is what they are for. */
export const MEASURED = {
  reportsPerSecond: [
    228,
    "reports a second that one process stores (a trial with a busy machine; `npm run bench -- submissions-postgres` made 786, decision 087)",
  ],
  kbPerReport: [7.9, "kB of database for a report, with indexes, of 203,186 in 200 accounts (made-up rows)"],
  statementsPerWeb: [0.6, "statements a second of a process that only answers and has nothing to do (pg_stat_statements, 20 s)"],
  statementsPerWorker: [20.5, "statements a second of a worker that has nothing to do (the same)"],
  streamsPerProcess: [5_000, "open event streams in one process, the most that were tried (`npm run assault -- streams`)"],
  streamsPerMb: [40, "of them in one MB of its memory (5,000 took 125 MB)"],
  nightlyMsPerReport: [
    0.164,
    "ms a report of the night's longest work (keeping and deleting): 32.8 s for 200,000 in 200 accounts, its first run",
  ],
  hourlyMsPerReport: [0.037, "ms a report of the hourly reminders: 7.4 s for 200,000"],
  restoreMsPerReport: [0.142, "ms a report to bring a dump back: 29 s for 203,893 by pg_restore"],
  failoverSeconds: [9, "s without an answer when a database is lost and another promoted at once (`e2e/operator/failover.e2e.ts`)"],
} satisfies Record<string, [number, string]>;

/** Nobody has measured these: they are how an office with a few hundred employees may be. */
const ASSUMED = {
  reportsPerYear: [12, "reports a year for an account"],
  yearsKept: [3.5, "years that a report stays (three years after the end of its procedure, § 11 (5) HinSchG)"],
  peak: [20, "times as many reports as in the middle hour of a working day come in the busiest"],
  openShare: [0.05, "of the accounts have an application or a case open at the busiest moment, one stream each"],
  mbOfFiles: [2, "MB of sealed files for a report"],
} satisfies Record<string, [number, string]>;

/** A database is filled to where the night's longest work, were it done one account after the other, takes half of 15 minutes. */
const LONGEST_MS = 15 * 60 * 1000;
const FILLED = 0.5;
const WORKING_SECONDS = 250 * 8 * 60 * 60;
export const SIZES = [100, 10_000, 1_000_000];

/** What so many accounts take. */
export function reckon(accounts: number) {
  const [stored, peak, streams] = [
    accounts * ASSUMED.reportsPerYear[0] * ASSUMED.yearsKept[0],
    (accounts * ASSUMED.reportsPerYear[0] * ASSUMED.peak[0]) / WORKING_SECONDS,
    accounts * ASSUMED.openShare[0],
  ];
  const cells = Math.ceil((stored * MEASURED.nightlyMsPerReport[0]) / (LONGEST_MS * FILLED));
  const forReports = peak / (MEASURED.reportsPerSecond[0] * FILLED);
  // Two in each cell, so that one may be started anew.
  const processes = Math.max(2 * cells, Math.ceil(forReports), Math.ceil(streams / MEASURED.streamsPerProcess[0]));
  const perCell = stored / cells;
  return {
    stored,
    peak,
    streams,
    cells,
    processes,
    databaseGb: (stored * MEASURED.kbPerReport[0]) / 1e6,
    filesTb: (stored * ASSUMED.mbOfFiles[0]) / 1e6,
    idleStatements: processes * MEASURED.statementsPerWeb[0] + cells * MEASURED.statementsPerWorker[0],
    streamsMb: streams / MEASURED.streamsPerMb[0],
    nightlySeconds: (perCell * MEASURED.nightlyMsPerReport[0]) / 1000,
    hourlySeconds: (perCell * MEASURED.hourlyMsPerReport[0]) / 1000,
    restoreMinutes: (perCell * MEASURED.restoreMsPerReport[0]) / 60_000,
    accountsPerCell: accounts / cells,
  };
}

const number = (value: number) => value.toLocaleString("en", { maximumSignificantDigits: value < 100 ? 2 : 3 });

const ROWS: [string, keyof ReturnType<typeof reckon>][] = [
  ["reports stored", "stored"],
  ["reports a second in the busiest hour", "peak"],
  ["event streams at the busiest moment", "streams"],
  ["their memory, MB", "streamsMb"],
  ["databases (cells)", "cells"],
  ["accounts in each", "accountsPerCell"],
  ["processes that answer, in all", "processes"],
  ["statements a second when nobody does anything, in all", "idleStatements"],
  ["database, GB in all", "databaseGb"],
  ["sealed files, TB in all", "filesTb"],
  ["the night's longest work in a cell, s", "nightlySeconds"],
  ["hourly reminders in a cell, s", "hourlySeconds"],
  ["to bring a cell's dump back, min", "restoreMinutes"],
];

const list = (figures: Record<string, [number, string]>) => Object.values(figures).map(([value, what]) => `- ${value} ${what}`);

function figures(): string {
  const sizes = SIZES.map(reckon);
  return [
    "Measured in November 2026, on two cores that sender, service and PostgreSQL 15 shared with others:",
    "",
    ...list(MEASURED),
    "",
    "Assumed:",
    "",
    ...list(ASSUMED),
    "",
    `| Accounts | ${SIZES.map((size) => size.toLocaleString("en")).join(" | ")} |`,
    `|---|${SIZES.map(() => "--:|").join("")}`,
    ...ROWS.map(([name, key]) => `| ${name} | ${sizes.map((size) => number(size[key])).join(" | ")} |`),
  ].join("\n");
}

const [BEGIN, END] = ["<!-- figures: npm run bench -- scale -->", "<!-- end of figures -->"];

/** The page with its figures written anew. */
export function withFigures(page: string): string {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`docs/scale.md has lost ${BEGIN} or ${END}`);
  return `${before}${BEGIN}\n\n${figures()}\n\n${END}${after}`;
}

/** Writes them into `docs/scale.md`. */
export async function writeScale(): Promise<void> {
  const file = new URL("../../docs/scale.md", import.meta.url);
  writeFileSync(file, withFigures(readFileSync(file, "utf8")));
  console.log(`\n## Scale\n${figures()}`);
}
