import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { ErrorCode } from "@hz/contract/errors";
import type { SubmitReport } from "@hz/contract/reports/reports";
import { isBodyBox, isSealedKey, isTitleBox, isWrappedKey } from "@hz/crypto/envelope";
import { bytes } from "../../bytes.ts";
import type { Context } from "../../context.ts";
import { bytesLiteral, literal, type Tx } from "../../db/database.ts";
import { batch } from "../../db/batch.ts";
import { isDataError, isUniqueViolation } from "../../db/violations.ts";
import { Failure } from "../../http/failures.ts";
import { jobRow } from "../../jobs/jobs.ts";
import { activeChannel } from "../channels/index.ts";
import { claimFiles, uploaderByToken } from "../files/index.ts";
import { notifyOfReport } from "./jobs.ts";
import { askWithReport, refuseBadMeeting } from "./meetings-store.ts";

type Submitted = { caseNumber: string; reportId: string };

/** Crockford's alphabet: no I, L, O, U, so that a case number survives being read aloud. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Eight random characters in two groups: nobody can count reports by it. */
export function newCaseNumber(): string {
  const letters = Array.from(randomBytes(8), (byte) => ALPHABET[byte & 31]).join("");
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Throws BOX_REFUSED where something of a report is no well-formed box. */
export function refuseBadBoxes(input: Pick<SubmitReport, "sealedKey" | "wrappedKey" | "title" | "body">): void {
  const wellFormed =
    isSealedKey(bytes(input.sealedKey)) &&
    isWrappedKey(bytes(input.wrappedKey)) &&
    isTitleBox(bytes(input.title)) &&
    isBodyBox(bytes(input.body));
  if (!wellFormed) throw new Failure("BOX_REFUSED");
}

type Entry = { input: SubmitReport; submitHash: Buffer };
type Answer = { outcome: "STORED" | "REPEATED" | ErrorCode; case_number: string };

/** The statement that checks and stores a report; its values are literals, because several go in one message. */
function submission(accountId: string, { input, submitHash }: Entry): string {
  const job = jobRow(notifyOfReport, { accountId, departmentId: input.departmentId });
  const head = [accountId, input.linkSuffix, job, String(input.files.length > 0), input.reportId, newCaseNumber()];
  const choices = [input.departmentId, String(input.epoch), input.category, input.reportType];
  const boxes = [input.rkId, input.reporterPk, input.tokenHash, input.sealedKey, input.wrappedKey, input.title, input.body].map(bytes);
  const values = [...[...head, ...choices].map(literal), ...[...boxes, submitHash].map(bytesLiteral)];
  return `select * from submit_report(${values.join(", ")})`;
}

/** Checks and stores one report within a transaction. */
async function storeSubmission(tx: Tx, accountId: string, entry: Entry): Promise<Answer> {
  const { rows } = await sql.raw<Answer>(submission(accountId, entry)).execute(tx);
  return rows[0]!;
}

/** A report with files or the request for a meeting: they come in the same transaction, or nothing does. */
async function storeWithMore(ctx: Context, accountId: string, entry: Entry): Promise<Answer> {
  const { files, uploadToken, reportId } = entry.input;
  if (files.length > 0 && !uploadToken) throw new Failure("FILES_INCOMPLETE");
  return ctx.db.tenant(accountId, async (tx) => {
    const answer = await storeSubmission(tx, accountId, entry);
    if (answer.outcome !== "STORED") return answer;
    if (uploadToken) await claimFiles(tx, accountId, files, { reportId, messageId: null, uploaderHash: uploaderByToken(uploadToken) });
    await askWithReport(tx, accountId, entry.input, ctx.now());
    return answer;
  });
}

const ABOUT_CATEGORY = new Set<string>(["CATEGORY_REQUIRED", "CATEGORY_UNKNOWN"]);

/** The case number of a report; throws where it was refused. */
function accepted({ outcome, case_number: caseNumber }: Answer): string {
  if (outcome === "STORED" || outcome === "REPEATED") return caseNumber;
  throw new Failure(outcome, ABOUT_CATEGORY.has(outcome) ? ["category"] : undefined);
}

/** Checks and stores one report for whoever does more in this transaction; `isNew` is false where it is there already. Throws where it is refused. */
export async function storeReport(tx: Tx, accountId: string, entry: Entry): Promise<{ caseNumber: string; isNew: boolean }> {
  const answer = await storeSubmission(tx, accountId, entry);
  return { caseNumber: accepted(answer), isNew: answer.outcome === "STORED" };
}

/**
 * Stores sealed reports with their files. The same submission may come any number of times and stays one report; other bytes under
 * its id are REPORT_CONFLICT. What is not a well-formed box is refused. Reports that come at the same time are stored by one
 * transaction (docs/decisions/005).
 */
export function reportSubmission(ctx: Context): (input: SubmitReport) => Promise<Submitted> {
  const store = (accountId: string, entries: Entry[]) =>
    ctx.db.together<Answer>(
      accountId,
      entries.map((entry) => submission(accountId, entry)),
    );
  const storeInCompany = batch(store, { most: 32, atOnce: 3 });
  const storeAlone = async (accountId: string, entry: Entry) => (await store(accountId, [entry]))[0]!;

  return async (input) => {
    refuseBadBoxes(input);
    refuseBadMeeting(input);
    const accountId = await ctx.channelDirectory(input.linkSuffix);
    if (!accountId) throw new Failure("CHANNEL_NOT_FOUND");
    const entry = { input, submitHash: createHash("sha256").update(JSON.stringify(input)).digest() };
    const isMore = input.files.length > 0 || input.meeting !== undefined;
    const send = (one: Entry) => (isMore ? storeWithMore(ctx, accountId, one) : storeInCompany(accountId, one));
    const attempt = async () => {
      const answer = await send(entry);
      if (answer.outcome !== "CHANNEL_NOT_FOUND") return answer;
      // The channel may have got another address while somebody was writing.
      const channel = await ctx.db.tenant(accountId, (tx) => activeChannel(tx, accountId, input.linkSuffix));
      return channel ? send({ ...entry, input: { ...input, linkSuffix: channel.link_suffix } }) : answer;
    };
    // One that the database refuses takes its company along; alone, each gets its own answer. And of two tries of one
    // report at the same moment the second finds the first when it looks again.
    const again = (error: unknown) => {
      if (!isDataError(error)) throw error;
      return isMore ? attempt() : storeAlone(accountId, entry);
    };
    const conflict = (error: unknown) => {
      throw isUniqueViolation(error) ? new Failure("REPORT_CONFLICT") : error;
    };
    const caseNumber = accepted(await attempt().catch(again).catch(conflict));
    return { caseNumber, reportId: input.reportId };
  };
}
