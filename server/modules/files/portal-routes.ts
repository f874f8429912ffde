import { fileRoutes } from "@hz/contract/reports/files";
import { PROOF_HEADER } from "@hz/contract/sign-in/proof";
import type { Door } from "../../context.ts";
import { Failure } from "../../http/failures.ts";
import { activeChannel } from "../channels/index.ts";
import { storedParts } from "./read-file.ts";
import { announced, storePart } from "./store-part.ts";
import { uploaderByToken, uploadToken } from "./uploader.ts";

/** Files on their way before their report exists. */
export function registerPortalFileRoutes({ handle, ctx }: Door): void {
  const channelOf = async (linkSuffix: string) => {
    const accountId = await ctx.channelDirectory(linkSuffix);
    const channel = accountId && (await ctx.db.tenant(accountId, (tx) => activeChannel(tx, accountId, linkSuffix)));
    if (!channel) throw new Failure("CHANNEL_NOT_FOUND");
    return channel;
  };

  handle(fileRoutes.portalPart, async ({ params, body, request }) => {
    const channel = await channelOf(params.linkSuffix);
    if (!(channel.settings as { allowFiles: boolean }).allowFiles) throw new Failure("FILES_NOT_ALLOWED");
    const uploaderHash = uploaderByToken(uploadToken(request));
    const home = { channelId: channel.id };
    return storePart(
      ctx,
      {
        accountId: channel.account_id,
        fileId: params.fileId,
        part: params.part,
        home,
        isStranger: true,
        uploaderHash,
        admit: () => ctx.brake.admit("file", params.linkSuffix, params.fileId, request.headers[PROOF_HEADER]),
      },
      announced(request),
      body,
    );
  });

  handle(fileRoutes.portalParts, async ({ params, request }) => {
    const channel = await channelOf(params.linkSuffix);
    return storedParts(ctx, channel.account_id, params.fileId, uploaderByToken(uploadToken(request)));
  });
}
