import fc from "fast-check";
import { expect, test } from "vitest";
import { accountFingerprint, equalBytes, fingerprintForLink, fingerprintForPeople } from "./index.ts";
import { formatCode, fromBase64Url, newCode, newId, parseCode, toBase64Url } from "./index.ts";
import { u32, utf8 } from "./primitives/bytes.ts";
import { base32, type CodeKind } from "./protocol/codes.ts";
import { ctx, idBytes } from "./protocol/context.ts";
import { isPaddedFile, padText, padTitle, paddedFileSize, unpad, unpadText } from "./protocol/padding.ts";
import { expectFailure } from "./testing/expect-failure.ts";
import { toHex } from "./testing/vectors.ts";

const bytes = fc.uint8Array({ maxLength: 300 }).map((array) => new Uint8Array(array));
const KINDS: CodeKind[] = ["case", "recovery", "invite"];

test("base64url: decoding undoes encoding, and no other text decodes to the same bytes", () => {
  fc.assert(fc.property(bytes, (b) => void expect(fromBase64Url(toBase64Url(b))).toEqual(b)));
  const text = fc.string({ unit: fc.constantFrom(..."ABab09-_+/=. é"), maxLength: 9 });
  fc.assert(
    fc.property(text, (t) => {
      let decoded: Uint8Array | undefined;
      try {
        decoded = fromBase64Url(t);
      } catch {
        return;
      }
      expect(toBase64Url(decoded)).toBe(t);
    }),
  );
});

test.each(["A", "AB", "AAB", "AA==", "A+/A", "AA A", "AAA\n"])("base64url: %j is refused", (t) =>
  expectFailure(() => fromBase64Url(t), "base64url"),
);

test("base64url: the examples of RFC 4648", () => {
  const examples = { "": "", f: "Zg", fo: "Zm8", foo: "Zm9v", foob: "Zm9vYg", fooba: "Zm9vYmE" };
  for (const [plain, text] of Object.entries(examples)) expect(toBase64Url(utf8(plain))).toBe(text);
});

test("equalBytes tells equal from different", () => {
  const one = Uint8Array.of(1, 2, 3);
  expect(equalBytes(one, Uint8Array.of(1, 2, 3))).toBe(true);
  expect(equalBytes(one, Uint8Array.of(1, 2, 7))).toBe(false);
  expect(equalBytes(one, Uint8Array.of(1, 2))).toBe(false);
  expect(equalBytes(Uint8Array.of(1, 2), one)).toBe(false);
});

test("ids are version 4 and turn into their 16 bytes", () => {
  for (let round = 0; round < 50; round++) {
    const id = newId();
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(toHex(idBytes(id))).toBe(id.replaceAll("-", ""));
  }
});

test("other spellings of an id are refused", async () => {
  const id = "0a000000-0000-4000-8000-00000000000f";
  for (const odd of [id.toUpperCase(), id.replaceAll("-", ""), `${id} `, ` ${id}`, `{${id}}`, ""]) {
    await expectFailure(() => idBytes(odd), "id");
  }
});

test("a context spells out label and field lengths", () => {
  const made = ctx("body", Uint8Array.of(7, 8), 258);
  expect(toHex(made)).toBe("687a3100626f647900" + "00000002" + "0708" + "00000004" + "00000102");
});

test("different fields never make the same context", () => {
  const fields = fc.array(
    bytes.filter((b) => b.length < 6),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(fields, fields, (a, b) => {
      const same = JSON.stringify(a.map(toHex)) === JSON.stringify(b.map(toHex));
      expect(toHex(ctx("x", ...a)) === toHex(ctx("x", ...b))).toBe(same);
    }),
  );
});

test.each([-1, 0.5, 2 ** 32, Number.NaN])("u32 refuses %d", (n) => expectFailure(() => u32(n), "number"));

test("codes show as 7 groups of 4 and are read back", async () => {
  for (const kind of KINDS) {
    const code = await newCode(kind);
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(formatCode(await parseCode(kind, code))).toBe(code);
  }
});

