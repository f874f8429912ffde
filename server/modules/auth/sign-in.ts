import type { Context } from "../../context.ts";
import { wire } from "../../bytes.ts";
import { Failure } from "../../http/failures.ts";
import { sameBytes } from "../../secrets.ts";
import { userOf, type UserRow } from "../users/index.ts";
import { authHash } from "./prove-password.ts";
import { emailHash, normalEmail } from "./directory.ts";
import { countFailedTry } from "./failed-tries.ts";

/** An id that nobody has. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

/** The person of an address, of whatever company; one without a person takes the same look-ups, so that time says nothing. */
export async function userByEmail(ctx: Context, email: string): Promise<UserRow | undefined> {
  const entry = await ctx.db.find((tx) =>
    tx.selectFrom("directory_emails").selectAll().where("email_hash", "=", emailHash(ctx.secrets, email)).executeTakeFirst(),
  );
  const { account_id: accountId, user_id: userId } = entry ?? { account_id: NOBODY, user_id: NOBODY };
  return ctx.db.tenant(accountId, (tx) => userOf(tx, accountId, userId));
}

/** A made-up user id for an unknown address: stable, and a random UUID like a real one. */
function madeUpId(seed: Buffer): string {
  const hex = seed.toString("hex");
  const variant = "89ab"[seed[31]! & 3];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Salt and suite for an address; an unknown one gets values that always stay the same, so that nothing is revealed. */
export async function challenge(ctx: Context, email: string) {
  const user = await userByEmail(ctx, email);
  if (user) return { userId: user.id, kdfSuite: 1 as const, kdfSalt: wire(user.kdf_salt) };
  const address = normalEmail(email);
  return {
    userId: madeUpId(ctx.secrets.hash("made-up-id", address)),
    kdfSuite: 1 as const,
    kdfSalt: wire(ctx.secrets.hash("made-up-salt", address).subarray(0, 16)),
  };
}

/** The user whose password the browser proved; throws SIGN_IN_FAILED for anything else. Releases nothing. */
export async function signIn(ctx: Context, email: string, auth: string): Promise<UserRow> {
  const user = await userByEmail(ctx, email);
  // The same work for an unknown address, so that time says nothing either.
  const given = authHash(ctx.secrets, user?.id ?? NOBODY, auth);
  const right = sameBytes(given, user?.auth_hash ?? Buffer.alloc(32));
  if (!user || !right || !user.is_active) {
    await countFailedTry(ctx, email);
    throw new Failure("SIGN_IN_FAILED");
  }
  return user;
}

/** The user key as the password wrapped it; for whoever has taken every step of the sign-in. */
export const userKeyWrapOf = (ctx: Context, user: UserRow) => wire(ctx.secrets.open(user.user_key_wrap, `user-key ${user.id}`));
