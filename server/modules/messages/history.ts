import type { HistoryEntry } from "@hz/contract/reports/messages";
import type { Measure, Step } from "@hz/contract/procedure/procedure";
import type { Tx } from "../../db/database.ts";
import { momentsOf } from "../audit/index.ts";
import { remindersOf } from "../reminders/index.ts";
import { holdsOf } from "../retention/index.ts";
import {
  assignmentChangesOf,
  destroyedOf,
  guestsOf,
  measuresOf,
  measureView,
  recusalsOf,
  type ReportRecord,
  statusChangesOf,
  stepsOf,
  stepView,
} from "../reports/index.ts";
import { transfersOf } from "../handover/index.ts";
import { disclosuresOf } from "./disclosures-store.ts";
import { messageTimesOf, redactionsOf } from "./store.ts";

/** What happened to a report, newest first, by ids and figures. */
export async function historyOf(tx: Tx, accountId: string, report: ReportRecord): Promise<HistoryEntry[]> {
  const { id } = report;
  const statuses = (await statusChangesOf(tx, accountId, id)).map((row) =>
    entry(row.at, row.user_id, { kind: "status", from: row.from_status, to: row.to_status }),
  );
  const assignments = (await assignmentChangesOf(tx, accountId, id)).map((row) =>
    entry(row.at, row.user_id, { kind: "assigned", from: row.from_user_id, to: row.to_user_id }),
  );
  const messages = (await messageTimesOf(tx, accountId, id)).map((row) =>
    entry(row.created_at, row.author_id, { kind: "message", isFromWhistleblower: row.is_from_reporter, files: Number(row.files) }),
  );
  const redactions = (await redactionsOf(tx, accountId, id)).map((row) =>
    entry(row.at, row.user_id, { kind: "redaction", messageId: row.message_id, places: row.places }),
  );
  const identities = (await momentsOf(tx, accountId, id, "identity.shown")).map((row) => entry(row.at, row.actor_id, { kind: "identity" }));
  const disclosures = (await disclosuresOf(tx, accountId, id)).map((row) =>
    entry(row.at, row.user_id, { kind: "disclosure", isCorrection: row.replaces !== null }),
  );
  const holds = entriesOfHolds(await holdsOf(tx, accountId, id));
  const announced = (await momentsOf(tx, accountId, id, "report.deletion-announced")).map((row) =>
    entry(row.at, null, { kind: "deletion-announced" }),
  );
  const revealed = report.identity_revealed_at ? [entry(report.identity_revealed_at, null, { kind: "revealed" })] : [];
  const steps = (await stepsOf(tx, accountId, id)).map((row) => entry(row.at, row.user_id, whatOf(stepView(row))));
  const measures = (await measuresOf(tx, accountId, id)).map(measureView).flatMap(entriesOf);
  const reminders = (await remindersOf(tx, accountId, id)).map((row) =>
    entry(row.at, null, { kind: "reminded", about: row.kind, due: row.due, to: row.user_ids }),
  );
  const recordings = (await destroyedOf(tx, accountId, id)).map((row) => entry(row.at, row.user_id, { kind: "recording-destroyed" }));
  const recorded = (await momentsOf(tx, accountId, id, "report.recording-added")).map((row) =>
    entry(row.at, row.actor_id, { kind: "recording-added" }),
  );
  const received = entry(report.way === "portal" ? report.created_at : report.received_at, null, { kind: "received" });
  const transfers = (await transfersOf(tx, accountId, id)).map((row) =>
    entry(row.at, row.user_id, { kind: "transferred", from: row.from_name, to: row.to_name, reason: row.reason }),
  );
  const recusals = (await recusalsOf(tx, accountId, id)).flatMap((row) => [
    entry(row.at, row.by_user_id, { kind: "recused", userId: row.user_id, isOwn: row.by_user_id === row.user_id }),
    ...(row.lifted_at ? [entry(row.lifted_at, row.lifted_by, { kind: "lifted", userId: row.user_id, reason: row.lift_reason! })] : []),
  ]);
  const guests = (await guestsOf(tx, accountId, id)).flatMap(({ name, last_day: lastDay, ...row }) => [
    entry(row.granted_at, row.granted_by, { kind: "guest", what: "invited", name, lastDay }),
    ...(row.ended_at ? [entry(row.ended_at, row.ended_by, { kind: "guest", what: "ended", name, lastDay })] : []),
  ]);
  const prolonged = (await momentsOf(tx, accountId, id, "guest.prolonged")).map((row) =>
    entry(row.at, row.actor_id, { kind: "guest-prolonged" }),
  );
  const automatic =
    report.acknowledged_at && !report.acknowledged_by ? [entry(report.acknowledged_at, null, { kind: "acknowledged", way: null })] : [];
  // Of what came at one moment the later one stands first.
  const office = [
    ...steps,
    ...measures,
    ...statuses,
    ...assignments,
    ...redactions,
    ...identities,
    ...disclosures,
    ...holds,
    ...announced,
    ...reminders,
    ...recorded,
    ...recordings,
    ...entriesOfEntry(report),
    ...transfers,
    ...recusals,
    ...guests,
    ...prolonged,
  ];
  return [...office, ...messages, ...revealed, ...automatic, received].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

const entry = (at: Date, by: string | null, what: HistoryEntry["what"]): HistoryEntry => ({ at: at.toISOString(), by, what });

/** That the office entered a report, and whether its password reached the reporter. */
function entriesOfEntry(report: ReportRecord): HistoryEntry[] {
  const { way, created_at: at, entered_by: by, handover, handover_at: handedAt, handover_by: handedBy } = report;
  if (way === "portal") return [];
  const entered = entry(at, by, { kind: "entered", way });
  return handover && handedAt ? [entered, entry(handedAt, handedBy, { kind: "handover", handover })] : [entered];
}

function whatOf(step: Step): HistoryEntry["what"] {
  switch (step.kind) {
    case "scope":
      return { kind: step.kind, result: step.result };
    case "substance":
      return { kind: step.kind, result: step.result };
    case "closed":
      return { kind: step.kind, outcome: step.result };
    case "acknowledged":
    case "feedback":
      return { kind: step.kind, way: step.result };
    default:
      return { kind: step.kind };
  }
}

/** That holds were set, prolonged and lifted: who prolongs one ends it in the same moment. */
function entriesOfHolds(holds: Awaited<ReturnType<typeof holdsOf>>): HistoryEntry[] {
  const endedAt = new Set(holds.map((hold) => hold.ended_at?.getTime()));
  const begunAt = new Set(holds.map((hold) => hold.created_at.getTime()));
  return holds.flatMap((hold) => {
    const isNext = endedAt.has(hold.created_at.getTime());
    const begun = entry(hold.created_at, hold.created_by, { kind: "hold", what: isNext ? "prolonged" : "set" });
    if (!hold.ended_at || begunAt.has(hold.ended_at.getTime())) return [begun];
    return [begun, entry(hold.ended_at, hold.ended_by, { kind: "hold", what: "lifted" })];
  });
}

/** That a measure was added, and, where it was changed, that it was the last time. */
function entriesOf({ kind, state, createdAt, createdBy, changed }: Measure): HistoryEntry[] {
  const what = { kind: "measure", measure: kind, state } as const;
  const added = { at: createdAt, by: createdBy, what: { ...what, isNew: true, state: changed ? null : state } };
  return changed === null ? [added] : [{ ...changed, what: { ...what, isNew: false } }, added];
}
