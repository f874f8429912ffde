import { acknowledgementDue, deletionDue, feedbackDue } from "@hz/contract/procedure/deadlines";
import type { Procedure } from "@hz/contract/procedure/procedure";
import { formatDate, formatDay } from "../../../i18n/dates.ts";
import { periodText } from "../retention/use-retention.ts";
import { t } from "../../shared/texts/texts.ts";

/** Where each date of a procedure comes from, folded away. `months` is how long its record is kept. */
export function Reckoning({ procedure, months }: { procedure: Procedure; months: number }) {
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
