import { type Bytes, bytesOf, concat, crc32, latin, read, utf8, viewOf } from "./bytes.ts";
import { type Cleaned, type Finding, finding, Uncleanable } from "./cleaned.ts";
import { plainExif, readExif } from "./exif.ts";
import { readXmp } from "./xmp.ts";

const SIGNATURE = 8;
/** What draws the picture: pixels, colours, size, and the pictures of a moving one. */
const KEPT = new Set("IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs hIST sPLT cICP mDCV cLLI acTL fcTL fdAT".split(" "));
const TEXTS: Record<string, Finding["kind"]> = {
  Author: "person",
  Copyright: "person",
  "Creation Time": "time",
  Software: "software",
  Source: "device",
  Title: "title",
  Description: "title",
};

/** Cleans a PNG picture; what draws it stays byte for byte. */
export async function cleanPng(file: Blob): Promise<Cleaned> {
  const bytes = await read(file);
  const view = viewOf(bytes);
  const found: Finding[] = [];
  const kept: BlobPart[] = [];
  let turned: Bytes[] = [];
  let at = SIGNATURE;
  for (let type = ""; type !== "IEND";) {
    if (at + 12 > bytes.length) throw new Uncleanable("broken");
    const end = at + 12 + view.getUint32(at);
    type = latin(bytes, at + 4, 4);
    if (end > bytes.length || (at === SIGNATURE) !== (type === "IHDR")) throw new Uncleanable("broken");
    const data = bytes.subarray(at + 8, end - 4);
    if (KEPT.has(type)) kept.push(file.slice(at, end));
    else if (type === "eXIf") {
      const exif = readExif(data);
      found.push(...exif.found);
      turned = exif.orientation === 1 ? [] : [chunk("eXIf", plainExif(exif.orientation))];
    } else found.push(...told(type, data));
    at = end;
  }
  if (at < bytes.length) found.push(finding("preview"));
  const [header, ...others] = kept;
  return { file: new Blob([bytes.subarray(0, SIGNATURE), header!, ...turned, ...others]), found, left: [] };
}

function told(type: string, data: Uint8Array): Finding[] {
  if (type === "tIME") return [finding("time")];
  if (!/^(tEXt|zTXt|iTXt)$/.test(type)) return [finding("other", type)];
  const text = utf8(data);
  const keyword = text.split("\0", 1)[0]!;
  if (keyword === "XML:com.adobe.xmp") return readXmp(text);
  // Packed texts are not unpacked to be told: they go as well.
  const value = type === "tEXt" ? text.slice(keyword.length + 1) : "";
  return [finding(TEXTS[keyword] ?? "comment", value || keyword)];
}

function chunk(type: string, data: Uint8Array): Bytes {
  const body = concat(bytesOf(type), data);
  const whole = concat(new Uint8Array(4), body, new Uint8Array(4));
  viewOf(whole).setUint32(0, data.length);
  viewOf(whole).setUint32(whole.length - 4, crc32(body));
  return whole;
}
