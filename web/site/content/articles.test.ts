import { ARTICLES } from "./articles/index.ts";
import { articleData, articlePage } from "./article-page.tsx";
import { unnamedOperator } from "@hz/contract/account/operator";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { readingMinutes, wordsOf } from "./reading-minutes.ts";
import { feed } from "./feed.ts";

const operator = unnamedOperator("post@melden.example");
const facts = { demoSuffix: null, hasDemos: false, operator, paymentWays: ["card"] as const, publicUrl: "https://melden.example" };
const bodies = ARTICLES.map(({ slug, Body }) => ({ slug, html: renderToStaticMarkup(Body()) }));

test("slugs, titles and descriptions are unique", () => {
  expect(ARTICLES.length).toBeGreaterThanOrEqual(10);
  for (const field of ["slug", "title", "description"] as const)
    expect(new Set(ARTICLES.map((article) => article[field])).size).toBe(ARTICLES.length);
});

test.each(ARTICLES)("$slug is long enough, dated, and ends with next steps", ({ slug, published, updated, Body }) => {
  expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(published <= updated).toBe(true);
  expect(updated).toMatch(/^20\d\d-\d\d-\d\d$/);
  expect(wordsOf(Body())).toBeGreaterThanOrEqual(700);
  expect(wordsOf(Body())).toBeLessThanOrEqual(1300);
  const html = renderToStaticMarkup(Body());
  expect(html.match(/<h2 id="naechste-schritte">/g)).toHaveLength(1);
  expect(html.match(/gesetze-im-internet\.de\/hinschg\/__\d+\.html/g)!.length).toBeGreaterThanOrEqual(4);
  expect(html).toMatch(/href="\/wiss/);
});

test("reading minutes come from the words that are read", () => {
  expect(readingMinutes("ein Wort")).toBe(1);
  expect(readingMinutes("Wort ".repeat(900))).toBe(5);
  expect(wordsOf("§ 17 – und „mehr“")).toBe(3);
});

test("every article is offered to read on from others, and never from itself", () => {
  const linked = new Set<string>();
  for (const article of ARTICLES) {
    const html = renderToStaticMarkup(articlePage(article, ARTICLES).Body(facts));
    const [, more] = html.split('id="mehr-dazu"');
    const slugs = [...more!.matchAll(/href="\/wissen\/([a-z-]+)"/g)].map(([, slug]) => slug!);
    expect(slugs).toHaveLength(3);
    expect(slugs).not.toContain(article.slug);
    for (const slug of slugs) linked.add(slug);
  }
  expect(linked.size).toBeGreaterThan(ARTICLES.length / 2);
});

test("what search engines are told names the article's own address and days", () => {
  const [first] = ARTICLES;
  expect(articleData(first!)(facts)[0]).toMatchObject({
    "@type": "Article",
    headline: first!.title,
    datePublished: first!.published,
    image: expect.stringMatching(/^https:\/\/melden\.example\/bilder\/.+\.png\?v=/),
    mainEntityOfPage: `https://melden.example/wissen/${first!.slug}`,
    publisher: { name: "Hinweiszentrale" },
  });
});

test("no article frightens, shouts or misstates the threshold", () => {
  for (const { slug, html } of bodies) {
    expect(html, slug).not.toMatch(/über 50 Beschäftigte|mehr als 50 Beschäftigte/);
    expect(html, slug).not.toMatch(/!|Whistleblower|Denunziant\b/);
    expect(html, slug).not.toContain("&amp;nbsp;");
  }
});

test("the feed is well-formed XML with all articles, and what it is given is escaped", () => {
  const operator = { ...facts.operator, name: `Müller & <Söhne> "GmbH"` };
  const xml = feed({ ...facts, operator });
  expect(xml).toContain("<name>Müller &amp; &lt;Söhne&gt; &quot;GmbH&quot;</name>");
  expect(xml.match(/<entry>/g)).toHaveLength(ARTICLES.length);
  expect(openElements(xml)).toEqual([]);
  expect(xml.replace(/&(amp|lt|gt|quot|apos);/g, "")).not.toContain("&");
  for (const { slug, title } of ARTICLES) {
    expect(xml).toContain(`<id>https://melden.example/wissen/${slug}</id>`);
    expect(xml).toContain(`<title>${title}</title>`);
  }
});

/** The elements of XML without comments that were opened and not closed in order. */
function openElements(xml: string): string[] {
  const open: string[] = [];
  for (const [, closing, name, empty] of xml.matchAll(/<(\/?)([a-z]+)(?: [a-z:]+="[^"<]*")*(\/?)>/g)) {
    if (closing && open.at(-1) !== name) return [...open, `/${name}`];
    if (closing) open.pop();
    else if (!empty) open.push(name!);
  }
  return open;
}
