import { accountFingerprint, type Bytes, equalBytes, fromBase64Url, toBase64Url, verifySuccession } from "@hz/crypto";
import { MAX_SUCCESSIONS } from "@hz/contract/limits";
import type { Succession } from "@hz/contract/keys/successions";
import type { NamedKey } from "../report/named-key.ts";

/** What a server says of an account's key: the present one, and how former ones lead to it. */
export type SaidKey = { accountId: string; accountPublicKey: string; successions: readonly Succession[] };

/**
 * The account's keys from `first` on to the present one, each signed by the one before. Null where the way breaks off, goes around
 * in a circle or is too long. Throws CryptoFailure for what is no key.
 */
export async function wayFrom(said: SaidKey, first: Bytes): Promise<Bytes[] | null> {
  const { accountId, successions } = said;
  const present = fromBase64Url(said.accountPublicKey);
  const way = [first];
  for (let last = first; !equalBytes(last, present);) {
    const name = toBase64Url(last);
    const next = successions.find(({ formerPublicKey }) => formerPublicKey === name);
    if (!next || way.length > MAX_SUCCESSIONS) return null;
    const publicKey = fromBase64Url(next.publicKey);
    const statement = { accountId, formerPublicKey: last, publicKey, signedAt: next.signedAt };
    if (!(await verifySuccession(statement, fromBase64Url(next.signature)))) return null;
    way.push(publicKey);
    last = publicKey;
  }
  return way;
}

/**
 * The account keys that may be relied on: from the one that the address names on to the present one, or the present one alone where
 * it names none. Null where the address names another key. Throws CryptoFailure for what is no key.
 */
export async function keysOnWay(said: SaidKey, named: NamedKey): Promise<Bytes[] | null> {
  const present = fromBase64Url(said.accountPublicKey);
  if (named.state !== "named") return named.state === "none" ? [present] : null;
  const fingerprint = fromBase64Url(named.key);
  for (const key of [said.accountPublicKey, ...said.successions.map(({ formerPublicKey }) => formerPublicKey)]) {
    const publicKey = fromBase64Url(key);
    if (equalBytes(await accountFingerprint(said.accountId, publicKey), fingerprint)) return wayFrom(said, publicKey);
  }
  return null;
}

/** The former keys that lead on to the present one; those that do not are left out. */
export async function formerKeys(said: SaidKey): Promise<Bytes[]> {
  const former = said.successions.map(({ formerPublicKey }) => fromBase64Url(formerPublicKey));
  const leads = await Promise.all(former.map((key) => wayFrom(said, key)));
  return former.filter((_, index) => leads[index] !== null);
}
