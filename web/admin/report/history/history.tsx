import { type HistoryEntry, messageRoutes } from "@hz/contract/reports/messages";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../api/client.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { failureText } from "../../shared/failures/failure-text.ts";
import { RAIL_FITS, useMediaQuery } from "../../shared/page/media-query.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { RelativeMoment } from "../../shared/moments/moment.tsx";
import { useUserNames } from "../../shared/names/queries.ts";
import { t } from "../../shared/texts/texts.ts";
import { historyText } from "./history-text.ts";

const SHORT = 5;

/** What happened to a report, newest first; read again with everything else of the report. */
export function useHistory(id: string) {
  return useQuery<HistoryEntry[]>({
    queryKey: queryKeys.history(id),
    queryFn: ({ signal }) => call(messageRoutes.history, { params: { id } }, signal),
  });
}

export function History({ id }: { id: string }) {
  const isWide = useMediaQuery(RAIL_FITS);
  if (isWide)
    return (
      <Card title={t("history")}>
        <Moments id={id} />
      </Card>
    );
  return (
    <details className="rounded-card border border-line bg-surface px-5 py-3.5">
      <summary className="font-semibold">{t("history")}</summary>
      <div className="pt-4">
        <Moments id={id} />
      </div>
    </details>
  );
}

function Moments({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useHistory(id);
  const users = useUserNames();
  const [all, setAll] = useState(false);
  if (!data && error)
    return (
      <div className="grid justify-items-start gap-2 text-sm text-danger">
        {t("historyFailed")} {failureText(error, "")}
        <Button variant="quiet" size="small" busy={isFetching} onClick={() => void refetch()}>
          {t("tryAgain")}
        </Button>
      </div>
    );
  if (!data)
    return (
      <Loading label={t("loading")} className="grid gap-3">
        <Skeleton className="h-9 w-full" />
        <Skeleton className="h-9 w-4/5" />
      </Loading>
    );
  return (
    <div className="grid gap-3">
      <ol className="grid gap-3">
        {data.slice(0, all ? data.length : SHORT).map((entry, index) => (
          <li key={`${entry.at} ${index}`} className="grid border-l-2 border-line pl-3 wrap-anywhere">
            <span>{historyText(entry.what, (who) => users.get(who) ?? t("formerUser"))}</span>
            <span className="text-sm text-muted">
              {doneBy(entry, users)}
              <RelativeMoment at={entry.at} />
            </span>
          </li>
        ))}
      </ol>
      {data.length > SHORT && (
        <Button variant="ghost" size="small" className="justify-self-start" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t("historyLess") : t("historyAll", { count: data.length })}
        </Button>
      )}
    </div>
  );
}

/** Whom the sentence itself does not name. */
function doneBy({ by, what }: HistoryEntry, users: ReadonlyMap<string, string>): string {
  if (what.kind === "received" || what.kind === "revealed" || (what.kind === "message" && what.isFromWhistleblower)) return "";
  if ((what.kind === "acknowledged" || what.kind === "reminded") && by === null) return `${t("historyAutomatic")} · `;
  return `${by ? (users.get(by) ?? t("formerUser")) : t("historyUnknown")} · `;
}
