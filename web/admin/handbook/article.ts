import type { PICTURES } from "./pictures.ts";

/**
 * One piece of an article. In texts `*Speichern*` names a label of the interface (shown in quotes; a test holds it to the
 * catalogues), `[Wort](slug)` leads to an article and `[Wort](/adresse)` to a screen.
 */
export type Block =
  | { kind: "text" | "heading" | "note"; text: string }
  | { kind: "steps" | "list"; items: string[] }
  | { kind: "picture"; picture: keyof typeof PICTURES; alt: string };

export type Article = {
  /** The end of its address, /support/{slug}; links in the world point to it, so it stays. */
  slug: string;
  title: string;
  /** What the reader learns or gets done here, in a sentence or two. */
  lead: string;
  body: Block[];
};
export type Group = { title: string; articles: Article[] };

export const text = (words: string): Block => ({ kind: "text", text: words });
export const heading = (words: string): Block => ({ kind: "heading", text: words });
/** What one must not overlook. */
export const note = (words: string): Block => ({ kind: "note", text: words });
export const steps = (...items: string[]): Block => ({ kind: "steps", items });
export const list = (...items: string[]): Block => ({ kind: "list", items });
export const picture = (name: keyof typeof PICTURES, alt: string): Block => ({ kind: "picture", picture: name, alt });
