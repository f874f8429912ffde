import { Handshake, LockKeyhole, MessageSquare } from "lucide-react";
import { Tabs } from "radix-ui";
import { useSearchParams } from "react-router";
import { classNames } from "../../ui/class-names.ts";
import { t } from "../shared/texts/texts.ts";
import { Disclosures } from "./confidential/disclosures.tsx";
import { useDisclosures } from "./confidential/use-disclosures.ts";
import { LeaveGuard } from "./leave-guard.tsx";
import { Notes } from "./notes/notes.tsx";
import { useNotes, useThread, withoutDisclosures } from "./queries.ts";
import type { ReportViewProps } from "./report-view.tsx";
import { Thread } from "./thread/thread.tsx";
import { withWords } from "./content/with-words.ts";

const TAB =
  "flex min-h-11 items-center gap-2 border-b-2 border-transparent px-1 text-sm font-semibold text-muted sm:text-base " +
  "data-[state=active]:border-brand data-[state=active]:text-ink";

const TABS = ["nachrichten", "notizen", "weitergaben"] as const;

/** The talk with the reporter and, behind the other tabs, internal notes and disclosures. */
export function ReportTalk({ report, open }: ReportViewProps) {
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find((one) => one === search.get("ansicht")) ?? TABS[0];
  const messages = useThread(open).data?.length;
  const notes = useNotes(report, open).data;
  const disclosures = useDisclosures(report, open).data?.filter(({ isReplaced }) => !isReplaced).length;
  const show = (next: string) =>
    setSearch(withWords(location.search, { ansicht: next === TABS[0] ? null : next }), { replace: true, preventScrollReset: true });
  return (
    <Tabs.Root value={tab} onValueChange={show} className="grid min-w-0 gap-4">
      <Tabs.List aria-label={t("tabsLabel")} className="flex flex-wrap gap-x-3 border-b border-line sm:gap-x-6">
        <Tabs.Trigger value="nachrichten" className={TAB}>
          <MessageSquare aria-hidden="true" className="hidden size-4 sm:block" />
          {t("tabThread")}
          <Count of={messages} />
        </Tabs.Trigger>
        <Tabs.Trigger value="notizen" className={classNames(TAB, "data-[state=active]:border-accent!")}>
          <LockKeyhole aria-hidden="true" className="hidden size-4 sm:block" />
          {t("tabNotes")}
          <Count of={notes && withoutDisclosures(notes).length} />
        </Tabs.Trigger>
        <Tabs.Trigger value="weitergaben" className={TAB}>
          <Handshake aria-hidden="true" className="hidden size-4 sm:block" />
          {t("tabDisclosures")}
          <Count of={disclosures} />
        </Tabs.Trigger>
      </Tabs.List>
      {/* These stay mounted: what is typed in one must not vanish by a look at another. */}
      <Tabs.Content forceMount value="nachrichten" className="data-[state=inactive]:hidden">
        <Thread report={report} open={open} />
      </Tabs.Content>
      <Tabs.Content forceMount value="notizen" className="data-[state=inactive]:hidden">
        <Notes report={report} open={open} />
      </Tabs.Content>
      <Tabs.Content value="weitergaben">
        <Disclosures report={report} open={open} />
      </Tabs.Content>
      <LeaveGuard reportId={report.id} />
    </Tabs.Root>
  );
}

function Count({ of }: { of: number | undefined }) {
  return of ? <span className="font-normal text-muted tabular-nums">{of}</span> : null;
}
