import type { Block, Document } from "@hz/contract/processing/document";
import { Cell, HeadCell, Table, TableBody, TableHead } from "../../ui/table.tsx";
import { LONG_LINES_FIT, useMediaQuery } from "../shared/page/media-query.ts";

/** A document to read. */
export function DocumentText({ document: { title, sections } }: { document: Document }) {
  return (
    <article aria-label={title} className="grid gap-5">
      <h3 className="text-lg">{title}</h3>
      {sections.map((section) => (
        <section key={section.title} className="grid gap-2">
          <h4 className="font-semibold">{section.title}</h4>
          {section.blocks.map((block, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- blocks never move
            <BlockText key={at} block={block} />
          ))}
        </section>
      ))}
    </article>
  );
}

function BlockText({ block }: { block: Block }) {
  if (block.kind === "text") return <p className="max-w-prose wrap-anywhere whitespace-pre-line">{block.text}</p>;
  if (block.kind === "list")
    return (
      <ul className="grid max-w-prose list-disc gap-1 pl-5">
        {block.items.map((item) => (
          <li key={item} className="wrap-anywhere">
            {item}
          </li>
        ))}
      </ul>
    );
  return <BlockTable block={block} />;
}

type TableBlock = Extract<Block, { kind: "table" }>;

/** Nothing that is agreed on may lie out of sight: where the columns do not fit beside each other, each row is a list of them. */
function BlockTable({ block }: { block: TableBlock }) {
  return useMediaQuery(LONG_LINES_FIT) ? <WideTable block={block} /> : <RowLists block={block} />;
}

function WideTable({ block: { caption, head, rows } }: { block: TableBlock }) {
  return (
    <Table label={caption} isText>
      <TableHead>
        {head.map((name) => (
          <HeadCell key={name}>{name}</HeadCell>
        ))}
      </TableHead>
      <TableBody>
        {rows.map((cells) => (
          <tr key={cells.join("|")}>
            {cells.map((cell, at) => (
              // oxlint-disable-next-line react/no-array-index-key
              <Cell key={at} className="min-w-36 align-top wrap-anywhere">
                {cell}
              </Cell>
            ))}
          </tr>
        ))}
      </TableBody>
    </Table>
  );
}

function RowLists({ block: { caption, head, rows } }: { block: TableBlock }) {
  return (
    <ul aria-label={caption} className="grid divide-y divide-line rounded-card border border-line bg-surface">
      {rows.map((cells) => (
        <li key={cells.join("|")} className="p-3.5">
          <dl className="grid gap-2">
            {cells.map((cell, at) => (
              <div key={head[at]}>
                <dt className="text-xs font-semibold text-muted">{head[at]}</dt>
                <dd className="wrap-anywhere">{cell}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
