import type { Context } from "../../context.ts";
import { wire } from "../../bytes.ts";
import { Failure } from "../../http/failures.ts";
import { sameBytes } from "../../secrets.ts";
import { type UserRow, userOf } from "../users/index.ts";
import { authHash, emailHash, normalEmail } from "./identity.ts";

async function userByEmail(ctx: Context, email: string): Promise<UserRow | undefined> {
  const entry = await ctx.db.directory((tx) =>
    tx.selectFrom("directory_emails").selectAll().where("email_hash", "=", emailHash(ctx.secrets, email)).executeTakeFirst(),
  );
  return entry && ctx.db.tenant(entry.account_id, (tx) => userOf(tx, entry.account_id, entry.user_id));
}

/** A made-up user id for an unknown address: stable, and shaped like a real one. */
function madeUpId(seed: Buffer): string {
  const hex = seed.toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
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

/** The user whose password the browser proved, with the wrapped user key; throws SIGN_IN_FAILED for anything else. */
export async function signIn(ctx: Context, email: string, auth: string): Promise<{ user: UserRow; userKeyWrap: string }> {
  const user = await userByEmail(ctx, email);
  // The same work for an unknown address, so that time says nothing either.
  const given = authHash(ctx.secrets, user?.id ?? "00000000-0000-0000-0000-000000000000", auth);
  const right = sameBytes(given, user?.auth_hash ?? Buffer.alloc(32));
  if (!user || !right || !user.is_active) throw new Failure("SIGN_IN_FAILED");
  return { user, userKeyWrap: wire(ctx.secrets.open(user.user_key_wrap, `user-key ${user.id}`)) };
}
