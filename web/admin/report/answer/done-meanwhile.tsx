import { CLOSED_STATUSES, type Report } from "@hz/contract/reports/reports";
import { Notice } from "../../../ui/notice.tsx";
import { t } from "../../shared/texts/texts.ts";
import { useUserNames } from "../../shared/names/queries.ts";
import { useUser } from "../../shared/session/user.ts";
import { useProcedure } from "../procedure/use-procedure.ts";
import { useHistory } from "../history/history.tsx";

/** Who else has closed the case while an answer is being written; null where nobody has. */
function useClosedBy({ id, status }: Report, isWriting: boolean): string | null {
  const own = useUser().id;
  const users = useUserNames();
  const last = useHistory(id).data?.find(({ what }) => what.kind === "status");
  if (!isWriting || !CLOSED_STATUSES.some((closed) => closed === status) || !last || last.by === own) return null;
  return (last.by && users.get(last.by)) ?? t("changedSomebody");
}

/** Who else has confirmed the receipt while this person is about to; null where nobody has. */
function useAcknowledgedBy(reportId: string, isConfirming: boolean): string | null {
  const own = useUser().id;
  const users = useUserNames();
  const done = useProcedure(reportId).data?.acknowledged;
  if (!isConfirming || !done || done.by === own) return null;
  return (done.by && users.get(done.by)) ?? t("changedSomebody");
}

/** Whether an answer, and whether a confirmation is being written. */
type DoneMeanwhileProps = { report: Report; isAnswering: boolean; isAcknowledging: boolean };

/** What a colleague has done with the case while somebody writes. */
export function DoneMeanwhile({ report, isAnswering, isAcknowledging }: DoneMeanwhileProps) {
  const closedBy = useClosedBy(report, isAnswering);
  const acknowledgedBy = useAcknowledgedBy(report.id, isAcknowledging);
  return (
    // Stays in place, so that it is announced when it fills.
    <div role="status" className="empty:hidden">
      {closedBy && <Notice tone="accent">{t("closedMeanwhile", { name: closedBy })}</Notice>}
      {acknowledgedBy && <Notice tone="accent">{t("acknowledgedMeanwhile", { name: acknowledgedBy })}</Notice>}
    </div>
  );
}
