import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { chooseEncoding, encode, packer } from "./encoding.ts";

const PAGE = Array.from({ length: 400 }, (_, line) => `<p>Zeile ${line * 7919} über Hinweise</p>`).join("");

test("a refused encoding is not taken", () => {
  expect(chooseEncoding("br;q=0, gzip")).toBe("gzip");
  expect(chooseEncoding("br;q=0.0, gzip;q=0")).toBeNull();
});

test("what recurs is packed once, smaller than what is packed for one answer", async () => {
  const pack = packer(2);
  const first = await pack(PAGE, "br");
  expect(brotliDecompressSync(first).toString()).toBe(PAGE);
  expect(first.length).toBeLessThan((await encode(PAGE, "br")).length);
  expect(await pack(PAGE, "br")).toBe(first);
});

test("the one that nobody asked for the longest makes room", async () => {
  const pack = packer(2);
  const [one, two] = [await pack("eins", "br"), await pack("zwei", "br")];
  expect(await pack("eins", "br")).toBe(one);
  await pack("drei", "br");
  expect(await pack("eins", "br")).toBe(one);
  expect(await pack("zwei", "br")).not.toBe(two);
});

test("browsers without brotli get what they can unpack", async () => {
  const pack = packer(1);
  expect(gunzipSync(await pack(PAGE, "gzip")).toString()).toBe(PAGE);
  expect((await pack(PAGE, null)).toString()).toBe(PAGE);
});
