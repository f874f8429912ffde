import { messageRoutes } from "@hz/contract/reports/messages";
import type { Door } from "../../context.ts";
import { Failure } from "../../http/failures.ts";
import { notesRight, readableReport, recordReportReading, workableReport } from "../reports/index.ts";
import { addNote } from "./add-note.ts";
import { historyOf } from "./history.ts";
import { redact } from "./redact.ts";
import { sendMessage } from "./send-message.ts";
import { notesOf, noteView, threadOf } from "./store.ts";

export function registerMessageRoutes({ handle, ctx }: Door): void {
  handle(messageRoutes.list, ({ caller, params }) =>
    ctx.db.tenant(caller.accountId, async (tx) => {
      await readableReport(tx, caller, params.id);
      recordReportReading(ctx, caller, params.id);
      return threadOf(tx, caller.accountId, params.id);
    }),
  );

  handle(messageRoutes.send, ({ caller, params, body }) =>
    sendMessage(ctx, { accountId: caller.accountId, reportId: params.id, authorId: caller.userId }, body, (tx) =>
      workableReport(tx, caller, params.id),
    ),
  );

  handle(messageRoutes.notes, ({ caller, params }) =>
    ctx.db.tenant(caller.accountId, async (tx) => {
      await readableReport(tx, caller, params.id);
      if ((await notesRight(tx, caller, params.id)) === "none") throw new Failure("FORBIDDEN");
      recordReportReading(ctx, caller, params.id);
      const notes = (await notesOf(tx, caller.accountId, params.id)).map(noteView);
      // What stands in steps, holds and disclosures is the office's alone.
      return caller.guest === null ? notes : notes.filter(({ kind }) => kind === "note");
    }),
  );

  handle(messageRoutes.addNote, ({ caller, params, body }) =>
    addNote(ctx, { accountId: caller.accountId, reportId: params.id, userId: caller.userId }, body, async (tx) => {
      await workableReport(tx, caller, params.id);
      if ((await notesRight(tx, caller, params.id)) !== "write") throw new Failure("FORBIDDEN");
      // A notes key is the office's to make.
      if (caller.guest !== null && body.notesKey !== null) throw new Failure("FORBIDDEN");
    }),
  );

  handle(messageRoutes.redact, async ({ caller, params, body }) => {
    const where = { accountId: caller.accountId, reportId: params.id, userId: caller.userId };
    await redact(ctx, where, body, (tx) => workableReport(tx, caller, params.id));
    return {};
  });

  // No reading of the report: it says nothing of what stands in it.
  handle(messageRoutes.history, ({ caller, params }) =>
    ctx.db.tenant(caller.accountId, async (tx) => historyOf(tx, caller.accountId, await readableReport(tx, caller, params.id))),
  );
}
