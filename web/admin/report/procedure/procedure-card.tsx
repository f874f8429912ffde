import type { Procedure } from "@hz/contract/procedure/procedure";
import { NO_FEEDBACK_TEXTS, OUTCOME_TEXTS } from "@hz/contract/procedure/procedure-texts";
import { ChevronDown } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { DropdownMenu, MenuItem } from "../../../ui/dropdown-menu.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { failureText } from "../../shared/failures/failure-text.ts";
import { t } from "../../shared/texts/texts.ts";
import { type Act, ACT_OF, actsOf } from "./acts.ts";
import { ProgressLine } from "./progress-line.tsx";
import { latestStep, nextStage, stagesOf } from "./stages.ts";
import type { useProcedure } from "./use-procedure.ts";
import { acknowledgementDue, deletionDue, feedbackDue } from "@hz/contract/procedure/deadlines";
import { formatDate, formatDay } from "../../../i18n/dates.ts";
import { periodText } from "../retention/use-retention.ts";

type ProcedureCardProps = { read: ReturnType<typeof useProcedure>; months: number; onAct: (act: Act) => void };

/** The card on top of the case: how far the procedure is, and the one thing that comes next. `months` is how long its record is kept. */
export function ProcedureCard({ read: { data, error, isFetching, refetch }, months, onAct }: ProcedureCardProps) {
  if (data) return <Shown procedure={data} months={months} onAct={onAct} />;
  if (!error)
    return (
      <Card>
        <Loading label={t("loading")} className="grid gap-3">
          <Skeleton className="h-6 w-2/3 xl:h-24 xl:w-full" />
          <Skeleton className="h-11 w-48" />
        </Loading>
      </Card>
    );
  return (
    <Card>
      <div role="alert" className="flex flex-wrap items-center justify-between gap-3 text-danger">
        {t("procedureFailed")} {failureText(error, "")}
        <Button variant="quiet" size="small" busy={isFetching} onClick={() => void refetch()}>
          {t("tryAgain")}
        </Button>
      </div>
    </Card>
  );
}

function Shown({ procedure, months, onAct }: { procedure: Procedure; months: number; onAct: (act: Act) => void }) {
  const { acknowledged, closed } = procedure;
  const stages = stagesOf(procedure);
  const next = nextStage(stages);
  const act = next && next.name !== "received" ? ACT_OF[next.name] : null;
  const others = actsOf(acknowledged !== null, closed !== null).filter((one) => one !== act);
  return (
    <section aria-label={t("procedure")} className="grid gap-4 rounded-card border border-line bg-surface p-5">
      <ProgressLine procedure={procedure} stages={stages} />
      <Ending procedure={procedure} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
        {act && <Button onClick={() => onAct(act)}>{t(`act_${act}`)}</Button>}
        <DropdownMenu
          align="start"
          trigger={
            <Button variant="quiet">
              {t("procedureOthers")}
              <ChevronDown aria-hidden="true" className="size-4" />
            </Button>
          }
        >
          {others.map((one) => (
            <MenuItem key={one} onSelect={() => onAct(one)}>
              {t(`act_${one}`)}
            </MenuItem>
          ))}
        </DropdownMenu>
      </div>
      <Reckoning procedure={procedure} months={months} />
    </section>
  );
}

/** How it ended; of a procedure that goes on again, that it does. */
function Ending({ procedure }: { procedure: Procedure }) {
  const { closed } = procedure;
  if (closed)
    return (
      closed.outcome && (
        <p className="text-sm">
          {t("procedureOutcome", { outcome: OUTCOME_TEXTS[closed.outcome] })}
          {closed.noFeedbackReason && ` ${t("procedureNoFeedback", { reason: NO_FEEDBACK_TEXTS[closed.noFeedbackReason] })}`}
        </p>
      )
    );
  return latestStep(procedure, "reopened") && <p className="text-sm text-muted">{t("procedureReopened")}</p>;
}

/** Where each date of a procedure comes from, folded away. `months` is how long its record is kept. */
function Reckoning({ procedure, months }: { procedure: Procedure; months: number }) {
  return (
    <details className="text-sm print:hidden">
      <summary className="w-fit text-muted">{t("reckoning")}</summary>
      <ul className="grid list-disc gap-1 pt-2 pl-5 text-muted">
        {sentencesOf(procedure, months).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}

function sentencesOf({ receivedAt, acknowledged, closed }: Procedure, months: number): string[] {
  const period = periodText(months);
  const received = new Date(receivedAt);
  const first = acknowledgementDue(received);
  const last = feedbackDue(received, acknowledged && new Date(acknowledged.at));
  const isInTime = acknowledged !== null && new Date(acknowledged.at) < first.endsAt;
  const day = (lastDay: string) => formatDay(lastDay, "de");
  const from = acknowledged ? (isInTime ? "reckoningFeedback" : "reckoningFeedbackLate") : "reckoningFeedbackNone";
  return [
    t("reckoningAcknowledgement", { received: formatDate(received, "de"), day: day(first.lastDay) }),
    t(from, { acknowledged: acknowledged ? formatDate(acknowledged.at, "de") : "", day: day(last.lastDay) }),
    closed
      ? t("reckoningClosed", { period, closed: formatDate(closed.at, "de"), day: day(deletionDue(new Date(closed.at), months).lastDay) })
      : t("reckoningOpen", { period }),
    t("reckoningDays"),
  ];
}
