import { isLinkAllowed } from "../links.ts";
import type { RichText } from "../rich-text.ts";

/** `asWritten`: the office wrote it once, in its own language, whichever one the page is read in. */
export type Block = RichText["content"][number] & { asWritten?: true };
type Paragraph = Extract<Block, { type: "paragraph" }>;
type Inline = NonNullable<Paragraph["content"]>[number];

const words = (text: string): Inline[] => (text === "" ? [] : [{ type: "text", text }]);
/** Line ends become line breaks. */
const broken = (text: string): Inline[] =>
  text.split("\n").flatMap((line, at) => [...(at === 0 ? [] : [{ type: "hardBreak" as const }]), ...words(line.trim())]);

/** A text's paragraph; line ends stay. */
export const paragraph = (text: string): Paragraph => ({ type: "paragraph", content: broken(text) });

/** A paragraph in the office's own words, which nobody translated. */
export const asWritten = (text: string): Block => ({ ...paragraph(text), asWritten: true });

/** A heading; level 2 stands right below the page's own. */
export const heading = (text: string, level: 2 | 3 = 2): Block => ({ type: "heading", attrs: { level }, content: words(text) });

const list = (type: "bulletList" | "orderedList", points: readonly string[]): Block => ({
  type,
  content: points.map((point) => ({ type: "listItem" as const, content: [paragraph(point)] })),
});

/** A list of points, at least one. */
export const bullets = (...points: string[]): Block => list("bulletList", points);

/** A numbered list of steps, at least one. */
export const steps = (...points: string[]): Block => list("orderedList", points);

/** A paragraph that leads to an address; one that no page may link to stays a text. */
export const leadsTo = (address: string): Paragraph => ({
  type: "paragraph",
  content: [
    { type: "text", text: address, ...(isLinkAllowed(address) && { marks: [{ type: "link" as const, attrs: { href: address } }] }) },
  ],
});

/** A heading and its paragraph; none where there is no text. */
export const titled = (title: string, text: string): Block[] => (text === "" ? [] : [heading(title), paragraph(text)]);
