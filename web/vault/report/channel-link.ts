import { accountFingerprint, fingerprintForLink, fingerprintForPeople, fromBase64Url } from "@hz/crypto";
import { keysInHand } from "../keys/held-keys.ts";

/**
 * The fragment `#k=…` for a channel's link, made from the account key that this person was granted; null without such a grant,
 * because a fingerprint of what the server says would prove nothing.
 */
export async function linkFragment(): Promise<string | null> {
  const { accountId, accountPublicKey, knowsAccountKey } = keysInHand();
  if (!knowsAccountKey) return null;
  return `#k=${fingerprintForLink(await accountFingerprint(accountId, accountPublicKey))}`;
}

/** The fingerprint in a channel's whole address with its `#k=…`, as people compare it. */
export const printOfLink = (address: string): string => fingerprintForPeople(fromBase64Url(address.split("#k=")[1] ?? ""));
