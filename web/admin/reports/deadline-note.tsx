import { Clock, TriangleAlert } from "lucide-react";
import { formatDate, formatDayOfYear, momentOfDay } from "../../i18n/dates.ts";
import { classNames } from "../../ui/class-names.ts";
import { t } from "../shared/texts/texts.ts";
import { type DueRow, nextDeadline } from "./next-deadline.ts";

/** With so few days left a deadline stands out. */
const SOON_DAYS = 3;

/** What is due next, until when and how many days are left; nothing where nothing is. */
export function DeadlineNote({ row, className }: { row: DueRow; className?: string }) {
  const deadline = nextDeadline(row, new Date());
  if (!deadline) return null;
  const { kind, lastDay, left } = deadline;
  const moment = momentOfDay(lastDay);
  return (
    <span className={classNames("flex-wrap gap-x-3 text-sm tabular-nums", className ?? "flex")}>
      <time dateTime={lastDay} title={formatDate(moment, "de")} className="whitespace-nowrap">
        {t(`deadline_${kind}`, { day: formatDayOfYear(moment, "de") })}
      </time>
      <DaysLeft left={left} />
    </span>
  );
}

function DaysLeft({ left }: { left: number }) {
  const isOverdue = left < 0;
  const Icon = isOverdue ? TriangleAlert : left <= SOON_DAYS ? Clock : null;
  const tone = isOverdue ? "font-semibold text-danger" : Icon ? "font-semibold text-accent" : "text-muted";
  return (
    <span className={classNames("inline-flex items-center gap-1 whitespace-nowrap", tone)}>
      {Icon && <Icon aria-hidden="true" className="size-3.5 shrink-0" />}
      {isOverdue ? t("deadlineOverdue", { count: -left }) : left === 0 ? t("deadlineToday") : t("deadlineLeft", { count: left })}
    </span>
  );
}
