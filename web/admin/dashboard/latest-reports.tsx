import { paths } from "@hz/contract/paths";
import { Link, useSearchParams } from "react-router";
import { formatDate } from "../../i18n/dates.ts";
import { pageOf } from "../../ui/pagination.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { ErrorState } from "../../ui/empty-state.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { failureText } from "../shared/failures/failure-text.ts";
import {
  ListBehind,
  ListFooter,
  loadCache,
  NoReports,
  type ReportLine,
  reportLine,
  ReportTitle,
  StatusPill,
  UnreadTitle,
  useReportCache,
} from "../reports/index.ts";
import { useCategoryNames, useUserNames } from "../shared/names/queries.ts";
import { t } from "../shared/texts/texts.ts";

const SIZE = 10;

/** The dashboard's list of all reports, newest first, ten a page, in all its states. */
export function LatestReports() {
  const { rows, titles, fresh, total, failure } = useReportCache();
  const names = { titles, fresh, categories: useCategoryNames(), users: useUserNames() };
  const [search, setSearch] = useSearchParams();
  if (failure !== null && rows.length === 0) {
    return (
      <ErrorState
        title={t("reportsFailed")}
        text={`${t("reportsFailedText")} ${failureText(failure, "")}`}
        action={<Button onClick={loadCache}>{t("tryAgain")}</Button>}
      />
    );
  }
  if (total === null) return <LoadingLines />;
  if (total === 0) return <NoReports />;
  const page = pageOf(rows, search.get("seite") ?? "1", SIZE, total);
  return (
    <>
      <ListBehind />
      <ul className="divide-y divide-line">
        {page.rows.map((row) => (
          <Line key={row.id} {...reportLine(row, names)} />
        ))}
      </ul>
      <div className="border-t border-line px-4 py-1.5 sm:px-5">
        <ListFooter
          page={page}
          counted
          onPage={(next) => setSearch(next > 1 ? { seite: String(next) } : {}, { preventScrollReset: true })}
        />
      </div>
    </>
  );
}

function Line({ row, opened, category, fresh }: ReportLine) {
  return (
    <li
      className={classNames(
        "grid items-center gap-x-4 gap-y-2 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_auto_auto] sm:px-5",
        fresh && "bg-brand-soft",
      )}
    >
      <div className="min-w-0">
        <UnreadTitle unread={row.unread}>
          <ReportTitle id={row.id} opened={opened} />
        </UnreadTitle>
        <p className="flex flex-wrap gap-x-4 text-sm text-muted">
          <span>{category}</span>
          <span className="basis-full tabular-nums sm:basis-auto">
            <time dateTime={row.receivedAt}>{formatDate(row.receivedAt, "de")}</time> · {t("caseLine", { caseNumber: row.caseNumber })}
          </span>
          {fresh && <span className="font-semibold text-brand">{t("newHere")}</span>}
        </p>
      </div>
      <span className="flex items-center justify-between gap-4 sm:contents">
        <StatusPill status={row.status} />
        <Link
          to={paths.report(row.id)}
          aria-label={t("showReport", { number: String(row.number) })}
          className={buttonClass("quiet", "small")}
        >
          {t("show")}
        </Link>
      </span>
    </li>
  );
}

function LoadingLines() {
  return (
    <Loading label={t("loading")} className="divide-y divide-line">
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index} className="flex items-center justify-between gap-4 px-4 py-3.5 sm:px-5">
          <div className="grid min-w-0 flex-1 gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3 w-3/5" />
          </div>
          <Skeleton className="hidden h-9 w-24 sm:block" />
        </div>
      ))}
    </Loading>
  );
}
