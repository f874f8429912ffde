import type { OwnSession } from "@hz/contract/sign-in/sessions";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import { accountOf } from "../accounts/index.ts";
import { record } from "../audit/index.ts";
import { isOver } from "./session-limits.ts";

/** The caller's running sessions, the latest used first. */
export const ownSessions = (ctx: Context, { accountId, userId, sessionId }: UserCaller): Promise<OwnSession[]> =>
  ctx.db.tenant(accountId, async (tx) => {
    const { session_hours, idle_minutes } = await accountOf(tx, accountId);
    const rows = await tx
      .selectFrom("sessions")
      .select(["id", "device", "created_at", "last_seen_at", "expires_at", "remembered"])
      .where("account_id", "=", accountId)
      .where("user_id", "=", userId)
      .orderBy("last_seen_at", "desc")
      .orderBy("id")
      .execute();
    return rows
      .filter((row) => !isOver({ ...row, session_hours, idle_minutes }, ctx.now()))
      .map((row) => ({
        id: row.id,
        device: row.device,
        createdAt: row.created_at.toISOString(),
        lastSeenAt: row.last_seen_at.toISOString(),
        remembered: row.remembered,
        isCurrent: row.id === sessionId,
      }));
  });

/**
 * Ends sessions of a user with the keys that open what browsers keep: one, all but one, or all; gives how many. Their event
 * streams end with the transaction's commit, on every instance.
 */
export async function endSessionsOf(
  tx: Tx,
  accountId: string,
  userId: string,
  which: { only?: string; but?: string } = {},
): Promise<number> {
  const { only, but } = which;
  const ended = await tx
    .deleteFrom("sessions")
    .where("account_id", "=", accountId)
    .where("user_id", "=", userId)
    .$if(only !== undefined, (query) => query.where("id", "=", only!))
    .$if(but !== undefined, (query) => query.where("id", "!=", but!))
    .returning("id")
    .execute();
  if (ended.length === 0) return 0;
  const ids = ended.map(({ id }) => id);
  await tx.deleteFrom("directory_sessions").where("account_id", "=", accountId).where("session_id", "in", ids).execute();
  // Nobody hears this event; it makes every stream of the account ask whether its session still lives.
  emit(accountId, { type: "session-ended", ref: null });
  return ids.length;
}

/** Ends one of the caller's sessions; throws NOT_FOUND for one that is not theirs. */
export const endOwnSession = (ctx: Context, { accountId, userId }: UserCaller, id: string): Promise<void> =>
  ctx.db.tenant(accountId, async (tx) => {
    if ((await endSessionsOf(tx, accountId, userId, { only: id })) === 0) throw new Failure("NOT_FOUND");
    record(accountId, { actor: userId, action: "session.ended", target: id });
  });

/** Ends all sessions of the caller but the one that asks; resolves to how many. */
export const endOtherSessions = (ctx: Context, { accountId, userId, sessionId }: UserCaller): Promise<number> =>
  ctx.db.tenant(accountId, async (tx) => {
    const ended = await endSessionsOf(tx, accountId, userId, { but: sessionId });
    if (ended > 0) record(accountId, { actor: userId, action: "session.ended", target: null, details: { others: ended } });
    return ended;
  });
