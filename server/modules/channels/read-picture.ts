import type { Readable } from "node:stream";
import { MAX_LOGO_BYTES } from "@hz/contract/channels/logo";
import { Failure } from "../../http/failures.ts";

/** Reads the bytes of a picture on their way in. Throws LOGO_TOO_LARGE beyond 2 MB; the rest is let through, so that the answer arrives. */
export async function readPicture(stream: Readable): Promise<Buffer> {
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
