import { createHash, createPublicKey, verify } from "node:crypto";
import type { KeyLogEntry, KeyLogWhat } from "@hz/contract/keys/key-log";
import { type LogHead, logText, type LogWhat, NO_ENTRIES } from "@hz/crypto/envelope";
import { bytes, wire } from "../../bytes.ts";
import type { Tx } from "../../db/database.ts";
import { Failure } from "../../http/failures.ts";
import { lockAccount } from "../accounts/index.ts";
import { entriesAfter, insertEntries, loggedAccountKey, newestEntry } from "./store.ts";

/** Further than a clock goes wrong by itself: later entries could not be dated before this one. */
const AHEAD_SECONDS = 86_400;

const own = (text: string) => new Uint8Array(bytes(text));

function whatOf(said: KeyLogWhat): LogWhat {
  if (said.kind === "account") return { ...said, publicKey: own(said.publicKey) };
  if (said.kind === "department") return { ...said, keyHash: own(said.keyHash) };
  return said.kind === "member" ? { ...said, fingerprint: own(said.fingerprint) } : said;
}

/** The hashes after each entry; throws BOX_REFUSED where one was not signed by the key, goes back in time, or names another key. */
function hashesOf(accountId: string, present: Uint8Array, from: LogHead & { time: number }, entries: readonly KeyLogEntry[]): Uint8Array[] {
  const key = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x: wire(present) }, format: "jwk" });
  let { hash, time } = from;
  return entries.map((entry, at) => {
    const text = logText(accountId, { length: from.length + at, hash }, { time: entry.time, by: entry.by, what: whatOf(entry.what) });
    const isOther = entry.what.kind === "account" && entry.what.publicKey !== wire(present);
    if (isOther || entry.time < time || !verify(null, text, key, bytes(entry.signature))) throw new Failure("BOX_REFUSED");
    hash = new Uint8Array(createHash("sha256").update(text).update(bytes(entry.signature)).digest());
    ({ time } = entry);
    return hash;
  });
}

/**
 * Adds entries behind so many, and tells whether: of two who write at once the second reads again and signs again, which is no fault of
 * theirs. The same entries may come twice. Throws BOX_REFUSED for what is not signed by the account's
 * present key as what follows here, or in another person's name.
 */
export async function appendEntries(
  tx: Tx,
  { accountId, userId, now }: { accountId: string; userId: string; now: Date },
  after: number,
  entries: readonly KeyLogEntry[],
): Promise<boolean> {
  const { public_key: present } = await lockAccount(tx, accountId);
  const newest = await newestEntry(tx, accountId);
  if ((newest?.seq ?? 0) !== after) {
    const there = await entriesAfter(tx, accountId, after, entries.length);
    return there.length > 0 && JSON.stringify(there) === JSON.stringify(entries);
  }
  const first = entries[0]!;
  if (entries.some(({ by }) => by !== userId)) throw new Failure("BOX_REFUSED");
  // A log begins with the key that signs it, and goes on with a new one in the same way.
  if (first.what.kind !== "account" && (await loggedAccountKey(tx, accountId)) !== wire(present)) throw new Failure("BOX_REFUSED");
  if (entries.at(-1)!.time > now.getTime() / 1000 + AHEAD_SECONDS) throw new Failure("BOX_REFUSED");
  const from = newest ? { length: newest.seq, hash: new Uint8Array(newest.hash), time: Number(newest.time) } : { ...NO_ENTRIES, time: 0 };
  await insertEntries(tx, accountId, after + 1, entries, hashesOf(accountId, present, from, entries));
  return true;
}
