import type { Cleaned } from "../../vault/files/clean/cleaned.ts";
import { loadTellingPart } from "../load-part.ts";

/** What the check of a file's hidden details came to; `failed` is that the program for it did not come. */
export type FileCheck = "running" | "failed" | Omit<Cleaned, "file">;

/** Of a file that was spoken: the words by which its speaker agreed to that, and what stands for a text that was not written. */
export type Voice = { consent: string; description: string };

/** A file that was chosen. Its ids are this page's own and never leave it. */
export type ChosenFile = {
  /** Of the bytes that are sent: another one as soon as these are others. */
  id: string;
  /** Of the file in the list, however it is sent. */
  key: string;
  /** What is sent. */
  file: File;
  original: File;
  /** Null where there is none, or nothing was to be removed. */
  cleaned: File | null;
  check: FileCheck;
  voice: Voice | null;
};

export function newlyChosen(file: File, voice: Voice | null): ChosenFile {
  const key = crypto.randomUUID();
  return { id: key, key, file, original: file, cleaned: null, check: "running", voice };
}

export const isChecking = (files: ChosenFile[]): boolean => files.some(({ check }) => check === "running");

/** The same file, to be sent cleaned or as it was chosen. */
export function sentAs(chosen: ChosenFile, how: "cleaned" | "original"): ChosenFile {
  const { key, original, cleaned } = chosen;
  return how === "cleaned" && cleaned ? { ...chosen, id: `${key} cleaned`, file: cleaned } : { ...chosen, id: key, file: original };
}

/** Takes the hidden details out of a file; it is sent without them, unless somebody wants it otherwise. */
export async function checkDetails(chosen: ChosenFile): Promise<ChosenFile> {
  const { original } = chosen;
  try {
    const { cleanFile } = await loadTellingPart("clean-file", () => import("../../vault/files/clean/clean-file.ts"));
    const { file, ...check } = await cleanFile(original, () => loadTellingPart("pdf", () => import("../../vault/files/clean/pdf.ts")));
    const cleaned = file && check.found.length > 0 ? new File([file], original.name, { type: original.type }) : null;
    return sentAs({ ...chosen, cleaned, check }, "cleaned");
  } catch {
    return { ...chosen, check: "failed" };
  }
}
