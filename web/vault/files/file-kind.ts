import type { PreviewKind } from "@hz/contract/reports/preview";

/** What a file may be shown as; `type` is ours, never the sender's. */
export type FileKind = { kind: PreviewKind; type: string };

const SIGNS: [kind: PreviewKind, type: string, at: number, bytes: string][] = [
  ["pdf", "application/pdf", 0, "%PDF-"],
  ["image", "image/png", 0, "\x89PNG\r\n\x1a\n"],
  ["image", "image/jpeg", 0, "\xff\xd8\xff"],
  ["image", "image/gif", 0, "GIF87a"],
  ["image", "image/gif", 0, "GIF89a"],
  ["image", "image/webp", 8, "WEBP"],
  ["image", "image/avif", 4, "ftypavif"],
  ["audio", "audio/mpeg", 0, "ID3"],
  ["audio", "audio/mpeg", 0, "\xff\xfb"],
  // Voice recorders write this one: fewer samples a second.
  ["audio", "audio/mpeg", 0, "\xff\xf3"],
  ["audio", "audio/wav", 8, "WAVE"],
  ["audio", "audio/flac", 0, "fLaC"],
  ["audio", "audio/mp4", 4, "ftypM4A"],
  ["audio", "audio/ogg", 0, "OggS"],
  ["video", "video/webm", 0, "\x1a\x45\xdf\xa3"],
  ["video", "video/mp4", 4, "ftyp"],
];
/** Never shown as a text, although they may begin like one. */
const NOT_TEXT = ["{\\rtf", "PK\x03\x04"];
/** Pictures as phones take them (HEIC): in the same box as films, and no film. Most browsers cannot draw them. */
const PHONE_PICTURES = ["ftyphei", "ftyphev", "ftypmif1", "ftypmsf1"];
/** So much of a file's beginning decides. */
export const KIND_BYTES = 4096;

/** As what a file may be shown, by its first bytes and not its name; null where it may not. HTML and SVG are texts. */
export function kindOf(start: Uint8Array): FileKind | null {
  const begins = (at: number, sign: string) => [...sign].every((one, index) => start[at + index] === one.codePointAt(0));
  if (PHONE_PICTURES.some((sign) => begins(4, sign))) return null;
  const found = SIGNS.find(([, , at, sign]) => begins(at, sign));
  if (found) return { kind: found[0], type: found[1] };
  if (NOT_TEXT.some((sign) => begins(0, sign)) || !isText(start)) return null;
  return { kind: "text", type: "text/plain" };
}

/** Whether nothing stands there but what people write: no control signs except those that make lines. */
function isText(bytes: Uint8Array): boolean {
  return bytes.length > 0 && bytes.every((byte) => byte >= 0x20 || [0x09, 0x0a, 0x0c, 0x0d, 0x1b].includes(byte));
}
