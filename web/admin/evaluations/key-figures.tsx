import type { Evaluation, Figures } from "@hz/contract/account/evaluations";
import { ArrowDown, ArrowRight, ArrowUp } from "lucide-react";
import { StatCard } from "../../ui/card.tsx";
import { confirmedShare } from "./sections.ts";
import { shareOf } from "./shares.ts";
import { t } from "./texts.ts";
import { writtenCount, writtenShare, writtenSpan } from "./written.ts";

type KeyFigure = { label: string; read: (figures: Figures) => string; count?: (figures: Figures) => number | null };

const KEY_FIGURES: readonly KeyFigure[] = [
  { label: t("evReceived"), read: ({ tables }) => writtenCount(tables.received.total), count: ({ tables }) => tables.received.total },
  { label: t("evClosed"), read: ({ tables }) => writtenCount(tables.outcome.total), count: ({ tables }) => tables.outcome.total },
  { label: t("evOpen"), read: ({ tables }) => writtenCount(tables.age.total), count: ({ tables }) => tables.age.total },
  {
    label: `${t("evAcknowledgement")}: ${t("evInTime")}`,
    read: ({ tables }) => writtenShare(shareOf(tables.acknowledgement, ["inTime"], ["missed"])),
  },
  { label: `${t("evFeedback")}: ${t("evInTime")}`, read: ({ tables }) => writtenShare(shareOf(tables.feedback, ["inTime"], ["missed"])) },
  { label: t("evClosureMedian"), read: ({ spans }) => writtenSpan(spans.closure, "median") },
  { label: t("evConfirmed"), read: (figures) => writtenShare(confirmedShare(figures)) },
];

/** The most asked-for figures, each with how it was in the period before. */
export function KeyFigures({ current, previous }: Evaluation) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4">
      {KEY_FIGURES.map(({ label, read, count }) => (
        <li key={label} className="grid">
          <StatCard label={label} value={<span className="block text-xl sm:text-2xl">{read(current)}</span>} />
          <Compared text={t("evBeforeWas", { value: read(previous) })} now={count?.(current) ?? null} before={count?.(previous) ?? null} />
        </li>
      ))}
    </ul>
  );
}

/** Says in words, with an arrow beside them, how a count has changed; shares and days say what they were. */
function Compared({ text, now, before }: { text: string; now: number | null; before: number | null }) {
  const change = now === null || before === null ? null : now - before;
  const Icon = change === null ? null : change > 0 ? ArrowUp : change < 0 ? ArrowDown : ArrowRight;
  return (
    <p className="flex items-center gap-1 px-1 pt-1 text-sm text-muted">
      {Icon && <Icon aria-hidden="true" className="size-4 shrink-0" />}
      {change === null ? text : changeText(change)}
    </p>
  );
}

function changeText(change: number): string {
  if (change === 0) return t("evSame");
  return change > 0 ? t("evMore", { count: change }) : t("evLess", { count: -change });
}
