import { isLinkAllowed } from "../links.ts";
import type { RichText } from "../rich-text.ts";

export type Block = RichText["content"][number];
type Paragraph = Extract<Block, { type: "paragraph" }>;
type Inline = NonNullable<Paragraph["content"]>[number];

const words = (text: string): Inline[] => (text === "" ? [] : [{ type: "text", text }]);
/** Takes a text with line ends and gives it with line breaks. */
const broken = (text: string): Inline[] =>
  text.split("\n").flatMap((line, at) => [...(at === 0 ? [] : [{ type: "hardBreak" as const }]), ...words(line.trim())]);

/** Takes a text and gives its paragraph; line ends stay. */
export const paragraph = (text: string): Paragraph => ({ type: "paragraph", content: broken(text) });

/** Takes words and gives the heading; 2 stands right below the page's own. */
export const heading = (text: string, level: 2 | 3 = 2): Block => ({ type: "heading", attrs: { level }, content: words(text) });

const list = (type: "bulletList" | "orderedList", points: readonly string[]): Block => ({
  type,
  content: points.map((point) => ({ type: "listItem" as const, content: [paragraph(point)] })),
});

/** Takes points, at least one, and gives their list. */
export const bullets = (...points: string[]): Block => list("bulletList", points);

/** Takes steps, at least one, and gives their numbered list. */
export const steps = (...points: string[]): Block => list("orderedList", points);

/** Takes an address and gives the paragraph that leads there; one that no page may link to stays a text. */
export const leadsTo = (address: string): Paragraph => ({
  type: "paragraph",
  content: [
    { type: "text", text: address, ...(isLinkAllowed(address) && { marks: [{ type: "link" as const, attrs: { href: address } }] }) },
  ],
});

/** Takes what a paragraph is about and its text and gives both as blocks; none where there is no text. */
export const titled = (title: string, text: string): Block[] => (text === "" ? [] : [heading(title), paragraph(text)]);
