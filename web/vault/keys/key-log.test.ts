import type { KeyLogEntry } from "@hz/contract/keys/key-log";
import type { KeyRing } from "@hz/contract/sign-in/auth";
import { accountKey, type LogHead, type LogWhat, newAccountSeed, newId, NO_ENTRIES, sha256 } from "@hz/crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bringIn, foundOffice, type Office, type Person } from "../../../scripts/seed/people.ts";
import { makeEpoch } from "../people/renewal.ts";
import { signPurpose } from "../people/purpose.ts";
import { releaseTo } from "../people/release.ts";
import { ReceiverRemoved } from "../people/removed.ts";
import type { Stretch } from "./found-account.ts";
import { type HeldKeys, keysInHand } from "./held-keys.ts";
import { checkedLog, headOf, type KeyLog, LogRefused, type LogRefusal, NO_LOG, removedIn, wireEntry } from "./key-log.ts";
import { holdKeys } from "./keys.ts";
import { readLogBy } from "./log-in-hand.ts";
import { memberNow, missingFrom, signBehind } from "./log-writing.ts";

const quickly: Stretch = (password, salt) => sha256(new Uint8Array([...salt, ...new TextEncoder().encode(password)]));
const NOW = 1_800_000_000_000;

let office: Office;
let malik: Person;
let ring: KeyRing;
let held: HeldKeys;
let known: { accountId: string; known: HeldKeys["accountPublicKey"][] };
beforeEach(async () => {
  const who = { firstName: "Anna", lastName: "Lindner", email: "a@muster.example", password: "x", companyName: "Muster AG" };
  office = await foundOffice(who, quickly);
  const joined = await bringIn(office, { fullName: "Malik", email: "m@muster.example", password: "x" }, undefined, { stretch: quickly });
  malik = joined.person;
  const { keys } = office.founded;
  ring = {
    accountPublicKey: keys.accountPublicKey,
    own: keys.member,
    members: [keys.member, joined.member],
    grants: keys.grants,
    departments: [{ ...keys.department, name: "Meldestelle" }],
  };
  held = await holdKeys(office.founder.userKey, { accountId: keys.accountId, userId: office.founder.userId }, ring);
  const [department] = ring.departments;
  const { purpose, signature } = await signPurpose(department!, { name: "Meldestelle", standsInFor: [] });
  ring = { ...ring, departments: [{ ...department!, purpose, signature }] };
  held = await holdKeys(office.founder.userKey, held, ring);
  known = { accountId: held.accountId, known: [held.accountPublicKey] };
});
afterEach(() => readLogBy(() => Promise.resolve(NO_LOG)));

/** A log that was continued by what is said, as a colleague's browser checks it. */
async function continued(log: KeyLog, ...whats: LogWhat[]): Promise<KeyLog> {
  const served = [...log.entries, ...(await signBehind(log, held, whats, NOW))].map(wireEntry);
  return checkedLog(known, served, NO_ENTRIES);
}
const staff = () => new Set([office.founder.userId, malik.userId]);
const begun = async () => continued(NO_LOG, ...(await missingFrom(NO_LOG, held, ring, staff())));
const gone = (userId = malik.userId): LogWhat => ({ kind: "removed", userId });
const served = ({ entries }: KeyLog): KeyLogEntry[] => entries.map(wireEntry);

async function refusedAs(why: LogRefusal, log: readonly KeyLogEntry[], seen: LogHead = NO_ENTRIES): Promise<void> {
  const refused = await checkedLog(known, log, seen).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(LogRefused);
  expect((refused as LogRefused).why).toBe(why);
}

test("an account without a log gets one of what its key signed already, and then nothing is missing", async () => {
  const log = await begun();
  expect(log.entries.map(({ what }) => what.kind)).toEqual(["account", "department", "member", "member"]);
  expect(await missingFrom(log, held, ring, staff())).toEqual([]);
  // Guests, and whom the server's list does not name, are not written.
  expect(await missingFrom(NO_LOG, held, ring, new Set())).toHaveLength(2);
});

