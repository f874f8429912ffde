import type { KeyRing } from "@hz/contract/sign-in/auth";
import { accountKey, newAccountSeed, newDepartmentSeed, newUserKey, toBase64Url, userKeys } from "@hz/crypto";
import { type HeldKeys, hold, keysInHand } from "../vault/keys/held-keys.ts";
import { grantToSelf, vouchFor } from "../vault/people/self-grants.ts";

/**
 * Gives whom the application is shown to keys that were made up for the test: their own, the account's, and these departments' first
 * ones. They seal and sign, and open nothing. What is given of them instead counts; call it after `mount`.
 */
export async function holdMadeUp(departmentIds: readonly string[] = [], given: Partial<HeldKeys> = {}): Promise<HeldKeys> {
  const before = keysInHand();
  const [userKey, accountSeed] = [newUserKey(), newAccountSeed()];
  const { publicKey: accountPublicKey } = await accountKey(accountSeed);
  const seeds = new Map(departmentIds.map((id) => [`${id}/1`, newDepartmentSeed()]));
  return hold({ ...before, userKey, ...(await userKeys(userKey, before.userId)), accountSeed, accountPublicKey, seeds, ...given });
}

/** The ring that a server has of made-up keys: the account's, noted and vouched for, and no department's. */
export async function ringOf(held: HeldKeys): Promise<KeyRing> {
  const { accountPublicKey, kem, sig } = held;
  const accountSeed = held.accountSeed!;
  return {
    accountPublicKey: toBase64Url(accountPublicKey),
    own: { kemPublicKey: toBase64Url(kem.publicKey), sigPublicKey: toBase64Url(sig.publicKey) },
    members: [await vouchFor(await accountKey(accountSeed), { accountId: held.accountId, userId: held.userId }, held, 0)],
    grants: [
      await grantToSelf(held, held, { kind: "trust" }, accountPublicKey),
      await grantToSelf(held, held, { kind: "account" }, accountSeed),
    ],
    departments: [],
  };
}
