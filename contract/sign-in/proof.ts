/**
 * The small proof of work that a flooded channel asks of each report and file (decision 063). No zod here: the portal's
 * bundle imports this file.
 */
export const PROOF_HEADER = "x-proof";

/** What is sent: a report, or the first part of a file. */
export type ProofKind = "report" | "file";

/** So many small puzzles make one proof: their sum takes nearly the same time each time, a single large one would not. */
export const PROOF_PUZZLES = 32;

/** Leading bits of a puzzle's hash that must be zero: when a flood begins, and at most. */
export const PROOF_BITS = { first: 13, most: 16 };

/** How long a challenge holds. */
export const PROOF_MINUTES = 5;

/** What a puzzle's hash is made of: 32 bytes that stand for challenge and sending, the puzzle's number and the answer, big-endian. */
export const PUZZLE_BYTES = 40;
