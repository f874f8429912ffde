import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { failureText } from "../shared/failures/failure-text.ts";
import { t } from "../shared/texts/texts.ts";

type ReadingProps = {
  query: { data: unknown; error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** The sentence that stands before the cause. */
  failed: string;
  /** What stands there meanwhile, where it is not one card. */
  children?: ReactNode;
};

/** What stands in place of a part of a case until it is there: bars, or why not and another try. */
export function Reading({ query: { data, error, isFetching, refetch }, failed, children }: ReadingProps) {
  if (data) return null;
  if (!error)
    return (
      <Loading label={t("loading")} className="grid gap-3">
        {children ?? <Skeleton className="h-20 rounded-card" />}
      </Loading>
    );
  return (
    <Notice tone="danger">
      <div className="flex flex-wrap items-center justify-between gap-3">
        {failed} {failureText(error, "")}
        <Button variant="quiet" size="small" busy={isFetching} onClick={() => void refetch()}>
          {t("tryAgain")}
        </Button>
      </div>
    </Notice>
  );
}
