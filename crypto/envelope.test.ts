import { beforeAll, describe, expect, test } from "vitest";
import * as door from "./envelope.ts";
import * as hz from "./index.ts";
import { aReport } from "./testing/a-report.ts";

type Check = (box: Uint8Array) => boolean;
const boxes: Record<string, hz.Bytes> = {};
const CHECKS: Record<string, Check> = {
  sealedKey: door.isSealedKey,
  grant: door.isGrantBox,
  notesKey: door.isNotesKeyBox,
  wrappedKey: door.isWrappedKey,
  fastKey: door.isFastKey,
  recovery: door.isRecoveryWrap,
  password: door.isPasswordWrap,
  title: door.isTitleBox,
  body: door.isBodyBox,
  message: door.isMessageBox,
  note: door.isNoteBox,
};
const names = Object.keys(CHECKS);
// Boxes of one shape on purpose: their contexts tell them apart, which the server cannot see.
const ALIKE = [
  ["sealedKey", "grant"],
  ["wrappedKey", "fastKey", "recovery"],
  ["body", "message", "note"],
];

beforeAll(async () => {
  const { reportKey, head, keys, sealedKey, wrappedKey, seed, target } = await aReport();
  const id = hz.newId();
  const owner = { userId: id, suite: hz.CURRENT_SUITE, salt: hz.randomBytes(16) };
  const passwordKeys = await hz.passwordKeys(hz.randomBytes(32), owner);
  const recovery = await hz.recoveryKeys(await hz.newCode("recovery"), id);
  const to = { userId: id, kemPublicKey: target.publicKey };
  const give = {
    accountId: id,
    what: { kind: "account" },
    to,
    by: { userId: id, sig: keys.sig },
  } as const;
  Object.assign(boxes, {
    sealedKey,
    wrappedKey,
    grant: (await hz.sealGrant(give, seed)).box,
    notesKey: await hz.sealNotesKey(target.publicKey, head, hz.newNotesKey(), keys.sig),
    fastKey: await hz.sealFastKey(seed, head, reportKey),
    recovery: await hz.wrapForRecovery(seed, recovery, id),
    password: await hz.wrapUserKey(seed, passwordKeys, owner),
    title: await hz.sealTitle(reportKey, head, "Titel"),
    body: await hz.sealBody(reportKey, head, "x".repeat(9000)),
    message: await hz.sealMessage(reportKey, head, { id, role: "handler" }, "x", keys.sig),
    note: await hz.sealNote(reportKey, head, id, "x".repeat(262_000), keys.sig),
  });
});

test.each(names)("%s: its own box is taken", (name) => expect(CHECKS[name]!(boxes[name]!)).toBe(true));

test.each(names)("%s: one byte more or less, nothing, or plain text is refused", (name) => {
  const box = boxes[name]!;
  const text = new TextEncoder().encode("Mein Chef hat gestern ".repeat(60));
  for (const odd of [box.slice(1), box.slice(0, -1), new Uint8Array([...box, 0]), new Uint8Array(0), text]) {
    expect(CHECKS[name]!(odd)).toBe(false);
  }
});

test.each(names)("%s: another version, type or suite is refused", (name) => {
  const fixed = { sealedKey: 8, grant: 8, notesKey: 8, password: 5 }[name] ?? 1;
  for (let i = 0; i < fixed; i++) {
    const odd = boxes[name]!.slice();
    odd[i]! ^= 0x10;
    expect(CHECKS[name]!(odd), `byte ${i}`).toBe(false);
  }
});

test("a box is taken for nothing else than what looks the same on purpose", () => {
  for (const name of names) {
    for (const other of names) {
      const alike = name === other || ALIKE.some((set) => set.includes(name) && set.includes(other));
      expect(CHECKS[name]!(boxes[other]!), `${other} as ${name}`).toBe(alike);
    }
  }
});

test("texts are taken up to 256 KiB, in powers of two only", () => {
  const stream = (plain: number) => new Uint8Array(plain + 56).fill(0x28, 0, 1);
  expect(door.MAX_TEXT_BOX).toBe(262_144 + 56);
  for (const plain of [4096, 8192, 65_536, 262_144]) expect(door.isBodyBox(stream(plain))).toBe(true);
  for (const plain of [0, 1, 2048, 4097, 6144, 524_288]) expect(door.isBodyBox(stream(plain))).toBe(false);
});

describe("file parts", () => {
  const part = (length: number, first = 0) => new Uint8Array(length).fill(first, 0, 1);
  test.each<[string, number, Uint8Array, boolean | undefined, boolean]>([
    ["a full part", 1, part(door.PART_SIZE), false, true],
    ["a full last part", 1, part(door.PART_SIZE), true, true],
    ["a short last part", 1, part(100), true, true],
    ["a short part that may be the last", 1, part(100), undefined, true],
    ["a short part that is not the last", 1, part(100), false, false],
    ["a part that is too long", 1, part(door.PART_SIZE + 1), true, false],
    ["an empty part", 1, part(0), true, false],
    ["a last segment that is only a tag", 1, part((1 << 20) + 16), true, false],
    ["a first part with a header", 0, part(70_000, 0x28), true, true],
    ["a first part without a header", 0, part(70_000), true, false],
    ["a first part that is only header and tag", 0, part(56, 0x28), true, false],
  ])("%s", (_, n, bytes, isLast, taken) => expect(door.isFilePart(n, bytes, isLast)).toBe(taken));

  test("only sizes of padded files are taken", () => {
    for (const size of [0, 1, 65_536, 5_000_000]) {
      const sealed = hz.sealedFileSize(size);
      expect(door.isPaddedFileSize(sealed)).toBe(true);
      for (const odd of [sealed - 1, sealed + 1, -sealed, sealed + 0.5]) {
        expect(door.isPaddedFileSize(odd)).toBe(false);
      }
    }
    expect(door.isPaddedFileSize(Number.NaN)).toBe(false);
  });
});

test("base64url is read as strictly as in the browser", () => {
  expect(door.decodeBase64Url("AAE")).toEqual(Uint8Array.of(0, 1));
  expect(() => door.decodeBase64Url("AAE=")).toThrow(door.CryptoFailure);
});
