import { expect, test } from "vitest";
import { encodeWav } from "../../voice/wav.ts";
import { bytesOf, concat, viewOf } from "./bytes.ts";
import { cleanFile } from "./clean-file.ts";

const noPdf = () => Promise.reject(new Error("no PDF"));
const clean = (...parts: Uint8Array<ArrayBuffer>[]) => cleanFile(new Blob(parts), noPdf);
const bytesIn = async (file: Blob | null) => [...new Uint8Array(await file!.arrayBuffer())];
const chunk = (type: string, data: Uint8Array) => {
  const size = new Uint8Array(4);
  viewOf(size).setUint32(0, data.length, true);
  return concat(bytesOf(type), size, data, new Uint8Array(data.length % 2));
};
const plain = encodeWav(Float32Array.of(0, 0.5, -0.5, 0.25));
/** The same sound, with something before and something behind it, as recorders write it. */
const recorded = (before: Uint8Array, behind: Uint8Array) => {
  const whole = concat(plain.subarray(0, 36), before, plain.subarray(36), behind);
  viewOf(whole).setUint32(4, whole.length - 8, true);
  return whole;
};

test("of a sound what tells of person, time and program goes, and what is heard stays byte for byte", async () => {
  const info = concat(bytesOf("INFO"), chunk("IART", bytesOf("Max Muster\0")), chunk("ISFT", bytesOf("Recorder 2\0")));
  const cleaned = await clean(recorded(chunk("bext", new Uint8Array(602)), chunk("LIST", info)));
  expect(await bytesIn(cleaned.file)).toEqual([...plain]);
  expect(cleaned.found).toEqual([
    { kind: "person", value: "Max Muster" },
    { kind: "time", value: "" },
    { kind: "software", value: "Recorder 2" },
  ]);
  expect(cleaned.left).toEqual([]);
});

test("what the portal records has nothing to be cleaned", async () => {
  const cleaned = await clean(plain);
  expect(await bytesIn(cleaned.file)).toEqual([...plain]);
  expect(cleaned.found).toEqual([]);
});

test.each([
  ["ends too early", plain.subarray(0, 46)],
  ["has no sound", plain.slice(0, 36)],
])("a file that %s is called broken and sent as it was chosen", async (_, bytes) => {
  expect(await clean(bytes.slice())).toEqual({ file: null, found: [], left: ["broken"] });
});
