import { type Bytes, fromBase64Url, type LogHead, NO_ENTRIES, openLogHead, sealLogHead, toBase64Url } from "@hz/crypto";
import type { HeldKeys } from "./held-keys.ts";

type Person = Pick<HeldKeys, "accountId" | "userId" | "store">;
const nameOf = (userId: string) => `hz.key-log.${userId}`;
const opened = (person: Person, box: string | null): Promise<LogHead> =>
  box === null ? Promise.resolve(NO_ENTRIES) : openLogHead(person.store, person, fromBase64Url(box)).catch(() => NO_ENTRIES);

/**
 * The newest head of the key log that this person has seen: what the server keeps for them, sealed, or what this browser keeps beside
 * it, so that a server that gives back an old note is found out here. What does not open is of keys that are gone, or made up.
 * `isEverywhere` is whether both are as new.
 */
export async function seenHead(person: Person, note: string | null): Promise<{ seen: LogHead; isEverywhere: boolean }> {
  const [a, b] = await Promise.all([opened(person, note), opened(person, localStorage.getItem(nameOf(person.userId)))]);
  return { seen: b.length > a.length ? b : a, isEverywhere: a.length === b.length };
}

/** Keeps a head as seen in this browser; resolves to the same box (base64url) for the server. */
export async function keepSeenHead(person: Person, head: LogHead): Promise<string> {
  const box: Bytes = await sealLogHead(person.store, person, head);
  localStorage.setItem(nameOf(person.userId), toBase64Url(box));
  return toBase64Url(box);
}
