// What every box looks like from outside. Pure checks: both doors of the package use them.
import { HZ1, headerBytes, layout, plainSize, TAG_BYTES } from "../primitives/segments.ts";
import { isPaddedFile, MAX_TEXT_BYTES, MIN_TEXT_BYTES, TITLE_BYTES } from "./padding.ts";

export const HPKE_HEADER = Uint8Array.of(0x48, 0x5a, 1, 1, 0x64, 0x7a, 1, 2);
export const PASSWORD_HEADER = Uint8Array.of(0x48, 0x5a, 1, 3);
export const ENC_END = HPKE_HEADER.length + 1120;
/** A password wrap before its stream: header, suite, salt (16), commitment (32). */
export const PASSWORD_PREFIX_BYTES = PASSWORD_HEADER.length + 1 + 16 + 32;
const SUITES: readonly (number | undefined)[] = [1];

/** The largest box a title, body, message or note can be, in bytes. */
export const MAX_TEXT_BOX = layout(MAX_TEXT_BYTES).sealedBytes;
/** Files travel in parts of 8 segments; only the last part may be shorter. */
export const PART_SIZE = 8 * HZ1.segmentBytes;

const startsWith = (b: Uint8Array, prefix: Uint8Array) => prefix.every((byte, i) => b[i] === byte);
const isHpke = (b: Uint8Array, plain: number) => b.length === ENC_END + plain + TAG_BYTES && startsWith(b, HPKE_HEADER);
const streamOf = (b: Uint8Array) => (b[0] === headerBytes() ? plainSize(b.length) : -1);
const isKeyStream = (b: Uint8Array) => streamOf(b) === 32;

/** Is it a report key sealed to a department? Takes the box, as all the following do. */
export const isSealedKey = (b: Uint8Array) => isHpke(b, 32);
/** Is it a department's or the account's seed sealed to a member? */
export const isGrantBox = isSealedKey;
/** Is it a notes key sealed to a department, with its author's signature inside? */
export const isNotesKeyBox = (b: Uint8Array) => isHpke(b, 32 + 64);
/** Is it a report key wrapped for the reporter? */
export const isWrappedKey = isKeyStream;
/** Is it a report key under a department's fast key? */
export const isFastKey = isKeyStream;
/** Is it a user key wrapped by a recovery code? */
export const isRecoveryWrap = isKeyStream;
/** Is it a user key wrapped by a passkey? */
export const isPasskeyWrap = isKeyStream;
/** Is it a padded title? */
export const isTitleBox = (b: Uint8Array) => streamOf(b) === TITLE_BYTES;

/** Is it a report's body: a text padded to a power of two within the limits? */
export function isBodyBox(b: Uint8Array): boolean {
  const plain = streamOf(b);
  return plain >= MIN_TEXT_BYTES && plain <= MAX_TEXT_BYTES && (plain & (plain - 1)) === 0;
}
/** Is it a body or message that replaces another one? */
export const isRedactedBox = isBodyBox;
/** Is it a message? */
export const isMessageBox = isBodyBox;
/** Is it a note of any kind? */
export const isNoteBox = isBodyBox;

/** Is it a user key wrapped by a password, of a suite that we know? */
export const isPasswordWrap = (b: Uint8Array) =>
  startsWith(b, PASSWORD_HEADER) && SUITES.includes(b[PASSWORD_HEADER.length]) && isKeyStream(b.subarray(PASSWORD_PREFIX_BYTES));

/** Whether a padded file seals to this length in bytes. */
export const isPaddedFileSize = (sealedBytes: number) => Number.isSafeInteger(sealedBytes) && isPaddedFile(plainSize(sealedBytes));

/** The number of a sealed file's parts, from its length in bytes. */
export const partCountOf = (sealedBytes: number) => Math.ceil(sealedBytes / PART_SIZE);

/** Is it part `n` (from 0) of a file? `isLast` is undefined while nobody knows. */
export function isFilePart(n: number, b: Uint8Array, isLast: boolean | undefined): boolean {
  if (n === 0 && b[0] !== headerBytes()) return false;
  if (b.length >= PART_SIZE) return b.length === PART_SIZE;
  const tail = b.length % HZ1.segmentBytes;
  const least = n === 0 && tail === b.length ? headerBytes() + TAG_BYTES : TAG_BYTES;
  return isLast !== false && b.length > 0 && (tail === 0 || tail > least);
}
