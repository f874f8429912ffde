import { expect, test } from "vitest";
import { asHex, asText } from "./show-bytes.ts";

test("every byte is shown by two signs, eight in a line, and by its letter where it has one", () => {
  expect(asHex(Uint8Array.from([0x7b, 0x22, 0x61, 0x00, 0xff, 0x20, 0x7e, 0x7f, 0x41]))).toBe(
    '7b 22 61 00 ff 20 7e 7f {"a···~·\n41                      A',
  );
});

test("JSON is shown by the line, letters as they are, and a dot for what nobody can see", () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  expect(asText(bytes('{"title":"Ä","epoch":1}'))).toBe('{\n "title": "Ä",\n "epoch": 1\n}');
  expect(asText(bytes("a\u0000b\u202Ec\nd"))).toBe("a·b·c\nd");
  expect(asText(Uint8Array.from([0x41, 0xff, 0x42]))).toBe("A·B");
});
