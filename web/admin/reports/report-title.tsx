import { paths } from "@hz/contract/paths";
import { Lock } from "lucide-react";
import { Link } from "react-router";
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

/** Takes a report's id and what became of its title, and gives the title as a way to the report beside "Anzeigen", for the pointer. */
export function ReportTitleLink({ id, opened }: { id: string; opened: OpenedTitle | undefined }) {
  return (
    <Link to={paths.report(id)} tabIndex={-1} className="relative z-1 block w-fit max-w-full text-ink no-underline">
      <ReportTitle opened={opened} />
    </Link>
  );
}
