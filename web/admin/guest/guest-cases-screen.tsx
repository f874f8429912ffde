import { paths } from "@hz/contract/paths";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { formatDay } from "../../i18n/dates.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ErrorState } from "../../ui/empty-state.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { failureText } from "../shared/failures/failure-text.ts";
import { usePageTitle } from "../shared/page/page-title.ts";
import { t } from "../shared/texts/texts.ts";
import { useGuestCases } from "./queries.ts";

/** The page /gast: the cases that a guest has, and nothing else. */
export function GuestCasesScreen() {
  usePageTitle(t("guestCases"));
  const { data, error, isFetching, refetch } = useGuestCases();
  if (error)
    return (
      <Card>
        <ErrorState
          whole
          title={t("guestCasesFailed")}
          text={failureText(error, "")}
          action={
            <Button busy={isFetching} onClick={() => void refetch()}>
              {t("tryAgain")}
            </Button>
          }
        />
      </Card>
    );
  return (
    <>
      <div className="grid gap-1">
        <h1 className="text-3xl">{t("guestCases")}</h1>
        {data && <p className="max-w-prose text-muted">{t("guestCasesLead", { company: data.companyName })}</p>}
      </div>
      {!data && (
        <Loading label={t("loading")}>
          <Skeleton className="h-16 rounded-card" />
        </Loading>
      )}
      {data?.cases.length === 0 && <p>{t("guestCasesEmpty")}</p>}
      {data && data.cases.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {data.cases.map(({ reportId, number, lastDay }) => (
            <li key={reportId}>
              <Link
                to={paths.guestCase(reportId)}
                className="flex min-h-15 items-center gap-4 px-5 py-3 text-ink no-underline hover:bg-canvas"
              >
                <b className="font-semibold tabular-nums">HZ-{number}</b>
                <span className="ml-auto text-sm text-muted">{t("guestUntil", { day: formatDay(lastDay, "de") })}</span>
                <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
