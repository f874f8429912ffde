import { Lock } from "lucide-react";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { OpenedTitle } from "../../vault/open-rows.ts";
import { t } from "../texts.ts";

/** Takes what became of a title and shows it: the words, why it stays closed, or that it is still being opened. */
export function ReportTitle({ opened }: { opened: OpenedTitle | undefined }) {
  if (!opened) return <Skeleton className="my-1 h-4 w-52 max-w-full" />;
  if ("title" in opened) return <span className="wrap-anywhere">{opened.title}</span>;
  return (
    <span className="inline-flex items-start gap-1.5 font-normal text-muted">
      <Lock aria-hidden="true" className="mt-1 size-3.5 shrink-0" />
      {opened.closed === "no-key" ? t("titleClosedNoKey") : t("titleClosedDamaged")}
    </span>
  );
}
