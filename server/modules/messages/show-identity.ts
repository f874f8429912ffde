import { mayNameSpeakers } from "@hz/contract/reports/entry-terms";
import type { Tx } from "../../db/database.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import { record } from "../audit/index.ts";
import { mayShowIdentity, workableReport } from "../reports/index.ts";

/** Keeps in the log that the caller is given the reporter's identity; throws where they may not read it, or there is none. */
export async function recordIdentityShown(tx: Tx, caller: UserCaller, reportId: string): Promise<void> {
  const report = await workableReport(tx, caller, reportId);
  if (!(await mayShowIdentity(tx, caller, reportId))) throw new Failure("FORBIDDEN");
  // Whoever gave no name has none that could be shown: the log says nothing that did not happen.
  const isNamed = report.report_type === "confidential" || report.identity_revealed_at !== null;
  if (!isNamed && !mayNameSpeakers(report.way, report.consent_at !== null)) throw new Failure("NOT_FOUND");
  record(caller.accountId, { actor: caller.userId, action: "identity.shown", target: reportId });
}
