import type { ReportCounts } from "@hz/contract/reports/report-figures";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { StatCard } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { failureText } from "../shared/failures/failure-text.ts";
import { t } from "../shared/texts/texts.ts";
import { classNames } from "../../ui/class-names.ts";
import { useBelongsNowhere } from "./belongs-nowhere.ts";
import { useCounts } from "./queries.ts";

/** Where a card leads: the list with another choice. */
type CardLink = { to: string; name: string; isCurrent: boolean };

type StatCardsProps<Figure> = {
  show: readonly { figure: Figure; label: string; link?: CardLink }[];
  /** What stands beside a figure. */
  beside?: (figure: Figure) => ReactNode;
};

/** Cards of figures, in all states; none for whoever belongs to no department, whose list says why. */
export function StatCards<Figure extends keyof ReportCounts>({ show, beside }: StatCardsProps<Figure>) {
  const counts = useCounts();
  if (useBelongsNowhere()) return null;
  if (counts.isError && !counts.data) {
    return (
      <Notice tone="danger">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span>
            {t("countsFailed")} {failureText(counts.error, "")}
          </span>
          <Button variant="quiet" size="small" busy={counts.isFetching} onClick={() => void counts.refetch()}>
            {t("tryAgain")}
          </Button>
        </div>
      </Notice>
    );
  }
  return (
    <div className="grid grid-cols-2 gap-3.5 lg:grid-cols-4">
      {show.map(({ figure, label, link }) => (
        <StatCard
          key={figure}
          className={link && classNames("relative transition-colors hover:border-brand", link.isCurrent && "border-brand!")}
          label={link ? <Linked {...link}>{label}</Linked> : label}
          value={counts.data ? counts.data[figure].toLocaleString("de-DE") : <Skeleton className="mt-1 h-7 w-12" />}
        >
          {beside?.(figure)}
        </StatCard>
      ))}
    </div>
  );
}

/** The card's name as a link that spans the card. */
function Linked({ to, name, isCurrent, children }: CardLink & { children: ReactNode }) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-label={name}
      aria-current={isCurrent || undefined}
      className="text-muted no-underline after:absolute after:inset-0 after:rounded-card"
    >
      {children}
    </Link>
  );
}
