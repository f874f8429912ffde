import { messageRoutes } from "@hz/contract/messages";
import type { Door } from "../../context.ts";
import { Failure } from "../../http/failures.ts";
import { reportById } from "../reports/index.ts";
import { membersOf } from "../users/index.ts";
import { sendMessage } from "./send-message.ts";
import { threadOf } from "./store.ts";

export function registerPortalMessageRoutes({ handle, ctx }: Door): void {
  handle(messageRoutes.caseList, ({ caller }) =>
    ctx.db.tenant(caller.accountId, async (tx) => {
      const report = await reportById(tx, caller.accountId, caller.reportId);
      if (!report) throw new Failure("CASE_NOT_FOUND");
      const messages = await threadOf(tx, caller.accountId, caller.reportId);
      // Only the keys of those who wrote or redacted here: a reporter learns nothing of who else works in the office.
      const authors = [...new Set(messages.flatMap(({ authorId, redaction }) => [authorId ?? [], redaction?.byUserId ?? []].flat()))];
      const members = await membersOf(tx, caller.accountId, authors);
      return { messages, members, status: report.status, bodyRedactedAt: report.body_redacted_at?.toISOString() ?? null };
    }),
  );

  handle(messageRoutes.caseSend, ({ caller, body }) => sendMessage(ctx, { ...caller, authorId: null }, body, async () => {}));
}
