import type { Note } from "@hz/contract/reports/messages";
import type { KeyRing } from "@hz/contract/sign-in/auth";
import { type LogHead, type LogWhat, newId, newNotesKey, NO_ENTRIES, randomBytes, sha256, toBase64Url } from "@hz/crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bringIn, foundOffice, type Office, type Person } from "../../../scripts/seed/people.ts";
import { openNotesWith, sealNoteWith } from "../content/notes.ts";
import { draftReport } from "../report/seal-report.ts";
import type { Stretch } from "./found-account.ts";
import type { HeldKeys } from "./held-keys.ts";
import { checkedLog, headOf, type KeyLog, LogRefused, NO_LOG, wireEntry } from "./key-log.ts";
import { holdKeys } from "./keys.ts";
import { headToSign, hearHead, heardSoFar, holdToHeard, logNow, readLogBy } from "./log-in-hand.ts";
import { signBehind } from "./log-writing.ts";

const quickly: Stretch = (password, salt) => sha256(new Uint8Array([...salt, ...new TextEncoder().encode(password)]));
const notesKey = newNotesKey();
const none: ReadonlySet<string> = new Set();

let office: Office;
let malik: Person;
let ring: KeyRing;
let anna: HeldKeys;
let head: Awaited<ReturnType<typeof draftReport>>["head"];
let begun: KeyLog;

const as = (person: Person) =>
  holdKeys(
    person.userKey,
    { accountId: office.founded.keys.accountId, userId: person.userId },
    { ...ring, own: ring.members.find(({ userId }) => userId === person.userId)! },
  );

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
    grants: [...keys.grants, ...joined.grants],
    departments: [{ ...keys.department, name: "Meldestelle" }],
  };
  anna = await as(office.founder);
  ({ head } = await draftReport(keys.accountId, ring.departments[0]!));
  begun = await continued(NO_LOG, { kind: "account", publicKey: anna.accountPublicKey });
});
afterEach(() => readLogBy(() => Promise.resolve(NO_LOG)));

const gone = (): LogWhat => ({ kind: "removed", userId: newId() });
async function continued(log: KeyLog, ...whats: LogWhat[]): Promise<KeyLog> {
  const entries = [...log.entries, ...(await signBehind(log, anna, whats, 1_800_000_000_000))];
  return checkedLog({ accountId: anna.accountId, known: [anna.accountPublicKey] }, entries.map(wireEntry), NO_ENTRIES);
}

/** Whose turn it is, with the log that the server shows them then, however often they read it. */
async function sees(person: Person, log: () => KeyLog, settled = none): Promise<void> {
  await as(person);
  readLogBy(async () => holdToHeard(log(), heardSoFar(), settled));
  await logNow().catch(() => undefined);
}

/** What somebody writes who sees this log. */
async function noteBy(person: Person, log: KeyLog): Promise<Note> {
  await sees(person, () => log);
  const { id, box } = await sealNoteWith(notesKey, head, { id: newId(), author: "", text: "Rücksprache" });
  return { id, kind: "note", box, authorId: person.userId, createdAt: "2026-11-20T08:00:00.000Z" };
}
const reads = (note: Note) => openNotesWith(notesKey, { head }, [note]);
const refusal = () =>
  logNow().then(
    () => null,
    (error: unknown) => error as LogRefused,
  );

test("a note says which log its author had, and whoever is shown the same one goes on", async () => {
  const note = await noteBy(malik, begun);
  await sees(office.founder, () => begun);
  const [entry] = await reads(note);
  expect(entry).toMatchObject({ verified: true, content: { text: "Rücksprache" } });
  expect(entry!.content!.log).toEqual({ length: 1, hash: toBase64Url(headOf(begun).hash) });
  expect(heardSoFar()).toEqual([]);
});

test("a longer log is read first, and only then told from another one", async () => {
  const longer = await continued(begun, gone());
  const note = await noteBy(malik, longer);
  let shown = begun;
  await sees(office.founder, () => shown);
  shown = longer;
  await reads(note);
  expect(await refusal()).toBeNull();
  expect(heardSoFar()).toEqual([]);
});

test.each([
  ["another one", async () => ({ theirs: await continued(begun, gone()), ours: await continued(begun, gone()) })],
  ["one without its newest entry", async () => ({ theirs: await continued(begun, gone()), ours: begun })],
  ["none at all", async () => ({ theirs: begun, ours: NO_LOG })],
])("who is shown %s refuses it once they have read what a colleague signed, until they decide otherwise", async (_, logs) => {
  const { theirs, ours } = await logs();
  const note = await noteBy(malik, theirs);
  await sees(office.founder, () => ours);
  await reads(note);
  const refused = await refusal();
  expect(refused).toMatchObject({ why: "colleague", served: headOf(ours), heard: { head: headOf(theirs), by: malik.userId } });
  // Nothing is said of a log that is refused.
  expect(await headToSign()).toBeUndefined();
  // Whoever has not read it in this tab knows nothing of it, and nobody asks again of what was settled.
  const settled = new Set(heardSoFar().map(({ hash }) => hash));
  await sees(malik, () => ours);
  expect(await refusal()).toBeNull();
  await sees(office.founder, () => ours, settled);
  expect(await refusal()).toBeNull();
});

test("what nobody vouches for, says nothing of the log", async () => {
  const note = await noteBy(malik, await continued(begun, gone()));
  ring = { ...ring, members: [ring.members[0]!] };
  await sees(office.founder, () => begun);
  expect((await reads(note))[0]).toMatchObject({ verified: false });
  expect(await refusal()).toBeNull();
});

test("a reading that began before a head was heard says nothing of it; the one that follows does", async () => {
  await sees(office.founder, () => begun);
  let readings = 0;
  const arrives = Promise.withResolvers<void>();
  async function read(): Promise<KeyLog> {
    const heard = heardSoFar();
    readings++;
    await arrives.promise;
    return holdToHeard(begun, heard, none);
  }
  // One after another, as the application reads.
  let turn: Promise<unknown> = Promise.resolve();
  readLogBy(() => {
    const reading = turn.then(read);
    turn = reading.catch(() => undefined);
    return reading;
  });
  const before = logNow();
  await Promise.resolve();
  for (let note = 0; note < 50; note++) hearHead({ length: 2, hash: randomBytes(32) }, malik.userId);
  arrives.resolve();
  await expect(before).resolves.toBe(begun);
  await turn;
  // One more for all fifty.
  expect(readings).toBe(2);
  expect(await refusal()).toMatchObject({ why: "colleague" });
});

test("a head is told of at once where the log in hand has another at its place", async () => {
  await sees(office.founder, () => begun);
  const other: LogHead = { length: 1, hash: randomBytes(32) };
  hearHead(other, malik.userId);
  expect(await refusal()).toMatchObject({ why: "colleague" });
});
