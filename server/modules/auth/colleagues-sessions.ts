import type { Context } from "../../context.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import { record } from "../audit/index.ts";
import { lockUser } from "../users/index.ts";
import { lockAndRecheck, refuseActing, refuseHidden, standingOf } from "./authority.ts";
import { endSessionsOf } from "./own-sessions.ts";
import { notifyOfPeopleChange } from "./people-notices.ts";

/**
 * Ends all sessions of a colleague, who keeps their access and keys and signs in anew; resolves to how many. Throws FORBIDDEN
 * for the own ones, NOT_FOUND or HOLDS_MORE.
 */
export const endColleaguesSessions = (ctx: Context, caller: UserCaller, userId: string): Promise<number> =>
  ctx.db.tenant(caller.accountId, async (tx) => {
    const { accountId, userId: actor } = caller;
    if (userId === actor) throw new Failure("FORBIDDEN");
    const own = await lockAndRecheck(ctx, tx, caller, "Benutzer und Abteilungen");
    await refuseHidden(tx, accountId, actor, userId);
    const user = await lockUser(tx, accountId, userId);
    if (!user || user.deleted_at) throw new Failure("NOT_FOUND");
    refuseActing(caller, own, standingOf(user));
    const ended = await endSessionsOf(tx, accountId, userId);
    if (ended === 0) return 0;
    record(accountId, { actor, action: "user.sessions-ended", target: userId, details: { ended } });
    await notifyOfPeopleChange(ctx, tx, "signed-out", user);
    return ended;
  });
