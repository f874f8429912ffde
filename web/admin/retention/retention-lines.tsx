import { daysLeft } from "@hz/contract/procedure/deadlines";
import { paths } from "@hz/contract/paths";
import type { RetentionLine } from "@hz/contract/procedure/retention";
import { isReviewDue } from "@hz/contract/procedure/retention-rules";
import { Link } from "react-router";
import { formatDate, formatDay } from "../../i18n/dates.ts";
import { Pill, type Tone } from "../../ui/pill.tsx";
import { TitleText, useReportCache } from "../reports/index.ts";
import { useChannelNames, useUserNames } from "../shared/names/queries.ts";
import { t } from "../shared/texts/texts.ts";

type Mark = { tone: Tone; text: string };
const dayText = (day: string) => formatDay(day, "de", "short");

/** A line for each report: which it is, until when it is kept, and what stands in the way. */
export function RetentionLines({ label, lines }: { label: string; lines: readonly RetentionLine[] }) {
  return (
    <ul aria-label={label} className="grid divide-y divide-line">
      {lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </ul>
  );
}

function Line({ line }: { line: RetentionLine }) {
  const { id, number, closedAt, lastDay, hold, confirmed } = line;
  const opened = useReportCache().titles.get(id);
  const channel = useChannelNames().get(line.channelId);
  const users = useUserNames();
  const nameOf = (user: string) => users.get(user) ?? (users.size === 0 ? "…" : t("formerUser"));
  const facts = [
    channel,
    closedAt && t("retentionClosedOn", { day: formatDate(closedAt, "de", "short") }),
    lastDay && t("retentionLastDay", { day: dayText(lastDay) }),
    hold && t("retentionHeldBy", { name: nameOf(hold.userId) }),
    confirmed && t("retentionConfirmedBy", { name: nameOf(confirmed.by) }),
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="grid min-w-0 gap-1">
        <Link to={paths.report(id)} className="w-fit max-w-full font-semibold wrap-anywhere text-ink no-underline hover:underline">
          HZ-{number} {opened && <TitleText opened={opened} />}
        </Link>
        <p className="text-sm text-muted">{facts.join(" · ")}</p>
        <p className="flex flex-wrap gap-1.5">
          {marksOf(line).map(({ tone, text }) => (
            <Pill key={text} tone={tone}>
              {text}
            </Pill>
          ))}
        </p>
      </div>
      {!hold && (
        <Link
          to={`${paths.report(id)}?sperre=neu`}
          aria-label={t("retentionHoldOf", { number: String(number) })}
          className="rounded-control border border-line px-3 py-1.5 text-sm font-semibold text-ink no-underline hover:bg-brand-soft print:hidden"
        >
          {t("retentionHold")}
        </Link>
      )}
    </li>
  );
}

/** What is to be known of a line at a glance: its time, or its hold, and what else stands in the way. */
function marksOf({ lastDay, hold, obstacles, announcedAt, isUnattended }: RetentionLine): Mark[] {
  const now = new Date();
  if (hold) {
    const isDue = isReviewDue(hold.reviewDay, now);
    return [
      { tone: isDue ? "accent" : "neutral", text: t(isDue ? "retentionReviewDue" : "retentionReview", { day: dayText(hold.reviewDay) }) },
      ...(isUnattended ? [{ tone: "danger" as const, text: t("responsibleGone") }] : []),
    ];
  }
  if (!lastDay) return [];
  const left = daysLeft({ lastDay }, now);
  const time: Mark =
    left < 0
      ? { tone: "danger", text: t("retentionOverdue", { count: -left }) }
      : { tone: "info", text: left === 0 ? t("retentionToday") : t("retentionLeft", { count: left }) };
  if (left < 0 && obstacles.length === 0) return [time, { tone: "accent", text: t("retentionTonight") }];
  // That it has to stand here for some time is of interest only where that is what it waits for.
  const shown = obstacles.filter((obstacle) => obstacle !== "announcement" || (left < 0 && announcedAt !== null));
  const day = announcedAt ? formatDate(announcedAt, "de", "short") : "";
  return [time, ...shown.map((obstacle) => ({ tone: "accent" as const, text: t(`retentionObstacle_${obstacle}`, { day }) }))];
}
