import type { Context } from "../../context.ts";
import type { RateLimit } from "../../http/rate-limit.ts";

/** Counts a mail that this origin, address or person causes; false when it was enough for now, and everything else goes on. */
export function mayMail({ tries }: Context, kind: RateLimit, origin: string): boolean {
  if (tries.isUsedUp(kind, origin)) return false;
  tries.count(kind, origin);
  return true;
}
