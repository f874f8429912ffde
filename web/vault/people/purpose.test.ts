import { newId } from "@hz/crypto";
import { beforeEach, expect, test } from "vitest";
import { isSigned } from "../report/check-key.ts";
import { type FoundedAccount, foundAccount } from "../keys/found-account.ts";
import { NotHeld } from "./grant.ts";
import { hold, KeyNotSigned, keysInHand } from "../keys/held-keys.ts";
import { holdKeys } from "../keys/keys.ts";
import { ReadsBoth, signedPurpose, signPurpose, standsInBefore } from "./purpose.ts";
import { makeEpoch } from "./renewal.ts";

const stretch = async () => new Uint8Array(32);
let account: FoundedAccount;
beforeEach(async () => {
  account = await foundAccount("Ein Passwort 1!", stretch);
  const { accountId, accountPublicKey, userId, member, department, grants } = account.keys;
  const ring = {
    accountPublicKey,
    own: member,
    members: [{ ...member, userId, invitation: null }],
    grants,
    departments: [{ ...department, name: "Interne Meldestelle" }],
  };
  await holdKeys(account.userKey, { accountId, userId }, ring as Parameters<typeof holdKeys>[2]);
});
const board = async () => (await makeEpoch(newId(), 1, [])).key;

test("what a department is for is signed of the key that the account signed before, and holds", async () => {
  const key = await board();
  const purpose = { name: "Aufsichtsrat", standsInFor: [account.keys.department.departmentId] };
  const said = await signPurpose(key, purpose);
  const { accountId, accountPublicKey } = keysInHand();
  expect(said.purpose).toMatchObject(purpose);
  expect(await isSigned(accountId, accountPublicKey, { ...key, ...said })).toBe(true);
  expect(await isSigned(accountId, accountPublicKey, { ...key, ...said, purpose: null })).toBe(false);
  // The next epoch takes over what was signed, and nothing that the server makes up.
  expect(await signedPurpose({ ...key, ...said })).toEqual(said.purpose);
  expect(await signedPurpose({ ...key, purpose: said.purpose })).toBeNull();
});

test("who stands in for a department hands nothing over to it, and a statement without its signature allows nothing", async () => {
  const [key, third] = [await board(), await board()];
  const office = account.keys.department;
  const said = await signPurpose(key, { name: "Aufsichtsrat", standsInFor: [office.departmentId] });
  const holder = { ...key, ...said };
  expect(await standsInBefore(holder, office)).toBe(true);
  expect(await standsInBefore(holder, third)).toBe(false);
  expect(await standsInBefore(office, holder)).toBe(false);
  await expect(standsInBefore({ ...holder, purpose: null }, office)).rejects.toThrow(KeyNotSigned);
});

test("nothing is signed of a key that the account did not sign, without its seed, or where one person reads for both", async () => {
  const key = await board();
  const purpose = { name: "Aufsichtsrat", standsInFor: [account.keys.department.departmentId] };
  await expect(signPurpose({ ...key, epoch: 2 }, purpose)).rejects.toThrow(KeyNotSigned);
  const own = account.keys.department;
  await expect(signPurpose(own, { name: "Stelle", standsInFor: [key.departmentId] })).resolves.toBeDefined();
  hold({ ...keysInHand(), seeds: new Map([...keysInHand().seeds, [`${key.departmentId}/1`, new Uint8Array(32)]]) });
  await expect(signPurpose(key, purpose)).rejects.toThrow(ReadsBoth);
  hold({ ...keysInHand(), accountSeed: null });
  await expect(signPurpose(key, { ...purpose, standsInFor: [] })).rejects.toThrow(NotHeld);
});
