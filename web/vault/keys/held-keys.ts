import type { Bytes, KemKey, SigningKey } from "@hz/crypto";
import type { Members } from "../people/members.ts";

/** What a signed-in handler holds, in this tab's memory only. */
export type HeldKeys = {
  accountId: string;
  userId: string;
  userKey: Bytes;
  kem: KemKey;
  sig: SigningKey;
  /** The key of what this person keeps for themselves. */
  store: Bytes;
  /** The account's key: the one this person knows, else as the server says. */
  accountPublicKey: Bytes;
  /** The signing seed of the account's key, where that is known; for people who may manage users or channels. */
  accountSeed: Bytes | null;
  /** Whether the account's key is known without the server: this person noted it, or holds its seed by their own word. */
  knowsAccountKey: boolean;
  /** Whether this person's note of it is among what the server keeps. */
  isNoted: boolean;
  /** Whether the account's key vouches for this person's own keys; until then nobody takes this person's word. */
  isVouched: boolean;
  /** Seeds of departments' keys by `departmentId/epoch`, each the one that the known account key signed: may be sealed to. */
  seeds: ReadonlyMap<string, Bytes>;
  /** Other seeds, of epochs under a former account key or under one that is not known: they open, nothing is sealed to them. */
  openOnly: ReadonlyMap<string, Bytes>;
  /** A guest's keys of reports and of their notes, by `report/id` and `notes/id`. */
  caseKeys: ReadonlyMap<string, Bytes>;
  /** How many grants the server gave with these, opened or not. */
  granted: number;
  /** Keys that the account had before, by this person's own note. */
  formerAccountKeys: readonly Bytes[];
  /** Public keys of the people the account's key vouches for. */
  members: Members;
  /** The same, and whom keys vouched for that the account had before and this person knew: for what was signed then, and nothing else. */
  authors: Members;
  /** Everybody whom the server names, by its word alone: enough to open what they sealed, for nothing else. */
  named: Members;
};

/** The keys on the server do not fit the user's own. */
export class KeyRingFailure extends Error {
  /** The account's key that this person knows, where the server names another one; else the person's own keys do not fit. */
  readonly knownAccountKey: Bytes | null;
  constructor(what: "member" | "account", knownAccountKey: Bytes | null = null) {
    super(`The key ring was refused: ${what}`);
    this.name = "KeyRingFailure";
    this.knownAccountKey = knownAccountKey;
  }
}

/** The account's key is not known here, or did not sign the key that a first note would be sealed to: somebody else could read it. */
export class KeyNotSigned extends Error {
  constructor() {
    super("Not sealed to a key that nobody known has signed");
    this.name = "KeyNotSigned";
  }
}

let held: HeldKeys | null = null;
const followers = new Set<() => void>();

/** The keys of the signed-in person; null while nobody is signed in in this tab. */
export function heldKeys(): HeldKeys | null {
  return held;
}

/** The keys of the signed-in person; throws an Error while nobody is signed in, which no screen lets happen. */
export function keysInHand(): HeldKeys {
  if (!held) throw new Error("No keys in this tab");
  return held;
}

/** Forgets all keys. */
export function forgetKeys(): void {
  held = null;
}

/** Every seed that opens something, signed or not; where there are two of a name, the signed one. */
export function openingSeeds({ seeds, openOnly }: Pick<HeldKeys, "seeds" | "openOnly">): ReadonlyMap<string, Bytes> {
  return new Map([...openOnly, ...seeds]);
}

/**
 * Whether seeds are held now that were missing before: all that came, but for newer ones of departments that could be opened, which
 * are a renewal's. Takes what `openingSeeds` gives before and after.
 */
export function heldAgain(before: ReadonlyMap<string, unknown>, now: ReadonlyMap<string, unknown>): boolean {
  const newest = new Map<string, number>();
  for (const [department, epoch] of [...before.keys()].map(departmentAndEpoch))
    newest.set(department, Math.max(epoch, newest.get(department) ?? 0));
  return [...now.keys()].some((name) => {
    const [department, epoch] = departmentAndEpoch(name);
    return !before.has(name) && epoch <= (newest.get(department) ?? Infinity);
  });
}

function departmentAndEpoch(name: string): [department: string, epoch: number] {
  const [department = "", epoch = ""] = name.split("/");
  return [department, Number(epoch)];
}

/** Forgets a guest's keys of a report. */
export function forgetCase(reportId: string): void {
  if (!held) return;
  held = { ...held, caseKeys: new Map([...held.caseKeys].filter(([name]) => !name.endsWith(`/${reportId}`))) };
}

/** Holds these keys from now on. */
export function hold(keys: HeldKeys): HeldKeys {
  held = keys;
  for (const follower of followers) follower();
  return keys;
}

/**
 * Calls `follower` whenever other keys are held; call the result to end that. Nobody is told when they are forgotten: then the page
 * leaves, or stands as it stood with what was typed.
 */
export function followHeld(follower: () => void): () => void {
  followers.add(follower);
  return () => followers.delete(follower);
}

/** Whether this person can open what is sealed to a department's key; under a session that was lost nothing. */
export function holdsKeyOf({ departmentId, epoch }: { departmentId: string; epoch: number }): boolean {
  return held !== null && openingSeeds(held).has(`${departmentId}/${epoch}`);
}

/** Whether this person holds a department's key as the known account key signed it. */
export function signedKeyOf({ departmentId, epoch }: { departmentId: string; epoch: number }): boolean {
  return held !== null && held.seeds.has(`${departmentId}/${epoch}`);
}

/** Whether this person could make keys in the account's name; asked by screens that also stand under a session that was lost. */
export const canSignKeys = (): boolean => held !== null && held.accountSeed !== null;

/** Whether a colleague has granted everything, and all that is missing is the own comparison of the account's fingerprint. */
export const isOnlyUncompared = (): boolean => held !== null && held.isVouched && !held.knowsAccountKey;
