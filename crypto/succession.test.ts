import { expect, test } from "vitest";
import * as hz from "./index.ts";
import { flipped } from "./testing/expect-failure.ts";

const accountId = hz.newId();

async function aSuccession() {
  const [former, next] = await Promise.all([hz.accountKey(hz.newAccountSeed()), hz.accountKey(hz.newAccountSeed())]);
  const statement = { accountId, formerPublicKey: former.publicKey, publicKey: next.publicKey, signedAt: 1_800_000_000 };
  return { former, next, statement, signature: await hz.signSuccession(former, statement) };
}

test("the former key says which one follows, and nothing else fits its signature", async () => {
  const { statement, signature, next } = await aSuccession();
  expect(await hz.verifySuccession(statement, signature)).toBe(true);
  const others: hz.SuccessionStatement[] = [
    { ...statement, accountId: hz.newId() },
    { ...statement, signedAt: statement.signedAt + 1 },
    { ...statement, publicKey: flipped(statement.publicKey, 3) },
    { ...statement, formerPublicKey: next.publicKey },
    { ...statement, formerPublicKey: statement.publicKey, publicKey: statement.formerPublicKey },
  ];
  for (const other of others) expect(await hz.verifySuccession(other, signature)).toBe(false);
  for (let bit = 0; bit < 512; bit += 37) expect(await hz.verifySuccession(statement, flipped(signature, bit))).toBe(false);
});

test("the new key cannot say it of itself, nor a key that it follows itself", async () => {
  const { statement, former, next } = await aSuccession();
  expect(await hz.verifySuccession(statement, await hz.signSuccession(next, statement))).toBe(false);
  const self = { ...statement, publicKey: former.publicKey };
  expect(await hz.verifySuccession(self, await hz.signSuccession(former, self))).toBe(false);
});

test("a statement about a member or an invitation is none about a successor", async () => {
  const { statement, former } = await aSuccession();
  const { kem, sig } = await hz.userKeys(hz.newUserKey(), accountId);
  const member = { accountId, userId: accountId, kemPublicKey: kem.publicKey, sigPublicKey: sig.publicKey, joinedAt: statement.signedAt };
  expect(await hz.verifySuccession(statement, await hz.signMember(former, member))).toBe(false);
});
