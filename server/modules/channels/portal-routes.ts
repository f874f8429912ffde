import type { PortalLanguage } from "@hz/contract/languages";
import { channelRoutes } from "@hz/contract/channels/channels";
import { channelQuestionRoutes } from "@hz/contract/channels/questions";
import type { Door } from "../../context.ts";
import { Failure } from "../../http/failures.ts";
import { portalChannel, portalQuestions } from "./portal-channel.ts";

export function registerPortalChannelRoutes({ handle, ctx }: Door): void {
  const find = async (linkSuffix: string, language?: PortalLanguage) => {
    const found = await portalChannel(ctx, linkSuffix, language);
    if (!found || found.channel.isArchived) throw new Failure("CHANNEL_NOT_FOUND");
    return found;
  };
  handle(channelRoutes.portal, async ({ params }) => (await find(params.linkSuffix)).channel);
  handle(channelRoutes.challenge, async ({ params, query }) => {
    if (!(await ctx.channelDirectory(params.linkSuffix))) throw new Failure("CHANNEL_NOT_FOUND");
    return ctx.brake.challenge(query.kind, params.linkSuffix);
  });
  handle(channelRoutes.portalCategories, async ({ params, query }) => (await find(params.linkSuffix, query.language)).categories);
  handle(channelQuestionRoutes.portal, async ({ params }) => {
    const questions = await portalQuestions(ctx, params.linkSuffix);
    if (!questions) throw new Failure("CHANNEL_NOT_FOUND");
    return questions;
  });
}
