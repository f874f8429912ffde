import { expect, test } from "vitest";
import { kindOf } from "./file-kind.ts";

const bytes = (text: string) => Uint8Array.from(text, (one) => one.codePointAt(0)!);

test.each([
  ["%PDF-1.7\n%\xe2\xe3", "application/pdf"],
  ["\x89PNG\r\n\x1a\n\0\0", "image/png"],
  ["\xff\xd8\xff\xe0\0\x10JFIF", "image/jpeg"],
  ["GIF89a\x01\0", "image/gif"],
  ["RIFF\0\0\0\0WEBPVP8 ", "image/webp"],
  ["RIFF\0\0\0\0WAVEfmt ", "audio/wav"],
  ["ID3\x04\0", "audio/mpeg"],
  ["\xff\xf3\x40\xc0", "audio/mpeg"],
  ["OggS\0\x02", "audio/ogg"],
  ["\0\0\0\x20ftypM4A \0", "audio/mp4"],
  ["\0\0\0\x20ftypisom\0", "video/mp4"],
  ["\0\0\0\x14ftypqt  \0", "video/mp4"],
  ["\x1a\x45\xdf\xa3\x01", "video/webm"],
])("%j is %s", (start, type) => {
  expect(kindOf(bytes(start))?.type).toBe(type);
});

test.each([
  "Guten Tag\r\n\tGr\xfc\xdfe",
  "<!doctype html><script>alert(1)</script>",
  "<svg xmlns='x' onload='alert(1)'/>",
  "\xef\xbb\xbfa;b\n1;2",
])("%j is shown as the text it is, whatever it is called", (start) => {
  expect(kindOf(bytes(start))).toEqual({ kind: "text", type: "text/plain" });
});

test.each([
  "",
  "PK\x03\x04\x14",
  "{\\rtf1",
  "MZ\x90\0",
  "\x7fELF\x02",
  "RIFF\0\0\0\0AVI LIST",
  "\0\0\0\x18ftypheic\0",
  "\0\0\0\x24ftypmif1",
  "\xd0\xcf\x11\xe0",
  "a\0b\0",
])("%j is not shown", (start) => {
  expect(kindOf(bytes(start))).toBeNull();
});
