import { fold } from "../../vault/content/fold.ts";
import type { Article, Group } from "./article.ts";
import { readable } from "./inline.ts";

/** A piece of a text, and whether it is what was looked for. */
export type Marked = { text: string; isHit: boolean };
export type Found = { article: Article; group: string; title: Marked[]; excerpt: Marked[] };

const EXCERPT_SIGNS = 180;
const IN_TITLE = 10;
const IN_LEAD = 3;

type Entry = { article: Article; group: string; title: string; lead: string; passages: string[]; all: string };

/** A search over the handbook: words in, the articles that hold all of them out, the best first. */
export function searchIn(groups: readonly Group[]): (typed: string) => Found[] {
  const entries: Entry[] = groups.flatMap(({ title: group, articles }) =>
    articles.map((article) => {
      const passages = [article.lead, ...article.body.flatMap(wordsOf)].map(readable);
      const [title, lead] = [fold(article.title), fold(passages[0]!)];
      return { article, group, title, lead, passages, all: [title, fold(group), ...passages.map(fold)].join("\n") };
    }),
  );
  return (typed) => {
    const words = wordsIn(typed);
    if (words.length === 0) return [];
    const worth = ({ title, lead }: Entry) =>
      words.reduce((sum, word) => sum + (title.includes(word) ? IN_TITLE : 0) + (lead.includes(word) ? IN_LEAD : 0), 0);
    return entries
      .filter(({ all }) => words.every((word) => all.includes(word)))
      .toSorted((a, b) => worth(b) - worth(a))
      .map(({ article, group, passages }) => ({
        article,
        group,
        title: mark(article.title, words),
        excerpt: mark(cut(bestOf(passages, words), words), words),
      }));
  };
}

const wordsIn = (typed: string) => fold(typed).split(/\s+/).filter(Boolean);

function wordsOf(block: Article["body"][number]): string[] {
  if (block.kind === "picture") return [];
  return "items" in block ? block.items : [block.text];
}

/** The passage with the most of the words; of equals the first. */
function bestOf(passages: string[], words: string[]): string {
  const hits = passages.map((passage) => words.filter((word) => fold(passage).includes(word)).length);
  return passages[hits.indexOf(Math.max(...hits))]!;
}

/** Folds a text and says for each of its signs where it stood before: ß becomes two. */
function foldWithPlaces(text: string): { folded: string; places: number[] } {
  let folded = "";
  const places: number[] = [];
  let at = 0;
  for (const sign of text) {
    const more = fold(sign);
    for (let each = 0; each < more.length; each++) places.push(at);
    folded += more;
    at += sign.length;
  }
  return { folded, places: [...places, at] };
}

/** A text in pieces, with every place of a word as a hit; the words are folded. */
export function mark(text: string, words: string[]): Marked[] {
  const { folded, places } = foldWithPlaces(text);
  const isHit = Array.from({ length: text.length }, () => false);
  for (const word of words)
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) isHit.fill(true, places[at], places[at + word.length]);
  const pieces: Marked[] = [];
  for (const [index, hit] of isHit.entries()) {
    const last = pieces.at(-1);
    if (last?.isHit === hit) last.text += text[index];
    else pieces.push({ text: text[index]!, isHit: hit });
  }
  return pieces;
}

/** What stands around the first of the words in a passage, at whole words. */
function cut(passage: string, words: string[]): string {
  if (passage.length <= EXCERPT_SIGNS) return passage;
  const { folded, places } = foldWithPlaces(passage);
  const first = Math.min(...words.map((word) => folded.indexOf(word)).filter((at) => at >= 0), folded.length - 1);
  const wanted = Math.max(0, Math.min(places[first]! - EXCERPT_SIGNS / 3, passage.length - EXCERPT_SIGNS));
  const from = wanted === 0 ? 0 : passage.indexOf(" ", wanted - 1) + 1;
  const to = from + EXCERPT_SIGNS >= passage.length ? passage.length : passage.lastIndexOf(" ", from + EXCERPT_SIGNS);
  return `${from > 0 ? "… " : ""}${passage.slice(from, to)}${to < passage.length ? " …" : ""}`;
}
