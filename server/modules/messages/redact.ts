import type { messageRoutes } from "@hz/contract/reports/messages";
import type { BodyOf } from "@hz/contract/route";
import { isRedactedBox, isTitleBox } from "@hz/crypto/envelope";
import { bytes } from "../../bytes.ts";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { isUniqueViolation } from "../../db/violations.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import { record } from "../audit/index.ts";
import { changeReport, insertNoteOnce, lockReports, noteById, replaceBody, sealedNote } from "../reports/index.ts";
import { insertRedaction, redactionById, replaceMessageBox } from "./store.ts";

type NewRedaction = BodyOf<typeof messageRoutes.redact>;

/**
 * Puts the redacted version of a report's body or of a message in the place of the box that was read, and keeps the sealed
 * reason, in one transaction; the old box is gone with it. Where another box stands there by now it is TEXT_CHANGED. The
 * same redaction may come again. `may` refuses inside the transaction who may not write here.
 */
export async function redact(
  ctx: Context,
  where: { accountId: string; reportId: string; userId: string },
  input: NewRedaction,
  may: (tx: Tx) => Promise<unknown>,
): Promise<void> {
  const { accountId, reportId, userId } = where;
  const { messageId, places } = input;
  const [box, title] = [bytes(input.box), input.title === null ? null : bytes(input.title)];
  const reason = sealedNote(input.reason);
  if (!isRedactedBox(box) || (title !== null && !isTitleBox(title))) throw new Failure("BOX_REFUSED");
  if (messageId !== null && title !== null) throw new Failure("INVALID_INPUT", ["title"]);
  const given = { replaces: bytes(input.replaces), box, by: userId, at: ctx.now() };
  const attempt = () =>
    ctx.db.tenant(accountId, async (tx) => {
      await lockReports(tx, accountId, [reportId]);
      await may(tx);
      const earlier = await redactionById(tx, accountId, reason.id);
      if (earlier) {
        const same = earlier.report_id === reportId && earlier.message_id === messageId;
        if (same && (await noteById(tx, accountId, reason.id))?.box.equals(reason.box)) return;
        throw new Failure("MESSAGE_CONFLICT");
      }
      const replaced =
        messageId === null
          ? await replaceBody(tx, accountId, reportId, { ...given, title })
          : await replaceMessageBox(tx, accountId, { reportId, messageId }, given);
      if (!replaced) throw new Failure("TEXT_CHANGED");
      await insertNoteOnce(tx, where, reason, "redaction");
      const { id } = reason;
      await insertRedaction(tx, accountId, { id, report_id: reportId, message_id: messageId, user_id: userId, places, at: given.at });
      await changeReport(tx, accountId, reportId, {});
      record(accountId, { actor: userId, action: "report.redacted", target: reportId, details: { message: messageId, places } });
      emit(accountId, { type: "report-changed", ref: reportId });
    });
  await attempt().catch((error) => (isUniqueViolation(error) ? attempt() : Promise.reject(error)));
}
