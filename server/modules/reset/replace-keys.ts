import type { Grant, Member } from "@hz/contract/sign-in/auth";
import { isGrantBox } from "@hz/crypto/envelope";
import { bytes } from "../../bytes.ts";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { Failure } from "../../http/failures.ts";
import { deleteGrantsTo, insertGrant } from "../departments/index.ts";
import { openedByEmergency } from "../emergency/index.ts";
import { retireKeys, updateUser, type UserRow } from "../users/index.ts";
import { mayHoldAccountKey } from "./look.ts";
import { dropPasskeyWraps } from "./store.ts";

/**
 * Replaces a person's public keys, vouched for by `member` or by nobody. The former ones stay verifiable; everything that only the
 * former user key opened goes: grants, the recovery code, the passkeys' copies.
 */
export async function replaceUserKeys(
  ctx: Context,
  tx: Tx,
  user: UserRow,
  keys: { kemPublicKey: string; sigPublicKey: string },
  member: Member | null,
): Promise<void> {
  const [accountId, userId] = [user.account_id, user.id];
  await retireKeys(tx, accountId, [userId]);
  await deleteGrantsTo(tx, accountId, userId);
  await dropPasskeyWraps(tx, accountId, userId);
  await updateUser(tx, accountId, userId, {
    kem_public_key: bytes(keys.kemPublicKey),
    sig_public_key: bytes(keys.sigPublicKey),
    joined_at: member?.joinedAt ?? Math.floor(ctx.now().getTime() / 1000),
    member_signature: member ? bytes(member.signature) : null,
    keys_changed_at: ctx.now(),
    recovery_auth_hash: null,
    recovery_wrap: null,
    recovery_confirmed_at: null,
  });
}

/** Throws BOX_REFUSED unless the statement and the grants are this person's own and well-formed. */
export function refuseForeign(user: UserRow, { member, grants }: { member: Member; grants: Grant[] }): void {
  const isOwn = member.userId === user.id && member.invite === null && grants.every(({ byUserId }) => byUserId === user.id);
  if (!isOwn || !grants.every(({ box }) => isGrantBox(bytes(box)))) throw new Failure("BOX_REFUSED");
}

/**
 * Replaces a person's keys by ones that the account's seed, taken from the emergency key, vouches for, with grants of what
 * the emergency key holds and this person may. Throws BOX_REFUSED for anything else.
 */
export async function vouchedByEmergency(
  ctx: Context,
  tx: Tx,
  user: UserRow,
  way: { member: Member; grants: Grant[] },
  emergencyId: string,
): Promise<void> {
  refuseForeign(user, way);
  const accountId = user.account_id;
  const isManager = mayHoldAccountKey(user);
  const released = (await openedByEmergency(tx, accountId, user, emergencyId)).flatMap(({ what }) =>
    what.kind === "department" ? [`${what.departmentId} ${what.epoch}`] : [],
  );
  const isAllowed = ({ what }: Grant) =>
    what.kind === "department"
      ? released.includes(`${what.departmentId} ${what.epoch}`)
      : what.kind === "trust" || (what.kind === "account" && isManager);
  if (!way.grants.every(isAllowed)) throw new Failure("BOX_REFUSED");
  await replaceUserKeys(ctx, tx, user, way.member, way.member);
  for (const grant of way.grants) await insertGrant(tx, accountId, user.id, grant);
}
