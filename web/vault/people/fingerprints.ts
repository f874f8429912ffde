import { accountFingerprint, type Bytes, fingerprintForPeople, fromBase64Url, memberFingerprint, userKeys } from "@hz/crypto";
import { keysInHand } from "../keys/held-keys.ts";

/** The fingerprint of an account's key, to read out. */
export const accountPrint = async (accountId: string, publicKey: Bytes): Promise<string> =>
  fingerprintForPeople(await accountFingerprint(accountId, publicKey));

/** The fingerprint of a person's public keys, to read out. */
export async function personPrint(person: { id: string; kemPublicKey: string; sigPublicKey: string }): Promise<string> {
  const keys = [fromBase64Url(person.kemPublicKey), fromBase64Url(person.sigPublicKey)] as const;
  return fingerprintForPeople(await memberFingerprint(person.id, ...keys));
}

/** A person's fingerprint from their user key, where the key ring itself stays closed. */
export async function printOfUserKey(userKey: Bytes, userId: string): Promise<string> {
  const { kem, sig } = await userKeys(userKey, userId);
  return fingerprintForPeople(await memberFingerprint(userId, kem.publicKey, sig.publicKey));
}

/** The fingerprints of the signed-in person's own keys and of the account's key, to read out to a colleague. */
export async function ownPrints(): Promise<{ own: string; account: string }> {
  const { userId, kem, sig, accountId, accountPublicKey } = keysInHand();
  return {
    own: fingerprintForPeople(await memberFingerprint(userId, kem.publicKey, sig.publicKey)),
    account: await accountPrint(accountId, accountPublicKey),
  };
}
