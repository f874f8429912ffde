import { LockKeyhole, MessageSquare } from "lucide-react";
import { Tabs } from "radix-ui";
import { useSearchParams } from "react-router";
import { classNames } from "../../ui/class-names.ts";
import { t } from "../texts.ts";
import { LeaveGuard } from "./leave-guard.tsx";
import { Notes } from "./notes.tsx";
import { useNotes, useThread } from "./queries.ts";
import type { ReportViewProps } from "./report-view.tsx";
import { Thread } from "./thread.tsx";

const TAB =
  "flex min-h-11 items-center gap-2 border-b-2 border-transparent px-1 font-semibold text-muted " +
  "data-[state=active]:border-brand data-[state=active]:text-ink";

/** Takes a report and gives the talk with the reporter and, behind the other tab, the internal notes. */
export function ReportTalk({ report, open }: ReportViewProps) {
  const [search, setSearch] = useSearchParams();
  const tab = search.get("ansicht") === "notizen" ? "notizen" : "nachrichten";
  const messages = useThread(open).data?.length;
  const notes = useNotes(report, open).data?.length;
  const show = (next: string) => setSearch(next === "notizen" ? { ansicht: next } : {}, { replace: true, preventScrollReset: true });
  return (
    <Tabs.Root value={tab} onValueChange={show} className="grid min-w-0 gap-4">
      <Tabs.List aria-label={t("tabsLabel")} className="flex gap-6 border-b border-line">
        <Tabs.Trigger value="nachrichten" className={TAB}>
          <MessageSquare aria-hidden="true" className="size-4" />
          {t("tabThread")}
          <Count of={messages} />
        </Tabs.Trigger>
        <Tabs.Trigger value="notizen" className={classNames(TAB, "data-[state=active]:border-accent!")}>
          <LockKeyhole aria-hidden="true" className="size-4" />
          {t("tabNotes")}
          <Count of={notes} />
        </Tabs.Trigger>
      </Tabs.List>
      {/* Both stay mounted: what is typed in one must not vanish by a look at the other. */}
      <Tabs.Content forceMount value="nachrichten" className="data-[state=inactive]:hidden">
        <Thread report={report} open={open} />
      </Tabs.Content>
      <Tabs.Content forceMount value="notizen" className="data-[state=inactive]:hidden">
        <Notes report={report} open={open} />
      </Tabs.Content>
      <LeaveGuard reportId={report.id} />
    </Tabs.Root>
  );
}

function Count({ of }: { of: number | undefined }) {
  return of ? <span className="font-normal text-muted tabular-nums">{of}</span> : null;
}
