import { ARCHIVE_OPEN_MINUTES } from "@hz/contract/limits";
import type { Context } from "../../context.ts";
import { demandConfirmation, type UserCaller } from "../../http/handle.ts";
import { Failure } from "../../http/failures.ts";
import { beganArchive, noteArchive } from "./store.ts";

const MINUTE = 60_000;
/** Whoever had to sign in again while an archive stood still goes on with it. */
const GOES_ON = 24 * 60 * MINUTE;

/**
 * Throws CONFIRMATION_NEEDED unless this session reads of an archive that its person began with the password, so that who guesses
 * an address finds nothing, and nobody reads without its entry in the log. After a long silence, or in a new session, they
 * prove once more who they are.
 */
export async function demandArchive(ctx: Context, caller: UserCaller): Promise<void> {
  const now = ctx.now();
  const silence = caller.archiveAt === null ? Infinity : now.getTime() - caller.archiveAt.getTime();
  if (silence < MINUTE) return;
  await ctx.db.tenant(caller.accountId, async (tx) => {
    if (silence >= ARCHIVE_OPEN_MINUTES * MINUTE) {
      demandConfirmation(caller);
      if (!(await beganArchive(tx, caller, new Date(now.getTime() - GOES_ON)))) throw new Failure("CONFIRMATION_NEEDED");
    }
    await noteArchive(tx, caller, now);
  });
}
