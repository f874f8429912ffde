import { accountFingerprint, fingerprintForPeople, memberFingerprint } from "@hz/crypto";
import { keysInHand } from "./keys.ts";

/** Gives the fingerprints of the signed-in person's own keys and of the account's key, to read out to a colleague. */
export async function ownFingerprints(): Promise<{ own: string; account: string }> {
  const { userId, kem, sig, accountId, accountPublicKey } = keysInHand();
  return {
    own: fingerprintForPeople(await memberFingerprint(userId, kem.publicKey, sig.publicKey)),
    account: fingerprintForPeople(await accountFingerprint(accountId, accountPublicKey)),
  };
}
