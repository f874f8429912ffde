import { Secret, TOTP } from "otpauth";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { Failure } from "../../http/failures.ts";
import type { UserRow } from "../users/index.ts";

const PERIOD_SECONDS = 30;

/**
 * Takes what somebody typed as the second step: six digits of the authenticator, or a recovery code of the second factor.
 * Either is accepted once. A person without a second factor passes; anything else throws SECOND_FACTOR_WRONG.
 */
export async function demandSecondFactor(ctx: Context, tx: Tx, user: UserRow, code: string | undefined): Promise<void> {
  if (!user.totp_confirmed_at || !user.totp_secret) return;
  const typed = (code ?? "").replace(/[\s\p{Pd}]/gu, "").toUpperCase();
  const used = /^\d{6}$/.test(typed) ? await useStep(ctx, tx, user, typed) : await useCode(ctx, tx, user, typed);
  if (!used) throw new Failure("SECOND_FACTOR_WRONG");
}

async function useStep(ctx: Context, tx: Tx, user: UserRow, token: string): Promise<boolean> {
  const timestamp = ctx.now().getTime();
  const buffer = new Uint8Array(ctx.secrets.open(user.totp_secret!, `totp ${user.id}`)).buffer;
  const totp = new TOTP({ secret: new Secret({ buffer }), digits: 6, period: PERIOD_SECONDS });
  const delta = totp.validate({ token, timestamp, window: 1 });
  if (delta === null) return false;
  const step = Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
  // The condition stands in the statement: of two tries at once with one code only one passes.
  const { numUpdatedRows } = await tx
    .updateTable("users")
    .set({ totp_last_step: step })
    .where("account_id", "=", user.account_id)
    .where("id", "=", user.id)
    .where((where) => where.or([where("totp_last_step", "is", null), where("totp_last_step", "<", step)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function useCode(ctx: Context, tx: Tx, user: UserRow, code: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("second_factor_codes")
    .set({ used_at: ctx.now() })
    .where("account_id", "=", user.account_id)
    .where("user_id", "=", user.id)
    .where("code_hash", "=", ctx.secrets.hash("second-factor-code", user.id, code))
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
