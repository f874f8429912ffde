import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Tx } from "../../db/database.ts";
import { momentsOf } from "../audit/index.ts";
import { guestsOf } from "../guests/index.ts";
import { transfersOf } from "../handover/index.ts";
import { measuresOf, stepsOf } from "../procedure/index.ts";
import { remindersOf } from "../reminders/index.ts";
import { assignmentChangesOf, destroyedOf, recusalsOf, statusChangesOf } from "../reports/index.ts";
import { holdsOf } from "../retention/index.ts";
import { disclosuresOf } from "./disclosures-store.ts";
import { messageTimesOf, redactionsOf } from "./store.ts";

/** What the log alone knows of a report. */
const LOGGED = ["identity.shown", "report.deletion-announced", "report.recording-added", "guest.prolonged"] as const;

/** What each noun keeps of what happened to a report, in one statement; moments are texts, for they come as JSON. */
export function historyRows(tx: Tx, accountId: string, reportId: string) {
  const of = [tx, accountId, reportId] as const;
  return tx
    .selectNoFrom([
      jsonArrayFrom(stepsOf(...of)).as("steps"),
      jsonArrayFrom(measuresOf(...of)).as("measures"),
      jsonArrayFrom(statusChangesOf(...of)).as("statuses"),
      jsonArrayFrom(assignmentChangesOf(...of)).as("assignments"),
      jsonArrayFrom(redactionsOf(...of)).as("redactions"),
      jsonArrayFrom(disclosuresOf(...of)).as("disclosures"),
      jsonArrayFrom(holdsOf(...of)).as("holds"),
      jsonArrayFrom(remindersOf(...of)).as("reminders"),
      jsonArrayFrom(destroyedOf(...of)).as("recordings"),
      jsonArrayFrom(transfersOf(...of)).as("transfers"),
      jsonArrayFrom(recusalsOf(...of)).as("recusals"),
      jsonArrayFrom(guestsOf(...of)).as("guests"),
      jsonArrayFrom(messageTimesOf(...of)).as("messages"),
      jsonArrayFrom(momentsOf(...of, LOGGED)).as("moments"),
    ])
    .executeTakeFirstOrThrow();
}
