import { createHash } from "node:crypto";
import type { Grant } from "@hz/contract/sign-in/auth";
import type { Acceptance } from "@hz/contract/people/invitations";
import { readsReports } from "@hz/contract/permissions";
import { isPasswordWrap } from "@hz/crypto/envelope";
import { bytes } from "../../bytes.ts";
import type { Context } from "../../context.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import { sameBytes } from "../../secrets.ts";
import { record } from "../audit/index.ts";
import { authHash, claimAddress, emailHash, lockPeople, releaseToReader } from "../auth/index.ts";
import { addMember, deleteGrantsTo, insertAnyGrant } from "../departments/index.ts";
import { notifyOfReader } from "../renewal/index.ts";
import { runningAccesses } from "../reports/index.ts";
import { consumeToken, demandMailbox, findToken, type TokenHolder } from "../tokens/index.ts";
import { insertUser } from "../users/index.ts";
import { checkBoxes, isAllowed } from "./check-grants.ts";
import { notifyOfWaiting } from "./jobs.ts";
import { accessIndex } from "./missing.ts";
import { deleteInvitation, invitationOf, type InvitationRow } from "./store.ts";

/** Whether the code is this invitation's; throws INVITE_CODE_WRONG for another one. */
function checkCode(row: InvitationRow, codeToken: string | null): boolean {
  if (codeToken === null) return false;
  const hash = createHash("sha256").update(bytes(codeToken)).digest();
  if (!row.code_hash || !sameBytes(hash, row.code_hash)) throw new Failure("INVITE_CODE_WRONG", ["code"]);
  return true;
}

/**
 * Makes the invited person a user with the keys that their browser made. With the code they are vouched for and hold what
 * was granted; without it they wait for a colleague. Throws TOKEN_INVALID, INVITE_CODE_WRONG, GUEST_ACCESS_ENDED, EMAIL_TAKEN or
 * BOX_REFUSED.
 */
export async function accept(ctx: Context, input: Acceptance): Promise<{ accountId: string; userId: string }> {
  const holder = await findToken(ctx, input.token, "invitation");
  await join(ctx, holder, input).catch(async (error: unknown) => {
    if (!(error instanceof AddressTaken)) throw error;
    // The invitation went to the mailbox: an account that never confirmed the address gives way to whoever reads it.
    await releaseToReader(ctx, error.hash);
    await join(ctx, holder, input);
  });
  return { accountId: holder.accountId, userId: holder.userId };
}

/** Everything else about the acceptance is right, and the address is somebody's. */
class AddressTaken extends Failure {
  readonly hash: Buffer;
  constructor(hash: Buffer) {
    super("EMAIL_TAKEN", ["email"]);
    this.hash = hash;
  }
}

const join = (ctx: Context, holder: TokenHolder, input: Acceptance): Promise<void> => {
  const { accountId, userId } = holder;
  return ctx.db.tenant(accountId, async (tx) => {
    await lockPeople(tx, accountId);
    await consumeToken(ctx, tx, input.token, "invitation");
    const row = await invitationOf(tx, accountId, userId);
    if (!row) throw new Failure("TOKEN_INVALID");
    demandMailbox(ctx, holder, row.email);
    const { keys } = input;
    const hasCode = checkCode(row, input.codeToken);
    if (!isPasswordWrap(bytes(input.userKeyWrap)) || hasCode !== (keys.signature !== null)) throw new Failure("BOX_REFUSED");
    // Colleagues' browsers would refuse a statement that is newer than what the account's key certified.
    if (hasCode && keys.joinedAt > Number(row.not_after)) throw new Failure("TOKEN_INVALID");
    const accesses = row.is_guest ? await runningAccesses(tx, accountId, userId) : [];
    if (row.is_guest && accesses.length === 0) throw new Failure("GUEST_ACCESS_ENDED");
    // Without the code a guest would hold nothing, and nobody vouches for one later.
    if (row.is_guest && !hasCode) throw new Failure("INVITE_CODE_WRONG", ["code"]);
    const cases = accesses.map((access) => ({ reportId: access.report_id, readsNotes: access.notes !== "none" }));
    const book = await accessIndex(tx, accountId, userId);
    const permissions = row.permissions;
    const departmentIds = row.department_ids.filter((id) => book.departments.some((one) => one.id === id));
    if (!hasCode && input.grants.length > 0) throw new Failure("BOX_REFUSED");
    checkBoxes(input.grants, userId);
    // What was renewed, or is no longer theirs to have, since the invitation went out is left out; colleagues grant the rest.
    // So is what the invitation does not hold: made up boxes would count as keys.
    const isGiven = ({ what }: Grant) => what.kind === "trust" || book.holds(userId, what);
    const grants = input.grants.filter(
      (grant) => isGiven(grant) && isAllowed(grant, { permissions, departmentIds, trust: true, cases }, book),
    );

    // Another account may have invited the same person, or they may have registered: the first who accepts has the address.
    const hash = emailHash(ctx.secrets, row.email);
    await claimAddress(tx, accountId, userId, hash, { overtakes: true }).catch((error: unknown) => {
      throw error instanceof Failure && error.code === "EMAIL_TAKEN" ? new AddressTaken(hash) : error;
    });
    await insertUser(tx, accountId, {
      id: userId,
      email: row.email,
      first_name: row.first_name,
      last_name: row.last_name,
      full_name: `${row.first_name} ${row.last_name}`,
      role: row.role,
      permissions,
      language: row.language,
      is_email_verified: true,
      invited_at: row.created_at,
      is_guest: row.is_guest,
      kdf_suite: input.kdfSuite,
      kdf_salt: bytes(input.kdfSalt),
      auth_hash: authHash(ctx.secrets, userId, input.auth),
      user_key_wrap: ctx.secrets.seal(bytes(input.userKeyWrap), `user-key ${userId}`),
      kem_public_key: bytes(keys.kemPublicKey),
      sig_public_key: bytes(keys.sigPublicKey),
      joined_at: keys.joinedAt,
      member_signature: keys.signature === null ? null : bytes(keys.signature),
      ...(hasCode
        ? {
            invite_public_key: row.public_key,
            invite_permits: row.permits,
            invite_not_after: row.not_after,
            invite_certificate: row.certificate,
          }
        : {}),
    });
    for (const departmentId of departmentIds) await addMember(tx, accountId, departmentId, userId, row.invited_by);
    // Whoever invited them knows of it.
    if (readsReports(permissions)) await notifyOfReader(ctx, tx, accountId, { userId, byUserId: row.invited_by, change: "added" });
    await deleteGrantsTo(tx, accountId, userId);
    for (const grant of grants) await insertAnyGrant(tx, accountId, userId, grant);
    await deleteInvitation(tx, accountId, userId);
    await ctx.jobs.enqueue(notifyOfWaiting, { accountId, userId });
    record(accountId, { actor: userId, action: "user.joined", target: userId, details: { withCode: hasCode } });
    emit(accountId, { type: "keys-changed", ref: userId });
  });
};
