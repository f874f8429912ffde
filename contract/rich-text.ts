import * as z from "zod";

/** Content of the channel editor: Tiptap's JSON, cut down to what our renderer draws. It never becomes HTML by string. */
const Mark = z.union([
  z.object({ type: z.enum(["bold", "italic", "underline", "strike"]) }),
  z.object({ type: z.literal("link"), attrs: z.object({ href: z.string().max(2000) }) }),
]);
const Text = z.object({ type: z.literal("text"), text: z.string().max(20_000), marks: z.array(Mark).max(5).optional() });
const Inline = z.union([Text, z.object({ type: z.literal("hardBreak") })]);
const Paragraph = z.object({ type: z.literal("paragraph"), content: z.array(Inline).max(500).optional() });
const Heading = z.object({
  type: z.literal("heading"),
  attrs: z.object({ level: z.union([z.literal(1), z.literal(2), z.literal(3)]) }),
  content: z.array(Inline).max(100).optional(),
});
const ListItem = z.object({ type: z.literal("listItem"), content: z.array(Paragraph).max(50) });
const List = z.object({ type: z.enum(["bulletList", "orderedList"]), content: z.array(ListItem).max(200) });
const Quote = z.object({ type: z.literal("blockquote"), content: z.array(Paragraph).max(50) });

export const RichText = z.object({
  type: z.literal("doc"),
  content: z.array(z.union([Paragraph, Heading, List, Quote])).max(500),
});
export type RichText = z.infer<typeof RichText>;
