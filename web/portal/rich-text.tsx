import type { ReactNode } from "react";
import type { RichText as Doc } from "@hz/contract/rich-text";

type Block = Doc["content"][number];
type Paragraph = Extract<Block, { type: "paragraph" }>;
type Inline = NonNullable<Paragraph["content"]>[number];
type Mark = NonNullable<Extract<Inline, { type: "text" }>["marks"]>[number];

const LINK = /^(?:https?|mailto|tel):/i;
const HEADINGS = ["h2", "h3", "h4"] as const;
const MARKS = { bold: "strong", italic: "em", underline: "u", strike: "s" } as const;

/** Takes what the channel's editor stored and draws it; a kind of node or link that is not listed here draws nothing of itself. */
export function RichText({ doc }: { doc: Doc }) {
  // The page has its h1: the highest heading of the text is an h2, whichever level its author began with.
  const levels = doc.content.flatMap((block) => (block.type === "heading" ? [block.attrs.level] : []));
  const highest = Math.min(...levels);
  return <div className="prose">{doc.content.map((block, key) => drawBlock(block, key, highest))}</div>;
}

function drawBlock(block: Block, key: number, highest = 1): ReactNode {
  switch (block.type) {
    case "paragraph":
      return <p key={key}>{drawInline(block.content)}</p>;
    case "heading": {
      const Heading = HEADINGS[block.attrs.level - highest] ?? "h4";
      return <Heading key={key}>{drawInline(block.content)}</Heading>;
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

function drawInline(content: readonly Inline[] = []): ReactNode[] {
  return content.map((node, key) => {
    if (node.type === "hardBreak") return <br key={key} />;
    if (node.type !== "text") return null;
    return <span key={key}>{(node.marks ?? []).reduce<ReactNode>(drawMark, node.text)}</span>;
  });
}

function drawMark(inner: ReactNode, mark: Mark): ReactNode {
  if (mark.type === "link") {
    const { href } = mark.attrs;
    return LINK.test(href) ? (
      <a href={href} rel="noreferrer noopener">
        {inner}
      </a>
    ) : (
      inner
    );
  }
  const Tag = MARKS[mark.type];
  return Tag ? <Tag>{inner}</Tag> : inner;
}
