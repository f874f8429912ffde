import type { AgreementState } from "../processing/processing.ts";
import type { Reason } from "./readiness-reasons.ts";
import { acknowledgementDue, addDays, addMonths, berlinDay } from "../procedure/deadlines.ts";

/**
 * How ready a channel is. Not ready (red): a report would not arrive, could not be read, or nobody would learn of it. To be
 * checked (yellow): it would, but something that the law asks for or that we advise is missing, old, or hangs on one person.
 */
export const LIGHTS = ["ready", "check", "not-ready"] as const;
export type Light = (typeof LIGHTS)[number];

/** What is checked of each channel for itself, and what of the account as a whole. */
export const CHANNEL_CHECKS = ["keys", "links", "deputy", "stand-in", "texts", "drill"] as const;
export const ACCOUNT_CHECKS = ["vouching", "emergency", "mail", "training", "external", "processing"] as const;
export const CHECKS = [...CHANNEL_CHECKS, ...ACCOUNT_CHECKS] as const;
export type CheckName = (typeof CHECKS)[number];

/** `name` is a department's, `day` the one that the reason speaks of, `codes` say what is missing. */
export type Check = { check: CheckName; light: Light; reason: Reason; count: number; name: string; day: string; codes: string[] };

/** The law names no period. Two years are what training providers and auditors of compliance systems usually work with: our advice. */
export const TRAINING_MONTHS = 24;
/** So many days before a training expires people are told: enough to find another one. */
export const TRAINING_SOON_DAYS = 60;
/** How long a look at the external offices, a test mail and a drill count: once a year is what we advise. */
export const REVIEW_MONTHS = 12;
/** Somebody of the office should have signed in within so many days: the receipt must be confirmed after seven. */
export const QUIET_DAYS = 30;
/** So many days before portals refuse a key that nobody vouched for anew people are told; every sign-in of who can has it done. */
export const VOUCHING_SOON_DAYS = 60;
/** Failed mails count for so long, or until somebody has dismissed them. */
export const FAILED_MAIL_DAYS = 7;
/** A drill's report is sent in the same moment; after so long it has not arrived. */
export const ARRIVAL_MINUTES = 60;

const DAY_MS = 86_400_000;
const said = (check: CheckName, light: Light, reason: Reason, more: Partial<Omit<Check, "check" | "light" | "reason">> = {}): Check => ({
  check,
  light,
  reason,
  count: 0,
  name: "",
  day: "",
  codes: [],
  ...more,
});
const dayOf = (moment: Date | null) => moment && berlinDay(moment);
/** Whether a day is the last one that counts, or before it. */
const stillCounts = (day: string, now: Date) => addMonths(day, REVIEW_MONTHS) >= berlinDay(now);

/** The worst of these lights. */
export const worst = (lights: readonly Light[]): Light =>
  lights.reduce<Light>((all, one) => (LIGHTS.indexOf(one) > LIGHTS.indexOf(all) ? one : all), "ready");

/**
 * A department that reports of a channel may go to: how many of its people read with its newest key, and whether the emergency key
 * has it, an open invitation's code, or anybody else, such as somebody who is deactivated or waits for a release.
 */
export type DepartmentKeys = { name: string; holders: number; hasEmergencyKey: boolean; isInvited: boolean; isHeld: boolean };

/** Whether one loss could close the reports of any of a channel's departments. */
export function keysCheck(departments: readonly DepartmentKeys[]): Check {
  // A key in a safe is no reader: until somebody fetches it, reports lie there.
  const unread = departments.filter(({ holders }) => holders === 0);
  const unheld = unread.filter(({ hasEmergencyKey, isHeld }) => !hasEmergencyKey && !isHeld);
  const gone = unheld.find(({ isInvited }) => !isInvited);
  const idle = unread.find(({ isHeld }) => isHeld);
  const held = departments.map(({ name, holders, hasEmergencyKey }) => ({ name, count: holders + (hasEmergencyKey ? 1 : 0) }));
  const least = held.reduce((fewest, one) => (one.count < fewest.count ? one : fewest), held[0] ?? { name: "", count: 0 });
  if (gone || departments.length === 0) return said("keys", "not-ready", "keys-none", { name: gone?.name ?? "" });
  if (unheld[0]) return said("keys", "not-ready", "keys-invited", { name: unheld[0].name });
  if (idle) return said("keys", "not-ready", "keys-idle", { name: idle.name });
  if (unread[0]) return said("keys", "not-ready", "keys-emergency", { name: unread[0].name });
  return least.count === 1 ? said("keys", "check", "keys-one", least) : said("keys", "ready", "keys-enough", least);
}

