import { mailRoutes } from "@hz/contract/account/mails";
import type { Door } from "../../context.ts";
import { deleteFailedMails, failedMails } from "./store.ts";

export function registerMailRoutes({ handle, ctx }: Door): void {
  handle(mailRoutes.failed, ({ caller: { accountId, userId } }) =>
    ctx.db.tenant(accountId, async (tx) =>
      (await failedMails(tx, accountId, userId)).map((row) => ({
        id: row.id,
        kind: row.kind,
        userId: row.user_id,
        failedAt: row.failed_at.toISOString(),
      })),
    ),
  );

  handle(mailRoutes.dismissFailed, async ({ caller: { accountId, userId }, query }) => {
    await ctx.db.tenant(accountId, (tx) => deleteFailedMails(tx, accountId, userId, new Date(query.until)));
    return {};
  });
}
