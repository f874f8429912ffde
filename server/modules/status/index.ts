import { statusRoutes } from "@hz/contract/status";
import type { Door } from "../../context.ts";
import { activeChannelCount } from "../channels/index.ts";
import { failedMailCount } from "../mails/index.ts";
import { closedChannelCount, oldestDueJob } from "./store.ts";

export function registerStatusRoutes({ handle, ctx }: Door): void {
  handle(statusRoutes.get, ({ caller: { accountId, userId } }) =>
    ctx.db.tenant(accountId, async (tx) => {
      const { count, total } = await activeChannelCount(tx, accountId);
      const active = count - (await closedChannelCount(tx, accountId));
      const due = await oldestDueJob(tx);
      return {
        channels: { active, total },
        mail: { isSent: ctx.config.smtpUrl !== null, failed: await failedMailCount(tx, accountId, userId) },
        jobs: { lateMinutes: due === null ? 0 : Math.floor(due / 60) },
      };
    }),
  );
}
