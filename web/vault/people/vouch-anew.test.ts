import type { DepartmentKey } from "@hz/contract/channels/channels";
import type { KeyRing } from "@hz/contract/sign-in/auth";
import { type LogWhat, NO_ENTRIES, sha256 } from "@hz/crypto";
import { beforeEach, expect, test } from "vitest";
import { foundOffice, type Office } from "../../../scripts/seed/people.ts";
import type { Stretch } from "../keys/found-account.ts";
import { type HeldKeys } from "../keys/held-keys.ts";
import { checkedLog, type KeyLog, NO_LOG, wireEntry } from "../keys/key-log.ts";
import { holdKeys } from "../keys/keys.ts";
import { missingFrom, signBehind } from "../keys/log-writing.ts";
import { isSigned } from "../report/check-key.ts";
import { signPurpose } from "./purpose.ts";
import { makeNextEpoch } from "./renewal.ts";
import { isVouchingDue, vouchAnew } from "./vouch-anew.ts";

const quickly: Stretch = (password, salt) => sha256(new Uint8Array([...salt, ...new TextEncoder().encode(password)]));
const DAY = 86_400_000;
const MONTH_LATER = Date.now() + 30 * DAY;

let office: Office;
let held: HeldKeys;
let first: DepartmentKey;
beforeEach(async () => {
  const who = { firstName: "Anna", lastName: "Lindner", email: "a@muster.example", password: "x", companyName: "Muster AG" };
  office = await foundOffice(who, quickly);
  await hold(office.founded.keys.department);
  first = await named("Meldestelle", office.founded.keys.department);
});

const ringOf = (...keys: DepartmentKey[]): KeyRing => {
  const { accountPublicKey, member, grants } = office.founded.keys;
  const departments = keys.map((key) => ({ ...key, name: key.purpose?.name ?? "" }));
  return { accountPublicKey, own: member, members: [member], grants, departments };
};
async function hold(...keys: DepartmentKey[]) {
  held = await holdKeys(
    office.founder.userKey,
    { accountId: office.founded.keys.accountId, userId: office.founder.userId },
    ringOf(...keys),
  );
}
async function named(name: string, key: DepartmentKey): Promise<DepartmentKey> {
  const { purpose, signature } = await signPurpose(key, { name, standsInFor: [] });
  return { ...key, purpose, signature };
}
async function logged(log: KeyLog, at: number, ...keys: DepartmentKey[]): Promise<KeyLog> {
  const whats: LogWhat[] = await missingFrom(log, held, ringOf(...keys), new Set());
  const entries = [...log.entries, ...(await signBehind(log, held, whats, at))].map(wireEntry);
  return checkedLog({ accountId: held.accountId, known: [held.accountPublicKey] }, entries, NO_ENTRIES);
}

test("the account's key vouches anew for what the log knows, with what it said before, and for a hundred days", async () => {
  const log = await logged(NO_LOG, Date.now(), first);
  expect(await vouchAnew(log, [first], Date.now() + 6 * DAY)).toEqual([]);
  const [anew] = await vouchAnew(log, [first], MONTH_LATER);
  expect(anew).toMatchObject({ departmentId: first.departmentId, epoch: 1, notAfter: Math.floor(MONTH_LATER / 1000) + 8_640_000 });
  const { notAfter, signature } = anew!;
  expect(await isSigned(held.accountId, held.accountPublicKey, { ...first, notAfter, signature }, notAfter)).toBe(true);
  expect(await isSigned(held.accountId, held.accountPublicKey, { ...first, signature }, 0)).toBe(false);
  // What was signed for thirteen months once is bound as tightly as the rest.
  expect([396, 101.5, 99, 94, 92, -1].map((days) => isVouchingDue({ notAfter: (Date.now() + days * DAY) / 1000 }, Date.now()))).toEqual([
    true,
    true,
    false,
    false,
    true,
    true,
  ]);
});

test("an older epoch, a former purpose and what the log does not know keep the time that they have", async () => {
  expect(await vouchAnew(NO_LOG, [first], MONTH_LATER)).toEqual([]);
  const log = await logged(NO_LOG, Date.now(), first);
  const second = (await makeNextEpoch({ id: first.departmentId, name: "Meldestelle", key: first }, [office.founder.userId])).key;
  const longer = await logged(log, Date.now(), first, second);
  expect(await vouchAnew(longer, [first], MONTH_LATER)).toEqual([]);
  expect(await vouchAnew(longer, [second], MONTH_LATER)).toHaveLength(1);
  const renamed = await named("Ombudsstelle", first);
  const twoDays = await logged(log, Date.now() + 2 * DAY, renamed);
  expect(twoDays.entries).toHaveLength(log.entries.length + 1);
  expect(await vouchAnew(twoDays, [first], MONTH_LATER)).toEqual([]);
  // Shown again, the former one does not come back into the log either.
  expect(await logged(twoDays, Date.now() + 3 * DAY, first)).toEqual(twoDays);
  expect(await vouchAnew(twoDays, [renamed], MONTH_LATER)).toHaveLength(1);
  expect(await vouchAnew(twoDays, [{ ...renamed, notAfter: renamed.notAfter - 1 }], MONTH_LATER)).toEqual([]);
});
