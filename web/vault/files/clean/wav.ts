import { type Bytes, bytesOf, concat, latin, read, utf8, viewOf } from "./bytes.ts";
import { type Cleaned, type Finding, finding, Uncleanable } from "./cleaned.ts";

const HEAD = 12;
/** What the sound needs. */
const KEPT = new Set(["fmt ", "fact", "data"]);
/** What a list of properties says, by its names for it. */
const INFO: Partial<Record<string, Finding["kind"]>> = {
  IART: "person",
  IENG: "person",
  ICRD: "time",
  ISFT: "software",
  INAM: "title",
  IKEY: "title",
  ICMT: "comment",
};
/** Longer lists are not read for what they say; they go all the same. */
const MOST_INFO = 64 * 1024;

/** Cleans a WAV file: its sound stays byte for byte, and everything that stands beside it goes. */
export async function cleanWav(file: Blob): Promise<Cleaned> {
  const found: Finding[] = [];
  const kept: Blob[] = [];
  for (let at = HEAD; at < file.size;) {
    const head = await read(file, at, at + 8);
    if (head.length < 8) throw new Uncleanable("broken");
    const type = latin(head, 0, 4);
    const end = at + 8 + viewOf(head).getUint32(4, true);
    if (end > file.size) throw new Uncleanable("broken");
    // Places are even: what is odd has a byte behind it that belongs to nothing.
    const next = Math.min(end + (end % 2), file.size);
    if (KEPT.has(type)) kept.push(file.slice(at, next));
    else if (type === "LIST" && end - at <= MOST_INFO) found.push(...readInfo(await read(file, at + 8, end)));
    else found.push(...(type === "bext" ? [finding("person"), finding("time")] : [finding("other", type)]));
    at = next;
  }
  if (kept.length < 2) throw new Uncleanable("broken");
  const size = new Uint8Array(4);
  viewOf(size).setUint32(0, 4 + kept.reduce((sum, one) => sum + one.size, 0), true);
  return { file: new Blob([concat(bytesOf("RIFF"), size, bytesOf("WAVE")), ...kept]), found, left: [] };
}

function readInfo(list: Bytes): Finding[] {
  const found: Finding[] = [];
  for (let at = 4; at + 8 <= list.length;) {
    const size = viewOf(list).getUint32(at + 4, true);
    const value = utf8(list.subarray(at + 8, at + 8 + size)).split("\0")[0];
    found.push(finding(INFO[latin(list, at, 4)] ?? "other", value));
    at += 8 + size + (size % 2);
  }
  return found;
}
