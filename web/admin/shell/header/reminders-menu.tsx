import { daysLeft } from "@hz/contract/procedure/deadlines";
import { paths } from "@hz/contract/paths";
import type { DueReminder } from "@hz/contract/procedure/reminders";
import { Bell, CalendarCheck, Clock, MessageCircleOff, TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { formatDay } from "../../../i18n/dates.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { DropdownMenu, MenuItem, MenuLabel, MenuSeparator } from "../../../ui/dropdown-menu.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { failureText } from "../../shared/failures/failure-text.ts";
import { useReminders } from "../../reports/index.ts";
import { t } from "../../shared/texts/texts.ts";

const SHOWN = 6;

/** The header's bell: how much waits for this person, and on asking what, each leading to its case. */
export function RemindersMenu() {
  const { data, error, refetch } = useReminders();
  const count = data?.length ?? 0;
  return (
    <DropdownMenu
      trigger={
        <Button variant="ghost" size="icon" className="relative">
          <Bell aria-hidden="true" className="size-5" />
          <span className="sr-only">{count > 0 ? t("remindersCount", { count }) : t("reminders")}</span>
          {count > 0 && (
            <span
              aria-hidden="true"
              className={classNames(
                "absolute top-0.5 right-0 grid h-5 min-w-5 place-content-center rounded-full px-1 text-xs font-semibold tabular-nums",
                data?.some(({ isLate }) => isLate) ? "bg-danger text-danger-ink" : "bg-brand text-brand-ink",
              )}
            >
              {count > 99 ? "99+" : count}
            </span>
          )}
        </Button>
      }
    >
      <div className="w-76 max-w-[calc(100vw-2.5rem)]">
        <MenuLabel>
          <span className="font-semibold text-ink">{t("reminders")}</span>
        </MenuLabel>
        {data === undefined ? (
          error ? (
            <>
              <MenuLabel>{failureText(error, t("remindersFailed"))}</MenuLabel>
              <MenuItem onSelect={() => void refetch()}>{t("tryAgain")}</MenuItem>
            </>
          ) : (
            <Loading label={t("loading")} className="grid gap-2 px-3 py-1.5">
              <Skeleton className="h-10" />
              <Skeleton className="h-10" />
            </Loading>
          )
        ) : count === 0 ? (
          <MenuLabel>
            <span className="flex items-center gap-2 text-base text-ink">
              <CalendarCheck aria-hidden="true" className="size-5 shrink-0 text-ok" />
              {t("remindersNone")}
            </span>
            <span className="mt-1 block">{t("remindersNoneText")}</span>
          </MenuLabel>
        ) : (
          data.slice(0, SHOWN).map((one) => <Line key={`${one.reportId} ${one.kind}`} reminder={one} />)
        )}
        {count > SHOWN && <MenuLabel>{t("remindersMore", { count: count - SHOWN })}</MenuLabel>}
        <MenuSeparator />
        <MenuItem asChild>
          <Link to={`${paths.reports}?sortierung=frist`}>{t("remindersAll")}</Link>
        </MenuItem>
      </div>
    </DropdownMenu>
  );
}

function whenDue(due: string): string {
  const left = daysLeft({ lastDay: due }, new Date());
  if (left < 0) return t("deadlineOverdue", { count: -left });
  const until = t("reminderUntil", { day: formatDay(due, "de", "short") });
  return `${until} · ${left === 0 ? t("deadlineToday") : t("deadlineLeft", { count: left })}`;
}

function Line({ reminder: { reportId, number, kind, due, isLate } }: { reminder: DueReminder }) {
  const Icon = kind === "silence" ? MessageCircleOff : isLate ? TriangleAlert : Clock;
  const tone = isLate ? "text-danger" : kind === "silence" ? "text-muted" : "text-accent";
  return (
    <MenuItem asChild>
      <Link to={paths.report(reportId)}>
        <Icon aria-hidden="true" className={classNames("size-4 shrink-0", tone)} />
        <span className="grid min-w-0">
          <span>
            {t(`reminder_${kind}`)} <span className="text-muted">· HZ-{number}</span>
          </span>
          <span className={classNames("text-sm tabular-nums", isLate ? "font-semibold text-danger" : "text-muted")}>
            {kind === "silence" ? t("reminderSilent", { day: formatDay(due, "de", "short") }) : whenDue(due)}
          </span>
        </span>
      </Link>
    </MenuItem>
  );
}
