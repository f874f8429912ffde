import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { type Level, REQUIREMENTS } from "./asvs-levels.ts";

const root = new URL("../", import.meta.url);
const page = readFileSync(new URL("docs/asvs.md", root), "utf8");

const ANSWERS = ["yes", "partly", "no", "n/a"] as const;
/** Whose level 3 is answered as well: authentication, sessions, authorization, cryptography. */
const WHOLE = /^(6|7|8|11)\./;

const cells = (line: string) => line.split("|").map((cell) => cell.trim());
const answered = page
  .split("\n")
  .filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line))
  .map((line) => {
    const [, number = "", level = "", asks = "", answer = "", where = "", ...rest] = cells(line);
    return { number, level, asks, answer, where, rest };
  });

/** What stands in code marks and is a path: its file, and the text that marks the spot. */
const placesIn = (text: string) =>
  [...text.matchAll(/`([^`]+)`/g)].flatMap(([, code = ""]) => {
    const [, path, spot] = /^([\w@.-]+(?:\/[\w@.-]+)*)(?:#(.+))?$/.exec(code) ?? [];
    const isPath = path !== undefined && (path.includes("/") || /\.(md|json)$|^\.\w+rc/.test(path));
    return isPath ? [{ path, spot }] : [];
  });

test("every requirement of the claimed levels is answered exactly once, at its level", () => {
  const claimed = REQUIREMENTS.filter(({ number, level }) => level < 3 || WHOLE.test(number));
  expect(answered.map(({ number, level }) => `${number} L${level}`)).toEqual(claimed.map(({ number, level }) => `${number} L${level}`));
});

test("the list of requirements is the standard's: 70, 183 and 92 of the three levels", () => {
  const of = (level: Level) => REQUIREMENTS.filter((one) => one.level === level).length;
  expect([of(1), of(2), of(3)]).toEqual([70, 183, 92]);
});

test.each(answered.map((one) => [one.number, one] as const))("%s is answered in the four words, with a place or a reason", (_, one) => {
  expect(ANSWERS).toContain(one.answer);
  expect([one.asks === "", one.where === "", one.rest.length]).toEqual([false, false, 1]);
  const places = placesIn(one.where);
  if (one.answer === "yes" || one.answer === "partly") expect(places).not.toEqual([]);
  for (const { path, spot } of places) {
    const file = fileURLToPath(new URL(path, root));
    expect(existsSync(file), path).toBe(true);
    if (spot !== undefined) expect(readFileSync(file, "utf8").includes(spot), `${path}#${spot}`).toBe(true);
  }
});

test("the numbers at the head are those of the lines below", () => {
  const counted = (lines: typeof answered) => [
    lines.length,
    ...ANSWERS.map((word) => lines.filter(({ answer }) => answer === word).length),
  ];
  const said = (begin: string) =>
    cells(page.split("\n").find((line) => line.startsWith(`| ${begin}`))!)
      .slice(2, 7)
      .map(Number);
  for (const level of ["1", "2", "3"]) expect(said(level), level).toEqual(counted(answered.filter((one) => one.level === level)));
  expect(said("all")).toEqual(counted(answered));
});
