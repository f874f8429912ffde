import { ALLOWED_FILE_TYPES } from "@hz/contract/limits";

/** Signs that turn the direction of writing or show nothing: "exe.fdp" must not look like a PDF. Joiners belong to words. */
const DECEIVING = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200C\u200D])\p{Cf}/gu;

/** A sender's file name as it may stand on a screen: one line, in the order in which it is stored. */
export function shownName(name: string): string {
  return name.replace(DECEIVING, "").replaceAll(/[/\\]/g, "_").trim() || "Datei";
}

/** Names that Windows keeps for its devices, whatever their ending. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/**
 * The name to save a shown one under. The reporter's form takes only certain endings, but a sender may have left out the form:
 * whatever else arrives is saved so that no double click runs it. What Windows would take for a device gets another beginning.
 */
export function savedName(name: string): string {
  const plain = name.replace(DEVICES, "_$1");
  return isAllowedType(plain) ? plain : `${plain}.bin`;
}

/** Whether a file of this name may be sent. */
export const isAllowedType = (name: string): boolean => ALLOWED_FILE_TYPES.some((type) => type === endingOf(name));

/** A file name's ending in small letters, "" where it has none. */
export function endingOf(name: string): string {
  const dot = name.lastIndexOf(".");
  return dot < 0 ? "" : name.slice(dot + 1).toLowerCase();
}
