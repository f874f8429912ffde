import { createHash } from "node:crypto";
import { TOKEN_HOURS, type TokenPurpose } from "@hz/contract/limits";
import { bytes, wire } from "../../bytes.ts";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { Failure } from "../../http/failures.ts";
import { sameBytes } from "../../secrets.ts";

/** Whom a link of a mail is for, and the mailbox that it went to. */
export type TokenHolder = { accountId: string; userId: string; mailboxHash: Buffer | null };

const mailboxHash = (ctx: Context, email: string) => ctx.secrets.hash("token-mailbox", email);

/**
 * Throws TOKEN_INVALID unless a link went to this address. Belongs into the transaction that acts on the address: it may have been
 * changed while the mail was being written, or between two tries to send it.
 */
export function demandMailbox(ctx: Context, { mailboxHash: sentTo }: TokenHolder, email: string): void {
  if (sentTo && !sameBytes(sentTo, mailboxHash(ctx, email))) throw new Failure("TOKEN_INVALID");
}

const hashOf = (token: string) => createHash("sha256").update(bytes(token)).digest();

/**
 * Issues the token (256 bits, base64url) that a mail carries. It follows from the service's key, the address and the run of the job
 * that sends the mail, so that a mail sent again carries the same one, and one sent to another address another; only its hash is
 * stored. `userId` may be an invitation.
 */
export async function issueToken(
  ctx: Context,
  tx: Tx,
  to: { accountId: string; userId: string; email: string; purpose: TokenPurpose; run: string },
): Promise<string> {
  const mailbox = mailboxHash(ctx, to.email);
  const token = wire(ctx.secrets.hash("mail-token", to.purpose, to.userId, to.run, mailbox));
  await tx
    .insertInto("directory_tokens")
    .values({
      token_hash: hashOf(token),
      account_id: to.accountId,
      user_id: to.userId,
      purpose: to.purpose,
      mailbox_hash: mailbox,
      expires_at: new Date(ctx.now().getTime() + TOKEN_HOURS[to.purpose] * 3_600_000),
    })
    // Its time begins with the try that gets through, not with the first one.
    .onConflict((conflict) => conflict.column("token_hash").doUpdateSet((values) => ({ expires_at: values.ref("excluded.expires_at") })))
    .execute();
  return token;
}

/** Whose token it is; throws TOKEN_INVALID for one that is expired, used, of another purpose or nobody's. */
export async function findToken(ctx: Context, token: string, purpose: TokenPurpose): Promise<TokenHolder> {
  const row = await ctx.db.find((tx) =>
    tx
      .selectFrom("directory_tokens")
      .selectAll()
      .where("token_hash", "=", hashOf(token))
      .where("purpose", "=", purpose)
      .where("expires_at", ">", ctx.now())
      .executeTakeFirst(),
  );
  if (!row) throw new Failure("TOKEN_INVALID");
  return { accountId: row.account_id, userId: row.user_id, mailboxHash: row.mailbox_hash };
}

/**
 * Uses a token up, and with it every other one of this person and purpose; throws TOKEN_INVALID when somebody was faster.
 * Belongs into the transaction that does what the token permits.
 */
export async function consumeToken(ctx: Context, tx: Tx, token: string, purpose: TokenPurpose): Promise<void> {
  const used = await tx
    .deleteFrom("directory_tokens")
    .where("token_hash", "=", hashOf(token))
    .where("purpose", "=", purpose)
    .where("expires_at", ">", ctx.now())
    .returning(["account_id", "user_id"])
    .executeTakeFirst();
  if (!used) throw new Failure("TOKEN_INVALID");
  await revokeTokens(tx, used.account_id, used.user_id, purpose);
}

/** Ends all of a person's or an invitation's tokens of one purpose. */
export const revokeTokens = (tx: Tx, accountId: string, userId: string, purpose: TokenPurpose) =>
  tx
    .deleteFrom("directory_tokens")
    .where("account_id", "=", accountId)
    .where("user_id", "=", userId)
    .where("purpose", "=", purpose)
    .execute();

/** Deletes what has expired. */
export async function sweepTokens(ctx: Context): Promise<void> {
  await ctx.db.inEach(async (tx) => {
    await tx.deleteFrom("directory_tokens").where("expires_at", "<=", ctx.now()).execute();
    await tx.deleteFrom("directory_tickets").where("expires_at", "<=", ctx.now()).execute();
  });
}
