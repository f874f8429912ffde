import { type Bytes, latin, read, viewOf } from "./bytes.ts";
import { Uncleanable } from "./cleaned.ts";

/** A box of an ISO media file (ISO 14496-12): where it begins, where its content begins, and where it ends. */
export type Box = { type: string; start: number; at: number; end: number };

/** The boxes of a file; only their heads are read. */
export async function fileBoxes(file: Blob): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let start = 0; start < file.size; start = boxes.at(-1)!.end) {
    const head = await read(file, start, start + 16);
    boxes.push(boxOf(head, 0, start, file.size));
  }
  return boxes;
}

/** The boxes that stand in bytes from `at` to `end`; places count from the beginning of the bytes. */
export function boxesIn(bytes: Bytes, at: number, end: number): Box[] {
  const boxes: Box[] = [];
  for (let start = at; start + 8 <= end; start = boxes.at(-1)!.end) boxes.push(boxOf(bytes, start, start, end));
  return boxes;
}

/** The box whose head stands at `at`; it begins at `start` and may reach to `limit`. */
function boxOf(bytes: Bytes, at: number, start: number, limit: number): Box {
  if (at + 8 > bytes.length) throw new Uncleanable("broken");
  const view = viewOf(bytes);
  let size = view.getUint32(at);
  let head = 8;
  if (size === 1) {
    if (at + 16 > bytes.length) throw new Uncleanable("broken");
    size = Number(view.getBigUint64(at + 8));
    head = 16;
  } else if (size === 0) size = limit - start;
  const end = start + size;
  if (size < head || end > limit) throw new Uncleanable("broken");
  return { type: latin(bytes, at + 4, 4), start, at: start + head, end };
}
