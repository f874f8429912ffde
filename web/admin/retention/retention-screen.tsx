import type { AnswerOf } from "@hz/contract/route";
import { retentionRoutes } from "@hz/contract/procedure/retention";
import { useQuery } from "@tanstack/react-query";
import { CalendarCheck } from "lucide-react";
import { call } from "../../api/client.ts";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { LoadFailed } from "../shared/failures/load-failed.tsx";
import { usePageTitle } from "../shared/page/page-title.ts";
import { NoDepartment, useBelongsNowhere } from "../reports/index.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { t } from "../shared/texts/texts.ts";
import { ConfirmList } from "./confirm-list.tsx";
import { DeletionRecords } from "./deletion-records.tsx";
import { RetentionLines } from "./retention-lines.tsx";

/** The list before deletion, with what is held and what was deleted last. */
function useRetentionList() {
  return useQuery({ queryKey: queryKeys.retention, queryFn: ({ signal }) => call(retentionRoutes.list, {}, signal) });
}

type List = AnswerOf<typeof retentionRoutes.list>;

/** The page /aufbewahrung: what is deleted next, what is held, what was deleted. */
export function RetentionScreen() {
  usePageTitle(t("retention"));
  return (
    <>
      <div className="grid gap-1">
        <h1 className="text-3xl">{t("retention")}</h1>
        <p className="max-w-prose text-muted">{t("retentionLead")}</p>
      </div>
      <Read />
    </>
  );
}

function Read() {
  const list = useRetentionList();
  const isNowhere = useBelongsNowhere();
  if (isNowhere)
    return (
      <Card>
        <NoDepartment />
      </Card>
    );
  if (list.data) return <Filled list={list.data} />;
  if (list.error) return <LoadFailed title={t("retentionFailed")} text={t("retentionFailedText")} query={list} />;
  return (
    <Loading label={t("loading")} className="grid gap-4">
      <Skeleton className="h-48 rounded-card" />
      <Skeleton className="h-32 rounded-card" />
    </Loading>
  );
}

function Filled({ list: { lines, needsConfirmation, deleted } }: { list: List }) {
  const held = lines.filter(({ hold }) => hold !== null);
  const due = lines.filter(({ hold }) => hold === null);
  return (
    <>
      <Card title={t("retentionDue")} actions={needsConfirmation && <ConfirmList lines={due} />}>
        {due.length === 0 ? (
          <EmptyState icon={CalendarCheck} title={t("retentionDueEmpty")} text={t("retentionDueEmptyText")} />
        ) : (
          <div className="grid gap-4">
            <p className="max-w-prose text-sm text-muted">
              {t("retentionDueText")} {needsConfirmation && t("retentionDueTwo")}
            </p>
            <RetentionLines label={t("retentionDue")} lines={due} />
          </div>
        )}
      </Card>
      <Card title={t("retentionHolds")}>
        {held.length === 0 ? (
          <p className="text-muted">{t("retentionHoldsEmpty")}</p>
        ) : (
          <div className="grid gap-4">
            <p className="max-w-prose text-sm text-muted">{t("retentionHoldsText")}</p>
            <RetentionLines label={t("retentionHolds")} lines={held} />
          </div>
        )}
      </Card>
      <DeletionRecords records={deleted} />
    </>
  );
}
