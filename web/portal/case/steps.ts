import { acknowledgementDue, type Deadline, feedbackDue } from "@hz/contract/procedure/deadlines";
import type { Case } from "@hz/contract/reports/reports";

/** Whether nobody of the office can open the case any more, be it closed for that already or not. */
export const isShut = ({ lostAt, held }: Pick<Case, "lostAt" | "held">): boolean => lostAt !== null || held === "lost";

type Facts = Pick<
  Case,
  "status" | "receivedAt" | "acknowledgedAt" | "confirmation" | "feedbackAt" | "closedAt" | "lostAt" | "held" | "allowFiles"
>;

/** What happened, when the service says it did, the oldest first. */
export type Done = { what: "received" | "confirmed" | "confirmedByItself" | "feedback" | "closed"; at: string };
/** What the law asks of the office (§ 17 HinSchG), until the end of a calendar day such as "2026-11-29"; late is what did not come by then. */
export type Due = { what: "confirm" | "answer"; lastDay: string; isLate: boolean };
/** What is open; nothing where nobody can open the case, of which the page says more in another place. */
export type Next = { dues: Due[]; otherwise: "working" | "over" | null };
export type Possible = "write" | "attach" | "name" | "meet" | "news" | "external" | "instead";
export type Steps = { done: Done[]; next: Next; possible: Possible[] };

/** Where a case stands at a moment, for its reporter; `canBeNamed` says whether the office does not know yet who reported. */
export function stepsOf(found: Facts, canBeNamed: boolean, now: Date): Steps {
  const dues = duesOf(found, now);
  const otherwise = isShut(found) || dues.length > 0 ? null : isOver(found) ? "over" : "working";
  return { done: doneOf(found), next: { dues, otherwise }, possible: possibleOf(found, canBeNamed, dues) };
}

// Older cases may have ended without a moment that was kept.
const isOver = ({ status }: Facts) => status === "closed" || status === "resolved";

function doneOf({ receivedAt, acknowledgedAt, confirmation, feedbackAt, closedAt, ...found }: Facts): Done[] {
  const done: Done[] = [{ what: "received", at: receivedAt }];
  if (acknowledgedAt !== null) done.push({ what: confirmation ? "confirmedByItself" : "confirmed", at: acknowledgedAt });
  if (feedbackAt !== null) done.push({ what: "feedback", at: feedbackAt });
  // That the service closed what nobody can open stands there, with why.
  if (closedAt !== null && !isShut(found)) done.push({ what: "closed", at: closedAt });
  return done.sort((one, other) => one.at.localeCompare(other.at));
}

function duesOf(found: Facts, now: Date): Due[] {
  const { receivedAt, acknowledgedAt, feedbackAt } = found;
  // Feedback says what a confirmation would have said.
  if (isShut(found) || isOver(found) || feedbackAt !== null) return [];
  const due = (what: Due["what"], { lastDay, endsAt }: Deadline): Due => ({ what, lastDay, isLate: endsAt <= now });
  const [received, acknowledged] = [new Date(receivedAt), acknowledgedAt === null ? null : new Date(acknowledgedAt)];
  const answer = due("answer", feedbackDue(received, acknowledged));
  return acknowledged ? [answer] : [due("confirm", acknowledgementDue(received)), answer];
}

function possibleOf(found: Facts, canBeNamed: boolean, dues: Due[]): Possible[] {
  if (isShut(found)) return [];
  const possible: Possible[] = [found.allowFiles ? "attach" : "write"];
  if (canBeNamed) possible.push("name");
  possible.push("meet", "news", dues.some(({ isLate }) => isLate) ? "instead" : "external");
  return possible;
}
