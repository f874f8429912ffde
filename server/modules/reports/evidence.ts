import { createHash } from "node:crypto";
import { berlinDay } from "@hz/contract/procedure/deadlines";
import type { CaseEvidence, Evidence, SignedEvidence } from "@hz/contract/reports/evidence";
import { bytes, wire } from "../../bytes.ts";
import type { Tx } from "../../db/database.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import { membersOf } from "../users/index.ts";
import type { ReadableReport } from "./store.ts";

/** What somebody of the office signed of a report that came in; null where nobody has. */
export async function evidenceOf(tx: Tx, accountId: string, reportId: string): Promise<SignedEvidence | null> {
  const row = await tx
    .selectFrom("report_evidence")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("report_id", "=", reportId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    byUserId: row.user_id,
    bodyHash: wire(row.body_hash),
    wording: wire(row.wording),
    receivedOn: row.received_on,
    signedOn: row.signed_on,
    office: row.office,
    signature: wire(row.signature),
  };
}

/** The same for the reporter, with the keys that vouch for whoever signed. */
export async function caseEvidenceOf(tx: Tx, accountId: string, reportId: string): Promise<CaseEvidence | null> {
  const evidence = await evidenceOf(tx, accountId, reportId);
  return evidence && { ...evidence, signers: await membersOf(tx, accountId, [evidence.byUserId]) };
}

/**
 * Keeps it in place of what was there: whoever signs found none, or one that does not hold, and only browsers can tell. Throws
 * REPORT_CHANGED where it says another hash or day than the service knows, or where the report's text was replaced since.
 */
export async function keepEvidence(tx: Tx, { accountId, userId }: UserCaller, report: ReadableReport, said: Evidence): Promise<void> {
  const bodyHash = createHash("sha256").update(report.body).digest();
  const isSame = bodyHash.equals(bytes(said.bodyHash)) && said.receivedOn === berlinDay(report.received_at);
  if (!isSame || report.body_redacted_by !== null) throw new Failure("REPORT_CHANGED");
  const values = {
    user_id: userId,
    body_hash: bodyHash,
    wording: bytes(said.wording),
    received_on: said.receivedOn,
    signed_on: said.signedOn,
    office: said.office,
    signature: bytes(said.signature),
  };
  await tx
    .insertInto("report_evidence")
    .values({ account_id: accountId, report_id: report.id, ...values })
    .onConflict((conflict) => conflict.columns(["account_id", "report_id"]).doUpdateSet(values))
    .execute();
}
