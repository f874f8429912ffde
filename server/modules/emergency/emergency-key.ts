import type { Grant } from "@hz/contract/sign-in/auth";
import type { LostPrintout, NewEmergencyKey } from "@hz/contract/keys/emergency";
import { isGrantBox, isRecoveryWrap } from "@hz/crypto/envelope";
import { bytes } from "../../bytes.ts";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import type { EmergencyChange } from "../../mail/templates/emergency-changed.ts";
import { sameBytes } from "../../secrets.ts";
import { lockAccount } from "../accounts/index.ts";
import { record } from "../audit/index.ts";
import { deleteGrantsTo, heldEpochs, insertGrant, type LastKeys, lockLastKeysOf } from "../departments/index.ts";
import { isFreeId, vouchersOf } from "../users/index.ts";
import { notifyOfEmergencyChange } from "./jobs.ts";
import { leftWithout } from "./left-without.ts";
import {
  deleteEmergencyKeyRow,
  emergencyKeyOf,
  type EmergencyRow,
  insertEmergencyKey,
  securityAdmins,
  managersAndMembers,
  readersBeside,
} from "./store.ts";

/** What the server keeps of the proof that an emergency code gives. */
const proofHash = (ctx: Context, id: string, auth: string) => ctx.secrets.hash("emergency", id, bytes(auth));

/** Whether the browser that sent this proof has the emergency code. */
export const provesEmergencyCode = (ctx: Context, key: EmergencyRow, auth: string) =>
  sameBytes(proofHash(ctx, key.id, auth), key.auth_hash);

/** Throws LAST_MEMBER where only the emergency key has a department's key, and the grants that take its place have it not. */
async function requireOtherHolders(tx: Tx, accountId: string, grants: readonly Grant[]): Promise<void> {
  const key = await emergencyKeyOf(tx, accountId);
  const last = key ? await lockLastKeysOf(tx, accountId, key.id) : [];
  const isGranted = (departmentId: string, epoch: number) =>
    grants.some(({ what }) => what.kind === "department" && what.departmentId === departmentId && what.epoch === epoch);
  if (!last.every(({ departmentId, epochs }) => epochs.every((epoch) => isGranted(departmentId, epoch)))) throw new Failure("LAST_MEMBER");
}

/**
 * Those that hand on what their maker holds. The others are left out: of a key that was renewed meanwhile nobody needs a copy,
 * and one of a key that its maker never had would only count as one. Throws BOX_REFUSED for who has no account key to hand on.
 */
async function onlyOwn(tx: Tx, accountId: string, userId: string, grants: readonly Grant[]): Promise<Grant[]> {
  if (!(await vouchersOf(tx, accountId)).includes(userId)) throw new Failure("BOX_REFUSED");
  const epochs = new Set((await heldEpochs(tx, accountId, userId)).map(({ departmentId, epoch }) => `${departmentId} ${epoch}`));
  return grants.filter(({ what }) => what.kind !== "department" || epochs.has(`${what.departmentId} ${what.epoch}`));
}

/**
 * Throws KEYS_CHANGED where the account has another emergency key by now than the one that this was made beside: whoever keeps
 * the print-out of that would hold a dead one. The same one may come again.
 */
async function requireSame(tx: Tx, accountId: string, { id, replaces }: NewEmergencyKey): Promise<void> {
  const present = (await emergencyKeyOf(tx, accountId))?.id ?? null;
  if (present !== id && present !== replaces) throw new Failure("KEYS_CHANGED");
}

/** Keeps an emergency key; the one before it ends. Throws BOX_REFUSED, KEYS_CHANGED or LAST_MEMBER. */
export async function setEmergencyKey(ctx: Context, accountId: string, userId: string, input: NewEmergencyKey): Promise<void> {
  const { id, member } = input;
  const isOwn = member.userId === id && member.invite === null && input.grants.every(({ byUserId }) => byUserId === id);
  const isWellFormed = isRecoveryWrap(bytes(input.wrap)) && input.grants.every(({ box }) => isGrantBox(bytes(box)));
  if (!isOwn || !isWellFormed) throw new Failure("BOX_REFUSED");
  await ctx.db.tenant(accountId, async (tx) => {
    await lockAccount(tx, accountId);
    await requireSame(tx, accountId, input);
    const grants = await onlyOwn(tx, accountId, userId, input.grants);
    await requireOtherHolders(tx, accountId, grants);
    const before = await dropEmergencyKey(tx, accountId);
    if (!(await isFreeId(tx, accountId, id))) throw new Failure("BOX_REFUSED");
    await insertEmergencyKey(tx, {
      account_id: accountId,
      id,
      kem_public_key: bytes(member.kemPublicKey),
      sig_public_key: bytes(member.sigPublicKey),
      joined_at: member.joinedAt,
      member_signature: bytes(member.signature),
      auth_hash: proofHash(ctx, id, input.auth),
      wrap: ctx.secrets.seal(bytes(input.wrap), `emergency ${id}`),
      created_by: userId,
      created_at: ctx.now(),
    });
    for (const grant of grants) await insertGrant(tx, accountId, id, grant);
    record(accountId, { actor: userId, action: "emergency-key.created", target: id });
    await makeVisible(ctx, tx, accountId, before ? "renewed" : "made");
  });
}

