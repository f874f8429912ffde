import { expect, test } from "vitest";
import * as files from "../../../testing/telling-files.ts";
import { type Bytes, concat, latin, viewOf } from "./bytes.ts";
import { cleanFile } from "./clean-file.ts";
import { readExif } from "./exif.ts";

const cleaned = async (bytes: Bytes) => {
  const { file, ...rest } = await cleanFile(new Blob([bytes]), () => import("./pdf.ts"));
  return { ...rest, bytes: file && new Uint8Array(await file.arrayBuffer()) };
};
const text = (bytes: Uint8Array) => latin(bytes, 0, bytes.length);

test.each([
  ["jpeg", files.tellingJpeg(), ["comment", "device", "location", "other", "person", "preview", "software", "time"]],
  ["png", files.tellingPng(), ["comment", "device", "location", "person", "preview", "software", "time"]],
  ["webp", files.tellingWebp(), ["device", "location", "person", "preview", "software", "time"]],
  ["gif", files.tellingGif(), ["comment", "device", "location"]],
])("of a %s nothing is left that tells, and what was there is said", async (_name, bytes, kinds) => {
  expect(files.TELLING.some((word) => text(bytes).includes(word))).toBe(true);
  const found = await cleaned(bytes);
  expect(files.TELLING.filter((word) => text(found.bytes!).includes(word))).toEqual([]);
  expect([...new Set(found.found.map(({ kind }) => kind))].toSorted()).toEqual(kinds);
  expect(found.left).toEqual([]);
  // What is clean stays as it is.
  expect(await cleaned(found.bytes!)).toEqual({ found: [], left: [], bytes: found.bytes });
});

test("place, device, person and time are named as the picture has them", async () => {
  const { found } = await cleaned(files.tellingJpeg());
  const valuesOf = (kind: string) => found.filter((one) => one.kind === kind).map(({ value }) => value);
  expect(valuesOf("location")).toContain("52.5200° N, 13.4100° E");
  expect([valuesOf("device"), valuesOf("person"), valuesOf("time")]).toEqual([["Kamera X"], ["Anna Lindner"], ["2026:03:04 05:06:07"]]);
});

test("of two blocks of EXIF both go; what stays is how the picture is turned, its colours and its pixels", async () => {
  const bytes = (await cleaned(files.tellingJpeg())).bytes!;
  expect(text(bytes).split("Exif\0\0")).toHaveLength(2);
  expect(readExif(bytes.subarray(text(bytes).indexOf("Exif\0\0") + 6))).toEqual({ found: [], orientation: 6 });
  expect(bytes.subarray(-files.JPEG_PICTURE.length)).toEqual(files.JPEG_PICTURE);
});

test("the pixels of the others stay byte for byte, and so does how they move and are turned", async () => {
  const [png, webp, gif] = [await cleaned(files.tellingPng()), await cleaned(files.tellingWebp()), await cleaned(files.tellingGif())];
  expect(png.bytes!.subarray(0, 8 + files.PNG_HEAD.length)).toEqual(concat(files.PNG_SIGNATURE, files.PNG_HEAD));
  expect(png.bytes!.subarray(-files.PNG_PICTURE.length)).toEqual(files.PNG_PICTURE);
  expect(readExif(png.bytes!.subarray(text(png.bytes!).indexOf("eXIf") + 4)).orientation).toBe(6);
  expect(text(webp.bytes!)).toContain(text(files.WEBP_PICTURE));
  expect(viewOf(webp.bytes!).getUint32(4, true)).toBe(webp.bytes!.length - 8);
  expect(gif.bytes).toEqual(concat(files.GIF_HEAD, files.GIF_LOOP, files.GIF_PICTURE));
});

test.each([
  ["jpeg", files.tellingJpeg()],
  ["png", files.tellingPng()],
  ["webp", files.tellingWebp()],
  ["gif", files.tellingGif()],
])("a %s that breaks off anywhere, or has any byte wrong, is cleaned or called broken, and never fails otherwise", async (_name, bytes) => {
  const before = bytes.length - 20;
  for (let end = 17; end < before; end += 13) {
    const { bytes: kept, left } = await cleaned(bytes.slice(0, end));
    expect([kept === null, left]).toEqual([true, ["broken"]]);
  }
  for (let at = 12; at < bytes.length; at += 3) {
    const { bytes: kept, left } = await cleaned(bytes.with(at, bytes[at]! ^ 0x55));
    expect(kept ? left : left[0]).toEqual(kept ? [] : "broken");
  }
});

test("what nobody here can clean is sent as it is, and that is said", async () => {
  expect(await cleaned(new TextEncoder().encode("Guten Tag"))).toEqual({ bytes: null, found: [], left: ["unsupported"] });
  expect((await cleaned(new Uint8Array())).left).toEqual(["unsupported"]);
});
