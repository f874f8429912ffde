import type { ResetWay } from "@hz/contract/sign-in/password-reset";
import { bytes } from "../../bytes.ts";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import { sameBytes } from "../../secrets.ts";
import { formerAccountKeys, lockAccount, replaceAccountKey } from "../accounts/index.ts";
import { record } from "../audit/index.ts";
import { requireSigned, insertDepartmentKey, insertGrant } from "../departments/index.ts";
import { endEmergencyKey } from "../emergency/index.ts";
import { retireKeys, type UserRow } from "../users/index.ts";
import { notifyOfAccountKey, notifyOfWaiting } from "./jobs.ts";
import { mayFoundAnew } from "./look.ts";
import { refuseForeign, replaceUserKeys } from "./replace-keys.ts";
import {
  colleaguesToVouch,
  dropInvitationKeys,
  everybodyBeside,
  heldByOthers,
  newestEpochs,
  renewalsAfterFounding,
  retireAccountGrants,
} from "./store.ts";

type Founding = Extract<ResetWay, { kind: "founding" }>;

/**
 * Founds an account that nobody can open any more anew: another key, and for every department a new epoch signed by it. What the
 * former key vouched for is vouched for no more: colleagues keep what they hold and are vouched for anew. Throws FORBIDDEN while
 * somebody else could grant, KEYS_CHANGED when the departments are other ones by now, BOX_REFUSED.
 */
export async function foundAnew(ctx: Context, tx: Tx, user: UserRow, way: Founding): Promise<void> {
  const [accountId, userId] = [user.account_id, user.id];
  const { public_key: present } = await lockAccount(tx, accountId);
  if (!(await mayFoundAnew(tx, user))) throw new Failure("FORBIDDEN");
  refuseForeign(user, way);
  const publicKey = bytes(way.accountPublicKey);
  const used = [present, ...(await formerAccountKeys(tx, accountId)).flatMap(({ public_key: key }) => key ?? [])];
  // A key that comes back would lead links around in a circle.
  if (used.some((key) => sameBytes(key, publicKey))) throw new Failure("BOX_REFUSED");
  const next = (await newestEpochs(tx, accountId)).map(({ departmentId, epoch }) => `${departmentId} ${epoch + 1}`);
  const made = way.departments.map(({ departmentId, epoch }) => `${departmentId} ${epoch}`);
  if (!sameSet(made, next)) throw new Failure("KEYS_CHANGED");
  const granted = way.grants.map(({ what }) => (what.kind === "department" ? `${what.departmentId} ${what.epoch}` : what.kind));
  // Without its own grants a department's new key would be nobody's.
  if (!sameSet(granted, ["account", ...made])) throw new Failure("BOX_REFUSED");

  for (const key of way.departments) requireSigned(accountId, publicKey, key);
  // Nobody stands in for others until its key is renewed by who reads there: a browser signs no purpose here.
  if (way.departments.some(({ purpose }) => purpose && purpose.standsInFor.length > 0)) throw new Failure("BOX_REFUSED");
  // Whom nobody has released in a department that stands in its people release, also now: its reports may be about who founds.
  const foreign = await heldByOthers(tx, accountId, userId);
  const kept = way.grants.filter(({ what }) => what.kind !== "department" || !foreign.has(what.departmentId));

  // The former key did not sign the new one: what was handed out with its fingerprint opens nothing until it does.
  await replaceAccountKey(tx, accountId, publicKey, ctx.now());
  await dropInvitationKeys(tx, accountId);
  await endEmergencyKey(ctx, tx, accountId, userId);
  await retireAccountGrants(tx, accountId);
  const others = await everybodyBeside(tx, accountId, userId);
  if (others.length > 0) await retireKeys(tx, accountId, others);
  await replaceUserKeys(ctx, tx, user, way.member, way.member);
  for (const key of way.departments) await insertDepartmentKey(tx, accountId, key);
  for (const grant of kept) await insertGrant(tx, accountId, userId, grant);
  await renewalsAfterFounding(tx, accountId, userId);
  const waiting = await colleaguesToVouch(tx, accountId, userId);
  for (const id of waiting) await ctx.jobs.enqueue(notifyOfAccountKey, { accountId, userId: id, aboutId: userId });
  if (waiting.length > 0) await ctx.jobs.enqueue(notifyOfWaiting, { accountId, userId });
  emit(accountId, { type: "keys-changed", ref: null });
  record(accountId, { actor: userId, action: "account-key.renewed", target: accountId, details: { departments: made.length } });
}

const sameSet = (one: string[], other: string[]) => one.toSorted().join() === other.toSorted().join();
