import { CLOSED_STATUSES, type Report } from "@hz/contract/reports";
import { useUserNames } from "../reports/queries.ts";
import { useUser } from "../session/user.ts";
import { t } from "../texts.ts";
import { useHistory } from "./history.tsx";

/** Takes a report and whether an answer is being written; gives who else has closed the case, where somebody did. */
export function useClosedBy({ id, status }: Report, isWriting: boolean): string | null {
  const own = useUser().id;
  const users = useUserNames();
  const last = useHistory(id).data?.find(({ what }) => what.kind === "status");
  if (!isWriting || !CLOSED_STATUSES.some((closed) => closed === status) || !last || last.by === own) return null;
  return (last.by && users.get(last.by)) ?? t("changedSomebody");
}
