import { messageRoutes } from "@hz/contract/reports/messages";
import type { Context, Door } from "../../context.ts";
import { Failure } from "../../http/failures.ts";
import { heldOf, readByOffice, reportById } from "../reports/index.ts";
import { membersOf } from "../users/index.ts";
import { sendMessage } from "./send-message.ts";
import { messageById, threadOf } from "./store.ts";

/** Counts a message of a case's reporter, whose token anybody may have; throws TOO_MANY_MESSAGES. */
function countMessage({ rateLimiter }: Context, caseOrigin: string): void {
  if (rateLimiter.isUsedUp("case-message", caseOrigin)) throw new Failure("TOO_MANY_MESSAGES");
  rateLimiter.count("case-message", caseOrigin);
}

export function registerPortalMessageRoutes({ handle, ctx }: Door): void {
  handle(messageRoutes.caseList, ({ caller }) =>
    ctx.db.tenant(caller.accountId, async (tx) => {
      const report = await reportById(tx, caller.accountId, caller.reportId);
      if (!report) throw new Failure("CASE_NOT_FOUND");
      const messages = await threadOf(tx, caller.accountId, caller.reportId);
      // Only the keys of those who wrote or redacted here: a reporter learns nothing of who else works in the office.
      const authors = [...new Set(messages.flatMap(({ authorId, redaction }) => [authorId ?? [], redaction?.byUserId ?? []].flat()))];
      const members = await membersOf(tx, caller.accountId, authors);
      const held = await heldOf(tx, caller.accountId, report);
      const readUntil = (await readByOffice(tx, caller.accountId, caller.reportId))?.toISOString() ?? null;
      return { messages, members, status: report.status, bodyRedactedAt: report.body_redacted_at?.toISOString() ?? null, held, readUntil };
    }),
  );

  handle(messageRoutes.caseSend, ({ caller, body }) => {
    const { accountId, reportId } = caller;
    return sendMessage(ctx, { ...caller, authorId: null }, body, async (tx) => {
      // What has arrived already and comes again is no further message.
      if (!(await messageById(tx, accountId, body.id))) countMessage(ctx, `${accountId}/${reportId}`);
    });
  });
}
