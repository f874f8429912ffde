import type { Context } from "../../context.ts";
import type { TryKind } from "../../http/tries.ts";

/** Counts a mail that this origin, address or person causes; false when it was enough for now, and everything else goes on. */
export function mayMail({ tries }: Context, kind: TryKind, origin: string): boolean {
  if (tries.isUsedUp(kind, origin)) return false;
  tries.count(kind, origin);
  return true;
}