test("what another key signed, or nobody, does not come into the log by the server's lists", async () => {
  const log = await continued(NO_LOG, { kind: "account", publicKey: held.accountPublicKey });
  const [department] = ring.departments;
  const forged: KeyRing = {
    ...ring,
    departments: [{ ...department!, purpose: { ...department!.purpose!, name: "Andere" } }],
    members: ring.members.map((one) => ({ ...one, joinedAt: one.joinedAt + 1 })),
  };
  const lied = await holdKeys(office.founder.userKey, held, { ...forged, members: [ring.members[0]!, ...forged.members.slice(1)] });
  expect(await missingFrom(log, lied, forged, new Set([malik.userId]))).toEqual([]);
});

test("a log that is cut, goes back, forks, was changed, or is another key's is refused by whoever saw more", async () => {
  const log = await begun();
  const more = await continued(log, gone());
  const seen = headOf(more);
  expect(headOf(await checkedLog(known, served(more), headOf(log)))).toEqual(seen);
  await refusedAs("shorter", served(log), seen);
  await refusedAs("shorter", [], seen);
  await refusedAs("forked", served(await continued(log, gone(newId()))), seen);
  await refusedAs("forked", served(await continued(await continued(log, gone(newId())), gone())), seen);
  await refusedAs("changed", served(more).toSpliced(2, 1), seen);
  await refusedAs("changed", served(more).toSpliced(0, 1));
  // A server that writes a log by a key of its own.
  const own = await accountKey(newAccountSeed());
  const made = await signBehind(NO_LOG, { ...held, accountSeed: newAccountSeed() }, [{ kind: "account", publicKey: own.publicKey }], NOW);
  await refusedAs("changed", made.map(wireEntry));
  const seed = newAccountSeed();
  const whose = { kind: "account" as const, publicKey: (await accountKey(seed)).publicKey };
  await refusedAs("unknown-key", (await signBehind(NO_LOG, { ...held, accountSeed: seed }, [whose, gone()], NOW)).map(wireEntry));
});

test("whoever is signed as gone gets no key, whatever lists the server sends, until a person signs that they are back", async () => {
  const log = await continued(await begun(), gone());
  expect([...removedIn(log).keys()]).toEqual([malik.userId]);
  readLogBy(() => Promise.resolve(log));
  const department = office.founded.keys.department.departmentId;
  // The list still names him, with what really vouched for his keys once.
  await expect(makeEpoch(department, 2, [held.userId, malik.userId])).rejects.toThrow(ReceiverRemoved);
  await makeEpoch(department, 2, [held.userId]);
  const member = ring.members[1]!;
  const missing = { account: true, vouch: false, departments: [] };
  const waits = { id: malik.userId, kemPublicKey: member.kemPublicKey, sigPublicKey: member.sigPublicKey, member, missing };
  await expect(releaseTo(waits, false)).rejects.toThrow(ReceiverRemoved);
  await expect(releaseTo({ ...waits, member: null, missing: { ...missing, vouch: true } }, true)).rejects.toThrow(ReceiverRemoved);
  // Nothing that runs by itself brings him back.
  expect(await missingFrom(log, held, ring, staff())).toEqual([]);
  const back = await continued(log, (await memberNow(keysInHand(), malik.userId))!);
  readLogBy(() => Promise.resolve(back));
  expect((await makeEpoch(department, 2, [held.userId, malik.userId])).grants).toHaveLength(2);
  await releaseTo(waits, false);
});

test("while the log is refused nothing is granted", async () => {
  readLogBy(() => Promise.reject(new LogRefused("forked")));
  await expect(makeEpoch(office.founded.keys.department.departmentId, 2, [held.userId])).rejects.toThrow(LogRefused);
});

test("a log does not go back in time, whatever the writer's clock says", async () => {
  const log = await begun();
  const [entry] = await signBehind(log, held, [gone()], 1_000);
  expect(entry!.time).toBe(log.entries.at(-1)!.time);
});
