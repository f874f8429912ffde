import { readdirSync, readFileSync } from "node:fs";
import { OWN_CHOICE, PERMISSIONS, ROLES } from "@hz/contract/permissions";
import { APPLICATION_PAGES } from "@hz/contract/paths";
import { describe, expect, test } from "vitest";
import { adminArchiveDe } from "../../i18n/admin-archive-de.ts";
import { adminBillingEn } from "../../i18n/admin-billing-en.ts";
import { adminDe } from "../../i18n/admin-de.ts";
import { adminEvaluationsDe } from "../../i18n/admin-evaluations-de.ts";
import { adminProcessingDe } from "../../i18n/admin-processing-de.ts";
import { adminReadinessDe } from "../../i18n/admin-readiness-de.ts";
import { adminExportDe } from "../../i18n/admin-export-de.ts";
import { portalDe } from "../../i18n/portal/de.ts";
import type { Message } from "../../i18n/translate.ts";
import type { Article } from "./article.ts";
import { articleAt, HANDBOOK, searchHandbook } from "./handbook.ts";
import { partsOf, readable } from "./inline.ts";
import { PICTURES } from "./pictures.ts";

const articles = HANDBOOK.flatMap((group) => group.articles);
const textsOf = ({ lead, body }: Article) => [
  lead,
  ...body.flatMap((block) => (block.kind === "picture" ? [block.alt] : "items" in block ? block.items : [block.text])),
];

/** What stands on the screens: the catalogues' texts, and what the contract names on screen. */
const labels = new Set<string>([
  ...[adminDe, adminArchiveDe, adminBillingEn, adminEvaluationsDe, adminReadinessDe, adminProcessingDe, adminExportDe, portalDe]
    .flatMap((catalogue) => Object.values<Message>(catalogue))
    .flatMap((one) => (typeof one === "string" ? [one] : Object.values(one))),
  ...PERMISSIONS,
  ...Object.keys(ROLES),
  OWN_CHOICE,
]);

test("addresses are plain and unique, titles too, and there is enough to read", () => {
  expect(articles.length).toBeGreaterThanOrEqual(14);
  expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length);
  expect(new Set(articles.map(({ title }) => title)).size).toBe(articles.length);
  for (const { slug } of articles) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

describe.each(articles.map((article) => [article.slug, article] as const))("%s", (_slug, article) => {
  const parts = textsOf(article).flatMap(partsOf);

  test("names only labels that stand on a screen", () => {
    const named = parts.filter(({ kind }) => kind === "label").map(({ text }) => text);
    expect(named.filter((label) => !labels.has(label))).toEqual([]);
  });

  test("leads only to articles and screens that exist", () => {
    const pages: readonly string[] = APPLICATION_PAGES;
    const links = parts.filter((part) => part.kind === "link").map(({ to }) => to);
    expect(links.filter((to) => (to.startsWith("/") ? !pages.includes(to) : articleAt(to) === undefined))).toEqual([]);
    expect(links).not.toContain(article.slug);
  });

  test("has no mark that was left open, and a picture is described", () => {
    for (const text of textsOf(article)) expect(readable(text)).not.toMatch(/\*|\[|\]\(/);
    for (const block of article.body) if (block.kind === "picture") expect(block.alt.length).toBeGreaterThan(40);
  });

  test("is found by its title", () => {
    expect(searchHandbook(article.title).map((found) => found.article.slug)).toContain(article.slug);
  });
});

test("every picture exists, is used, is small, and has the proportions that the page leaves room for", () => {
  const folder = `${import.meta.dirname}/pictures`;
  const used = new Set(articles.flatMap(({ body }) => body.flatMap((block) => (block.kind === "picture" ? [block.picture] : []))));
  expect(readdirSync(folder).toSorted()).toEqual(
    Object.keys(PICTURES)
      .map((name) => `${name}.webp`)
      .toSorted(),
  );
  expect([...used].toSorted()).toEqual(Object.keys(PICTURES).toSorted());
  for (const [name, { width, height }] of Object.entries(PICTURES)) {
    const bytes = readFileSync(`${folder}/${name}.webp`);
    expect(bytes.length, name).toBeLessThan(80_000);
    const size = sizeOf(bytes);
    expect(size.width / size.height, name).toBeCloseTo(width / height, 2);
    expect(size.width / width, name).toBeGreaterThanOrEqual(1.5);
  }
});

test("before and after an article stand its neighbours, over the groups' ends", () => {
  const slugs = articles.map(({ slug }) => slug);
  expect(articleAt(slugs[0]!)).toMatchObject({ previous: undefined, next: { slug: slugs[1] } });
  const last = HANDBOOK[0]!.articles.length - 1;
  expect(articleAt(slugs[last]!)).toMatchObject({ group: HANDBOOK[0], next: { slug: slugs[last + 1] } });
  expect(articleAt(slugs.at(-1)!)!.next).toBeUndefined();
  expect(articleAt("gibt-es-nicht")).toBeUndefined();
});

/** The size of a WebP as Chromium writes it (lossy, with or without an extended header). */
function sizeOf(bytes: Buffer): { width: number; height: number } {
  if (bytes.toString("latin1", 12, 16) === "VP8X") return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
}