/**
 * The key is a member that everybody may see: browsers read it again; who sees to security gets a mail, and so does everybody whose
 * reports a new one may open. That a print-out is lost is told to who manages people, and to the people of the departments concerned.
 */
async function makeVisible(
  ctx: Context,
  tx: Tx,
  accountId: string,
  what: EmergencyChange,
  concerned: readonly string[] = [],
): Promise<void> {
  emit(accountId, { type: "keys-changed", ref: null });
  const keepers = await securityAdmins(tx, accountId);
  for (const userId of keepers) await ctx.jobs.enqueue(notifyOfEmergencyChange, { accountId, userId, what, as: "keeper" });
  if (what === "removed") return;
  if (what === "lost") {
    for (const { id, as } of await managersAndMembers(tx, accountId, concerned))
      await ctx.jobs.enqueue(notifyOfEmergencyChange, { accountId, userId: id, what, as });
    return;
  }
  for (const userId of await readersBeside(tx, accountId, keepers))
    await ctx.jobs.enqueue(notifyOfEmergencyChange, { accountId, userId, what, as: "reader" });
}

/** Deletes the emergency key; resolves to its id, or null where there was none. */
async function dropEmergencyKey(tx: Tx, accountId: string): Promise<string | null> {
  const key = await emergencyKeyOf(tx, accountId);
  if (!key) return null;
  await deleteGrantsTo(tx, accountId, key.id);
  await deleteEmergencyKeyRow(tx, accountId);
  return key.id;
}

/** Ends the emergency key in a running transaction, for everybody to see; where there is none, nothing happens. */
export async function endEmergencyKey(ctx: Context, tx: Tx, accountId: string, userId: string): Promise<void> {
  const id = await dropEmergencyKey(tx, accountId);
  if (!id) return;
  record(accountId, { actor: userId, action: "emergency-key.removed", target: id });
  await makeVisible(ctx, tx, accountId, "removed");
}

/**
 * Throws unless the end of this key was read as it is: LAST_SIGNER where nobody could renew a department's key afterwards,
 * KEYS_CHANGED where it ends keys of more departments than was said.
 */
async function requireRead(tx: Tx, accountId: string, { id, ends }: LostPrintout, last: readonly LastKeys[]): Promise<void> {
  if ((await vouchersOf(tx, accountId)).length === 0) throw new Failure("LAST_SIGNER");
  const left = await leftWithout(tx, accountId, id, last);
  if (![...left].every(([departmentId, one]) => !one.ends || ends.includes(departmentId))) throw new Failure("KEYS_CHANGED");
}

/**
 * Ends the emergency key; where there is none, nothing happens. While it alone holds keys in use, only by the word that its
 * print-out is lost: what nobody else could open is closed for good. Throws LAST_MEMBER without that word, LAST_SIGNER or KEYS_CHANGED.
 */
export async function removeEmergencyKey(ctx: Context, accountId: string, userId: string, lost: LostPrintout | null): Promise<void> {
  await ctx.db.tenant(accountId, async (tx) => {
    await lockAccount(tx, accountId);
    const key = await emergencyKeyOf(tx, accountId);
    if (!key) return;
    // The print-out of another one, made meanwhile, is nobody's loss.
    if (lost && lost.id !== key.id) throw new Failure("KEYS_CHANGED");
    const last = await lockLastKeysOf(tx, accountId, key.id);
    if (last.length === 0) return endEmergencyKey(ctx, tx, accountId, userId);
    if (!lost) throw new Failure("LAST_MEMBER");
    await requireRead(tx, accountId, lost, last);
    await dropEmergencyKey(tx, accountId);
    record(accountId, { actor: userId, action: "emergency-key.lost", target: key.id });
    await makeVisible(
      ctx,
      tx,
      accountId,
      "lost",
      last.map(({ departmentId }) => departmentId),
    );
  });
}
