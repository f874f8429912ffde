import { paths } from "@hz/contract/paths";
import { CalendarCheck, TriangleAlert } from "lucide-react";
import { useMemo } from "react";
import { Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import type { OpenedTitle } from "../../vault/report/open-rows.ts";
import { failureText } from "../shared/failures/failure-text.ts";
import { type CachedRow, DeadlineNote, dueNext, loadCache, TitleText, useReportCache } from "../reports/index.ts";
import { t } from "../shared/texts/texts.ts";

const SHOWN = 5;

/** The card "Nächste Fristen": what is overdue and what is due next, in all its states. */
export function NextDeadlines() {
  const { rows, titles, complete, failure } = useReportCache();
  // What is most urgent is oldest and comes last, so nothing is said before all of it is here.
  const due = useMemo(() => (complete ? dueNext(rows, new Date(), SHOWN) : null), [rows, complete]);
  return (
    <Card title={t("deadlinesTitle")} className="content-start" actions={due && due.overdue > 0 && <Overdue count={due.overdue} />}>
      {due === null ? (
        failure === null ? (
          <Waiting />
        ) : (
          <div role="alert" className="grid justify-items-start gap-3">
            <p>
              {t("deadlinesFailed")} {failureText(failure, "")}
            </p>
            <Button variant="quiet" size="small" onClick={loadCache}>
              {t("tryAgain")}
            </Button>
          </div>
        )
      ) : due.open === 0 ? (
        <p className="flex gap-2.5 text-muted">
          <CalendarCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ok" />
          {t("deadlinesNone")}
        </p>
      ) : (
        <div className="grid gap-3">
          <ul className="grid gap-3">
            {due.rows.map((row) => (
              <Due key={row.id} row={row} opened={titles.get(row.id)} />
            ))}
          </ul>
          {due.open > SHOWN && (
            <Link to={`${paths.reports}?sortierung=frist`} className="text-sm font-semibold">
              {t("deadlinesAll", { count: due.open })}
            </Link>
          )}
        </div>
      )}
    </Card>
  );
}

function Overdue({ count }: { count: number }) {
  return (
    <Link
      to={`${paths.reports}?frist=ueberfaellig&sortierung=frist`}
      className="inline-flex items-center gap-1.5 rounded-full bg-danger-soft px-2.5 py-0.5 text-sm font-semibold text-danger no-underline hover:underline"
    >
      <TriangleAlert aria-hidden="true" className="size-3.5 shrink-0" />
      {t("deadlinesOverdue", { count })}
    </Link>
  );
}

function Due({ row, opened }: { row: CachedRow; opened: OpenedTitle | undefined }) {
  return (
    <li className="grid gap-0.5">
      {opened ? (
        <Link to={paths.report(row.id)} className="w-fit max-w-full font-semibold text-ink no-underline hover:underline">
          <TitleText opened={opened} />
        </Link>
      ) : (
        <Skeleton className="my-1 h-4 w-4/5" />
      )}
      <DeadlineNote row={row} />
    </li>
  );
}

function Waiting() {
  return (
    <Loading label={t("loading")} className="grid gap-3">
      {[1, 2, 3].map((one) => (
        <Skeleton key={one} className="h-10" />
      ))}
    </Loading>
  );
}
