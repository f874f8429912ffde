import fs from "node:fs";

/** How PostgreSQL's control file says that the database ended, or why it says nothing. */
export type Ending = "in order" | "aborted" | "missing" | "damaged";

/** Of PostgreSQL 18: what the file is made for, the state and its number for "in order", and the sum over what stands before it. */
const LAYOUT = { version: { at: 8, is: 1800 }, state: { at: 16, shutDown: 1 }, sum: { at: 292 } };

/** How a stopped cluster ended, by its control file; reads only. Throws the system's error where the file may not be read. */
export function endingIn(file: string): Ending {
  let bytes: Buffer;
  try {
    bytes = fs.readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "missing";
    throw error;
  }
  const { version, state, sum } = LAYOUT;
  if (bytes.length < sum.at + 4 || bytes.readUInt32LE(version.at) !== version.is) return "damaged";
  if (crc32c(bytes.subarray(0, sum.at)) !== bytes.readUInt32LE(sum.at)) return "damaged";
  return bytes.readUInt32LE(state.at) === state.shutDown ? "in order" : "aborted";
}

/** Castagnoli's, which PostgreSQL takes; Node has only the other one. */
function crc32c(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0x82f63b78 : sum >>> 1;
  }
  return ~sum >>> 0;
}
