import { createHash } from "node:crypto";
import type { EnterReport } from "@hz/contract/reports/entries";
import { receiptProblem } from "@hz/contract/reports/entry-terms";
import type { SubmitReport } from "@hz/contract/reports/reports";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { isUniqueViolation } from "../../db/violations.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import { record } from "../audit/index.ts";
import { suffixOfChannel } from "../channels/index.ts";
import { claimFiles, markRecordings, uploaderByUser } from "../files/index.ts";
import { refuseBadBoxes, reportsFor, storeReport } from "../reports/index.ts";
import { isDrillId, insertEntry } from "./store.ts";

/** `number` is null where the report went to a department that its sender does not belong to: it would tell how many lie there. */
type Entered = { caseNumber: string; reportId: string; number: number | null };

function refuseBadTimes(now: Date, { receivedAt, consentAt }: EnterReport): void {
  if (receiptProblem(new Date(receivedAt), now)) throw new Failure("INVALID_INPUT", ["receivedAt"]);
  if (consentAt && receiptProblem(new Date(consentAt), now)) throw new Failure("INVALID_INPUT", ["consentAt"]);
}

/**
 * Stores a sealed report that came by another way than the portal, with its files, in one transaction. It is checked and
 * stored as one of the portal is; what a channel refuses from its form, no name and files, it takes from its office: a
 * letter without a sender is a report all the same. The same one may come again and stays one.
 */
export async function enterReport(ctx: Context, { accountId, userId }: UserCaller, input: EnterReport): Promise<Entered> {
  refuseBadBoxes(input);
  refuseBadTimes(ctx.now(), input);
  const { reportId, channelId, files, way } = input;
  const submitHash = createHash("sha256").update(JSON.stringify(input)).digest();
  const store = async (tx: Tx): Promise<Entered> => {
    // Under a drill's id it would be one, and count in no figure.
    if (await isDrillId(tx, accountId, reportId)) throw new Failure("REPORT_CONFLICT");
    const linkSuffix = (await suffixOfChannel(tx, accountId, channelId)) ?? "";
    const asForm: SubmitReport = { ...input, linkSuffix, reportType: "confidential", files: [], uploadToken: null };
    const { caseNumber, isNew } = await storeReport(tx, accountId, { input: asForm, submitHash });
    if (isNew) {
      await insertEntry(tx, accountId, userId, input);
      await claimFiles(tx, accountId, files, { reportId, messageId: null, uploaderHash: uploaderByUser(userId) });
      await markRecordings(tx, accountId, reportId, input.recordings);
      record(accountId, { actor: userId, action: "report.entered", target: reportId, details: { way } });
    }
    const [report] = await reportsFor(tx, accountId, userId, [reportId]);
    return { caseNumber, reportId, number: report?.number ?? null };
  };
  const attempt = () => ctx.db.tenant(accountId, store);
  try {
    // Of two tries at the same moment the second finds the first when it looks again.
    return await attempt().catch((error) => (isUniqueViolation(error) ? attempt() : Promise.reject(error)));
  } catch (error) {
    throw isUniqueViolation(error) ? new Failure("REPORT_CONFLICT") : error;
  }
}
