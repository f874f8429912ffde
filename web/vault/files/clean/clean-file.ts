import { latin, read } from "./bytes.ts";
import { type Cleaned, type Finding, FINDING_KINDS, Uncleanable } from "./cleaned.ts";
import { cleanGif } from "./gif.ts";
import { cleanIsoMedia } from "./iso-media.ts";
import { cleanJpeg } from "./jpeg.ts";
import { cleanMp3 } from "./mp3.ts";
import { cleanOffice } from "./office.ts";
import { cleanOgg } from "./ogg.ts";
import { cleanOldOffice } from "./old-office.ts";
import { cleanPng } from "./png.ts";
import { cleanWav } from "./wav.ts";
import { cleanWebp } from "./webp.ts";

/** Loads what cleans PDF files: a library that is ten times as large as all other programs. */
export type LoadPdf = () => Promise<typeof import("./pdf.ts")>;
type Program = (file: Blob, clean: (file: Blob) => Promise<Cleaned>, loadPdf: LoadPdf) => Promise<Cleaned>;

/** Which program cleans what begins so; a file's name may be wrong. */
const PROGRAMS: [at: number, sign: string, program: Program][] = [
  [0, "\xff\xd8\xff", cleanJpeg],
  [0, "\x89PNG\r\n\x1a\n", cleanPng],
  [0, "GIF8", cleanGif],
  [8, "WEBP", cleanWebp],
  [8, "WAVE", cleanWav],
  [4, "ftyp", cleanIsoMedia],
  // QuickTime before it said so.
  [4, "moov", cleanIsoMedia],
  [4, "mdat", cleanIsoMedia],
  [4, "wide", cleanIsoMedia],
  [0, "%PDF-", async (file, clean, loadPdf) => (await loaded(loadPdf())).cleanPdf(file, clean)],
  [0, "OggS", cleanOgg],
  [0, "ID3", cleanMp3],
  [0, "\xff\xfb", cleanMp3],
  [0, "\xff\xf3", cleanMp3],
  [0, "\xff\xfa", cleanMp3],
  [0, "PK\x03\x04", cleanOffice],
  [0, "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", cleanOldOffice],
];
const START = 16;

/**
 * Takes out of a file what tells of people, places and devices and is not what the file shows. Nothing is drawn anew: what
 * stays is what was chosen. What cannot be cleaned says why; throws NotLoaded where the program for it did not come.
 */
export async function cleanFile(file: Blob, loadPdf: LoadPdf): Promise<Cleaned> {
  try {
    const start = await read(file, 0, START);
    const program = PROGRAMS.find(([at, sign]) => latin(start, at, sign.length) === sign)?.[2];
    if (!program) throw new Uncleanable("unsupported");
    const cleaned = await program(file, (inner) => cleanFile(inner, loadPdf), loadPdf);
    return { ...cleaned, found: withoutRepeats(cleaned.found) };
  } catch (error) {
    if (error instanceof NotLoaded) throw error;
    return { file: null, found: [], left: [error instanceof Uncleanable ? error.left : "broken"] };
  }
}

/** A program did not come. */
class NotLoaded extends Error {}

async function loaded<T>(program: Promise<T>): Promise<T> {
  try {
    return await program;
  } catch (cause) {
    throw new NotLoaded("not loaded", { cause });
  }
}

/** Each thing once, what is worst first; a kind without a value only where there is none with one. */
function withoutRepeats(found: Finding[]): Finding[] {
  const named = new Set(found.filter(({ value }) => value).map(({ kind }) => kind));
  const once = new Map(found.filter(({ kind, value }) => value || !named.has(kind)).map((one) => [`${one.kind} ${one.value}`, one]));
  return [...once.values()].toSorted((one, other) => FINDING_KINDS.indexOf(one.kind) - FINDING_KINDS.indexOf(other.kind));
}
