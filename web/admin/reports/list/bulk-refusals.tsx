import type { ChangeRefusal } from "@hz/contract/reports/desk";
import { X } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { t } from "../../shared/texts/texts.ts";
import { currentCache } from "../cache/report-cache.ts";
import { useUserNames } from "../../shared/names/queries.ts";
import type { Refusals } from "./use-bulk.ts";

/** So many are named; more would hide the list. */
const NAMED = 20;

/** The reports' numbers, as people know them. */
function namesOf(refused: readonly ChangeRefusal[]): string {
  const numbers = new Map(currentCache().rows.map(({ id, number }) => [id, `HZ-${number}`]));
  const names = refused.flatMap(({ id }) => numbers.get(id) ?? []);
  const more = refused.length - Math.min(names.length, NAMED);
  return [...names.slice(0, NAMED), ...(more > 0 ? [t("bulkRefusedMore", { count: more })] : [])].join(", ");
}

type BulkRefusalsProps = { refusals: Refusals | null; onDismiss: () => void };

/** Which reports a change was refused for, and why. */
export function BulkRefusals({ refusals, onDismiss }: BulkRefusalsProps) {
  const users = useUserNames();
  if (!refusals) return null;
  const { change, refused } = refusals;
  const of = (wanted: ChangeRefusal["code"]) => refused.filter(({ code }) => code === wanted);
  const [missing, crossed, foreign] = [of("NOT_FOUND"), of("REPORT_CHANGED"), of("ASSIGNEE_UNKNOWN")];
  const [unheard, closed] = [of("FEEDBACK_MISSING"), of("ACCESS_WAITING")];
  const person = "assignedTo" in change ? (users.get(change.assignedTo ?? "") ?? t("formerUser")) : "";
  return (
    <Notice tone="danger">
      <div className="flex items-start justify-between gap-3">
        <div className="grid gap-1">
          {crossed.length > 0 && <p>{t("bulkRefusedChanged", { count: crossed.length, names: namesOf(crossed) })}</p>}
          {foreign.length > 0 && <p>{t("bulkRefusedAssignee", { count: foreign.length, person, names: namesOf(foreign) })}</p>}
          {unheard.length > 0 && <p>{t("bulkRefusedFeedback", { count: unheard.length, names: namesOf(unheard) })}</p>}
          {closed.length > 0 && <p>{t("bulkRefusedClosed", { count: closed.length, names: namesOf(closed) })}</p>}
          {missing.length > 0 && <p>{t("bulkRefusedMissing", { count: missing.length, names: namesOf(missing) })}</p>}
        </div>
        <Button variant="ghost" size="icon" className="-my-2 shrink-0" aria-label={t("bulkDismiss")} onClick={onDismiss}>
          <X aria-hidden="true" className="size-4" />
        </Button>
      </div>
    </Notice>
  );
}
