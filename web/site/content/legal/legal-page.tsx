import type { OperatorText } from "@hz/contract/account/operator-texts";
import type { Block } from "@hz/contract/processing/document";
import { Fragment, type ReactNode } from "react";
import { formatDay } from "../../../i18n/dates.ts";
import type { SiteFacts } from "../../site-page.ts";
import { ContentPage } from "../content-page.tsx";
import { LegalNote, Section, Table } from "../prose.tsx";
import { t } from "../texts.ts";

type LegalPageProps = {
  facts: SiteFacts;
  title: string;
  lead: ReactNode;
  numbered?: boolean;
  /** The operator's own words; the template stands only where there are none. */
  own: OperatorText | null;
  template: { meta: string; content: ReactNode };
};

/** A legal page in the operator's words, else the template, which says that it is one. */
export function LegalPage({ own, template, ...page }: LegalPageProps) {
  if (!own) {
    // Before the first word of it: nobody should take the template for what the operator says.
    const content = (
      <>
        <LegalNote />
        {template.content}
      </>
    );
    return <ContentPage {...page} meta={template.meta} content={content} />;
  }
  const content = own.sections.map(({ title, blocks }) => (
    <Section key={title} title={title}>
      {blocks.map((block, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- blocks never move
        <BlockText key={at} block={block} />
      ))}
    </Section>
  ));
  return <ContentPage {...page} meta={t("legalDate", { date: formatDay(own.day, "de") })} content={content} />;
}

function BlockText({ block }: { block: Block }) {
  if (block.kind === "table") return <Table {...block} />;
  if (block.kind === "text") return <p>{withLinks(block.text)}</p>;
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item}>{withLinks(item)}</li>
      ))}
    </ul>
  );
}

const LINK = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** The writer's line breaks, and links where addresses of pages and mailboxes stand; all else is text. */
function withLinks(text: string): ReactNode {
  return text.split("\n").map((line, row) => (
    // oxlint-disable-next-line react/no-array-index-key -- lines never move
    <Fragment key={row}>
      {row > 0 && <br />}
      {line.split(LINK).map((part, at) =>
        at % 2 === 0 ? (
          part
        ) : (
          // oxlint-disable-next-line react/no-array-index-key
          <a key={at} href={part.includes("://") ? part : `mailto:${part}`}>
            {part}
          </a>
        ),
      )}
    </Fragment>
  ));
}
