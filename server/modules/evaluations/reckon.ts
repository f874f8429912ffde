import { DISCLOSURE_GROUNDS } from "@hz/contract/reports/confidentiality";
import { monthsOf, type Period } from "@hz/contract/account/evaluation-periods";
import { CONFIRMED, HOLD_REVIEWS, NONE, REFUTED, type SpanName, type TableName } from "@hz/contract/account/evaluations";
import { Way } from "@hz/contract/reports/entry-terms";
import { LEGAL_AREA_KEYS } from "@hz/contract/procedure/legal-areas";
import { MEASURE_KINDS, MEASURE_STATES, OUTCOMES, SCOPE_RESULTS } from "@hz/contract/procedure/procedure-terms";
import { DeletionGround } from "@hz/contract/procedure/retention";
import { acknowledgementEnd, dayAt, feedbackEnd } from "./due.ts";
import type { Counted } from "./protect.ts";

/** What is known of a case, its times in milliseconds since 1970. */
export type CaseFacts = {
  channelId: string;
  departmentId: string;
  categoryId: string | null;
  area: string | null;
  isAnonymous: boolean;
  isRevealed: boolean;
  way: string;
  receivedAt: number;
  acknowledgedAt: number | null;
  feedbackAt: number | null;
  closedAt: number | null;
  outcome: string | null;
  scope: string | null;
  /** Whether the reporter ever wrote after the report. */
  hasReturned: boolean;
  /** When the reporter and the office wrote last, receipts and feedback aside, as it was at the moment of looking. */
  reporterWroteAt: number | null;
  officeWroteAt: number | null;
};
/** How many of a kind there are in a department; of none where nobody may see them exactly. */
export type Tally = { departmentId: string | null; key: string; count: number };
/** What is there already counted, by the table that it belongs to. */
export const TALLIED = ["measures", "disclosures", "deletions", "gone"] as const satisfies readonly TableName[];
export type Facts = { cases: readonly CaseFacts[] } & Record<(typeof TALLIED)[number], readonly Tally[]>;
/** The period with the moments it begins and ends at; the one at which its cases are looked at, its end or now, and now: what was missed after the end is missed. */
export type Window = Period & { begin: number; end: number; at: number; now: number };
/** What can be counted under, so that nothing is missing where there is none of it. */
export type Keys = { categories: readonly string[]; channels: readonly string[]; departments: readonly string[] };

export type Reckoned = { tables: Record<TableName, Counted>; spans: Record<SpanName, number[]> };

const DAY_MS = 86_400_000;
const AGES = [30, 90, 180] as const;
export const AGE_KEYS = ["under-30", "30-90", "90-180", "over-180"] as const;
const [PROVED, DISPROVED] = [new Set<string>(CONFIRMED), new Set<string>(REFUTED)];

/** Counts under fixed keys; what comes under another key is added to them. */
const tableOf = (keys: readonly string[], hasTotal: boolean): Counted => ({
  cells: Object.fromEntries(keys.map((key) => [key, 0])),
  hasTotal,
});
const count = ({ cells }: Counted, key: string, more = 1) => {
  cells[key] = (cells[key] ?? 0) + more;
};

const earliest = (a: number | null, b: number | null) => (a === null ? b : b === null ? a : Math.min(a, b));
const dueOf = ({ receivedAt, acknowledgedAt }: CaseFacts) => feedbackEnd(receivedAt, acknowledgedAt);

/** Whether something was done in time, too late or not at all; `running` while it may still come, `exempt` where the case ended first. */
function dutyOf(doneAt: number | null, due: number, closedAt: number | null, now: number): "inTime" | "missed" | "running" | "exempt" {
  if (doneAt !== null) return doneAt < due ? "inTime" : "missed";
  if (closedAt !== null && closedAt < due) return "exempt";
  return now < due ? "running" : "missed";
}

const DUTIES = ["inTime", "missed", "running", "exempt"];

