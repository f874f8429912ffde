import { paths } from "@hz/contract/paths";
import { Lock } from "lucide-react";
import { Link } from "react-router";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { OpenedTitle } from "../../../vault/report/open-rows.ts";
import { t } from "../../shared/texts/texts.ts";

/** A report's title; the pointer may open the report by it, too. */
export function ReportTitle({ id, opened }: { id: string; opened: OpenedTitle | undefined }) {
  if (!opened) return <Skeleton className="my-1 h-4 w-52 max-w-full" />;
  return (
    // The keyboard has "Anzeigen" for this: one stop a line is enough.
    <Link to={paths.report(id)} tabIndex={-1} className="relative z-1 block w-fit max-w-full text-ink no-underline">
      <TitleText opened={opened} />
    </Link>
  );
}

export function TitleText({ opened }: { opened: OpenedTitle }) {
  return "title" in opened ? <bdi className="wrap-anywhere">{opened.title}</bdi> : <ClosedTitle reason={opened.closed} />;
}

/** Why a title stays closed, in words. */
export const closedTitle = (reason: "no-key" | "lost" | "damaged") => t(TEXTS[reason]);
const TEXTS = { "no-key": "titleClosedNoKey", lost: "titleClosedLost", damaged: "titleClosedDamaged" } as const;

function ClosedTitle({ reason }: { reason: "no-key" | "lost" | "damaged" }) {
  return (
    <span className="inline-flex items-start gap-1.5 font-normal text-muted">
      <Lock aria-hidden="true" className="mt-1 size-3.5 shrink-0" />
      {closedTitle(reason)}
    </span>
  );
}
