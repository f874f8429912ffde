import { type Bytes, type Patch, viewOf } from "./bytes.ts";
import { type Box, boxesIn } from "./boxes.ts";
import { Uncleanable } from "./cleaned.ts";

const WAY = ["mdia", "minf", "stbl"];
const MAX_SAMPLES = 1_000_000;
/** What devices note beside a film is small. */
const MAX_BYTES = 32 * 1024 * 1024;

/** Zeros for all that a track (the boxes in it) has in the film's data. */
export function samplesOf(bytes: Bytes, inTrack: Box[]): Patch[] {
  let inside = inTrack;
  for (const step of WAY) {
    const box = inside.find(({ type }) => type === step);
    if (!box) return [];
    inside = boxesIn(bytes, box.at, box.end);
  }
  const table = (type: string) => inside.find((box) => box.type === type);
  const [sizes, chunks, places] = [table("stsz"), table("stsc"), table("stco") ?? table("co64")];
  if (!sizes || !chunks || !places) throw new Uncleanable("broken");
  const view = viewOf(bytes);
  const [same, count] = [view.getUint32(sizes.at + 4), view.getUint32(sizes.at + 8)];
  const [runs, chunkCount] = [view.getUint32(chunks.at + 4), view.getUint32(places.at + 4)];
  if (Math.max(count, runs, chunkCount) > MAX_SAMPLES) throw new Uncleanable("broken");
  const patches: Patch[] = [];
  let [sample, run, total] = [0, 0, 0];
  for (let chunk = 0; chunk < chunkCount && sample < count; chunk++) {
    // A run of chunks that hold equally many samples begins with the chunk that it names, counted from 1.
    while (run + 1 < runs && view.getUint32(chunks.at + 8 + (run + 1) * 12) <= chunk + 1) run++;
    let size = 0;
    for (let left = view.getUint32(chunks.at + 12 + run * 12); left > 0 && sample < count; left--, sample++)
      size += same || view.getUint32(sizes.at + 12 + sample * 4);
    total += size;
    if (total > MAX_BYTES) throw new Uncleanable("broken");
    const at = places.type === "co64" ? Number(view.getBigUint64(places.at + 8 + chunk * 8)) : view.getUint32(places.at + 8 + chunk * 4);
    patches.push({ at, bytes: new Uint8Array(size) });
  }
  return patches;
}
