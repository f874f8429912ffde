import { useUserNames } from "../../shared/names/queries.ts";
import { useUser } from "../../shared/session/user.ts";
import { t } from "../../shared/texts/texts.ts";
import { useProcedure } from "../procedure/use-procedure.ts";

/** Takes a report's id and whether somebody is about to confirm its receipt; gives who else has done it, where somebody has. */
export function useAcknowledgedBy(reportId: string, isConfirming: boolean): string | null {
  const own = useUser().id;
  const users = useUserNames();
  const done = useProcedure(reportId).data?.acknowledged;
  if (!isConfirming || !done || done.by === own) return null;
  return (done.by && users.get(done.by)) ?? t("changedSomebody");
}
