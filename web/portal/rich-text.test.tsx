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

test("headings begin below the page's own and keep their order", () => {
  expect(draw(heading(1, "A"), heading(2, "B"), heading(3, "C"))).toMatch(/<h2>.*A.*<h3>.*B.*<h4>.*C/);
  expect(draw(heading(2, "A"), heading(3, "B"))).toMatch(/<h2>.*A.*<h3>.*B/);
});

test.each(["https://x.de", "http://x.de", "mailto:a@x.de", "tel:+49301"])("%s is a link", (href) => {
  expect(draw(paragraph(text("Link", link(href))))).toContain(`<a href="${href}" rel="noreferrer noopener">Link</a>`);
});

test.each(["javascript:alert(1)", "data:text/html,x", " javascript:x", "//x.de", "/portal", "vbscript:x"])("%s is text only", (href) => {
  const html = draw(paragraph(text("Link", link(href))));
  expect(html).toContain("Link");
  expect(html).not.toContain("<a");
});

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
