import type { ReportStatus } from "@hz/contract/reports/reports";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useUserNames } from "../shared/names/queries.ts";
import { statusName } from "../reports/index.ts";
import { t } from "../shared/texts/texts.ts";

/** What somebody else has set while this person was choosing: who, what is there now, what was wanted, and how to set it after all. */
export type Crossed = { by: string | null; take: () => void } & (
  | { kind: "status"; now: ReportStatus; wanted: ReportStatus }
  | { kind: "assigned"; now: string | null; wanted: string | null }
);

/** Lets this person choose between two changes that crossed. */
export function ChangedMeanwhile({ crossed, onEnd }: { crossed: Crossed | null; onEnd: () => void }) {
  const users = useUserNames();
  if (!crossed) return null;
  const name = (crossed.by && users.get(crossed.by)) ?? t("changedSomebody");
  const person = (id: string | null) => (id === null ? t("unassigned") : (users.get(id) ?? t("formerUser")));
  const [now, wanted] =
    crossed.kind === "status" ? [statusName(crossed.now), statusName(crossed.wanted)] : [person(crossed.now), person(crossed.wanted)];
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onEnd()}
      title={t("changedTitle")}
      text={t(crossed.kind === "status" ? "changedStatus" : "changedAssigned", { name, now, wanted })}
      cancelLabel={t("changedKeep", { now })}
      confirmLabel={t("changedTake", { wanted })}
      onConfirm={() => {
        onEnd();
        crossed.take();
      }}
    />
  );
}
