// Lengths tell. Texts and files therefore come in few sizes only.
import { type Bytes, fromUtf8 } from "../primitives/bytes.ts";
import { CryptoFailure } from "../primitives/failure.ts";

export const TITLE_BYTES = 256;
export const MIN_TEXT_BYTES = 4096;
export const MAX_TEXT_BYTES = 262_144;
const MIN_FILE_BYTES = 65_536;
const MAX_FILE_BYTES = 2 ** 48;
const END = 0x80;

/** The bytes followed by 80 00 00 … (ISO 7816-4), which has one reading; `size` is above their length. */
export function padTo(bytes: Uint8Array, size: number): Bytes {
  const padded = new Uint8Array(size);
  padded.set(bytes);
  padded[bytes.length] = END;
  return padded;
}

/** Pads a title to 256 bytes; what does not fit is cut between two characters. */
export function padTitle(title: string): Bytes {
  const room = new Uint8Array(TITLE_BYTES - 1);
  return padTo(room.subarray(0, new TextEncoder().encodeInto(title, room).written), TITLE_BYTES);
}

/** Pads to the next power of two, 4 KiB to 256 KiB; throws `text-length` above. */
export function padText(bytes: Uint8Array): Bytes {
  if (bytes.length >= MAX_TEXT_BYTES) throw new CryptoFailure("text-length");
  return padTo(bytes, Math.max(MIN_TEXT_BYTES, 2 ** (32 - Math.clz32(bytes.length))));
}

/** Removes the padding; throws `text-bytes` if the bytes do not end in it. */
export function unpad(padded: Bytes): Bytes {
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== END) throw new CryptoFailure("text-bytes");
  return padded.slice(0, end);
}

/** The text of padded UTF-8. */
export const unpadText = (padded: Bytes) => fromUtf8(unpad(padded));

/** The padded size of a file, from its true one: Padmé from 64 KiB, at most 12 % more; throws `number`. */
export function paddedFileSize(trueSize: number): number {
  const allowed = Number.isInteger(trueSize) && trueSize >= 0 && trueSize <= MAX_FILE_BYTES;
  if (!allowed) throw new CryptoFailure("number");
  const size = Math.max(trueSize, MIN_FILE_BYTES);
  const exponent = size.toString(2).length - 1;
  const unit = 2 ** (exponent - Math.floor(Math.log2(exponent)) - 1);
  return Math.ceil(size / unit) * unit;
}

/** Whether padding a file can lead to this size. */
export const isPaddedFile = (size: number) => size >= MIN_FILE_BYTES && size <= MAX_FILE_BYTES && paddedFileSize(size) === size;
