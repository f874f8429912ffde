import { type MeetingKind, MEETING_KINDS } from "@hz/contract/reports/meetings";
import type { AnswerKind, Message, MessageKind, NewMessage, ReporterMessage } from "@hz/contract/reports/messages";
import { isMessageBox } from "@hz/crypto/envelope";
import { bytes } from "../../bytes.ts";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { isUniqueViolation } from "../../db/violations.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import { record } from "../audit/index.ts";
import { addRecordings, destroyRecordings } from "../entries/index.ts";
import { claimFiles, uploaderByCase, uploaderByUser } from "../files/index.ts";
import { notifyOfNews } from "../mails/index.ts";
import { insertAcknowledgement, insertFeedback } from "../procedure/index.ts";
import {
  changeReport,
  insertSteps,
  saveIdentityRevealed,
  saveReporterActivity,
  lockReports,
  saveMeeting,
  notifyOfMessage,
  notifyReporter,
  reportById,
} from "../reports/index.ts";
import { insertMessage, messageById, messageOf } from "./store.ts";

/** Where a message goes and whose it is: the session decides, never the box. `authorId` is null for the reporter. */
export type Sender = { accountId: string; reportId: string; authorId: string | null };

const ACTIONS = {
  message: "report.answered",
  acknowledgement: "report.acknowledged",
  feedback: "report.feedback-given",
  "meeting-answered": "report.meeting-answered",
  "meeting-held": "report.meeting-held",
} as const;

/** Keeps what a message of the office is before the law: its step, and the moment that stops a clock. Throws ALREADY_ACKNOWLEDGED. */
async function recordStep(ctx: Context, tx: Tx, { accountId, reportId }: Sender, by: string, id: string, kind: AnswerKind): Promise<void> {
  if (kind === "message") return;
  const at = ctx.now();
  if (kind === "feedback") await insertFeedback(tx, accountId, reportId, by, at);
  else if (!(await insertAcknowledgement(tx, accountId, reportId, by, at))) throw new Failure("ALREADY_ACKNOWLEDGED");
  const step = kind === "feedback" ? kind : "acknowledged";
  await insertSteps(tx, accountId, [{ id, report_id: reportId, kind: step, result: null, user_id: by, at }]);
}

const isOfMeeting = (kind: MessageKind): kind is MeetingKind => (MEETING_KINDS as readonly MessageKind[]).includes(kind);

/** What one side may send: what it may not has been refused at the door. */
type Outgoing = Omit<NewMessage, "kind"> & { kind?: NewMessage["kind"] | ReporterMessage["kind"] } & Pick<
    ReporterMessage,
    "revealsIdentity"
  >;

/**
 * Stores one sealed message with its files and wakes the other side, in one transaction. The same message may come again;
 * other bytes under its id are MESSAGE_CONFLICT. A receipt is confirmed
 * once: of two people who do it at once, one is told ALREADY_ACKNOWLEDGED; so is a request for a meeting answered (NO_MEETING_ASKED).
 * Recordings that it brings or names come and go with it, or it does not. `may` refuses inside the transaction who may not write here.
 */
export async function sendMessage(ctx: Context, from: Sender, input: Outgoing, may: (tx: Tx) => Promise<unknown>): Promise<Message> {
  const box = bytes(input.box);
  if (!isMessageBox(box)) throw new Failure("BOX_REFUSED");
  const { accountId, reportId, authorId } = from;
  const kind = input.kind ?? "message";
  const attempt = () =>
    ctx.db.tenant(accountId, async (tx) => {
      if (kind !== "message" || input.destroys || input.recording) await lockReports(tx, accountId, [reportId]);
      await may(tx);
      const earlier = await messageById(tx, accountId, input.id);
      if (earlier) {
        const same =
          earlier.report_id === reportId &&
          earlier.author_id === authorId &&
          earlier.kind === kind &&
          (earlier.redacted_at !== null || earlier.box.equals(box));
        if (!same) throw new Failure("MESSAGE_CONFLICT");
        return messageOf(tx, earlier);
      }
      const row = await insertMessage(tx, accountId, { id: input.id, reportId, authorId, box, kind });
      const uploaderHash = authorId === null ? uploaderByCase(reportId) : uploaderByUser(authorId);
      await claimFiles(tx, accountId, input.files, { reportId, messageId: input.id, uploaderHash });
      await changeReport(tx, accountId, reportId, {});
      if (isOfMeeting(kind)) await saveMeeting(tx, accountId, reportId, kind, ctx.now());
      if (authorId === null) {
        await saveReporterActivity(tx, accountId, reportId, input.id);
        if (input.revealsIdentity) await saveIdentityRevealed(tx, accountId, reportId, input.id);
        await ctx.jobs.enqueue(notifyOfMessage, { accountId, reportId });
      } else if ((await reportById(tx, accountId, reportId))!.notification_address)
        await notifyOfNews(ctx, tx, notifyReporter, { accountId, reportId });
      if (authorId !== null) {
        if (!isOfMeeting(kind)) await recordStep(ctx, tx, from, authorId, input.id, kind);
        const by = { accountId, reportId, userId: authorId };
        if (input.recording) {
          const fileIds = input.files.map(({ id }) => id);
          await addRecordings(ctx, tx, by, { fileIds, consentAt: new Date(input.recording.consentAt) });
        }
        if (input.destroys) await destroyRecordings(ctx, tx, { ...by, messageId: input.id }, input.destroys);
        record(accountId, {
          actor: authorId,
          action: ACTIONS[kind as keyof typeof ACTIONS],
          target: reportId,
          details: { files: input.files.length },
        });
      }
      const message = await messageOf(tx, row);
      emit(accountId, { type: "message-created", ref: reportId });
      if (kind !== "message") emit(accountId, { type: "report-changed", ref: reportId });
      return message;
    });
  return attempt().catch((error) => (isUniqueViolation(error) ? attempt() : Promise.reject(error)));
}
