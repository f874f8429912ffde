import { Notice } from "../../ui/notice.tsx";
import { type Block, PICTURES } from "../handbook/index.ts";
import { InlineText } from "./inline-text.tsx";

/** The pieces of an article, in a column that reads well. */
export function ArticleBody({ blocks }: { blocks: Block[] }) {
  return (
    <div className="grid gap-4">
      {blocks.map((block, index) => (
        <Piece key={index} block={block} />
      ))}
    </div>
  );
}

function Piece({ block }: { block: Block }) {
  switch (block.kind) {
    case "heading":
      return <h2 className="mt-3 text-xl">{block.text}</h2>;
    case "text":
      return (
        <p>
          <InlineText text={block.text} />
        </p>
      );
    case "note":
      return (
        <Notice>
          <p>
            <InlineText text={block.text} />
          </p>
        </Notice>
      );
    case "steps":
      return <Steps items={block.items} />;
    case "list":
      return (
        <ul className="grid list-disc gap-2 pl-6 marker:text-muted">
          {block.items.map((item) => (
            <li key={item} className="pl-1">
              <InlineText text={item} />
            </li>
          ))}
        </ul>
      );
    case "picture":
      return <Picture {...block} />;
  }
}

function Steps({ items }: { items: string[] }) {
  return (
    <ol className="grid gap-3">
      {items.map((item, index) => (
        <li key={item} className="grid grid-cols-[auto_1fr] gap-3">
          <span
            aria-hidden="true"
            className="grid size-6 place-content-center rounded-full bg-brand-soft text-sm font-semibold text-brand tabular-nums"
          >
            {index + 1}
          </span>
          <span>
            <InlineText text={item} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function Picture({ picture, alt }: Extract<Block, { kind: "picture" }>) {
  return (
    <div className="rounded-card border border-line bg-surface p-1.5 sm:p-2">
      <div className="relative overflow-hidden rounded-control after:pointer-events-none after:absolute after:inset-0 after:bg-dim">
        <img {...PICTURES[picture]} alt={alt} loading="lazy" decoding="async" className="block h-auto w-full" />
      </div>
    </div>
  );
}
