import { randomUUID } from "node:crypto";
import { isReleasedAddress, releasedAddress } from "@hz/contract/sign-in/verification";
import type { Context } from "../../context.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import { sameBytes } from "../../secrets.ts";
import { record } from "../audit/index.ts";
import { demandMailbox, findToken, revokeTokens } from "../tokens/index.ts";
import { lockUser, updateUser, userOf } from "../users/index.ts";
import { emailHash, ownerOf } from "./directory.ts";

/**
 * Detaches an address from somebody who registered with it and never confirmed it. The account stays theirs, and so do its open
 * sessions; mails no longer go anywhere until they name another address. Throws EMAIL_TAKEN where it was confirmed, and
 * TOKEN_INVALID where it is gone already.
 */
const release = (
  ctx: Context,
  { accountId, userId }: { accountId: string; userId: string },
  isMeant: (email: string) => boolean,
): Promise<void> =>
  ctx.db.tenant(accountId, async (tx) => {
    // Tokens before the person, as everywhere: a new password may be set at this very moment, and confirms the address.
    await revokeTokens(tx, accountId, userId, "reset-password");
    await revokeTokens(tx, accountId, userId, "verify-email");
    const user = await lockUser(tx, accountId, userId);
    if (!user?.is_active || isReleasedAddress(user.email) || !isMeant(user.email)) throw new Failure("TOKEN_INVALID");
    if (user.is_email_verified) throw new Failure("EMAIL_TAKEN", ["email"]);
    const email = releasedAddress(randomUUID());
    // The row stays: it is what the accounts of an installation are found by.
    await tx
      .updateTable("directory_emails")
      .set({ email_hash: emailHash(ctx.secrets, email) })
      .where("account_id", "=", accountId)
      .where("user_id", "=", userId)
      .execute();
    await updateUser(tx, accountId, userId, { email });
    emit(accountId, { type: "user-changed", ref: userId });
    record(accountId, { actor: userId, action: "email.released", target: userId });
  });

/** Frees the address that a mail asked to confirm, for whoever reads that mail. Throws TOKEN_INVALID or EMAIL_TAKEN. */
export async function releaseByLink(ctx: Context, token: string): Promise<void> {
  const holder = await findToken(ctx, token, "verify-email");
  await release(ctx, holder, (email) => {
    demandMailbox(ctx, holder, email);
    return true;
  });
}

/** Tells of an address, by its keyed hash, whether nobody has it, somebody who never confirmed it, or somebody who did. */
export async function addressStanding(ctx: Context, hash: Buffer): Promise<"free" | "unconfirmed" | "taken"> {
  const owner = await ctx.db.find((tx) => ownerOf(tx, hash));
  if (!owner) return "free";
  const user = await ctx.db.tenant(owner.accountId, (tx) => userOf(tx, owner.accountId, owner.userId));
  return user?.is_email_verified === false ? "unconfirmed" : "taken";
}

/** Frees an address, by its keyed hash, for somebody who has shown that they read its mails. Throws EMAIL_TAKEN where another one showed it. */
export async function releaseToReader(ctx: Context, hash: Buffer): Promise<void> {
  const owner = await ctx.db.find((tx) => ownerOf(tx, hash));
  if (!owner) return;
  const isIt = (email: string) => sameBytes(emailHash(ctx.secrets, email), hash);
  await release(ctx, owner, isIt).catch((error: unknown) => {
    // Of two who take it back at once the second one finds it done.
    if (!(error instanceof Failure && error.code === "TOKEN_INVALID")) throw error;
  });
}
