import { latin, read, viewOf } from "./bytes.ts";
import { type Cleaned, type Finding, finding, Uncleanable } from "./cleaned.ts";

const OLD_TAG = 128;
const APE_FOOT = 32;
const MAX_TAG = 32 * 1024 * 1024;
/** Names of ID3's frames, in the versions with four letters. */
const KINDS: Record<string, Finding["kind"]> = {
  TPE1: "person",
  TPE2: "person",
  TCOM: "person",
  TCOP: "person",
  TOPE: "person",
  TENC: "person",
  TIT1: "title",
  TIT2: "title",
  TALB: "title",
  COMM: "comment",
  TDRC: "time",
  TDEN: "time",
  TDTG: "time",
  TYER: "time",
  TDAT: "time",
  TIME: "time",
  TSSE: "software",
  APIC: "preview",
};

/** Cleans MP3: the tags before and behind the sound are left out (ID3 1 and 2, APE). */
export async function cleanMp3(file: Blob): Promise<Cleaned> {
  const found: Finding[] = [];
  let start = 0;
  for (let size = await newTag(file, start); size > 0; size = await newTag(file, start)) {
    found.push(...toldBy(await read(file, start, start + size)));
    start += size;
  }
  let end = file.size;
  for (let size = await endTag(file, start, end); size > 0; size = await endTag(file, start, end)) {
    found.push(finding("title"));
    end -= size;
  }
  // Two bytes that every frame of sound begins with.
  const [first = 0, second = 0] = await read(file, start, start + 2);
  if (first !== 0xff || second < 0xe0) throw new Uncleanable("broken");
  return { file: file.slice(start, end), found, left: [] };
}

/** The size of a tag of ID3 2 that begins here, 0 where none does. Its numbers have seven bits a byte. */
async function newTag(file: Blob, at: number): Promise<number> {
  const head = await read(file, at, at + 10);
  if (head.length < 10 || latin(head, 0, 3) !== "ID3") return 0;
  const size = head.subarray(6).reduce((sum, byte) => (sum << 7) | (byte & 0x7f), 0);
  const whole = 10 + size + (head[5]! & 0x10 ? 10 : 0);
  if (whole > MAX_TAG || at + whole > file.size) throw new Uncleanable("broken");
  return whole;
}

/** The size of a tag that ends here, 0 where none does. */
async function endTag(file: Blob, start: number, end: number): Promise<number> {
  if (end - start < OLD_TAG) return 0;
  const tail = await read(file, end - OLD_TAG, end);
  if (latin(tail, 0, 3) === "TAG") return OLD_TAG;
  if (latin(tail, OLD_TAG - APE_FOOT, 8) !== "APETAGEX") return 0;
  const foot = viewOf(tail.subarray(OLD_TAG - APE_FOOT));
  const size = foot.getUint32(12, true) + (foot.getUint32(20, true) & 0x80000000 ? APE_FOOT : 0);
  if (size < APE_FOOT || size > end - start) throw new Uncleanable("broken");
  return size;
}

function toldBy(tag: Uint8Array): Finding[] {
  const names = new Set(new TextDecoder("latin1").decode(tag).match(/[A-Z][A-Z0-9]{3}/g));
  const kinds = [...names].flatMap((name) => KINDS[name] ?? []);
  return (kinds.length > 0 ? kinds : (["other"] as const)).map((kind) => finding(kind));
}
