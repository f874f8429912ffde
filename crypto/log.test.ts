import fc from "fast-check";
import { expect, test } from "vitest";
import * as hz from "./index.ts";
import { expectFailure, flipped } from "./testing/expect-failure.ts";

const accountId = hz.newId();
const [anna, malik] = [hz.newId(), hz.newId()];
const account = await hz.accountKey(hz.newAccountSeed());
const print = (first: number) => new Uint8Array(32).fill(first);

/** A log of what is said, each a second after the other, signed by the account's key. */
async function logOf(whats: readonly hz.LogWhat[], by = account): Promise<hz.LogEntry[]> {
  const entries: hz.LogEntry[] = [];
  let head = hz.NO_ENTRIES;
  for (const what of [{ kind: "account" as const, publicKey: by.publicKey }, ...whats]) {
    const entry = await hz.signLogEntry(by, accountId, head, { time: 1_800_000_000 + head.length, by: anna, what });
    entries.push(entry);
    head = hz.headAfter(accountId, head, entry);
  }
  return entries;
}
const office = { kind: "department", departmentId: hz.newId(), epoch: 1, keyHash: print(7), name: "Büro", standsInFor: [] } as const;
const some = await logOf([
  office,
  { kind: "member", userId: anna, fingerprint: print(1) },
  { kind: "member", userId: malik, fingerprint: print(2) },
  { kind: "removed", userId: malik },
  { ...office, epoch: 2, standsInFor: [hz.newId(), hz.newId()] },
]);

test("a log is checked, and says by which key of the account and what its heads were", async () => {
  const { heads, accountPublicKey } = await hz.checkLog(accountId, some);
  expect(accountPublicKey).toEqual(account.publicKey);
  expect(heads.map(({ length }) => length)).toEqual([1, 2, 3, 4, 5, 6]);
  // A log that leads on from a head that was seen is the same log; one that was cut is not, nor one that says something else.
  const seen = heads[3]!;
  expect(hz.leadsOnFrom(heads, hz.NO_ENTRIES) && hz.leadsOnFrom(heads, seen)).toBe(true);
  expect(hz.leadsOnFrom((await hz.checkLog(accountId, some.slice(0, 3))).heads, seen)).toBe(false);
  const fork = await logOf(some.slice(1).map(({ what }) => (what.kind === "member" ? { ...what, fingerprint: print(9) } : what)));
  expect(hz.leadsOnFrom((await hz.checkLog(accountId, fork)).heads, seen)).toBe(false);
});

test("nothing of a log can be changed, left out, doubled or moved", async () => {
  const refuses = (entries: hz.LogEntry[], of = accountId) => expect(hz.checkLog(of, entries)).rejects.toThrow(hz.CryptoFailure);
  await refuses([]);
  await refuses(some, hz.newId());
  for (let at = 0; at + 1 < some.length; at++) {
    await refuses(some.toSpliced(at, 1));
    await refuses(some.toSpliced(at, 0, some[at]!));
    await refuses(some.toSpliced(at, 2, some[at + 1]!, some[at]!));
  }
  await fc.assert(
    fc.asyncProperty(fc.nat(some.length - 1), fc.nat(511), async (at, bit) => {
      const entry = some[at]!;
      await refuses(some.with(at, { ...entry, signature: flipped(entry.signature, bit) }));
      await refuses(some.with(at, { ...entry, time: entry.time + 1 }));
      await refuses(some.with(at, { ...entry, by: malik }));
    }),
    { numRuns: 60 },
  );
  const changed: [number, hz.LogWhat][] = [
    [0, { kind: "account", publicKey: flipped(account.publicKey, 3) }],
    [1, { ...office, name: "Betriebsrat" }],
    [1, { ...office, standsInFor: [hz.newId()] }],
    [1, { ...office, keyHash: print(8) }],
    [2, { kind: "removed", userId: anna }],
    [4, { kind: "member", userId: malik, fingerprint: print(2) }],
  ];
  for (const [at, what] of changed) await refuses(some.with(at, { ...some[at]!, what }));
});

test("what begins without a key is no log, nor one whose time goes back, nor what somebody else signed", async () => {
  await expectFailure(() => hz.checkLog(accountId, some.slice(1)), "log");
  const { heads } = await hz.checkLog(accountId, some);
  const removed = { kind: "removed", userId: anna } as const;
  const early = await hz.signLogEntry(account, accountId, heads.at(-1)!, { time: 1_700_000_000, by: anna, what: removed });
  await expectFailure(() => hz.checkLog(accountId, [...some, early]), "log");
  const stranger = await hz.accountKey(hz.newAccountSeed());
  const theirs = await hz.signLogEntry(stranger, accountId, heads.at(-1)!, { time: 1_900_000_000, by: anna, what: removed });
  await expectFailure(() => hz.checkLog(accountId, [...some, theirs]), "signature");
});

test("another key of the account goes on with the log, and from then on the former one adds nothing", async () => {
  const next = await hz.accountKey(hz.newAccountSeed());
  const add = async (entries: hz.LogEntry[], by: hz.SigningKey, what: hz.LogWhat) => {
    const { heads } = await hz.checkLog(accountId, entries);
    return [...entries, await hz.signLogEntry(by, accountId, heads.at(-1)!, { time: 1_900_000_000, by: anna, what })];
  };
  const founded = await add(some, next, { kind: "account", publicKey: next.publicKey });
  const { accountPublicKey, heads } = await hz.checkLog(accountId, founded);
  expect(accountPublicKey).toEqual(next.publicKey);
  expect(hz.leadsOnFrom(heads, (await hz.checkLog(accountId, some)).heads.at(-1)!)).toBe(true);
  await expectFailure(async () => hz.checkLog(accountId, await add(founded, account, { kind: "removed", userId: anna })), "signature");
});

test("a person's own note of a head opens for them alone", async () => {
  const { store } = await hz.userKeys(hz.newUserKey(), anna);
  const head = (await hz.checkLog(accountId, some)).heads.at(-1)!;
  const box = await hz.sealLogHead(store, { accountId, userId: anna }, head);
  expect(box).toHaveLength(92);
  expect(await hz.openLogHead(store, { accountId, userId: anna }, box)).toEqual(head);
  await expectFailure(() => hz.openLogHead(store, { accountId, userId: malik }, box), "box-open");
  await expectFailure(() => hz.openLogHead(store, { accountId, userId: anna }, flipped(box, 500)), "box-open");
});
