/** What of a file was found that tells of people, places and devices, and is not what the file shows. */
export const FINDING_KINDS = [
  "location",
  "device",
  "person",
  "time",
  "software",
  "title",
  "comment",
  "preview",
  "history",
  "identifier",
  "other",
] as const;
/** One of it; `value` is how the file writes it, "" where that is nothing to read. */
export type Finding = { kind: (typeof FINDING_KINDS)[number]; value: string };

/** Why a file is not clean: for all but the last it is sent as it was chosen, of the last one something in it stays. */
export const LEFT_KINDS = ["unsupported", "broken", "encrypted", "signed", "macros", "embedded"] as const;
export type Left = (typeof LEFT_KINDS)[number];

export type Cleaned = {
  /** What to send; null where the file can only be sent as it was chosen. */
  file: Blob | null;
  found: Finding[];
  /** What cleaning could not do; empty where it is complete. */
  left: Left[];
};

/** The file cannot be cleaned, and why. */
export class Uncleanable extends Error {
  readonly left: Left;
  constructor(left: Left) {
    super(left);
    this.left = left;
  }
}

const MAX_VALUE = 120;

/** A finding with its value as one line that can be shown. */
export function finding(kind: Finding["kind"], value = ""): Finding {
  const line = value.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
  return { kind, value: line.length > MAX_VALUE ? `${line.slice(0, MAX_VALUE)} …` : line };
}
