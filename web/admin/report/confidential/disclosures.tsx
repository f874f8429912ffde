import { Handshake } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { consentsOf } from "../../../vault/content/consents.ts";
import { consentBehind, type DisclosureEntry } from "../../../vault/content/disclosures.ts";
import { failureText } from "../../shared/failures/failure-text.ts";
import { t } from "../../shared/texts/texts.ts";
import { useThread } from "../queries.ts";
import type { ReportViewProps } from "../report-view.tsx";
import { Consents } from "./consents.tsx";
import { DisclosureDialog } from "./disclosure-dialog.tsx";
import { DisclosureItem } from "./disclosure-item.tsx";
import { useDisclosures } from "./use-disclosures.ts";

/** The ledger of who was told whose identity, and the way to add to it. */
export function Disclosures({ report, open }: ReportViewProps) {
  const { data, error, isFetching, refetch } = useDisclosures(report, open);
  const thread = useThread(open).data;
  const [writing, setWriting] = useState<{ corrected: DisclosureEntry | null } | null>(null);
  const add = <Button onClick={() => setWriting({ corrected: null })}>{t("disclosureAdd")}</Button>;
  return (
    <section aria-label={t("tabDisclosures")} className="grid gap-4">
      {!data && !error && (
        <Loading label={t("loading")}>
          <Skeleton className="h-28 rounded-card" />
        </Loading>
      )}
      {!data && error && (
        <Notice tone="danger">
          <div className="flex flex-wrap items-center justify-between gap-3">
            {t("disclosuresFailed")} {failureText(error, "")}
            <Button variant="quiet" size="small" busy={isFetching} onClick={refetch}>
              {t("tryAgain")}
            </Button>
          </div>
        </Notice>
      )}
      {data?.length === 0 && (
        <div className="rounded-card border border-line bg-surface">
          <EmptyState icon={Handshake} title={t("disclosuresEmpty")} text={t("disclosuresEmptyText")} action={add} />
        </div>
      )}
      {data && data.length > 0 && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
            <p className="max-w-prose flex-1 basis-72 text-sm text-muted">{t("disclosuresLead")}</p>
            {add}
          </div>
          <ol className="grid gap-3">
            {data.map((entry) => (
              <DisclosureItem
                key={entry.disclosure.id}
                entry={entry}
                consent={thread && consentBehind(entry, consentsOf(thread))}
                onCorrect={() => setWriting({ corrected: entry })}
              />
            ))}
          </ol>
        </>
      )}
      <Consents report={report} open={open} />
      {writing && <DisclosureDialog report={report} open={open} corrected={writing.corrected} onClose={() => setWriting(null)} />}
    </section>
  );
}