test("codes are read in any case, with spaces and dashes, and with O, I and L for 0 and 1", async () => {
  for (let round = 0; round < 50; round++) {
    const code = await newCode("case");
    const canonical = code.replaceAll("-", "");
    const spoken = code.toLowerCase().replaceAll("-", " \u2013\n").replaceAll("0", "o");
    expect(await parseCode("case", `  ${spoken.replace("1", "i").replaceAll("1", "L")} `)).toBe(canonical);
    expect(await parseCode("case", canonical.split("").join("\u00ad"))).toBe(canonical);
  }
});

/** Other ways to type a sign of a code: Cyrillic, Greek, Turkish, full width, Arabic, Persian. */
const ALIKE = new Map(
  "AАаΑα BВвΒβϐ CСс EЕеΕεϵ HНнΗ JЈј KКкΚκϰ MМмΜμµ NΝ PРрΡρϱ SЅѕ TТтΤτ XХхΧχ YУуΥ ZΖζ 0ОоΟο٠۰ 1ІіΙιİı١۱ 2٢۲ 3٣۳ 4٤۴ 5٥۵ 6٦۶ 7٧۷ 8٨۸ 9٩۹"
    .split(" ")
    .map(([sign, ...ways]) => [sign, ways]),
);
const fullWidth = (sign: string) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0);
const otherWays = (sign: string): string[] => {
  const small = sign.toLowerCase();
  return [sign, small, fullWidth(sign), fullWidth(small), ...(ALIKE.get(sign) ?? [])];
};
const BETWEEN = [
  "",
  " ",
  "\u00a0",
  "-",
  "\u2013",
  "\u2212",
  "\u0640",
  "\uff0d",
  "\u200f",
  "\u200e-",
  "\u2067",
  "\u2069",
  "\u061c",
  "\u202b",
];

test("a code that is typed in another script is read as the one that is meant", async () => {
  const canonical = await parseCode("case", await newCode("case"));
  const typed = fc.tuple(...[...canonical].map((sign) => fc.tuple(fc.constantFrom(...BETWEEN), fc.constantFrom(...otherWays(sign)))));
  await fc.assert(
    fc.asyncProperty(typed, async (signs) => {
      expect(await parseCode("case", signs.flat().join(""))).toBe(canonical);
    }),
  );
  // Each way at least once, whatever the code has.
  for (const sign of "0123456789ABCDEFGHJKMNPQRSTVWXYZ")
    for (const way of otherWays(sign)) {
      const [from, to] = await Promise.all([sign, way].map((one) => parseCode("case", one.repeat(28)).catch(({ step }) => step)));
      expect(to, way).toBe(from);
    }
});

test("no other sign of Unicode is read as one of a code, and none as U", async () => {
  const known = new Set([..."0123456789ABCDEFGHJKMNPQRSTVWXYZOIL"].flatMap(otherWays).concat([..."oilＯＩＬｏｉｌ"]));
  const read: string[] = [];
  for (let point = 0; point < 0x1_0000; point++) {
    const sign = String.fromCharCode(point);
    const step = known.has(sign) ? null : await parseCode("case", sign.repeat(28)).catch((error) => error.step);
    if (step !== null && step !== "code-shape") read.push(sign);
  }
  expect(read).toEqual([]);
});

test("a code of one kind is no code of another, in all but about one of 1024 cases", async () => {
  let taken = 0;
  for (const kind of KINDS)
    for (const other of KINDS.filter((one) => one !== kind))
      for (let round = 0; round < 100; round++) {
        const code = await newCode(kind);
        await parseCode(other, code).then(
          () => taken++,
          (error) => expect(error).toMatchObject({ step: "code-check" }),
        );
      }
  expect(taken).toBeLessThan(10);
});

