import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { SubmitReport } from "@hz/contract/reports";
import { isBodyBox, isSealedKey, isTitleBox, isWrappedKey } from "@hz/crypto/envelope";
import { bytes } from "../../bytes.ts";
import type { Context } from "../../context.ts";
import { atCommit, bytesLiteral, literal } from "../../db/database.ts";
import { isUniqueViolation } from "../../db/violations.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import { claimFiles, uploaderByToken } from "../files/index.ts";
import { notifyOfReport } from "./jobs.ts";

type Submitted = { caseNumber: string; reportId: string };

/** Crockford's alphabet: no I, L, O, U, so that a case number survives being read aloud. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Eight random characters in two groups: nobody can count reports by it. */
export function newCaseNumber(): string {
  const letters = Array.from(randomBytes(8), (byte) => ALPHABET[byte & 31]).join("");
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

function refuseBadBoxes(input: SubmitReport): void {
  const wellFormed =
    isSealedKey(bytes(input.sealedKey)) &&
    isWrappedKey(bytes(input.wrappedKey)) &&
    isTitleBox(bytes(input.title)) &&
    isBodyBox(bytes(input.body));
  if (!wellFormed) throw new Failure("BOX_REFUSED");
}

/** All that a submission is checked against: channel, current keys, category, an earlier try of the same report. */
type Surroundings = {
  channel_id: string;
  settings: { allowAnonymous: boolean; allowFiles: boolean; requireCategory: boolean };
  epoch: number | null;
  category_known: boolean;
  earlier_number: string | null;
  earlier_hash: Buffer | null;
};

const surroundings = (accountId: string, input: SubmitReport) =>
  `select * from submission_surroundings(${literal(accountId)}, ${literal(input.linkSuffix)}, ${literal(input.departmentId)}, ${literal(input.category)}, ${literal(input.reportId)})`;

function refuseAgainstSettings(input: SubmitReport, found: Surroundings): void {
  if (found.epoch === null || found.epoch !== input.epoch) throw new Failure("DEPARTMENT_KEY_OUTDATED");
  if (input.reportType === "anonymous" && !found.settings.allowAnonymous) throw new Failure("ANONYMOUS_NOT_ALLOWED");
  if (input.files.length > 0 && !found.settings.allowFiles) throw new Failure("FILES_NOT_ALLOWED");
  if (input.category === null && found.settings.requireCategory) throw new Failure("CATEGORY_REQUIRED", ["category"]);
  if (input.category !== null && !found.category_known) throw new Failure("CATEGORY_UNKNOWN", ["category"]);
}

/** Everything that a report writes, as one statement, so that the account's counter is held as briefly as can be. */
function insertion(accountId: string, channelId: string, input: SubmitReport, caseNumber: string, submitHash: Buffer): string {
  const [account, report] = [literal(accountId), literal(input.reportId)];
  const box = (name: "rkId" | "reporterPk" | "tokenHash" | "sealedKey" | "wrappedKey" | "title" | "body") =>
    bytesLiteral(bytes(input[name]));
  return `
    with counter as (
      update report_counters set value = value + 1 where account_id = ${account} returning value
    ), case_entry as (
      insert into directory_cases (token_hash, account_id, report_id) values (${box("tokenHash")}, ${account}, ${report})
    )
    insert into reports (account_id, id, number, case_number, channel_id, department_id, epoch, category_id, report_type,
      rk_id, reporter_pk, token_hash, sealed_key, wrapped_key, title, body, submit_hash)
    select ${account}, ${report}, counter.value, ${literal(caseNumber)}, ${literal(channelId)}, ${literal(input.departmentId)},
      ${input.epoch}, ${literal(input.category)}::uuid, ${literal(input.reportType)}, ${box("rkId")}, ${box("reporterPk")},
      ${box("tokenHash")}, ${box("sealedKey")}, ${box("wrappedKey")}, ${box("title")}, ${box("body")}, ${bytesLiteral(submitHash)}
    from counter`;
}

/**
 * Stores a sealed report with its files, in one transaction. The same submission may come any number of times and stays
 * one report; other bytes under its id are REPORT_CONFLICT. What is not a well-formed box is refused.
 */
export async function submitReport(ctx: Context, input: SubmitReport): Promise<Submitted> {
  refuseBadBoxes(input);
  const accountId = await ctx.channelDirectory(input.linkSuffix);
  if (!accountId) throw new Failure("CHANNEL_NOT_FOUND");
  const submitHash = createHash("sha256").update(JSON.stringify(input)).digest();
  const attempt = () =>
    ctx.db.hotTenant<Submitted, Surroundings>(accountId, surroundings(accountId, input), async (tx, [found]) => {
      if (!found) throw new Failure("CHANNEL_NOT_FOUND");
      if (found.earlier_hash) {
        if (!found.earlier_hash.equals(submitHash)) throw new Failure("REPORT_CONFLICT");
        return { caseNumber: found.earlier_number!, reportId: input.reportId };
      }
      refuseAgainstSettings(input, found);
      const caseNumber = newCaseNumber();
      const statement = insertion(accountId, found.channel_id, input, caseNumber, submitHash);
      if (input.files.length === 0) atCommit(statement);
      else {
        await sql.raw(statement).execute(tx);
        if (!input.uploadToken) throw new Failure("FILES_INCOMPLETE");
        const uploaderHash = uploaderByToken(input.uploadToken);
        await claimFiles(tx, accountId, input.files, { reportId: input.reportId, messageId: null, uploaderHash });
      }
      await ctx.jobs.enqueue(notifyOfReport, { accountId, departmentId: input.departmentId });
      emit(accountId, { type: "report-created", ref: input.reportId });
      return { caseNumber, reportId: input.reportId };
    });
  try {
    return await attempt();
  } catch (error) {
    // Two tries of one report at the same moment: the second finds the first when it looks again.
    if (isUniqueViolation(error))
      return attempt().catch((again) => Promise.reject(isUniqueViolation(again) ? new Failure("REPORT_CONFLICT") : again));
    throw error;
  }
}
