import { type Bytes, bytesOf, concat, latin, type Patch, patched, read, utf8, viewOf } from "./bytes.ts";
import { type Cleaned, type Finding, finding, Uncleanable } from "./cleaned.ts";

const HEAD = 27;
/** How the packet with the comments begins, by what it is of, and what must stand behind them. */
const COMMENTS: [sign: string, end: number[]][] = [
  ["\x03vorbis", [1]],
  ["OpusTags", []],
];
const MAX_PAGES = 2000;
const KINDS: Record<string, Finding["kind"]> = {
  ARTIST: "person",
  PERFORMER: "person",
  DATE: "time",
  ENCODER: "software",
  LOCATION: "location",
  COMMENT: "comment",
};

type Page = { at: number; bytes: Bytes; dataAt: number; next: number };

/** Cleans sound in Ogg (Vorbis, Opus), in place: the packet of comments stays as long as it is and says nothing. */
export async function cleanOgg(file: Blob): Promise<Cleaned> {
  const first = await readPage(file, 0);
  // The second packet begins the second page; it may go on over several.
  const pages: Page[] = [];
  const sizes: number[] = [];
  for (let at = first.next, isWhole = false; !isWhole; at = pages.at(-1)!.next) {
    if (pages.length === MAX_PAGES) throw new Uncleanable("broken");
    const page = await readPage(file, at);
    const laces = page.bytes.subarray(HEAD, page.dataAt);
    const last = laces.findIndex((lace) => lace < 255);
    sizes.push(laces.subarray(0, last < 0 ? laces.length : last + 1).reduce((sum, lace) => sum + lace, 0));
    pages.push(page);
    isWhole = last >= 0;
  }
  const packet = concat(...pages.map(({ bytes, dataAt }, index) => bytes.subarray(dataAt, dataAt + sizes[index]!)));
  const kind = COMMENTS.find(([sign]) => latin(packet, 0, Math.min(sign.length, packet.length)) === sign);
  if (!kind) throw new Uncleanable("unsupported");
  const blank = new Uint8Array(packet.length);
  blank.set(concat(bytesOf(kind[0]), new Uint8Array(8), Uint8Array.from(kind[1])).subarray(0, packet.length));
  if (blank.every((byte, at) => byte === packet[at])) return { file, found: [], left: [] };
  let from = 0;
  const patches = pages.map(({ at, bytes, dataAt }, index): Patch => {
    bytes.set(blank.subarray(from, (from += sizes[index]!)), dataAt);
    bytes.fill(0, 22, 26);
    viewOf(bytes).setUint32(22, checksum(bytes), true);
    return { at, bytes };
  });
  return { file: patched(file, patches), found: told(utf8(packet)), left: [] };
}

async function readPage(file: Blob, at: number): Promise<Page> {
  const head = await read(file, at, at + HEAD + 255);
  const dataAt = HEAD + (head[26] ?? 0);
  if (head.length < dataAt || latin(head, 0, 4) !== "OggS") throw new Uncleanable("broken");
  const next = at + dataAt + head.subarray(HEAD, dataAt).reduce((sum, lace) => sum + lace, 0);
  if (next > file.size) throw new Uncleanable("broken");
  return { at, bytes: await read(file, at, next), dataAt, next };
}

function told(text: string): Finding[] {
  const found = [...text.matchAll(/([A-Za-z]{3,20})=([\x20-\x7e\u00a0-\uffff]*)/g)].map(([, name = "", value = ""]) =>
    finding(KINDS[name.toUpperCase()] ?? "title", value),
  );
  return found.length > 0 ? found : [finding("software")];
}

/** Ogg's own checksum (RFC 3533): the highest bit first. */
function checksum(bytes: Bytes): number {
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte << 24;
    for (let bit = 0; bit < 8; bit++) sum = sum & 0x80000000 ? (sum << 1) ^ 0x04c11db7 : sum << 1;
  }
  return sum >>> 0;
}
