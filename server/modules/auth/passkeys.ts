import type { Passkey, passkeyRoutes, PasskeyOrder } from "@hz/contract/sign-in/passkeys";
import type { BodyOf } from "@hz/contract/route";
import { isPasskeyWrap } from "@hz/crypto/envelope";
import { bytes } from "../../bytes.ts";
import type { Context } from "../../context.ts";
import { newId } from "../../db/new-id.ts";
import { isUniqueViolation } from "../../db/violations.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import { record } from "../audit/index.ts";
import { noticeOf } from "./jobs.ts";
import { provePassword } from "./prove-password.ts";
import { newChallenge, orderFor, verifiedPasskey } from "./passkey-ceremony.ts";
import { deletePasskeys, insertPasskey, type PasskeyRow, passkeysOf, renamePasskey } from "./store.ts";
import { issueTicket, useTicket } from "./tickets.ts";

/** How the user key as a passkey wrapped it is sealed at rest. */
export const passkeyContext = (id: string) => `passkey ${id}`;

const view = (row: Pick<PasskeyRow, "id" | "name" | "created_at" | "last_used_at" | "user_key_wrap">): Passkey => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  signsIn: row.user_key_wrap !== null,
});

export const ownPasskeys = (ctx: Context, { accountId, userId }: UserCaller): Promise<Passkey[]> =>
  ctx.db.tenant(accountId, async (tx) => (await passkeysOf(tx, accountId, userId)).map(view));

/** What an authenticator needs to make a passkey, and the ticket with which it is brought back. Throws PASSWORD_WRONG. */
export const orderPasskey = (
  ctx: Context,
  { accountId, userId }: UserCaller,
  auth: string,
): Promise<{ ticket: string; order: PasskeyOrder }> =>
  ctx.db.tenant(accountId, async (tx) => {
    // Otherwise whoever sits down at an open session could make themselves a way in that stays.
    const user = await provePassword(ctx, tx, accountId, userId, auth);
    const challenge = newChallenge();
    const order = orderFor(ctx, challenge, user, await passkeysOf(tx, accountId, userId));
    return { order, ticket: await issueTicket(ctx, tx, "passkey-add", { account_id: accountId, user_id: userId, challenge }) };
  });

/**
 * Keeps a new passkey. The wrap is kept only where the authenticator knew its owner, because without that its PRF gives
 * another secret at sign-in. Throws BOX_REFUSED or SECOND_FACTOR_WRONG.
 */
export async function addPasskey(
  ctx: Context,
  { accountId, userId }: UserCaller,
  input: BodyOf<typeof passkeyRoutes.add>,
): Promise<Passkey> {
  const wrap = input.userKeyWrap === null ? null : bytes(input.userKeyWrap);
  if (wrap && !isPasskeyWrap(wrap)) throw new Failure("BOX_REFUSED");
  const id = newId();
  return ctx.db
    .tenant(accountId, async (tx) => {
      const ticket = await useTicket(ctx, tx, input.ticket, "passkey-add");
      if (ticket.user_id !== userId || !ticket.challenge) throw new Failure("TICKET_EXPIRED");
      const made = await verifiedPasskey(ctx, ticket.challenge, input.response);
      if (!made) throw new Failure("SECOND_FACTOR_WRONG");
      const row = {
        account_id: accountId,
        id,
        user_id: userId,
        credential_id: bytes(made.credential.id),
        public_key: Buffer.from(made.credential.publicKey),
        counter: made.credential.counter,
        transports: input.response.response.transports,
        name: input.name,
        user_key_wrap: wrap && made.userVerified ? ctx.secrets.seal(wrap, passkeyContext(id)) : null,
        created_at: ctx.now(),
        last_used_at: null,
      };
      await insertPasskey(tx, row);
      record(accountId, { actor: userId, action: "passkey.added", target: id, details: { signsIn: row.user_key_wrap !== null } });
      await noticeOf(ctx, accountId, userId, "passkey-added");
      return view(row);
    })
    .catch((error: unknown) => {
      // The same passkey came twice; or the ticket is too old, which is no reason to end the session as a 401 would.
      const isKnown = isUniqueViolation(error, "directory_passkeys");
      const isLate = error instanceof Failure && error.code === "TICKET_EXPIRED";
      throw isKnown || isLate ? new Failure("SECOND_FACTOR_WRONG") : error;
    });
}

/** Throws NOT_FOUND for a passkey that is not the caller's. */
export const renameOwnPasskey = (ctx: Context, { accountId, userId }: UserCaller, id: string, name: string): Promise<void> =>
  ctx.db.tenant(accountId, async (tx) => {
    if (!(await renamePasskey(tx, accountId, userId, id, name))) throw new Failure("NOT_FOUND");
  });

/** Throws PASSWORD_WRONG, and NOT_FOUND for a passkey that is not the caller's. */
export const removeOwnPasskey = (ctx: Context, { accountId, userId }: UserCaller, id: string, auth: string): Promise<void> =>
  ctx.db.tenant(accountId, async (tx) => {
    if ((await deletePasskeys(tx, accountId, userId, id)) === 0) throw new Failure("NOT_FOUND");
    // A wrong password undoes it.
    await provePassword(ctx, tx, accountId, userId, auth);
    record(accountId, { actor: userId, action: "passkey.removed", target: id });
    await noticeOf(ctx, accountId, userId, "passkey-removed");
  });
