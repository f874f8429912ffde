import { createPublicKey, verify } from "node:crypto";
import { MAX_SUCCESSIONS } from "@hz/contract/limits";
import type { Succession } from "@hz/contract/keys/successions";
import { successionText } from "@hz/crypto/envelope";
import { bytes, wire } from "../../bytes.ts";
import type { Tx } from "../../db/database.ts";
import { sameBytes } from "../../secrets.ts";
import { formerAccountKeys, storedSuccessions, updateAccount } from "./store.ts";

/** Whether the former key signed what is said of the next one. */
export function isSuccession(accountId: string, said: Succession): boolean {
  const [formerPublicKey, publicKey] = [bytes(said.formerPublicKey), bytes(said.publicKey)];
  if (sameBytes(formerPublicKey, publicKey)) return false;
  try {
    const text = successionText({
      accountId,
      formerPublicKey: new Uint8Array(formerPublicKey),
      publicKey: new Uint8Array(publicKey),
      signedAt: said.signedAt,
    });
    const key = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x: wire(formerPublicKey) }, format: "jwk" });
    return verify(null, text, key, bytes(said.signature));
  } catch {
    // What is no key has signed nothing, and a moment that the statement cannot hold was never signed.
    return false;
  }
}

/** For each former key, the statement on its shortest way to the present one. */
export function waysTo(present: string, all: readonly Succession[]): Succession[] {
  const ways = new Map<string, Succession>();
  let reached = new Set([present]);
  for (let hops = 0; hops < MAX_SUCCESSIONS && reached.size > 0; hops++) {
    const next = all.filter((one) => reached.has(one.publicKey) && one.formerPublicKey !== present && !ways.has(one.formerPublicKey));
    for (const one of next) ways.set(one.formerPublicKey, one);
    reached = new Set(next.map((one) => one.formerPublicKey));
  }
  return [...ways.values()];
}

/** How the account's former keys lead to the present one. */
export const successionsOf = async (tx: Tx, accountId: string, present: Buffer): Promise<Succession[]> =>
  waysTo(wire(present), await storedSuccessions(tx, accountId));

/** The account's former keys that nothing leads on from, with when they were replaced; the key is null where nobody kept it. */
export async function endedKeys(tx: Tx, accountId: string, present: Buffer): Promise<{ publicKey: string | null; replacedAt: Date }[]> {
  const ways = new Set((await successionsOf(tx, accountId, present)).map((one) => one.formerPublicKey));
  const former = (await formerAccountKeys(tx, accountId)).map((row) => ({
    publicKey: row.public_key && wire(row.public_key),
    replacedAt: row.replaced_at,
  }));
  return former.filter(({ publicKey }) => publicKey === null || !ways.has(publicKey));
}

/**
 * Keeps anew since when links open nothing: a channel's may name every key since it came, or since its links were renewed, so
 * that the newest key that leads nowhere says it.
 */
export async function refreshLinksEnded(tx: Tx, accountId: string, present: Buffer): Promise<void> {
  const ended = (await endedKeys(tx, accountId, present)).map(({ replacedAt }) => replacedAt.getTime());
  await updateAccount(tx, accountId, { links_ended_at: ended.length > 0 ? new Date(Math.max(...ended)) : null });
}
