import { paths } from "@hz/contract/paths";
import type { Hold } from "@hz/contract/procedure/retention";
import { isReviewDue } from "@hz/contract/procedure/retention-rules";
import { LockKeyhole } from "lucide-react";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { formatDay } from "../../../i18n/dates.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Pill } from "../../../ui/pill.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { failureText } from "../../shared/failures/failure-text.ts";
import { useUserNames } from "../../shared/names/queries.ts";
import { periodText, useRetention } from "./use-retention.ts";
import { t } from "../../shared/texts/texts.ts";
import { Doubt } from "../thread/message-bubble.tsx";
import { useNotes } from "../queries.ts";
import type { ReportViewProps } from "../report-view.tsx";
import { withWords } from "../content/with-words.ts";
import { HoldDialog } from "./hold-dialog.tsx";
import { LiftDialog } from "./lift-dialog.tsx";

/** Until when a report is kept, and what keeps it longer. */
export function RetentionCard({ report, open }: ReportViewProps) {
  const { data, error, isFetching, refetch } = useRetention(report.id);
  const [search, setSearch] = useSearchParams();
  // From the list people come here to hold the case.
  const [asked, setAsked] = useState<"hold" | "lift" | null>(search.get("sperre") === "neu" ? "hold" : null);
  const end = () => {
    setAsked(null);
    if (search.has("sperre")) setSearch(withWords(location.search, { sperre: null }), { replace: true, preventScrollReset: true });
  };
  return (
    <Card title={t("caseRetention")}>
      {data ? (
        <div className="grid gap-3">
          <p>
            {data.lastDay === null
              ? t("caseRetentionRunning", { period: periodText(data.months) })
              : t(data.hold ? "caseRetentionHeld" : "caseRetentionUntil", {
                  day: formatDay(data.lastDay, "de"),
                  period: periodText(data.months),
                })}
          </p>
          {data.announcedAt && !data.hold && (
            <p className="text-sm">
              <Pill tone="accent">{t("caseRetentionListed")}</Pill> <Link to={paths.retention}>{t("caseRetentionList")}</Link>
            </p>
          )}
          {data.hold ? (
            <Held report={report} open={open} hold={data.hold} onAsk={setAsked} />
          ) : (
            <Button variant="quiet" className="w-full print:hidden" onClick={() => setAsked("hold")}>
              <LockKeyhole aria-hidden="true" className="size-4" />
              {t("holdSet")}
            </Button>
          )}
          {asked === "hold" && <HoldDialog report={report} open={open} hold={data.hold} onClose={end} />}
          {asked === "lift" && <LiftDialog id={report.id} hold={data.hold} onClose={end} />}
        </div>
      ) : error ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{failureText(error, t("caseRetentionFailed"))}</p>
          <Button variant="quiet" size="small" busy={isFetching} onClick={() => void refetch()}>
            {t("tryAgain")}
          </Button>
        </div>
      ) : (
        <Loading label={t("loading")}>
          <Skeleton className="h-16" />
        </Loading>
      )}
    </Card>
  );
}

type HeldProps = ReportViewProps & { hold: Hold; onAsk: (what: "hold" | "lift") => void };

function Held({ report, open, hold, onAsk }: HeldProps) {
  const users = useUserNames();
  const reason = useNotes(report, open).data?.find(({ note }) => note.id === hold.id);
  const isDue = isReviewDue(hold.reviewDay, new Date());
  const day = formatDay(hold.reviewDay, "de", "short");
  return (
    <section aria-label={t("holdTitle")} className="grid gap-2 border-t border-line pt-3">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <b className="font-semibold">{t("holdTitle")}</b>
        <Pill tone={isDue ? "accent" : "neutral"}>{t(isDue ? "retentionReviewDue" : "retentionReview", { day })}</Pill>
      </p>
      {reason && <p className="written">{reason.content?.text ?? <span className="text-muted italic">{t("noteClosed")}</span>}</p>}
      {reason?.content && !reason.verified && <Doubt>{t("messageUnverified")}</Doubt>}
      <p className="text-sm text-muted">{t("retentionHeldBy", { name: users.get(hold.userId) ?? t("formerUser") })}</p>
      {!report.assignable.includes(hold.userId) && <Doubt>{t("responsibleGone")}</Doubt>}
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button variant="quiet" size="small" onClick={() => onAsk("hold")}>
          {t("holdProlong")}
        </Button>
        <Button variant="quiet" size="small" onClick={() => onAsk("lift")}>
          {t("holdLift")}
        </Button>
      </div>
    </section>
  );
}
