import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { createSecrets, sameBytes } from "./secrets.ts";

const key = Buffer.alloc(32, 7);
const secrets = createSecrets(key);
const plain = Buffer.from("eva@example.org");

test("what was sealed opens under the same secret and context, also in another process", () => {
  const sealed = secrets.seal(plain, "address 1");
  expect(createSecrets(Buffer.from(key)).open(sealed, "address 1")).toEqual(plain);
  expect(secrets.open(secrets.seal(Buffer.alloc(0), "c"), "c")).toEqual(Buffer.alloc(0));
});

test("it opens under no other context or secret, and not when a single bit was changed", () => {
  const sealed = secrets.seal(plain, "address 1");
  expect(() => secrets.open(sealed, "address 2")).toThrow();
  expect(() => createSecrets(Buffer.alloc(32, 8)).open(sealed, "address 1")).toThrow();
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed);
    changed[at]! ^= 1;
    expect(() => secrets.open(changed, "address 1"), String(at)).toThrow();
  }
});

test("bytes that are cut off never open, however short the tag becomes", () => {
  for (const sealed of [secrets.seal(plain, "c"), secrets.seal(Buffer.alloc(0), "c")])
    for (let length = 0; length < sealed.length; length++)
      expect(() => secrets.open(sealed.subarray(0, length), "c"), String(length)).toThrow();
});

test("sealing twice gives other bytes, and neither shows the text", () => {
  const [one, two] = [secrets.seal(plain, "c"), secrets.seal(plain, "c")];
  expect(one.equals(two)).toBe(false);
  expect(one.includes(plain)).toBe(false);
});

test("a hash depends on secret, purpose, every part and where the parts end", () => {
  const hash = (...parts: [string, ...string[]]) => secrets.hash(...parts).toString("hex");
  const all = [
    hash("email", "a"),
    hash("auth", "a"),
    hash("email", "b"),
    hash("email", "a", ""),
    hash("email", "ab", "c"),
    hash("email", "a", "bc"),
    hash("email", "abc"),
    hash("ema", "il", "a"),
  ];
  expect(new Set(all).size).toBe(all.length);
  expect(hash("email", "a")).toBe(all[0]);
  expect(createSecrets(Buffer.alloc(32, 8)).hash("email", "a").toString("hex")).not.toBe(all[0]);
});

test("comparing bytes copes with other lengths", () => {
  const bytes = randomBytes(32);
  expect(sameBytes(bytes, Buffer.from(bytes))).toBe(true);
  expect(sameBytes(bytes, randomBytes(32))).toBe(false);
  expect(sameBytes(bytes, bytes.subarray(1))).toBe(false);
  expect(sameBytes(Buffer.alloc(0), Buffer.alloc(0))).toBe(true);
});
