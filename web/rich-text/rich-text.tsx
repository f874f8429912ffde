import { Fragment, type ReactNode } from "react";
import { isLinkAllowed } from "@hz/contract/links";
import type { RichText as Doc } from "@hz/contract/rich-text";

const TAGS = ["h2", "h3", "h4"] as const;

/**
 * The element of each heading, from its level; null for what is none. The page has its h1, so the highest one is an h2; none is
 * more than one level below the one it stands under, whichever level its author chose for the look.
 */
function outlineOf(levels: readonly (number | null)[]): ((typeof TAGS)[number] | null)[] {
  const above: number[] = [];
  return levels.map((level) => {
    if (level === null) return null;
    while (above.length > 0 && above.at(-1)! >= level) above.pop();
    above.push(level);
    return TAGS[above.length - 1] ?? "h4";
  });
}

/** What stands before a number and means nothing at the end of a line. */
const BEFORE_NUMBER = /(§§?|\b(?:Art|Abs|Nr)\.) (?=\d)/g;

/** Keeps "§" and its number on one line. */
export const keepTogether = (text: string): string => text.replace(BEFORE_NUMBER, "$1\u00A0");

type Block = Doc["content"][number];
type Written = { lang?: string; dir?: string };
type Paragraph = Extract<Block, { type: "paragraph" }>;
type Inline = NonNullable<Paragraph["content"]>[number];
type Mark = NonNullable<Extract<Inline, { type: "text" }>["marks"]>[number];

const MARKS = { bold: "strong", italic: "em", underline: "u", strike: "s" } as const;

/**
 * Draws what the channel's editor stored, on the portal and in the editor's preview; a kind of node or link that is not listed here
 * draws nothing of itself. `written` marks what the office wrote in its own language, on a page in another (duty-text-parts.ts).
 */
export function RichText({ doc, written }: { doc: Doc; written?: Written }) {
  const outline = outlineOf(doc.content.map((block) => (block.type === "heading" ? block.attrs.level : null)));
  const draw = (block: Block, key: number) => {
    const drawn = drawBlock(block, key, outline[key]);
    return written?.lang && "asWritten" in block ? (
      <div key={key} {...written}>
        {drawn}
      </div>
    ) : (
      drawn
    );
  };
  return <div className="prose">{doc.content.map(draw)}</div>;
}

function drawBlock(block: Block, key: number, heading?: "h2" | "h3" | "h4" | null): ReactNode {
  switch (block.type) {
    case "paragraph":
      return <p key={key}>{drawInline(block.content)}</p>;
    case "heading": {
      const Heading = heading ?? "h2";
      return (
        <Heading key={key} className={`heading-${block.attrs.level}`}>
          {drawInline(block.content)}
        </Heading>
      );
    }
    case "blockquote":
      return <blockquote key={key}>{block.content.map((part, index) => drawBlock(part, index))}</blockquote>;
    case "bulletList":
    case "orderedList": {
      const List = block.type === "bulletList" ? "ul" : "ol";
      return (
        <List key={key}>
          {block.content.map((item, index) => (
            <li key={index}>{item.content.map((part, at) => drawBlock(part, at))}</li>
          ))}
        </List>
      );
    }
    default:
      return null;
  }
}

/** The address that a piece of text leads to; null for none, and for one that is not allowed. */
function hrefOf(node: Inline): string | null {
  const link = node.type === "text" ? node.marks?.find((mark) => mark.type === "link") : undefined;
  return link?.type === "link" && isLinkAllowed(link.attrs.href) ? link.attrs.href : null;
}

function drawInline(content: readonly Inline[] = []): ReactNode[] {
  // What leads to the same address is one link, however many looks its words have.
  const runs: { href: string | null; nodes: Inline[] }[] = [];
  for (const node of content) {
    const href = hrefOf(node);
    const last = runs.at(-1);
    if (last && last.href === href) last.nodes.push(node);
    else runs.push({ href, nodes: [node] });
  }
  return runs.map(({ href, nodes }, key) =>
    href === null ? (
      <Fragment key={key}>{nodes.map(drawNode)}</Fragment>
    ) : (
      <a key={key} href={href} rel="noopener noreferrer nofollow">
        {nodes.map(drawNode)}
      </a>
    ),
  );
}

function drawNode(node: Inline, key: number): ReactNode {
  if (node.type === "hardBreak") return <br key={key} />;
  if (node.type !== "text") return null;
  return <span key={key}>{(node.marks ?? []).reduce<ReactNode>(drawMark, keepTogether(node.text))}</span>;
}

function drawMark(inner: ReactNode, mark: Mark): ReactNode {
  const Tag = mark.type === "link" ? undefined : MARKS[mark.type];
  return Tag ? <Tag>{inner}</Tag> : inner;
}