/** Whether people stand before a closed door: since `endedAt` a channel's former links and posters open nothing; null where all open. */
export function linksCheck(endedAt: Date | null): Check {
  const day = dayOf(endedAt);
  return day ? said("links", "not-ready", "links-ended", { day }) : said("links", "ready", "links-open");
}

/** A department that reports of a channel may go to: when each person who handles them last signed in. */
export type DepartmentPeople = { name: string; signedIn: readonly (Date | null)[] };

/** Whether one person stands in for another in each department of a channel; the one that is worst off speaks. */
export function deputyCheck(departments: readonly DepartmentPeople[], now: Date): Check {
  const checks = departments.map((department) => deputiesOf(department, now));
  const light = worst(checks.map((check) => check.light));
  return checks.find((check) => check.light === light) ?? said("deputy", "not-ready", "deputy-none");
}

function deputiesOf({ name, signedIn }: DepartmentPeople, now: Date): Check {
  const count = signedIn.length;
  if (count === 0) return said("deputy", "not-ready", "deputy-none", { name });
  const isQuiet = signedIn.every((at) => at === null || now.getTime() - at.getTime() > QUIET_DAYS * DAY_MS);
  if (isQuiet) return said("deputy", "check", "deputy-quiet", { name, count: QUIET_DAYS });
  return count === 1 ? said("deputy", "check", "deputy-one", { name }) : said("deputy", "ready", "deputy-enough", { name, count });
}

/** Who stands in where a report concerns the office: null for nobody; how many of the office it shares; whether the account's key signed it. */
export type StandInFacts = { name: string; shared: number; isSigned: boolean } | null;

/**
 * Says whether a report about the office goes to somebody whom it does not concern. A company that says since when it has nobody
 * else is not asked again: its form points to the external bodies.
 */
export function standInCheck(standIn: StandInFacts, nobodySince: Date | null = null): Check {
  const day = dayOf(nobodySince);
  if (!standIn && day) return said("stand-in", "ready", "stand-in-nobody", { day });
  if (!standIn) return said("stand-in", "check", "stand-in-none");
  const { name, shared, isSigned } = standIn;
  if (shared > 0) return said("stand-in", "not-ready", "stand-in-shared", { name, count: shared });
  return isSigned ? said("stand-in", "ready", "stand-in-there", { name }) : said("stand-in", "check", "stand-in-unsigned", { name });
}

/** Whether a channel's texts and the company's data lack anything; `missing` are the codes of what they lack. */
export function textsCheck(missing: readonly string[]): Check {
  if (missing.length === 0) return said("texts", "ready", "texts-there");
  return said("texts", "check", "texts-missing", { codes: [...missing] });
}

/**
 * How long the account's key still vouches for the departments' keys; `ends` are Unix seconds, of which the first counts. Beyond it
 * reporters' browsers seal nothing to that key.
 */
export function vouchingCheck(ends: readonly number[], now: Date): Check[] {
  if (ends.length === 0) return [];
  const end = new Date(Math.min(...ends) * 1000);
  const left = (end.getTime() - now.getTime()) / DAY_MS;
  const more = { day: berlinDay(end), count: Math.max(0, Math.floor(left)) };
  if (left < 0) return [said("vouching", "not-ready", "vouching-ended", more)];
  return [
    left <= VOUCHING_SOON_DAYS ? said("vouching", "check", "vouching-soon", more) : said("vouching", "ready", "vouching-holds", more),
  ];
}

/**
 * Says that the emergency key is to be renewed once its code was given out, else nothing; `usedAt` is null while it only lay in the
 * safe.
 */
export function emergencyChecks(usedAt: Date | null): Check[] {
  const day = dayOf(usedAt);
  return day ? [said("emergency", "check", "emergency-used", { day })] : [];
}

export type MailFacts = {
  /** Mails of the last days that could not be delivered and that nobody has dismissed. */
  failed: number;
  /** Whether mails leave this installation. */
  isSent: boolean;
  /** When somebody last told the code of a test mail. */
  confirmedAt: Date | null;
};

/** Says whether mails reach people. */
export function mailCheck({ failed, isSent, confirmedAt }: MailFacts, now: Date): Check {
  const day = dayOf(confirmedAt);
  if (failed > 0) return said("mail", "not-ready", "mail-failed", { count: failed });
  if (!isSent) return said("mail", "check", "mail-kept");
  if (!day) return said("mail", "check", "mail-never");
  return stillCounts(day, now) ? said("mail", "ready", "mail-confirmed", { day }) : said("mail", "check", "mail-old", { day });
}

/** The last day on which a training of that day counts. */
export const trainedUntil = (day: string): string => addMonths(day, TRAINING_MONTHS);

/** How a person's training stands. */
export type TrainingState = "valid" | "soon" | "expired" | "missing";

