import type { Channel } from "@hz/contract/channels/channels";
import type { Context } from "../../context.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import { record } from "../audit/index.ts";
import { changing, viewOf } from "./change-channel.ts";
import { saveLinksRenewed } from "./store.ts";

/**
 * Keeps that a channel's links and posters were renewed. Whoever saw another moment than they ceased to open by now has
 * renewed them with a key that is another one again: then nothing is kept, and the answer says so.
 */
export const confirmLinks = (ctx: Context, caller: UserCaller, id: string, endedAt: string): Promise<Channel> =>
  changing(ctx, caller, async (tx, rows) => {
    const { accountId, userId } = caller;
    const row = rows.find((one) => one.id === id);
    if (!row) throw new Failure("NOT_FOUND");
    if (row.links_ended_at?.getTime() === Date.parse(endedAt)) {
      await saveLinksRenewed(tx, accountId, id, { by: userId, at: ctx.now() });
      record(accountId, { actor: userId, action: "channel.links-renewed", target: id });
    }
    return viewOf(tx, accountId, id);
  });
