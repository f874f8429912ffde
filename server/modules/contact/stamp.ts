import { randomBytes } from "node:crypto";
import type { Context } from "../../context.ts";
import { sameBytes } from "../../secrets.ts";

/** Nobody fills in the form faster than this, in milliseconds. */
const FASTEST = 2_000;
/** A form that was open for longer is shown again with what was typed: a stamp that never ends could be used for ever. */
const OLDEST = 24 * 3_600_000;

type Parts = Pick<Context, "secrets" | "now">;
const macOf = ({ secrets }: Parts, text: string) => secrets.hash("contact form", text);

/** Gives what a form carries to say when it was asked for; it names nobody. */
export function makeStamp(ctx: Parts): string {
  const text = `${ctx.now().getTime().toString(36)}.${randomBytes(9).toString("base64url")}`;
  return `${text}.${macOf(ctx, text).toString("base64url")}`;
}

/** Takes the stamp of a form that came in and tells whether it is good, came too fast for a person, or is to be had anew. */
export function checkStamp(ctx: Parts, stamp: string): "good" | "fast" | "stale" {
  const [time = "", chance = "", mac = ""] = stamp.split(".");
  if (!sameBytes(macOf(ctx, `${time}.${chance}`), Buffer.from(mac, "base64url"))) return "stale";
  const age = ctx.now().getTime() - Number.parseInt(time, 36);
  return age < FASTEST ? "fast" : age > OLDEST ? "stale" : "good";
}
