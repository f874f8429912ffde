import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { RichText as Doc } from "@hz/contract/rich-text";
import { RichText } from "./rich-text.tsx";

const draw = (...content: unknown[]) => renderToStaticMarkup(<RichText doc={{ type: "doc", content } as Doc} />);
const text = (words: string, ...marks: unknown[]) => ({ type: "text", text: words, marks });
const paragraph = (...content: unknown[]) => ({ type: "paragraph", content });
const heading = (level: number, words: string) => ({ type: "heading", attrs: { level }, content: [text(words)] });
const link = (href: string) => ({ type: "link", attrs: { href } });

test("every kind of block and mark is drawn as the element it is", () => {
  const html = draw(
    paragraph(text("fett", { type: "bold" }), { type: "hardBreak" }, text("schräg", { type: "italic" }, { type: "underline" })),
    { type: "bulletList", content: [{ type: "listItem", content: [paragraph(text("Punkt"))] }] },
    { type: "orderedList", content: [{ type: "listItem", content: [paragraph(text("Erstens"))] }] },
    { type: "blockquote", content: [paragraph(text("Zitat", { type: "strike" }))] },
  );
  expect(html).toContain("<strong>fett</strong>");
  expect(html).toContain("<br/>");
  expect(html).toContain("<u><em>schräg</em></u>");
  expect(html).toContain("<ul><li><p><span>Punkt</span></p></li></ul>");
  expect(html).toContain("<ol><li>");
  expect(html).toContain("<blockquote><p><span><s>Zitat</s></span></p></blockquote>");
});

test("a line never ends between a sign of the law and its number, whatever the words look like", () => {
  expect(draw(paragraph(text("nach § 16 Abs. 3 HinSchG", { type: "bold" })))).toContain(
    "<strong>nach §\u00A016 Abs.\u00A03 HinSchG</strong>",
  );
});

test.each([
  [[1, 2, 3], "h2 h3 h4"],
  [[2, 3, 2], "h2 h3 h2"],
  [[1, 3, 2, 3], "h2 h3 h3 h4"],
  [[3, 1, 2], "h2 h2 h3"],
])("headings of the levels %j are %s: below the page's own, none left out, each with the look of its level", (levels, tags) => {
  const html = draw(...levels.map((level) => heading(level, `Ebene ${level}`)));
  expect([...html.matchAll(/<(h\d)/g)].map(([, tag]) => tag).join(" ")).toBe(tags);
  for (const level of levels) expect(html).toContain(`class="heading-${level}"`);
});

test("words with the same address are one link, whatever their look", () => {
  const to = link("https://x.de");
  const html = draw(paragraph(text("Mehr ", to), text("hier", to, { type: "bold" }), text(" und "), text("dort", link("https://y.de"))));
  expect(html.match(/<a /g)).toHaveLength(2);
  expect(html).toMatch(/<a href="https:\/\/x.de"[^>]*><span>Mehr <\/span><span><strong>hier<\/strong><\/span><\/a>/);
});

test.each(["https://x.de", "http://x.de", "mailto:a@x.de", "tel:+49301"])("%s is a link", (href) => {
  expect(draw(paragraph(text("Link", link(href))))).toContain(`<a href="${href}" rel="noopener noreferrer nofollow"><span>Link</span></a>`);
});

test.each(["javascript:alert(1)", "data:text/html,x", " javascript:x", "java\tscript:x", "//x.de", "/portal", "vbscript:x"])(
  "%s is text only",
  (href) => {
    const html = draw(paragraph(text("Link", link(href))));
    expect(html).toContain("Link");
    expect(html).not.toContain("<a");
  },
);

test("markup in a text stays text, and unknown kinds draw nothing of themselves", () => {
  const html = draw(
    paragraph(text("<img onerror=x>"), { type: "image", attrs: { src: "x" } }),
    { type: "iframe", content: [] },
    paragraph(text("da", { type: "script" })),
  );
  expect(html).toContain("&lt;img onerror=x&gt;");
  expect(html).not.toMatch(/<(img|iframe|script)/);
  expect(html).toContain("da");
});
