import { channelRoutes } from "@hz/contract/channels";
import type { Door } from "../../context.ts";
import { channelsOf } from "./store.ts";
import { channelView } from "./view.ts";

export function registerChannelRoutes({ handle, ctx }: Door): void {
  handle(channelRoutes.list, ({ caller }) =>
    ctx.db.tenant(caller.accountId, async (tx) => (await channelsOf(tx, caller.accountId)).map(channelView)),
  );
}
