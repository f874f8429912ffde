import type { AuditNames } from "@hz/contract/account/audit-details";
import { ScrollText } from "lucide-react";
import { useSearchParams } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { LoadFailed } from "../shared/failures/load-failed.tsx";
import { usePageTitle } from "../shared/page/page-title.ts";
import { t } from "../shared/texts/texts.ts";
import { AuditActions } from "./audit-actions.tsx";
import { type AuditChoice, choiceOf, searchOf } from "./audit-choice.ts";
import { AuditFilters } from "./audit-filters.tsx";
import { AuditList } from "./audit-list.tsx";
import { namesFrom, targetOf } from "./audit-words.ts";
import { useAuditNames, useAuditPage } from "./queries.ts";

/** The page /pruefprotokoll. */
export function AuditScreen() {
  usePageTitle(t("audit"));
  return (
    <>
      <div className="grid gap-1">
        <h1 className="text-3xl">{t("audit")}</h1>
        <p className="max-w-prose text-muted">{t("auditLead")}</p>
      </div>
      <Log />
    </>
  );
}

function Log() {
  const [search, setSearch] = useSearchParams();
  const choice = choiceOf(search);
  const known = useAuditNames();
  const read = useAuditPage(choice);
  const labelled = read.data?.entries.find((line) => line.target?.id === choice.target);
  // Another filter begins with its newest entries.
  const choose = (change: Partial<AuditChoice>) =>
    setSearch(searchOf({ ...choice, before: null, ...change }), { preventScrollReset: true });
  return (
    <>
      <AuditActions choice={choice} />
      {known.state === "failed" && (
        <Notice tone="danger">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p>{t("auditNamesFailed")}</p>
            <Button variant="quiet" size="small" busy={known.isFetching} onClick={known.retry}>
              {t("tryAgain")}
            </Button>
          </div>
        </Notice>
      )}
      <AuditFilters choice={choice} known={known} targetLabel={labelled ? targetOf(labelled) : null} onChoose={choose} />
      <Entries read={read} choice={choice} names={namesFrom(known)} onChoose={choose} />
    </>
  );
}

type EntriesProps = {
  read: ReturnType<typeof useAuditPage>;
  choice: AuditChoice;
  names: AuditNames;
  onChoose: (change: Partial<AuditChoice>) => void;
};

function Entries({ read, choice, names, onChoose }: EntriesProps) {
  const { data, error } = read;
  if (error) return <LoadFailed title={t("auditFailed")} text={t("auditFailedText")} query={read} />;
  if (!data)
    return (
      <Loading label={t("loading")} className="grid gap-4 rounded-card border border-line bg-surface p-5">
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} className="h-6" />
        ))}
      </Loading>
    );
  const { entries, nextCursor, newerCursor } = data;
  // Until the next page is there the former one stands, with what leads away from it.
  const hasPages = choice.before !== null || data.before !== null || nextCursor !== null;
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last)
    return (
      <Card>
        <EmptyState icon={ScrollText} title={t("auditEmpty")} text={t("auditEmptyText")} />
      </Card>
    );
  return (
    <div className="grid gap-2.5">
      <AuditList entries={entries} names={names} onTarget={(target) => onChoose({ target })} />
      <nav aria-label={t("auditPages")} className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted tabular-nums">{t("auditRange", { from: first.seq, to: last.seq })}</p>
        {hasPages && (
          <div className="flex flex-wrap gap-2">
            <Button variant="quiet" size="small" off={choice.before === null} onClick={() => onChoose({ before: null })}>
              {t("auditNewest")}
            </Button>
            <Button variant="quiet" size="small" off={choice.before === null} onClick={() => onChoose({ before: newerCursor })}>
              {t("auditNewer")}
            </Button>
            <Button variant="quiet" size="small" off={nextCursor === null} onClick={() => onChoose({ before: nextCursor })}>
              {t("auditOlder")}
            </Button>
          </div>
        )}
      </nav>
    </div>
  );
}
