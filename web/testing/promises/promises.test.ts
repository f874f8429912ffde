import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Claim } from "./claim.ts";
import { CLAIMS, type Said } from "./face.ts";
import { FACES, SAID } from "./promises.ts";
import { sentencesOf, soundsLikePromise } from "./sentences.ts";
import { TEXTS } from "./texts.ts";
import { promisesDocument } from "./write.ts";

const root = new URL("../../../", import.meta.url);
const claims: [id: string, Claim][] = Object.entries(CLAIMS);
const faces = FACES.map((face) => {
  const { promises, none }: Said = SAID[face];
  return {
    face,
    promised: Object.values(promises).flat(),
    none: Object.values(none).flat(),
    said: new Set(TEXTS[face]().flatMap(sentencesOf)),
  };
});

test.each(faces)("$face: what is listed still stands there, word for word", ({ promised, none, said }) => {
  expect([...promised, ...none].filter((sentence) => !said.has(sentence))).toEqual([]);
});

test.each(faces)("$face: what sounds like a promise is listed as one, or as none", ({ promised, none, said }) => {
  const listed = new Set([...promised, ...none]);
  expect([...said].filter((sentence) => soundsLikePromise(sentence) && !listed.has(sentence))).toEqual([]);
});

test.each(faces)("$face: nothing is called no promise that is one, or that sounds like none, or twice", ({ promised, none }) => {
  expect(none.filter((sentence) => promised.includes(sentence) || !soundsLikePromise(sentence))).toEqual([]);
  expect(new Set(none).size).toBe(none.length);
});

test.each(claims)("%s: its proofs are where they are said to be, or it is said whose word it is", (_, { proofs = [], word, limit }) => {
  const missing = proofs.filter(
    ([file, quote]) => !existsSync(new URL(file, root)) || !readFileSync(new URL(file, root), "utf8").includes(quote),
  );
  expect(missing).toEqual([]);
  expect(proofs.length > 0 || Boolean(word && limit)).toBe(true);
});

test("every claim is made somewhere", () => {
  const made = new Set(FACES.flatMap((face) => Object.keys(SAID[face].promises)));
  expect(Object.keys(CLAIMS).filter((id) => !made.has(id))).toEqual([]);
});

test("docs/promises.md says what the lists say: node scripts/write-promises.ts", () => {
  expect(readFileSync(new URL("docs/promises.md", root), "utf8")).toBe(promisesDocument());
});