/** All counts and spans, hiding nothing; `keys` is what can be counted under. */
export function reckon(facts: Facts, window: Window, keys: Keys): Reckoned {
  const tables: Reckoned["tables"] = {
    received: tableOf(monthsOf(window), true),
    type: tableOf(["anonymous", "revealed", "confidential"], true),
    way: tableOf(Way.options, true),
    category: tableOf([...keys.categories, NONE], true),
    area: tableOf([...LEGAL_AREA_KEYS, NONE], true),
    channel: tableOf(keys.channels, true),
    department: tableOf(keys.departments, true),
    scope: tableOf([...SCOPE_RESULTS, NONE], true),
    acknowledgement: tableOf(DUTIES, true),
    feedback: tableOf(DUTIES, true),
    returned: tableOf(["yes", "no"], true),
    measures: tableOf(
      MEASURE_KINDS.flatMap((kind) => MEASURE_STATES.map((state) => `${kind} ${state}`)),
      false,
    ),
    outcome: tableOf([...OUTCOMES, NONE], true),
    substance: tableOf(["anonymous yes", "anonymous no", "confidential yes", "confidential no"], true),
    age: tableOf(AGE_KEYS, true),
    overdue: tableOf(["acknowledgement", "feedback"], false),
    waiting: tableOf(["waiting"], false),
    disclosures: tableOf(DISCLOSURE_GROUNDS, false),
    deletions: tableOf([...DeletionGround.options, NONE], true),
    gone: tableOf(["received", "earlier"], true),
  };
  const spans: Reckoned["spans"] = { acknowledgement: [], feedback: [], closure: [], age: [] };
  for (const one of facts.cases) {
    if (one.receivedAt >= window.begin && one.receivedAt < window.end) countReceived(one, window, tables, spans);
    if (one.closedAt !== null && one.closedAt >= window.begin && one.closedAt < window.end) countClosed(one, tables, spans);
    if (one.receivedAt < window.at && (one.closedAt === null || one.closedAt >= window.at)) countOpen(one, window.at, tables, spans);
  }
  for (const name of TALLIED) for (const { key, count: many } of facts[name]) count(tables[name], key, many);
  return { tables, spans };
}

/** The table of holds by the day of their review. */
export function reckonHolds(holds: readonly Tally[]): Counted {
  const table = tableOf(HOLD_REVIEWS, true);
  for (const { key, count: many } of holds) count(table, key, many);
  return table;
}

function countReceived(one: CaseFacts, { now }: Window, tables: Reckoned["tables"], spans: Reckoned["spans"]): void {
  count(tables.received, dayAt(one.receivedAt).slice(0, 7));
  count(tables.type, !one.isAnonymous ? "confidential" : one.isRevealed ? "revealed" : "anonymous");
  count(tables.way, one.way);
  count(tables.category, one.categoryId ?? NONE);
  count(tables.area, one.area ?? NONE);
  count(tables.channel, one.channelId);
  count(tables.department, one.departmentId);
  count(tables.scope, one.scope ?? NONE);
  if (one.isAnonymous) count(tables.returned, one.hasReturned ? "yes" : "no");
  // Feedback says what a confirmation would have said.
  const confirmedAt = earliest(one.acknowledgedAt, one.feedbackAt);
  const acknowledgement = acknowledgementEnd(one.receivedAt);
  count(tables.acknowledgement, dutyOf(confirmedAt, acknowledgement, one.closedAt, now));
  if (confirmedAt !== null) spans.acknowledgement.push((confirmedAt - one.receivedAt) / DAY_MS);
  const isWithout = one.feedbackAt === null && one.closedAt !== null;
  count(tables.feedback, isWithout ? "exempt" : dutyOf(one.feedbackAt, dueOf(one), one.closedAt, now));
  if (one.feedbackAt !== null) spans.feedback.push((one.feedbackAt - one.receivedAt) / DAY_MS);
}

function countClosed(one: CaseFacts, tables: Reckoned["tables"], spans: Reckoned["spans"]): void {
  const outcome = one.outcome ?? NONE;
  count(tables.outcome, outcome);
  const who = one.isAnonymous ? "anonymous" : "confidential";
  if (PROVED.has(outcome)) count(tables.substance, `${who} yes`);
  if (DISPROVED.has(outcome)) count(tables.substance, `${who} no`);
  spans.closure.push((one.closedAt! - one.receivedAt) / DAY_MS);
}

function countOpen(one: CaseFacts, at: number, tables: Reckoned["tables"], spans: Reckoned["spans"]): void {
  const days = (at - one.receivedAt) / DAY_MS;
  spans.age.push(days);
  count(tables.age, AGE_KEYS[AGES.filter((limit) => days >= limit).length]!);
  const { officeWroteAt, reporterWroteAt } = one;
  if (officeWroteAt !== null && (reporterWroteAt === null || reporterWroteAt < officeWroteAt)) count(tables.waiting, "waiting");
  const by = (moment: number | null) => (moment !== null && moment < at ? moment : null);
  if (by(one.feedbackAt) !== null) return;
  if (by(one.acknowledgedAt) === null) {
    if (acknowledgementEnd(one.receivedAt) <= at) count(tables.overdue, "acknowledgement");
  } else if (dueOf(one) <= at) count(tables.overdue, "feedback");
}
