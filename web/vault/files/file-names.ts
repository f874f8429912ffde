import { ALLOWED_FILE_TYPES } from "@hz/contract/limits";

/** Signs that turn the direction of writing or show nothing: "exe.fdp" must not look like a PDF. Joiners belong to words. */
const DECEIVING = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200C\u200D])\p{Cf}/gu;

/** A sender's file name as it may stand on a screen: one line, in the order in which it is stored. */
export function shownName(name: string): string {
  return name.replace(DECEIVING, "").replaceAll(/[/\\]/g, "_").trim() || "Datei";
}

/**
 * The name to save a shown one under. The reporter's form takes only certain endings, but a sender may have left out the form:
 * whatever else arrives is saved so that no double click runs it.
 */
export function savedName(name: string): string {
  return isAllowedType(name) ? name : `${name}.bin`;
}

/** Whether a file of this name may be sent. */
export const isAllowedType = (name: string): boolean => ALLOWED_FILE_TYPES.some((type) => type === endingOf(name));

/** A file name's ending in small letters, "" where it has none. */
export function endingOf(name: string): string {
  const dot = name.lastIndexOf(".");
  return dot < 0 ? "" : name.slice(dot + 1).toLowerCase();
}
