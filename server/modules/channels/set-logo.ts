import { MAX_LOGO_BYTES } from "@hz/contract/channels/logo";
import type { Readable } from "node:stream";
import type { Channel, LogoCrop } from "@hz/contract/channels/channels";
import { paths } from "@hz/contract/paths";
import type { Context } from "../../context.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import { record } from "../audit/index.ts";
import { changing, viewOf } from "./change-channel.ts";
import { encodeLogo } from "./encode-logo.ts";
import { type StoredLogo, replaceLogo } from "./store.ts";
import { channelView } from "./view.ts";

/** Keeps the chosen part of a picture as the channel's logo. Throws NOT_FOUND or one of the LOGO_… failures. */
export async function setLogo(ctx: Context, caller: UserCaller, id: string, picture: Readable, crop: LogoCrop): Promise<Channel> {
  const bytes = await readPicture(picture);
  return save(ctx, caller, id, await encodeLogo(bytes, crop));
}

/** Throws NOT_FOUND. */
export const removeLogo = (ctx: Context, caller: UserCaller, id: string): Promise<Channel> => save(ctx, caller, id, null);

function save(ctx: Context, caller: UserCaller, id: string, logo: StoredLogo | null): Promise<Channel> {
  return changing(ctx, caller, async (tx, rows) => {
    const { accountId, userId } = caller;
    const row = rows.find((one) => one.id === id);
    if (!row) throw new Failure("NOT_FOUND");
    const before = channelView(row);
    const address = logo && paths.portalLogo(row.link_suffix, logo.hash);
    if ((before.settings.logo?.address ?? null) === address) return before;
    await replaceLogo(tx, accountId, id, logo);
    record(accountId, { actor: userId, action: "channel.changed", target: id, details: { fields: ["logo"] } });
    return viewOf(tx, accountId, id);
  });
}

/** Reads the bytes of a picture on their way in. Throws LOGO_TOO_LARGE beyond 2 MB; the rest is let through, so that the answer arrives. */
async function readPicture(stream: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of stream as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= MAX_LOGO_BYTES) parts.push(part);
    else parts.length = 0;
    // Whoever sends so much more than a picture has no answer to wait for.
    if (size > 8 * MAX_LOGO_BYTES) break;
  }
  if (size > MAX_LOGO_BYTES) throw new Failure("LOGO_TOO_LARGE");
  return Buffer.concat(parts);
}
