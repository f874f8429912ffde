import { CLOSED_STATUSES, type Report } from "@hz/contract/reports/reports";
import { useUserNames } from "../../shared/names/queries.ts";
import { useUser } from "../../shared/session/user.ts";
import { t } from "../../shared/texts/texts.ts";
import { useHistory } from "../history/history.tsx";

/** Who else has closed the case while an answer is being written; null where nobody has. */
export function useClosedBy({ id, status }: Report, isWriting: boolean): string | null {
  const own = useUser().id;
  const users = useUserNames();
  const last = useHistory(id).data?.find(({ what }) => what.kind === "status");
  if (!isWriting || !CLOSED_STATUSES.some((closed) => closed === status) || !last || last.by === own) return null;
  return (last.by && users.get(last.by)) ?? t("changedSomebody");
}
