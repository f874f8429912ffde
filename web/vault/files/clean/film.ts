import { type Bytes, bytesOf, latin, type Patch, patched, read } from "./bytes.ts";
import { type Box, boxesIn } from "./boxes.ts";
import { type Cleaned, type Finding, finding, Uncleanable } from "./cleaned.ts";
import { samplesOf } from "./film-samples.ts";

/** What describes a film at most; the pictures and sounds themselves are never read. */
const MAX_MOVIE = 64 * 1024 * 1024;
/** Boxes of which no player needs anything. */
const TELLING = new Set(["udta", "meta", "uuid", "free", "skip", "XMP_"]);
const CLOCKS = new Set(["mvhd", "tkhd", "mdhd"]);
const PARENTS = new Set(["moov", "trak", "mdia"]);
/** Tracks of pictures, sounds, words and their times; any other is what a device notes meanwhile, such as where it is. */
const SHOWN = new Set(["vide", "soun", "text", "sbtl", "subt", "subp", "clcp", "tmcd", "auxv", "pict"]);
/** QuickTime's and iTunes' names, as they stand in the boxes. */
const SIGNS: [kind: Finding["kind"], signs: RegExp][] = [
  ["location", /\xa9xyz|loci|location|GPS/],
  ["device", /\xa9mak|\xa9mod|\.make|\.model|manu|modl/],
  ["person", /\xa9ART|aART|\xa9wrt|auth|artist|author/],
  ["time", /\xa9day|creationdate/],
  ["software", /\xa9swr|\xa9too|software|\xa9enc/],
  ["title", /\xa9nam|titl|\xa9des|desc|keyw/],
  ["comment", /\xa9cmt/],
  ["preview", /covr|thmb/],
];

/** Cleans films and sounds in the boxes of MP4 and QuickTime, in place: each box stays as large as it is, and so each place true. */
export async function cleanFilm(file: Blob, boxes: Box[]): Promise<Cleaned> {
  const found: Finding[] = [];
  const patches: Patch[] = [];
  for (const box of boxes) {
    if (box.type !== "moov" && !TELLING.has(box.type)) continue;
    if (box.end - box.start > MAX_MOVIE) throw new Uncleanable("broken");
    const bytes = await read(file, box.start, box.end);
    const here: Box = { ...box, start: 0, at: box.at - box.start, end: bytes.length };
    const before = bytes.slice();
    const samples: Patch[] = [];
    blank(bytes, here, found, samples);
    if (before.some((byte, at) => byte !== bytes[at])) patches.push({ at: box.start, bytes });
    patches.push(...samples);
  }
  return { file: patches.length > 0 ? patched(file, patches) : file, found, left: [] };
}

/** Blanks what tells in a box, inside its bytes; what tracks noted in the film's own data comes as patches. */
function blank(bytes: Bytes, box: Box, found: Finding[], samples: Patch[]): void {
  if (TELLING.has(box.type)) found.push(...emptied(bytes, box));
  else if (CLOCKS.has(box.type)) withoutTimes(bytes, box, found);
  else if (PARENTS.has(box.type)) {
    const inner = boxesIn(bytes, box.at, box.end);
    const handler = box.type === "trak" && handlerOf(bytes, inner);
    if (handler && !SHOWN.has(handler)) {
      samples.push(...samplesOf(bytes, inner));
      found.push(finding(handler === "meta" ? "location" : "other", handler === "meta" ? "" : handler));
      emptied(bytes, box);
    } else for (const one of inner) blank(bytes, one, found, samples);
  }
}

/** Makes a box an empty one that every player passes over; gives what it told. */
function emptied(bytes: Bytes, { type, start, at, end }: Box): Finding[] {
  const content = bytes.subarray(at, end);
  const tells = content.some((byte) => byte !== 0);
  const text = tells ? new TextDecoder("latin1").decode(content) : "";
  content.fill(0);
  bytes.set(bytesOf("free"), start + 4);
  if (!tells) return [];
  const kinds = SIGNS.filter(([, signs]) => signs.test(text)).map(([kind]) => finding(kind));
  // Room that programs leave is often not empty, and says nothing.
  return kinds.length > 0 || type === "free" || type === "skip" ? kinds : [finding("other")];
}

function withoutTimes(bytes: Bytes, { at, end }: Box, found: Finding[]): void {
  const times = bytes.subarray(at + 4, Math.min(end, at + 4 + (bytes[at] === 1 ? 16 : 8)));
  if (times.some((byte) => byte !== 0)) found.push(finding("time"));
  times.fill(0);
}

/** What a track is for: four letters, "" where it does not say. */
function handlerOf(bytes: Bytes, inTrack: Box[]): string {
  const media = inTrack.find(({ type }) => type === "mdia");
  const handler = media && boxesIn(bytes, media.at, media.end).find(({ type }) => type === "hdlr");
  return handler && handler.end - handler.at >= 12 ? latin(bytes, handler.at + 8, 4) : "";
}
