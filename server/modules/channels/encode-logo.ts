import { createHash } from "node:crypto";
import type { LogoCrop } from "@hz/contract/channels/channels";
import { LOGO_HEIGHT, LOGO_WIDTH, MAX_LOGO_PIXELS } from "@hz/contract/channels/logo";
import { Failure } from "../../http/failures.ts";
import type { StoredLogo } from "./store.ts";

/** How pictures begin. What else libraries can read, SVG above all, never reaches them. */
const BEGINNINGS: ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => /^GIF8[79]a$/.test(bytes.toString("latin1", 0, 6)),
  (bytes) => /^RIFF.{4}WEBP$/s.test(bytes.toString("latin1", 0, 12)),
  (bytes) => /^ftypavi[fs]$/.test(bytes.toString("latin1", 4, 12)),
];
const LOADERS = ["VipsForeignLoadPng", "VipsForeignLoadJpeg", "VipsForeignLoadNsgif", "VipsForeignLoadWebp", "VipsForeignLoadHeif"];

type Sharp = typeof import("sharp").default;
let loading: Promise<Sharp> | null = null;
/** Loads the library at its first use: most servers never need it. */
const library = (): Promise<Sharp> =>
  (loading ??= import("sharp").then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    sharp.block({ operation: ["VipsForeignLoad"] });
    sharp.unblock({ operation: LOADERS });
    return sharp;
  }));

let last: Promise<unknown> = Promise.resolve();
/** Runs one after the other: a large picture takes a hundred megabytes while it is open. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const next = last.then(work);
  last = next.catch(() => {});
  return next;
}

/**
 * The wanted part of a picture as a new picture: turned upright, no larger than the portal needs, the first frame of many, without
 * anything else that the file carried. Throws the LOGO_… failures.
 */
export function encodeLogo(bytes: Buffer, crop: LogoCrop): Promise<StoredLogo> {
  if (!BEGINNINGS.some((begins) => begins(bytes))) throw new Failure("LOGO_NO_IMAGE");
  return inTurn(async () => {
    const sharp = await library();
    try {
      const picture = sharp(bytes, { failOn: "error", limitInputPixels: MAX_LOGO_PIXELS, animated: false });
      const { autoOrient: upright } = await picture.metadata();
      const { data, info } = await picture
        .autoOrient()
        .extract(part(crop, upright))
        .resize(LOGO_WIDTH, LOGO_HEIGHT, { fit: "inside", withoutEnlargement: true })
        .webp({ quality: 90, alphaQuality: 100, effort: 5 })
        .toBuffer({ resolveWithObject: true });
      const hash = createHash("sha256").update(data).digest("base64url");
      return { hash, width: info.width, height: info.height, content: data };
    } catch (error) {
      throw new Failure(/pixel limit/.test(String(error)) ? "LOGO_TOO_MANY_PIXELS" : "LOGO_DAMAGED");
    }
  });
}

/** The part in whole points, at least one, inside of the picture. */
function part({ x, y, width, height }: LogoCrop, whole: { width: number; height: number }) {
  const left = Math.min(Math.round(x * whole.width), whole.width - 1);
  const top = Math.min(Math.round(y * whole.height), whole.height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(width * whole.width), whole.width - left)),
    height: Math.max(1, Math.min(Math.round(height * whole.height), whole.height - top)),
  };
}
