import type { KeyLogEntry } from "@hz/contract/keys/key-log";
import { accountKey, headAfter, type LogHead, type LogWhat, NO_ENTRIES, signLogEntry } from "@hz/crypto";
import { wireEntry } from "../../web/vault/keys/key-log.ts";
import type { TestOffice } from "./builders.ts";

/** What is said behind a head of the office's key log, a second apart each, as its browser signs it; with the head after it. */
export async function someEntries(
  { accountId, office, person }: TestOffice,
  whats: readonly LogWhat[],
  after: LogHead = NO_ENTRIES,
  seed = office.founded.accountSeed,
): Promise<{ entries: KeyLogEntry[]; head: LogHead }> {
  const by = await accountKey(seed);
  const entries: KeyLogEntry[] = [];
  let head = after;
  for (const what of whats) {
    const entry = await signLogEntry(by, accountId, head, { time: 1_790_000_000 + head.length, by: person.userId, what });
    entries.push(wireEntry(entry));
    head = headAfter(accountId, head, entry);
  }
  return { entries, head };
}

/** The first entry of the office's log: its account's key. */
export const founded = async ({ office }: TestOffice): Promise<LogWhat> => ({
  kind: "account",
  publicKey: (await accountKey(office.founded.accountSeed)).publicKey,
});