/** How a person's training stands; `day` is that of the last one, null without one. */
export function trainingState(day: string | null, now: Date): TrainingState {
  if (day === null) return "missing";
  const [until, today] = [trainedUntil(day), berlinDay(now)];
  if (until < today) return "expired";
  return until <= addDays(today, TRAINING_SOON_DAYS) ? "soon" : "valid";
}

/** Whether all who handle reports have the expertise of § 15 (2) HinSchG, on paper; `days` are those of their last trainings. */
export function trainingCheck(days: readonly (string | null)[], now: Date): Check {
  const states = days.map((day) => trainingState(day, now));
  const count = (state: TrainingState) => states.filter((one) => one === state).length;
  if (states.length === 0) return said("training", "check", "training-nobody");
  for (const state of ["missing", "expired", "soon"] as const)
    if (count(state) > 0) return said("training", "check", `training-${state}`, { count: count(state) });
  return said("training", "ready", "training-valid", { count: states.length });
}

/** Whether it is long ago that somebody looked whether the external reporting offices that are named are right. */
export function externalCheck(reviewedAt: Date | null, now: Date): Check {
  const day = dayOf(reviewedAt);
  if (!day) return said("external", "check", "external-never");
  return stillCounts(day, now)
    ? said("external", "ready", "external-reviewed", { day })
    : said("external", "check", "external-old", { day });
}

/**
 * Whether the agreement on processing (Art. 28 GDPR) was concluded in the words of today; `concludedAt` is when it was last, `changed`
 * the sections that say something else since.
 */
export function processingCheck(state: AgreementState, concludedAt: Date | null, changed: readonly string[]): Check {
  const light = state === "concluded" ? "ready" : "check";
  return said("processing", light, `processing-${state}`, { day: dayOf(concludedAt) ?? "", codes: [...changed] });
}

/** What is known of a drill; of each time null where it did not happen yet. */
export type DrillFacts = {
  startedAt: Date;
  receivedAt: Date | null;
  /** When a mail went to those who handle reports. */
  mailedAt: Date | null;
  /** When somebody other than the starter opened it. */
  openedAt: Date | null;
  acknowledgedAt: Date | null;
  answeredAt: Date | null;
  /** Whether its report was deleted. */
  isGone: boolean;
};
export const DRILL_RESULTS = ["running", "passed", "alone", "unmailed", "failed"] as const;
export type DrillResult = (typeof DRILL_RESULTS)[number];

/**
 * How a drill stands: passed where a person of the office confirmed the receipt, or answered, within the time of the law. What
 * the channel confirms by itself shows nothing of the office, and little is shown where nobody but the starter saw it, who knew
 * of it, or where no mail went out, by which the office would hear of a report.
 */
export function drillResult(facts: DrillFacts, now: Date): DrillResult {
  const { startedAt, receivedAt, acknowledgedAt, answeredAt, isGone } = facts;
  if (receivedAt === null) return now.getTime() - startedAt.getTime() > ARRIVAL_MINUTES * 60_000 ? "failed" : "running";
  const { endsAt } = acknowledgementDue(receivedAt);
  const handled = [acknowledgedAt, answeredAt].filter((at) => at !== null);
  if (handled.some((at) => at < endsAt)) return facts.openedAt === null ? "alone" : facts.mailedAt === null ? "unmailed" : "passed";
  return isGone || now >= endsAt ? "failed" : "running";
}

/** Whether one of a channel's drills was passed within the year, and none has failed since. */
export function drillCheck(drills: readonly DrillFacts[], now: Date): Check {
  const newestFirst = drills.toSorted((a, b) => b.startedAt.getTime() - a.startedAt.getTime());
  const results = newestFirst.map((drill) => ({
    day: berlinDay(drill.startedAt),
    result: drillResult(drill, now),
    isLost: drill.receivedAt === null,
  }));
  const running = results.find(({ result }) => result === "running");
  const ended = results.filter(({ result }) => result !== "running");
  const failure = ended.findIndex(({ result }) => result === "failed");
  const since = failure < 0 ? ended : ended.slice(0, failure);
  const passed = since.find(({ result, day }) => result === "passed" && stillCounts(day, now));
  if (passed) return said("drill", "ready", "drill-passed", { day: passed.day });
  if (running) return said("drill", "check", "drill-running", { day: running.day });
  const [last] = ended;
  if (!last) return said("drill", "check", "drill-never");
  return said("drill", "check", reasonOf(last, now), { day: last.day });
}

/** Why the last drill that ended is not enough. */
function reasonOf({ result, day, isLost }: { result: DrillResult; day: string; isLost: boolean }, now: Date): Reason {
  if (result === "failed") return isLost ? "drill-lost" : "drill-failed";
  if ((result === "alone" || result === "unmailed") && stillCounts(day, now)) return `drill-${result}`;
  return "drill-old";
}
