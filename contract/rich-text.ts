import * as z from "zod";
import { MAX_PAGE_CHARACTERS, MAX_PAGE_JSON_CHARACTERS } from "./limits.ts";
import { isLinkAllowed } from "./links.ts";

/**
 * Content of the channel editor: Tiptap's JSON, cut down to what our renderer draws. It never becomes HTML by string.
 * Other kinds of blocks and marks are refused; what else stands on a known one is left out.
 */
const Mark = z.discriminatedUnion("type", [
  z.object({ type: z.enum(["bold", "italic", "underline", "strike"]) }),
  z.object({ type: z.literal("link"), attrs: z.object({ href: z.string().refine(isLinkAllowed) }) }),
]);
const Marks = z
  .array(Mark)
  .max(5)
  .refine((marks) => new Set(marks.map(({ type }) => type)).size === marks.length);
// The editor knows no empty texts and no lists without a point: it could not open them.
const Text = z.object({ type: z.literal("text"), text: z.string().min(1).max(MAX_PAGE_CHARACTERS), marks: Marks.optional() });
const Inline = z.discriminatedUnion("type", [Text, z.object({ type: z.literal("hardBreak") })]);
const Paragraph = z.object({ type: z.literal("paragraph"), content: z.array(Inline).max(500).optional() });
const Heading = z.object({
  type: z.literal("heading"),
  attrs: z.object({ level: z.union([z.literal(1), z.literal(2), z.literal(3)]) }),
  content: z.array(Inline).max(100).optional(),
});
const ListItem = z.object({ type: z.literal("listItem"), content: z.array(Paragraph).min(1).max(50) });
const List = z.object({ type: z.enum(["bulletList", "orderedList"]), content: z.array(ListItem).min(1).max(200) });
const Quote = z.object({ type: z.literal("blockquote"), content: z.array(Paragraph).min(1).max(50) });

export const RichText = z
  .object({
    type: z.literal("doc"),
    content: z.array(z.discriminatedUnion("type", [Paragraph, Heading, List, Quote])).max(500),
  })
  .refine((doc) => charactersOf(doc) <= MAX_PAGE_CHARACTERS && JSON.stringify(doc).length <= MAX_PAGE_JSON_CHARACTERS);
export type RichText = z.infer<typeof RichText>;

/** Whether anything but space stands in a text: an empty one answers for nothing. */
export function hasWords({ text, content }: Part): boolean {
  if (typeof text === "string") return text.trim() !== "";
  return Array.isArray(content) && content.some((part: Part) => hasWords(part));
}

type Part = { text?: unknown; content?: unknown };

/** How many characters stand in a text with its structure. */
export function charactersOf({ text, content }: Part): number {
  if (typeof text === "string") return text.length;
  return Array.isArray(content) ? content.reduce((sum: number, part: Part) => sum + charactersOf(part), 0) : 0;
}
