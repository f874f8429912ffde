import { keyLogRoutes } from "@hz/contract/keys/key-log";
import { accountKey, fromBase64Url, type LogWhat, newAccountSeed, newId, NO_ENTRIES, randomBytes, toBase64Url } from "@hz/crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { checkedLog, headOf } from "../../../web/vault/keys/key-log.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, type TestOffice } from "../../testing/builders.ts";
import { founded, someEntries } from "../../testing/builders-key-log.ts";
import { call, refused } from "../../testing/call.ts";

let own: TestApplication;
let office: TestOffice;
let first: LogWhat;
beforeAll(async () => void (own = await testApplication()));
afterAll(() => own.close());
beforeEach(async () => {
  office = await anOffice(own);
  first = await founded(office);
});

const gone = (): LogWhat => ({ kind: "removed", userId: newId() });
const append = (after: number, { entries }: Awaited<ReturnType<typeof someEntries>>) => ({ as: office.as, body: { after, entries } });
const read = async (after = 0, as = office.as) => (await call(own.app, keyLogRoutes.read, { as, query: { after } })).entries;

test("what the account's key signed is kept in its order, and every colleague's browser checks it", async () => {
  const said: LogWhat[] = [
    first,
    { kind: "department", departmentId: office.departmentId, epoch: 1, keyHash: randomBytes(32), name: "Büro", standsInFor: [newId()] },
    { kind: "member", userId: newId(), fingerprint: randomBytes(32) },
    gone(),
  ];
  const all = await someEntries(office, said);
  await call(own.app, keyLogRoutes.append, append(0, all));
  const colleague = await aColleague(own, office);
  const served = await read(0, colleague.as);
  expect(served).toEqual(all.entries);
  expect(await read(3)).toEqual(all.entries.slice(3));
  const { publicKey } = await accountKey(office.office.founded.accountSeed);
  const log = await checkedLog({ accountId: office.accountId, known: [publicKey] }, served, NO_ENTRIES);
  expect(headOf(log)).toEqual(all.head);
  // Only who manages people or channels writes, whatever they signed.
  const body = { after: 4, entries: (await someEntries(office, [gone()], all.head)).entries };
  expect(await refused(own.app, keyLogRoutes.append, { as: colleague.as, body })).toBe("FORBIDDEN");
});

test("of two who write at once one is first, and the other one reads and signs again", async () => {
  const start = await someEntries(office, [first]);
  await call(own.app, keyLogRoutes.append, append(0, start));
  const both = await Promise.all([gone(), gone()].map((what) => someEntries(office, [what], start.head)));
  const answers = await Promise.all(both.map((one) => call(own.app, keyLogRoutes.append, append(1, one))));
  expect(answers.filter(({ isAppended }) => isAppended)).toHaveLength(1);
  const lost = answers.findIndex(({ isAppended }) => !isAppended);
  expect(await call(own.app, keyLogRoutes.append, append(1, both[lost]!))).toEqual({ isAppended: false });
  // The same again is no second one; what was signed behind the old head is not taken behind the new one.
  expect(await call(own.app, keyLogRoutes.append, append(1, both[1 - lost]!))).toEqual({ isAppended: true });
  expect(await refused(own.app, keyLogRoutes.append, append(2, both[lost]!))).toBe("BOX_REFUSED");
  const lostWhat = await someEntries(office, [gone()], both[1 - lost]!.head);
  await call(own.app, keyLogRoutes.append, append(2, lostWhat));
  expect(await read()).toHaveLength(3);
});

test("what another key signed, what goes back in time or far ahead, and what leaves a gap is refused", async () => {
  const start = await someEntries(office, [first]);
  expect(await refused(own.app, keyLogRoutes.append, append(0, await someEntries(office, [gone()])))).toBe("BOX_REFUSED");
  expect(await refused(own.app, keyLogRoutes.append, append(0, await someEntries(office, [first], NO_ENTRIES, newAccountSeed())))).toBe(
    "BOX_REFUSED",
  );
  const stranger: LogWhat = { kind: "account", publicKey: randomBytes(32) };
  expect(await refused(own.app, keyLogRoutes.append, append(0, await someEntries(office, [stranger])))).toBe("BOX_REFUSED");
  expect(await call(own.app, keyLogRoutes.append, append(1, await someEntries(office, [gone()], start.head)))).toEqual({
    isAppended: false,
  });
  await call(own.app, keyLogRoutes.append, append(0, start));
  const next = await someEntries(office, [gone()], start.head);
  const moved = (time: number) => ({ as: office.as, body: { after: 1, entries: next.entries.map((one) => ({ ...one, time })) } });
  for (const time of [0, 1, 4_000_000_000, 9_000_000_000])
    expect(await refused(own.app, keyLogRoutes.append, moved(time))).toBe("BOX_REFUSED");
  const other = await someEntries({ ...office, person: { ...office.person, userId: newId() } }, [gone()], start.head);
  expect(await refused(own.app, keyLogRoutes.append, append(1, other))).toBe("BOX_REFUSED");
  expect(await read()).toEqual(start.entries);
});

test("under another key of the account the log goes on with that one, and the former one adds nothing", async () => {
  const start = await someEntries(office, [first]);
  await call(own.app, keyLogRoutes.append, append(0, start));
  const seed = newAccountSeed();
  const { publicKey } = await accountKey(seed);
  await own.db.tenant(office.accountId, (tx) =>
    tx
      .updateTable("accounts")
      .set({ public_key: Buffer.from(publicKey) })
      .execute(),
  );
  expect(await refused(own.app, keyLogRoutes.append, append(1, await someEntries(office, [gone()], start.head)))).toBe("BOX_REFUSED");
  expect(await refused(own.app, keyLogRoutes.append, append(1, await someEntries(office, [gone()], start.head, seed)))).toBe("BOX_REFUSED");
  const next = await someEntries(office, [{ kind: "account", publicKey }, gone()], start.head, seed);
  await call(own.app, keyLogRoutes.append, append(1, next));
  expect(await read()).toEqual([...start.entries, ...next.entries]);
});

test("the database itself changes and deletes no entry", async () => {
  await call(own.app, keyLogRoutes.append, append(0, await someEntries(office, [first])));
  const change = (how: string) => own.db.tenant(office.accountId, (tx) => sql.raw(how).execute(tx));
  await expect(change("update key_log set time = 1")).rejects.toThrow("permission denied");
  await expect(change("delete from key_log")).rejects.toThrow("permission denied");
});

test("what a browser noted to have seen is given back to that person alone, the last that it noted", async () => {
  const colleague = await aColleague(own, office);
  const boxes = [randomBytes(92), randomBytes(92)].map(toBase64Url);
  for (const box of boxes) await call(own.app, keyLogRoutes.note, { as: office.as, body: { box } });
  const noteOf = async (as: typeof office.as) => (await call(own.app, keyLogRoutes.read, { as, query: { after: 0 } })).note;
  expect(await noteOf(office.as)).toBe(boxes[1]);
  expect(fromBase64Url((await noteOf(office.as))!)).toHaveLength(92);
  expect(await noteOf(colleague.as)).toBeNull();
});
