import { MAX_FILE_BYTES, MAX_FILES } from "@hz/contract/limits";
import { isAllowedType } from "../../vault/files/file-names.ts";

/** Why a file is not taken. */
export type FileRefusal = "too-large" | "type" | "empty" | "too-many";
export type CheckedFiles<F> = { accepted: F[]; refused: Record<FileRefusal, F[]> };

/** Which of the new files are taken, and which are not and why; `present` is how many are already there. */
export function checkFiles<F extends { name: string; size: number }>(present: number, files: readonly F[]): CheckedFiles<F> {
  const accepted: F[] = [];
  const refused: Record<FileRefusal, F[]> = { "too-large": [], type: [], empty: [], "too-many": [] };
  for (const file of files) {
    const why = refusalOf(file) ?? (present + accepted.length < MAX_FILES ? null : "too-many");
    (why === null ? accepted : refused[why]).push(file);
  }
  return { accepted, refused };
}

function refusalOf(file: { name: string; size: number }): FileRefusal | null {
  if (!isAllowedType(file.name)) return "type";
  if (file.size === 0) return "empty";
  return file.size > MAX_FILE_BYTES ? "too-large" : null;
}
