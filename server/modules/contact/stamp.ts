import { randomBytes } from "node:crypto";
import type { Context } from "../../context.ts";
import { sameBytes } from "../../secrets.ts";

/** Nobody fills in the form faster than this, in milliseconds. */
const FASTEST = 2_000;
/** A form that was open for longer is shown again with what was typed: a stamp that never ends could be used for ever. */
const OLDEST = 24 * 3_600_000;

/** Stands in the stamp of a form that is shown again after one that came with none of ours. */
const AGAIN = "~";

type Parts = Pick<Context, "secrets" | "now">;
const macOf = ({ secrets }: Parts, text: string) => secrets.hash("contact form", text);

function stampOf(ctx: Parts, ago: number, mark: string): string {
  const text = `${(ctx.now().getTime() - ago).toString(36)}.${mark}${randomBytes(9).toString("base64url")}`;
  return `${text}.${macOf(ctx, text).toString("base64url")}`;
}

/** What a form carries to say when it was asked for; it names nobody. */
export const makeStamp = (ctx: Parts): string => stampOf(ctx, 0, "");

/**
 * The stamp with which a form is shown again that came with this one. Whoever has waited once need not wait again: a good stamp
 * stays, and one that is too old makes way for one that counts as good. Whoever comes with none of ours has shown no waiting and
 * waits like everybody; their form is not taken for a machine's meanwhile.
 */
export function stampAgain(ctx: Parts, stamp: string): string {
  const found = checkStamp(ctx, stamp);
  if (found === "old") return stampOf(ctx, FASTEST, "");
  return found === "unknown" ? stampOf(ctx, 0, AGAIN) : stamp;
}

/**
 * Whether the stamp of a form that came in is good, came too fast for a person, came soon after a form with no stamp of ours (which
 * is no sign of a machine), is too old, or is none of ours.
 */
export function checkStamp(ctx: Parts, stamp: string): "good" | "fast" | "soon" | "old" | "unknown" {
  const [time = "", chance = "", mac = ""] = stamp.split(".");
  if (!sameBytes(macOf(ctx, `${time}.${chance}`), Buffer.from(mac, "base64url"))) return "unknown";
  const age = ctx.now().getTime() - Number.parseInt(time, 36);
  if (age > OLDEST) return "old";
  if (age >= FASTEST) return "good";
  return chance.startsWith(AGAIN) ? "soon" : "fast";
}
