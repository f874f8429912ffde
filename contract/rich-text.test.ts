import { expect, test } from "vitest";
import { charactersOf, RichText } from "./rich-text.ts";

const text = (words: string, ...marks: unknown[]) => ({ type: "text", text: words, ...(marks.length > 0 && { marks }) });
const paragraph = (...content: unknown[]) => ({ type: "paragraph", content });
const list = (...content: unknown[]) => ({ type: "bulletList", content: content.map((one) => ({ type: "listItem", content: [one] })) });
const link = (href: string) => ({ type: "link", attrs: { href } });
const accepts = (...content: unknown[]) => RichText.safeParse({ type: "doc", content }).success;

test("everything that the editor offers is taken, and what else stands on it is left out", () => {
  const content = [
    { type: "heading", attrs: { level: 3 }, content: [text("Titel")] },
    paragraph(text("fett", { type: "bold" }, { type: "italic" }, { type: "underline" }, { type: "strike" }, link("https://x.de"))),
    paragraph(text("oben"), { type: "hardBreak" }, text("unten")),
    { type: "paragraph" },
    list(paragraph(text("Punkt"))),
    { type: "orderedList", content: [{ type: "listItem", content: [paragraph(), paragraph()] }] },
    { type: "blockquote", content: [paragraph(text("Zitat"))] },
  ];
  expect(RichText.parse({ type: "doc", content })).toEqual({ type: "doc", content });
  const marked = paragraph(text("x", { type: "link", attrs: { href: "https://x.de", target: "_blank", onclick: "x" } }));
  expect(RichText.parse({ type: "doc", content: [{ ...marked, attrs: { style: "x" } }] })).toEqual({
    type: "doc",
    content: [paragraph(text("x", link("https://x.de")))],
  });
});

test.each([
  ["a link that runs a script", [paragraph(text("x", link("javascript:alert(1)")))]],
  ["a link without an address", [paragraph(text("x", { type: "link", attrs: {} }))]],
  ["a link twice on one text", [paragraph(text("x", link("https://x.de"), link("https://y.de")))]],
  ["a mark that we do not know", [paragraph(text("x", { type: "code" }))]],
  ["a block that we do not know", [{ type: "image", attrs: { src: "x" } }]],
  ["a block where a text belongs", [paragraph(paragraph(text("x")))]],
  ["a heading of the fourth level", [{ type: "heading", attrs: { level: 4 } }]],
  ["a list in a list", [list(list(paragraph(text("x"))))]],
  ["a quote in a quote", [{ type: "blockquote", content: [{ type: "blockquote", content: [paragraph()] }] }]],
  ["a list without a point", [{ type: "bulletList", content: [] }]],
  ["an empty text", [paragraph(text(""))]],
  ["text outside of a block", [text("x")]],
  ["too many blocks", Array.from({ length: 501 }, () => paragraph())],
  ["too many characters", [paragraph(text("x".repeat(10_001))), paragraph(text("x".repeat(10_000)))]],
  ["too much around few characters", Array.from({ length: 200 }, () => paragraph(text("x", link(`https://x.de/${"y".repeat(1000)}`))))],
])("%s is refused", (_name, content) => {
  expect(accepts(...content)).toBe(false);
});

test("the characters of a text are counted wherever they stand", () => {
  expect(charactersOf({ content: [paragraph(text("abc")), list(paragraph(text("de"), { type: "hardBreak" }))] })).toBe(5);
});
