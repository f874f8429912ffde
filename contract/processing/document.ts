import * as z from "zod";

const words = z.string().max(20_000);
/** A piece of a document: a paragraph with the writer's own line breaks, a list, or a table. */
const Block = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("text"), text: words }),
  z.object({ kind: z.literal("list"), items: z.array(words) }),
  z.object({ kind: z.literal("table"), caption: z.string(), head: z.array(z.string()), rows: z.array(z.array(words)) }),
]);
export type Block = z.infer<typeof Block>;

const Section = z.object({ title: z.string(), blocks: z.array(Block) });
export type Section = z.infer<typeof Section>;

/** A document as words alone: page, PDF and what is kept of it are drawn from the same. */
export const Document = z.object({ title: z.string(), sections: z.array(Section) });
export type Document = z.infer<typeof Document>;

/** The titles of sections that are in one of two documents only or say something else in it, in the order of the later one. */
export function changedSections(before: Document, after: Document): string[] {
  const textOf = ({ sections }: Document) => new Map(sections.map(({ title, blocks }) => [title, JSON.stringify(blocks)]));
  const [old, now] = [textOf(before), textOf(after)];
  return [...new Set([...now.keys(), ...old.keys()])].filter((title) => old.get(title) !== now.get(title));
}

export const text = (words: string): Block => ({ kind: "text", text: words });
export const list = (...items: string[]): Block => ({ kind: "list", items });
