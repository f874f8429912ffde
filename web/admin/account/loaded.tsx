import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { failureText } from "../shared/failures/failure-text.ts";
import { t } from "../shared/texts/texts.ts";

/** A card's content, also while it loads and where that failed. */
export function Loaded<Data>({ query, children }: { query: UseQueryResult<Data>; children: (data: Data) => ReactNode }) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError)
    return (
      <Notice tone="danger">
        <p>
          <b className="font-semibold">{t("accountLoadFailed")}.</b> {failureText(query.error, "")}
        </p>
        <div>
          <Button variant="quiet" size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
            {t("tryAgain")}
          </Button>
        </div>
      </Notice>
    );
  return (
    <Loading label={t("loading")} className="grid gap-3">
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="h-11 w-48" />
    </Loading>
  );
}
