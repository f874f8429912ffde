import { useHold } from "../shared/leaving/holds.ts";
import { t } from "../shared/texts/texts.ts";
import { dropDrafts, hasDraft } from "./use-draft.ts";

/** Asks before a report's page is left while something for it is not sent. */
export function LeaveGuard({ reportId }: { reportId: string }) {
  useHold({
    words: { title: t("leaveTitle"), text: t("leaveText"), leave: t("leaveGo") },
    isLost: (here, there) => here.pathname !== there.pathname && hasDraft(reportId),
    onLeave: () => dropDrafts(reportId),
  });
  return null;
}
