import { type KeyLogEntry, KEY_LOG_PAGE, keyLogRoutes } from "@hz/contract/keys/key-log";
import { authRoutes, type KeyRing } from "@hz/contract/sign-in/auth";
import { type CurrentUser, userRoutes } from "@hz/contract/people/users";
import { type LogHead, type LogWhat } from "@hz/crypto";
import { useSyncExternalStore } from "react";
import { ApiError, call } from "../../../api/client.ts";
import { canSignKeys, type HeldKeys, heldKeys, keysInHand } from "../../../vault/keys/held-keys.ts";
import { checkedLog, headOf, type KeyLog, LogRefused, NO_LOG, removedIn, wireEntry } from "../../../vault/keys/key-log.ts";
import { heardSoFar, holdToHeard, readLogBy } from "../../../vault/keys/log-in-hand.ts";
import { memberNow, missingFrom, signBehind } from "../../../vault/keys/log-writing.ts";
import { keepSeenHead, seenHead } from "../../../vault/keys/seen-head.ts";
import { settledHeads, settleHeads } from "../../../vault/keys/settled-heads.ts";
import { queryClient } from "../queries/query-client.ts";

/** What came of it to a person so far, which goes with the session. */
const placeOf = ({ userId }: HeldKeys) => ["key-log-served", userId] as const;
let refusal: { userId: string; why: LogRefused } | null = null;
const followers = new Set<() => void>();
let turn: Promise<unknown> = Promise.resolve();

function say(why: LogRefused | null): void {
  refusal = why && { userId: keysInHand().userId, why };
  for (const follower of followers) follower();
}

/** Why the key log is refused in this tab; null while it is not. */
export const useLogRefusal = (): LogRefused | null =>
  useSyncExternalStore(
    (follower) => {
      followers.add(follower);
      return () => followers.delete(follower);
    },
    () => (refusal && refusal.userId === heldKeys()?.userId ? refusal.why : null),
  );

/** Reads what has come to the key log, one reading after another, and checks the whole. Throws LogRefused or ApiError. */
export function readKeyLog(): Promise<KeyLog> {
  const reading = turn.then(readInTurn);
  turn = reading.catch(() => undefined);
  return reading;
}

async function readInTurn(): Promise<KeyLog> {
  const held = keysInHand();
  // Whose key signs it is not known here, and nothing is granted or signed either.
  if (!held.knowsAccountKey) return NO_LOG;
  const heard = heardSoFar();
  const { note, served } = await fetchAll(queryClient.getQueryData<KeyLogEntry[]>(placeOf(held)) ?? []);
  const { seen, isEverywhere } = await seenHead(held, note);
  try {
    const known = { accountId: held.accountId, known: [held.accountPublicKey, ...held.formerAccountKeys] };
    const log = holdToHeard(await checkedLog(known, served, seen), heard, settledHeads(held.userId));
    queryClient.setQueryData(placeOf(held), served);
    say(null);
    if (headOf(log).length > seen.length || !isEverywhere) await noteSeen(held, headOf(log));
    return log;
  } catch (error) {
    // The next reading begins anew: what was kept so far may be what does not fit.
    queryClient.removeQueries({ queryKey: placeOf(held) });
    if (error instanceof LogRefused) say(error);
    throw error;
  }
}

async function fetchAll(before: readonly KeyLogEntry[]): Promise<{ served: KeyLogEntry[]; note: string | null }> {
  const served = [...before];
  for (;;) {
    const page = await call(keyLogRoutes.read, { query: { after: served.length } });
    served.push(...page.entries);
    if (page.entries.length < KEY_LOG_PAGE) return { served, note: page.note };
  }
}

async function noteSeen(held: HeldKeys, head: LogHead): Promise<void> {
  const box = await keepSeenHead(held, head);
  await call(keyLogRoutes.note, { body: { box } }).catch(() => undefined);
}

/** How often a writer goes again whom a colleague overtook. */
const TRIES = 5;

/** Signs and sends what is to be said behind the log as it is now. Throws NotHeld, LogRefused or ApiError. */
async function write(said: (log: KeyLog) => Promise<readonly LogWhat[]>): Promise<void> {
  for (let tried = 1; ; tried++) {
    const log = await readKeyLog();
    const whats = (await said(log)).slice(0, KEY_LOG_PAGE);
    if (whats.length === 0) return;
    const signed = (await signBehind(log, keysInHand(), whats, Date.now())).map(wireEntry);
    const { isAppended } = await call(keyLogRoutes.append, { body: { after: log.entries.length, entries: signed } });
    if (isAppended) return void (await readKeyLog());
    if (tried === TRIES) throw new ApiError(409, "KEYS_CHANGED", "");
  }
}

/** Signs what a person decided of people: that they are gone, or are one of the office again. Who holds no seed signs nothing. */
export async function signInLog(userId: string, is: "gone" | "back"): Promise<void> {
  if (!canSignKeys()) return;
  const ring = await call(authRoutes.keys);
  await write(async (log) => {
    const isGone = removedIn(log).has(userId);
    // A log that does not begin yet is begun first.
    const first = log.entries.length === 0 ? await missingFrom(log, keysInHand(), ring, new Set()) : [];
    if (is === "gone") return isGone ? [] : [...first, { kind: "removed", userId }];
    const member = await memberNow(keysInHand(), userId);
    return isGone && member ? [member] : [];
  });
}

/**
 * Checks the key log now and whenever something depends on it. Where this person holds the account's seed, what it does not say yet
 * and the account's key signed elsewhere is written: so every act comes into it, and so an account gets one that had none.
 */
export async function keepKeyLog({ isGuest }: CurrentUser, ring: KeyRing): Promise<void> {
  if (isGuest) return;
  readLogBy(readKeyLog);
  if (!canSignKeys()) return void (await readKeyLog());
  const names = await call(userRoutes.names);
  const staff = new Set(names.filter((one) => one.isActive && !one.isGuest).map(({ id }) => id));
  await write(async (log) => (heldKeys() ? missingFrom(log, keysInHand(), ring, staff) : []));
}

/**
 * Goes on with the log that is served, where a person decided that, who compared its head: what they had seen before no longer
 * counts, nor what colleagues signed of another one. Throws LogRefused where it has changed meanwhile.
 */
export async function takeServedLog(served: LogHead): Promise<void> {
  const held = keysInHand();
  const { served: all } = await fetchAll([]);
  const known = { accountId: held.accountId, known: [held.accountPublicKey, ...held.formerAccountKeys] };
  const log = await checkedLog(known, all, served);
  const box = await keepSeenHead(held, headOf(log));
  settleHeads(
    held.userId,
    heardSoFar().map(({ hash }) => hash),
  );
  await call(keyLogRoutes.note, { body: { box } });
  await readKeyLog();
}
