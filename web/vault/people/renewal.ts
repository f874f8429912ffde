import type { Grant } from "@hz/contract/sign-in/auth";
import type { DepartmentKey, DepartmentPurpose } from "@hz/contract/channels/channels";
import type { Department, NewGrant } from "@hz/contract/people/departments";
import { accountKey, type Bytes, newId, sealGrant, toBase64Url } from "@hz/crypto";
import { newDepartmentKey } from "./department-key.ts";
import { grantTo, isHeld, NotHeld } from "./grant.ts";
import { type HeldKeys, heldKeys, keysInHand } from "../keys/held-keys.ts";
import { seedName } from "../keys/keys.ts";
import { refuseRemoved } from "./removed.ts";
import { signedPurpose } from "./purpose.ts";

/** The account's key does not vouch for somebody who was to be granted a key; nothing was made. */
export class ReceiverUnknown extends Error {
  constructor() {
    super("Nobody vouches for a receiver's keys");
    this.name = "ReceiverUnknown";
  }
}

/** A department's key that was made just now, with its grants; only its receivers can open the seed again. */
export type MadeKey = { key: DepartmentKey; grants: NewGrant[] };

/** Makes the first key of a new department for its readers; throws NotHeld without the account's seed, ReceiverUnknown, ReceiverRemoved. */
export const makeDepartment = (name: string, receivers: readonly string[]): Promise<MadeKey> =>
  makeEpoch(newId(), 1, receivers, { name, standsInFor: [] });

/** Makes a department's next epoch, granted to who shall read. Throws like `makeDepartment`. */
export async function makeEpoch(
  departmentId: string,
  epoch: number,
  receivers: readonly string[],
  purpose: Omit<DepartmentPurpose, "signedAt"> | null = null,
): Promise<MadeKey> {
  const held = keysInHand();
  const { accountId, accountSeed, userId, sig } = held;
  if (!accountSeed) throw new NotHeld();
  const found = await Promise.all(receivers.map((id) => receiverOf(held, id)));
  const said = purpose && { ...purpose, signedAt: Math.floor(Date.now() / 1000) };
  const { seed, key } = await newDepartmentKey(await accountKey(accountSeed), { accountId, departmentId, epoch }, Date.now(), said);
  const what = { kind: "department" as const, departmentId, epoch };
  const grants = found.map(async (to): Promise<NewGrant> => {
    const { box, signature } = await sealGrant({ accountId, what, to, by: { userId, sig } }, seed);
    return named(to, { what, byUserId: userId, box: toBase64Url(box), signature: toBase64Url(signature) });
  });
  return { key, grants: await Promise.all(grants) };
}

/**
 * Makes the epoch that follows a department's key as served. It is for what the account's key signed of the one before, whatever
 * the server says now. Throws like `makeDepartment`.
 */
export async function makeNextEpoch({ id, name, key }: Pick<Department, "id" | "name" | "key">, receivers: readonly string[]) {
  const purpose = (await signedPurpose(key)) ?? { name, standsInFor: [] };
  return makeEpoch(id, key.epoch + 1, receivers, purpose);
}

/** Grants a person those of the epochs that are held. Throws ReceiverUnknown, ReceiverRemoved. */
export async function grantEpochs(departmentId: string, epochs: readonly number[], userId: string): Promise<NewGrant[]> {
  const held = keysInHand();
  const to = await receiverOf(held, userId);
  const own = epochs.filter((epoch) => isHeld({ kind: "department", departmentId, epoch }));
  const grants = await grantTo(
    to,
    own.map((epoch) => ({ kind: "department" as const, departmentId, epoch })),
  );
  return grants.map((grant) => named(to, grant));
}

/** Whether this person holds each of the epochs, the newest as the account's key signed it. */
export function holdsEpochs(departmentId: string, epochs: readonly number[]): boolean {
  const isSigned = heldKeys()?.seeds.has(seedName(departmentId, Math.max(...epochs)));
  return isSigned === true && epochs.every((epoch) => isHeld({ kind: "department", departmentId, epoch }));
}

/**
 * Those of the lacking epochs that this person can hand on: the newest as the account's key signed it, a former one where it opens,
 * also of an account key of before.
 */
export function grantableEpochs({ id, epoch: newest }: Pick<Department, "id" | "epoch">, lacking: readonly number[]): number[] {
  const opens = (epoch: number) => isHeld({ kind: "department", departmentId: id, epoch });
  return lacking.filter((epoch) => (epoch === newest ? holdsEpochs(id, [epoch]) : opens(epoch)));
}

type Receiver = { userId: string; kemPublicKey: Bytes; sigPublicKey: Bytes };

// The keys come from the list that the account's key vouches for, never from the answer that asked for the grant.
async function receiverOf({ members }: HeldKeys, userId: string): Promise<Receiver> {
  const newest = (await members.get(userId))?.[0];
  if (!newest) throw new ReceiverUnknown();
  await refuseRemoved(userId);
  return { userId, ...newest };
}

const named = ({ userId, sigPublicKey }: Receiver, grant: Grant): NewGrant => ({
  toUserId: userId,
  sigPublicKey: toBase64Url(sigPublicKey),
  grant,
});
