import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ErrorState } from "../../ui/empty-state.tsx";
import { Skeleton, Loading } from "../../ui/skeleton.tsx";
import { failureText } from "../shared/failures/failure-text.ts";
import { t } from "../shared/texts/texts.ts";

/** The case page before its report has arrived, in the final layout. */
export function ReportLoading() {
  return (
    <Loading label={t("loading")} className="grid gap-5">
      <div className="grid gap-2">
        <Skeleton className="h-4 w-36" />
        <Skeleton className="h-10 w-3/4" />
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid gap-5">
          <div className="grid gap-3 rounded-card border border-line bg-surface p-5">
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-4/5" />
          </div>
          <Skeleton className="h-24 w-4/5" />
        </div>
        <div className="grid gap-4 rounded-card border border-line bg-surface p-5">
          {[1, 2, 3].map((line) => (
            <div key={line} className="grid gap-2">
              <Skeleton className="h-4 w-24" />
              <Skeleton className="h-11 w-full" />
            </div>
          ))}
        </div>
      </div>
    </Loading>
  );
}

/** The case page where its report could not be read. */
export function ReportFailed({ query }: { query: { error: Error | null; isFetching: boolean; refetch: () => unknown } }) {
  return (
    <Card>
      <ErrorState
        whole
        title={t("reportFailed")}
        text={t("reportFailedText", { cause: failureText(query.error, "") })}
        action={
          <Button busy={query.isFetching} onClick={() => void query.refetch()}>
            {t("tryAgain")}
          </Button>
        }
      />
    </Card>
  );
}
