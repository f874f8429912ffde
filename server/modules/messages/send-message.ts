import type { Message, NewMessage } from "@hz/contract/messages";
import { isMessageBox } from "@hz/crypto/envelope";
import { bytes } from "../../bytes.ts";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { isUniqueViolation } from "../../db/violations.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import { record } from "../audit/index.ts";
import { claimFiles, uploaderByCase, uploaderByUser } from "../files/index.ts";
import { tellNews } from "../mails/index.ts";
import { changeReport, keepReporterActivity, notifyOfMessage, reportById } from "../reports/index.ts";
import { notifyReporter } from "./jobs.ts";
import { insertMessage, messageById, messageOf } from "./store.ts";

/** Where a message goes and whose it is: the session decides, never the box. `authorId` is null for the reporter. */
export type Sender = { accountId: string; reportId: string; authorId: string | null };

/**
 * Stores one sealed message with its files and wakes the other side, in one transaction. The same message may come again;
 * other bytes under its id are MESSAGE_CONFLICT. `may` refuses inside the transaction who may not write here.
 */
export async function sendMessage(ctx: Context, from: Sender, input: NewMessage, may: (tx: Tx) => Promise<unknown>): Promise<Message> {
  const box = bytes(input.box);
  if (!isMessageBox(box)) throw new Failure("BOX_REFUSED");
  const { accountId, reportId, authorId } = from;
  const attempt = () =>
    ctx.db.tenant(accountId, async (tx) => {
      await may(tx);
      const earlier = await messageById(tx, accountId, input.id);
      if (earlier) {
        const same =
          earlier.report_id === reportId && earlier.author_id === authorId && (earlier.redacted_at !== null || earlier.box.equals(box));
        if (!same) throw new Failure("MESSAGE_CONFLICT");
        return messageOf(tx, earlier);
      }
      const row = await insertMessage(tx, accountId, { id: input.id, reportId, authorId, box });
      const uploaderHash = authorId === null ? uploaderByCase(reportId) : uploaderByUser(authorId);
      await claimFiles(tx, accountId, input.files, { reportId, messageId: input.id, uploaderHash });
      await changeReport(tx, accountId, reportId, {});
      if (authorId === null) {
        await keepReporterActivity(tx, accountId, reportId, input.id);
        await ctx.jobs.enqueue(notifyOfMessage, { accountId, reportId });
      } else if ((await reportById(tx, accountId, reportId))!.notification_address)
        await tellNews(ctx, tx, notifyReporter, { accountId, reportId });
      if (authorId !== null)
        record(accountId, { actor: authorId, action: "report.answered", target: reportId, details: { files: input.files.length } });
      const message = await messageOf(tx, row);
      emit(accountId, { type: "message-created", ref: reportId });
      return message;
    });
  return attempt().catch((error) => (isUniqueViolation(error) ? attempt() : Promise.reject(error)));
}
