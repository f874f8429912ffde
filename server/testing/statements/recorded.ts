import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** A statement that the product sent, without its values. */
export type SentStatement = {
  /** Which of the ways of `Database` it went; `owner`: on a connection without a role. */
  how: "tenant" | "together" | "directory" | "owner";
  /** As `normalText` gives it; may be several statements, separated by semicolons. */
  text: string;
  /** The file that sent it, from the repository's root; "" where none is known. */
  from: string;
};

/** Tests of this file were begun. */
export type FileBegun = { begun: string };

export const ROOT = path.resolve(import.meta.dirname, "../../..");
const ENGINES = ["embedded", "postgres"];
const EXPECTED = "expected.json";

/** Where the workers of one run on this engine note what is sent, each in a file of its own; not among packages, which copies of the tree share. */
export const recordFolder = (engine: string): string => path.join(ROOT, ".cache/statements", engine);

/** Throws away what an earlier run noted; `testFiles` (absolute) are those of a whole run, null where this one is certainly none. */
export function beginRecording(engine: string, testFiles: string[] | null): void {
  const folder = recordFolder(engine);
  mkdirSync(folder, { recursive: true });
  // The folder stays: workers of another run in this tree may be at it.
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name), { force: true });
  const expected = testFiles?.map((file) => path.relative(ROOT, file)) ?? null;
  writeFileSync(path.join(folder, EXPECTED), JSON.stringify(expected));
}

/** What the last run noted on each engine, and whether it went through all files of tests on each. */
export function readRecording(): { sent: SentStatement[]; isWhole: boolean } {
  const runs = ENGINES.map(readRun);
  return { sent: runs.flatMap(({ sent }) => sent), isWhole: runs.every(({ isWhole }) => isWhole) };
}

function readRun(engine: string): { sent: SentStatement[]; isWhole: boolean } {
  const folder = recordFolder(engine);
  if (!existsSync(path.join(folder, EXPECTED))) return { sent: [], isWhole: false };
  const names = readdirSync(folder);
  const lines = names
    .filter((name) => name.endsWith(".jsonl"))
    .flatMap((name) => readFileSync(path.join(folder, name), "utf8").trimEnd().split("\n"))
    .map((line) => JSON.parse(line) as SentStatement | FileBegun);
  const begun = new Set(lines.flatMap((line) => ("begun" in line ? [line.begun] : [])));
  const expected = JSON.parse(readFileSync(path.join(folder, EXPECTED), "utf8")) as string[] | null;
  return {
    sent: lines.filter((line): line is SentStatement => "text" in line),
    isWhole: expected?.every((file) => begun.has(file)) ?? false,
  };
}
