import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { Failure } from "../../http/failures.ts";
import { personOrigin } from "../../http/rate-limit.ts";
import { demandMailbox, findToken } from "../tokens/index.ts";
import { type UserRow, userOf } from "../users/index.ts";

export const PURPOSE = "reset-password";

/** The person whom a reset link was sent to, if still active; else throws TOKEN_INVALID. */
export async function activeUser(tx: Tx, accountId: string, userId: string): Promise<UserRow> {
  const user = await userOf(tx, accountId, userId);
  if (!user?.is_active || user.deleted_at) throw new Failure("TOKEN_INVALID");
  return user;
}

/** Runs `work` for whom a token was sent to. Throws TOKEN_INVALID. */
export async function withHolder<T>(ctx: Context, token: string, work: (tx: Tx, user: UserRow) => Promise<T>): Promise<T> {
  const holder = await findToken(ctx, token, PURPOSE);
  const { accountId, userId } = holder;
  return ctx.db.tenant(accountId, async (tx) => {
    const user = await activeUser(tx, accountId, userId);
    demandMailbox(ctx, holder, user.email);
    return work(tx, user);
  });
}

/**
 * The same for what carries a code that could be guessed: counted before it is looked at, so that tries sent at once are
 * counted too, and given back when it was right.
 */
export async function withProof<T>(ctx: Context, token: string, work: (tx: Tx, user: UserRow) => Promise<T>): Promise<T> {
  const { accountId, userId } = await findToken(ctx, token, PURPOSE);
  const person = personOrigin(accountId, userId);
  ctx.rateLimiter.check("reset-proof", person);
  ctx.rateLimiter.count("reset-proof", person);
  try {
    const result = await withHolder(ctx, token, work);
    ctx.rateLimiter.giveBack("reset-proof", person);
    return result;
  } catch (error) {
    // Only a wrong code is a try.
    const isGuess = error instanceof Failure && (error.code === "RECOVERY_CODE_WRONG" || error.code === "SECOND_FACTOR_WRONG");
    if (!isGuess) ctx.rateLimiter.giveBack("reset-proof", person);
    throw error;
  }
}
