import type { Block, Document } from "@hz/contract/processing/document";
import { Cell, HeadCell, Table, TableBody, TableHead } from "../../ui/table.tsx";

/** A document to read. */
export function DocumentText({ document: { title, sections } }: { document: Document }) {
  return (
    <article aria-label={title} className="grid max-w-prose gap-5">
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
  if (block.kind === "text") return <p className="wrap-anywhere whitespace-pre-line">{block.text}</p>;
  if (block.kind === "list")
    return (
      <ul className="grid list-disc gap-1 pl-5">
        {block.items.map((item) => (
          <li key={item} className="wrap-anywhere">
            {item}
          </li>
        ))}
      </ul>
    );
  return (
    <Table label={block.caption} isText>
      <TableHead>
        {block.head.map((head) => (
          <HeadCell key={head}>{head}</HeadCell>
        ))}
      </TableHead>
      <TableBody>
        {block.rows.map((cells) => (
          <tr key={cells.join("|")}>
            {cells.map((cell, at) => (
              // oxlint-disable-next-line react/no-array-index-key
              <Cell key={at} className="min-w-36 align-top">
                {cell}
              </Cell>
            ))}
          </tr>
        ))}
      </TableBody>
    </Table>
  );
}
