import { useUserNames } from "../../shared/names/queries.ts";
import { useUser } from "../../shared/session/user.ts";
import { t } from "../../shared/texts/texts.ts";
import { useProcedure } from "../procedure/use-procedure.ts";

/** Who else has confirmed the receipt while this person is about to; null where nobody has. */
export function useAcknowledgedBy(reportId: string, isConfirming: boolean): string | null {
  const own = useUser().id;
  const users = useUserNames();
  const done = useProcedure(reportId).data?.acknowledged;
  if (!isConfirming || !done || done.by === own) return null;
  return (done.by && users.get(done.by)) ?? t("changedSomebody");
}
