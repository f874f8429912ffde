import type { RichText } from "@hz/contract/rich-text";
import { expect, test } from "vitest";
import { linkAddress } from "./link-address.ts";
import { countWords, isSameText, storedText } from "./page-text.ts";

const paragraph = (words = "") => ({ type: "paragraph" as const, ...(words && { content: [{ type: "text" as const, text: words }] }) });
const doc = (...content: RichText["content"]): RichText => ({ type: "doc", content });

test("empty paragraphs at the end are not stored, those between are", () => {
  expect(storedText(doc(paragraph(), paragraph("a"), paragraph(), paragraph("b"), paragraph(), paragraph())).text).toEqual(
    doc(paragraph(), paragraph("a"), paragraph(), paragraph("b")),
  );
  expect(storedText(doc(paragraph())).text).toEqual(doc());
});

test("the same text is the same in whatever order its parts are named", () => {
  const one = doc({ type: "heading", attrs: { level: 1 }, content: [{ type: "text", text: "A" }] });
  const other = doc({ content: [{ text: "A", type: "text" }], attrs: { level: 1 }, type: "heading" }, paragraph());
  expect(isSameText(one, other)).toBe(true);
  expect(isSameText(one, doc({ type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "A" }] }))).toBe(false);
});

test("what cannot be stored has a reason", () => {
  expect(storedText(doc(paragraph("x".repeat(15_000)), paragraph("y".repeat(5_001))))).toEqual({
    text: null,
    problem: { kind: "long", characters: 20_001 },
  });
  expect(storedText(doc(...Array.from({ length: 501 }, () => paragraph("x")))).problem).toEqual({ kind: "complex" });
});

test.each([
  ["", 0],
  ["   \n ", 0],
  ["Ein Wort", 2],
  ["So – oder: so? „Ja“ (3) …", 5],
  ["über\u00a0uns\tund\nÄnderungen", 4],
  ["E-Mail-Adresse", 1],
])("%j has %i words", (text, count) => {
  expect(countWords(text)).toBe(count);
});

test.each([
  ["https://muster.de/a", "https://muster.de/a"],
  [" http://muster.de ", "http://muster.de"],
  ["muster.de", "https://muster.de"],
  ["muster.de:8080/x", "https://muster.de:8080/x"],
  ["hinweise@muster.de", "mailto:hinweise@muster.de"],
  ["mailto:hinweise@muster.de", "mailto:hinweise@muster.de"],
  ["+49 30 / 123 45-6", "tel:+493012345-6"],
  ["tel:110", "tel:110"],
  ["javascript:alert(1)", null],
  ["JaVaScRiPt:alert(1)", null],
  ["java\nscript:alert(1)", null],
  ["data:text/html,x", null],
  ["ftp://muster.de", null],
  ["muster", null],
  ["//muster.de", null],
  ["zwei Worte.de", null],
  ["", null],
])("%j as an address is %j", (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});
