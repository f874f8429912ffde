import { beforeAll, expect, test } from "vitest";
import type { Grant, Member } from "@hz/contract/sign-in/auth";
import {
  accountKey,
  type Bytes,
  fromBase64Url,
  newAccountSeed,
  newId,
  newUserKey,
  sealGrant,
  toBase64Url,
  userKeys,
  verifySuccession,
} from "@hz/crypto";
import { vouchFor } from "../people/self-grants.ts";
import { formerKeysHeld, signOn } from "./succession.ts";

const accountId = newId();
const [former, earlier, present] = [newAccountSeed(), newAccountSeed(), newAccountSeed()];
type Person = { userId: string; userKey: Bytes; member: Member };
let kim: Person;
let lena: Person;

async function aPerson(): Promise<Person> {
  const [userId, userKey] = [newId(), newUserKey()];
  return {
    userId,
    userKey,
    member: await vouchFor(await accountKey(former), { accountId, userId }, await userKeys(userKey, userId), 1e12),
  };
}
async function grant(seed: Bytes, by: Person, to = kim): Promise<Grant> {
  const what = { kind: "account" as const };
  const { sig } = await userKeys(by.userKey, by.userId);
  const kemPublicKey = fromBase64Url(to.member.kemPublicKey);
  const sealed = await sealGrant({ accountId, what, to: { userId: to.userId, kemPublicKey }, by: { userId: by.userId, sig } }, seed);
  return { what, byUserId: by.userId, box: toBase64Url(sealed.box), signature: toBase64Url(sealed.signature) };
}
const keyOf = async (seed: Bytes) => toBase64Url((await accountKey(seed)).publicKey);
async function signed(grants: Grant[], ended: string[]): Promise<string[]> {
  const compared = (await accountKey(present)).publicKey;
  const held = await formerKeysHeld(kim.userKey, { accountId, userId: kim.userId }, { members: [lena.member], grants }, ended);
  const said = await signOn(accountId, held, compared, 1_800_000_000_000);
  for (const one of said) {
    const [formerPublicKey, publicKey] = [fromBase64Url(one.formerPublicKey), fromBase64Url(one.publicKey)];
    expect(await verifySuccession({ accountId, formerPublicKey, publicKey, signedAt: 1_800_000_000 }, fromBase64Url(one.signature))).toBe(
      true,
    );
    expect(one.publicKey).toBe(await keyOf(present));
  }
  return said.map(({ formerPublicKey }) => formerPublicKey);
}

beforeAll(async () => {
  [kim, lena] = [await aPerson(), await aPerson()];
});

test("each former key that this person still holds says that the compared one follows, by whomever it was handed over", async () => {
  const [one, two] = [await keyOf(former), await keyOf(earlier)];
  expect(await signed([await grant(former, kim)], [one])).toEqual([one]);
  expect(await signed([await grant(former, lena)], [one])).toEqual([one]);
  expect(await signed([await grant(former, lena), await grant(former, kim), await grant(earlier, kim)], [two, one])).toEqual([one, two]);
});

test("nothing is said of keys that lead on already, that were never the account's, or by the compared key itself", async () => {
  const one = await keyOf(former);
  expect(await signed([await grant(former, kim)], [])).toEqual([]);
  expect(await signed([await grant(newAccountSeed(), lena)], [one])).toEqual([]);
  expect(await signed([await grant(present, kim)], [await keyOf(present), one])).toEqual([]);
});

test("without a former seed, or with a box that is for somebody else, nothing is said and nothing fails", async () => {
  const one = await keyOf(former);
  expect(await signed([], [one])).toEqual([]);
  const other = await grant(former, lena, lena);
  expect(await signed([other, { ...other, box: "AAAA" }, { ...(await grant(former, kim)), byUserId: newId() }], [one])).toEqual([]);
});