test("one wrong character is noticed in all but about one of 1024 cases", async () => {
  let missed = 0;
  for (let round = 0; round < 300; round++) {
    const code = await parseCode("case", await newCode("case"));
    const at = round % 28;
    const wrong = code.slice(0, at) + (code[at] === "7" ? "8" : "7") + code.slice(at + 1);
    await parseCode("case", wrong).then(
      () => missed++,
      () => undefined,
    );
  }
  expect(missed).toBeLessThan(6);
});

test.each(["", "ABCD", "U".repeat(28), "0".repeat(29), "\u017f".repeat(28), "0".repeat(27) + "\u212a"])(
  "%j has not the shape of a code",
  (typed) => expectFailure(() => parseCode("case", typed), "code-shape"),
);

test("base32 reads bits from the left", () => {
  expect(base32(Uint8Array.of(0b00001_000, 0b10_00011_0, 0b0100_0000), 4)).toBe("1234");
});

test("the fingerprint shows as 5x5 characters and 43 in a link, and both follow from account and key", async () => {
  const key = new Uint8Array(32).fill(5);
  const id = "00000000-0000-4000-8000-000000000001";
  const fingerprint = await accountFingerprint(id, key);
  expect(fingerprintForPeople(fingerprint)).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{5}$/);
  expect(fromBase64Url(fingerprintForLink(fingerprint))).toEqual(fingerprint);
  expect(fingerprintForLink(fingerprint)).toHaveLength(43);
  const other = await accountFingerprint(id.replace(/1$/, "2"), key);
  expect(toHex(other)).not.toBe(toHex(fingerprint));
});

test("padded texts have a power of two of bytes, from 4 KiB, and one reading", () => {
  const text = fc.uint8Array({ maxLength: 20_000 });
  fc.assert(
    fc.property(text, (b) => {
      const padded = padText(b);
      expect(Math.log2(padded.length) % 1).toBe(0);
      expect(padded.length).toBeGreaterThanOrEqual(4096);
      expect(padded.length === 4096 || padded.length <= 2 * b.length + 1).toBe(true);
      expect(toHex(unpad(padded))).toBe(toHex(b));
    }),
  );
});

test("texts up to one byte below 256 KiB fit, longer ones are refused", async () => {
  expect(padText(new Uint8Array(262_143)).length).toBe(262_144);
  await expectFailure(() => padText(new Uint8Array(262_144)), "text-length");
});

test("what does not end in padding or is no UTF-8 is refused", async () => {
  for (const odd of [[0, 0, 0], [65, 66], [], [0x80, 1]]) {
    await expectFailure(() => unpad(Uint8Array.from(odd)), "text-bytes");
  }
  await expectFailure(() => unpadText(Uint8Array.of(0xff, 0x80, 0)), "text-bytes");
});

test("titles are cut between characters at 255 bytes", () => {
  expect(unpadText(padTitle("Kurz"))).toBe("Kurz");
  expect(unpadText(padTitle("x".repeat(300)))).toBe("x".repeat(255));
  expect(unpadText(padTitle("ä".repeat(200)))).toBe("ä".repeat(127));
  expect(unpadText(padTitle(`a${"😀".repeat(80)}`))).toBe(`a${"😀".repeat(63)}`);
  expect(unpadText(padTitle("\ufeffx"))).toBe("\ufeffx");
});

test("padded files cost at most 12 %, never shrink, and only their sizes count as padded", async () => {
  expect(paddedFileSize(0)).toBe(65_536);
  const size = fc.oneof(fc.integer({ min: 65_536, max: 2 ** 26 }), fc.integer({ min: 65_536, max: 2 ** 48 }));
  fc.assert(
    fc.property(size, (n) => {
      const padded = paddedFileSize(n);
      expect(padded).toBeGreaterThanOrEqual(n);
      expect(padded).toBeLessThanOrEqual(n * 1.12);
      expect(isPaddedFile(padded)).toBe(true);
      expect(isPaddedFile(n)).toBe(padded === n);
    }),
  );
  for (const odd of [-1, 1.5, 2 ** 48 + 1, Number.NaN]) await expectFailure(() => paddedFileSize(odd), "number");
});
