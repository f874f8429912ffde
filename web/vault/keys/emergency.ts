import type { Grant } from "@hz/contract/sign-in/auth";
import type { NewEmergencyKey } from "@hz/contract/keys/emergency";
import { accountKey, newCode, newId, newUserKey, recoveryKeys, toBase64Url, userKeys, wrapForRecovery } from "@hz/crypto";
import { NotHeld } from "../people/grant.ts";
import { canSignKeys, keysInHand, openingSeeds } from "./held-keys.ts";
import { grantSeedsToSelf, grantToSelf, vouchFor } from "../people/self-grants.ts";

/** A fresh emergency key: its code as shown, and what the server keeps of it once the code was confirmed. */
export type EmergencyOffer = { code: string; key: NewEmergencyKey };

/** Whether the signed-in person holds what an emergency key is made of. */
export const mayOfferEmergency = (): boolean => canSignKeys() && keysInHand().isVouched;

/**
 * Makes an emergency key in the place of `replaces` (null where there is none) that holds everything the signed-in person holds:
 * the account's seed, the departments' seeds, and the account's public key in its own word. Nothing has left the browser yet.
 * Throws NotHeld without the account's seed.
 */
export async function offerEmergency(replaces: string | null, nowMs = Date.now()): Promise<EmergencyOffer> {
  const held = keysInHand();
  const { accountId, accountSeed, accountPublicKey } = held;
  if (!accountSeed) throw new NotHeld();
  const [id, userKey, code] = [newId(), newUserKey(), await newCode("recovery")];
  const holder = { accountId, userId: id };
  const [own, codeKeys] = await Promise.all([userKeys(userKey, id), recoveryKeys(code, id)]);
  const grants: Grant[] = [
    await grantToSelf(holder, own, { kind: "account" }, accountSeed),
    await grantToSelf(holder, own, { kind: "trust" }, accountPublicKey),
  ];
  grants.push(...(await grantSeedsToSelf(holder, own, openingSeeds(held))));
  const member = await vouchFor(await accountKey(accountSeed), holder, own, nowMs);
  const wrap = toBase64Url(await wrapForRecovery(userKey, codeKeys, id));
  return { code, key: { id, replaces, member, auth: toBase64Url(codeKeys.auth), wrap, grants } };
}
