import { type Context, machineTime } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { Failure } from "../../http/failures.ts";
import { personOrigin } from "../../http/rate-limit.ts";
import type { UserRow } from "../users/index.ts";
import { isTotpCode, normalCode } from "./factor-codes.ts";
import { advanceTotp, useCode } from "./store.ts";
import { totpStep } from "./totp.ts";

/** What is stored of a recovery code for the second factor. */
export const codeHash = (ctx: Context, userId: string, code: string) => ctx.secrets.hash("second-factor-code", userId, normalCode(code));

/** How the secret of a user's authenticator is sealed at rest. */
export const totpContext = (userId: string) => `totp ${userId}`;

/**
 * Lets a user pass who has no second factor, or whose code is right: the authenticator's, each once, or one of the recovery
 * codes, each once. Throws SECOND_FACTOR_WRONG, and TOO_MANY_TRIES after too many wrong ones of this user. Belongs into the
 * transaction of what the code permits.
 */
export async function demandSecondFactor(ctx: Context, tx: Tx, user: UserRow, code: string | undefined): Promise<void> {
  if (!user.totp_confirmed_at) return;
  if (code === undefined) throw new Failure("SECOND_FACTOR_WRONG");
  const person = personOrigin(user.account_id, user.id);
  ctx.rateLimiter.check("second-factor", person);
  ctx.rateLimiter.count("second-factor", person);
  if (!(await isRight(ctx, tx, user, normalCode(code)))) throw new Failure("SECOND_FACTOR_WRONG");
  ctx.rateLimiter.giveBack("second-factor", person);
}

async function isRight(ctx: Context, tx: Tx, user: UserRow, code: string): Promise<boolean> {
  if (!isTotpCode(code)) return useCode(tx, user.account_id, user.id, codeHash(ctx, user.id, code), ctx.now());
  const step = totpStep(ctx.secrets.open(user.totp_secret!, totpContext(user.id)), code, machineTime(ctx));
  return step !== null && advanceTotp(tx, user.account_id, user.id, step);
}
