import { channelRoutes } from "@hz/contract/channels/channels";
import type { Door } from "../../context.ts";
import { Failure } from "../../http/failures.ts";
import { portalChannel } from "./portal-channel.ts";

export function registerPortalChannelRoutes({ handle, ctx }: Door): void {
  const find = async (linkSuffix: string) => {
    const found = await portalChannel(ctx, linkSuffix);
    if (!found) throw new Failure("CHANNEL_NOT_FOUND");
    return found;
  };
  handle(channelRoutes.portal, async ({ params }) => (await find(params.linkSuffix)).channel);
  handle(channelRoutes.challenge, async ({ params, query }) => {
    if (!(await ctx.channelDirectory(params.linkSuffix))) throw new Failure("CHANNEL_NOT_FOUND");
    return ctx.brake.challenge(query.kind, params.linkSuffix);
  });
  handle(channelRoutes.portalCategories, async ({ params }) => (await find(params.linkSuffix)).categories);
}
