import { beforeAll, describe, expect, test } from "vitest";
import { MAX_SUCCESSIONS } from "@hz/contract/limits";
import type { Succession } from "@hz/contract/keys/successions";
import {
  accountFingerprint,
  accountKey,
  fingerprintForLink,
  newAccountSeed,
  newId,
  type SigningKey,
  signSuccession,
  toBase64Url,
} from "@hz/crypto";
import { formerKeys, keysOnWay, type SaidKey } from "./account-way.ts";
import { namedKey } from "../report/named-key.ts";

// What a reporter's browser makes of a server that says how the key of an old link leads to the present one.
const accountId = newId();
let keys: SigningKey[];
let chain: Succession[];

async function leads(former: SigningKey, next: SigningKey, of = accountId, by = former): Promise<Succession> {
  const statement = { accountId: of, publicKey: next.publicKey, signedAt: 1_800_000_000 };
  const signature = toBase64Url(await signSuccession(by, statement));
  return { formerPublicKey: toBase64Url(former.publicKey), publicKey: toBase64Url(next.publicKey), signedAt: 1_800_000_000, signature };
}
const linkOf = async (key: SigningKey) => namedKey(`#k=${fingerprintForLink(await accountFingerprint(accountId, key.publicKey))}`, 0);
const said = (present: SigningKey, successions: Succession[]): SaidKey => ({
  accountId,
  accountPublicKey: toBase64Url(present.publicKey),
  successions,
});
/** The keys that count by the link of the first one, as their places in the chain. */
async function way(present: number, successions: Succession[], from = 0): Promise<number[] | null> {
  const found = await keysOnWay(said(keys[present]!, successions), await linkOf(keys[from]!));
  return found && found.map((key) => keys.findIndex(({ publicKey }) => toBase64Url(publicKey) === toBase64Url(key)));
}

beforeAll(async () => {
  keys = await Promise.all(Array.from({ length: MAX_SUCCESSIONS + 2 }, () => accountKey(newAccountSeed())));
  chain = await Promise.all(keys.slice(1).map((next, index) => leads(keys[index]!, next)));
});

describe("a link of a former key leads on to the present one", () => {
  test("by what each key signed of the next one, in whatever order it comes", async () => {
    expect(await way(0, [])).toEqual([0]);
    expect(await way(1, chain.slice(0, 1))).toEqual([0, 1]);
    expect(await way(3, chain.slice(0, 3))).toEqual([0, 1, 2, 3]);
    expect(await way(3, chain.slice(0, 3).toReversed())).toEqual([0, 1, 2, 3]);
    expect(await way(3, chain.slice(0, 3), 2)).toEqual([2, 3]);
  });
  test(`over ${MAX_SUCCESSIONS} keys and not over one more`, async () => {
    expect(await way(MAX_SUCCESSIONS, chain)).toHaveLength(MAX_SUCCESSIONS + 1);
    expect(await way(MAX_SUCCESSIONS + 1, chain)).toBeNull();
    expect(await way(MAX_SUCCESSIONS + 1, chain, 1)).toHaveLength(MAX_SUCCESSIONS + 1);
  });
});

describe("a link of a former key refuses", () => {
  const at = (index: number) => chain[index]!;
  test.each<[string, () => Promise<Succession[]> | Succession[]]>([
    ["where nothing leads on", () => []],
    ["where one step is missing", () => [at(0), at(2)]],
    ["where the first step is missing", () => [at(1), at(2)]],
    ["where the last step is missing", () => [at(0), at(1)]],
    ["where somebody else signed a step", async () => [at(0), await leads(keys[1]!, keys[2]!, accountId, keys[7]), at(2)]],
    ["where the new key signed for the former one", async () => [at(0), await leads(keys[1]!, keys[2]!, accountId, keys[2]), at(2)]],
    ["where a step was signed for another account", async () => [at(0), await leads(keys[1]!, keys[2]!, newId()), at(2)]],
    ["where a step bears the signature of another one", () => [at(0), { ...at(1), signature: at(2).signature }, at(2)]],
    ["where a step was turned around", async () => [at(0), await leads(keys[2]!, keys[1]!), at(2)]],
    ["where a step names another moment", () => [at(0), { ...at(1), signedAt: at(1).signedAt + 1 }, at(2)]],
    ["where it goes around in a circle", async () => [at(0), at(1), await leads(keys[2]!, keys[0]!)]],
    ["where a key follows itself", async () => [await leads(keys[0]!, keys[0]!), at(0)]],
    ["where the way of another former key alone is told", async () => [await leads(keys[5]!, keys[3]!)]],
  ])("%s", async (_name, successions) => {
    expect(await way(3, await successions())).toBeNull();
  });
  test.each<[string, Partial<Succession>]>([
    ["a signature that is none", { signature: "!!" }],
    ["an empty signature", { signature: "" }],
    ["an empty key", { publicKey: "" }],
    ["a key with left-over bits", { formerPublicKey: `${"A".repeat(42)}B` }],
    ["a moment that no statement holds", { signedAt: 2 ** 40 }],
    ["a moment that is none", { signedAt: Number.NaN }],
  ])("without opening where a step has %s", async (_name, change) => {
    const successions = [at(0), { ...at(1), ...change }, at(2)];
    expect(await way(3, successions).catch(() => null)).toBeNull();
  });
});

test("an address that names no key takes the present one alone, whatever leads to it", async () => {
  const found = await keysOnWay(said(keys[2]!, chain.slice(0, 2)), namedKey("", 0));
  expect(found).toEqual([keys[2]!.publicKey]);
  expect(await keysOnWay(said(keys[2]!, chain.slice(0, 2)), namedKey("#k=", 0))).toBeNull();
});

test("of former keys those are shown that lead on by right signatures", async () => {
  const false_ = await leads(keys[5]!, keys[2]!, accountId, keys[6]);
  expect(await formerKeys(said(keys[2]!, [...chain.slice(0, 2), false_]))).toEqual([keys[0]!.publicKey, keys[1]!.publicKey]);
});
