import { expect, test } from "vitest";
import { BLOCKS, blackOut, piecesOf } from "./black-out.ts";

const TEXT = "Herr Müller-Lüdenscheidt (Tel. 0171/234) hat\n\nFrau Groß am 3. Mai bestellt.";
const marks = (text: string, ...words: string[]) => {
  const pieces = piecesOf(text);
  return { pieces, marked: new Set(words.map((word) => pieces.findIndex((piece) => piece.text === word))) };
};

test("the pieces of a text are the text, and a word has no signs at its ends", () => {
  for (const text of [
    TEXT,
    "",
    "  ",
    "a",
    "„Ja!“",
    "E-Mail: a.b@c.de.",
    "👩‍👩‍👧 Familie",
    "e\u0301te\u0301",
    "x".repeat(50_000),
    "!".repeat(50_000),
  ])
    expect(
      piecesOf(text)
        .map((piece) => piece.text)
        .join(""),
    ).toBe(text);
  const words = piecesOf(TEXT).filter(({ isWord }) => isWord);
  expect(words.map(({ text }) => text)).toEqual([
    "Herr",
    "Müller-Lüdenscheidt",
    "Tel",
    "0171/234",
    "hat",
    "Frau",
    "Groß",
    "am",
    "3",
    "Mai",
    "bestellt",
  ]);
});

test("a marked word becomes blocks of one length, whatever its own was", () => {
  for (const word of ["Müller-Lüdenscheidt", "am"]) {
    const { pieces, marked } = marks(TEXT, word);
    expect(blackOut(pieces, marked)).toEqual({ text: TEXT.replace(word, BLOCKS), places: 1 });
  }
});

test("words that follow each other are one passage with what stands between them", () => {
  const { pieces, marked } = marks(TEXT, "Müller-Lüdenscheidt", "Tel", "0171/234", "Mai");
  expect(blackOut(pieces, marked)).toEqual({ text: `Herr ${BLOCKS}) hat\n\nFrau Groß am 3. ${BLOCKS} bestellt.`, places: 2 });
});

test("nothing marked changes nothing, and a redacted text may be redacted again", () => {
  expect(blackOut(piecesOf(TEXT), new Set())).toEqual({ text: TEXT, places: 0 });
  const { pieces, marked } = marks(`Frau ${BLOCKS} kam`, "kam");
  expect(blackOut(pieces, marked)).toEqual({ text: `Frau ${BLOCKS} ${BLOCKS}`, places: 1 });
});
