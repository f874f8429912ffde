import { type Department, departmentRoutes } from "@hz/contract/departments";
import { call } from "../../api/client.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { t } from "../texts.ts";
import { useMeans } from "./queries.ts";
import { useDepartmentChange } from "./use-department-change.ts";
import { useRenewal } from "./use-renewal.ts";

type Props = { department: Department; userId: string; name: string; onClose: () => void };

/** The dialog that takes a person out of a department; the renewal of the key begins at once where this person can do it. */
export function RemoveMember({ department, userId, name, onClose }: Props) {
  const means = useMeans();
  const { start, elsewhere } = useRenewal(department);
  const renews = means.mayManage && means.signs && !elsewhere;
  const { run, busy, problem } = useDepartmentChange(() => call(departmentRoutes.removeMember, { params: { id: department.id, userId } }), {
    title: t("memberRemoved"),
    after: () => {
      onClose();
      if (renews) start();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("memberRemoveTitle", { name })}
      text={`${t("memberRemoveText", { name, department: department.name })} ${t(renews ? "memberRemoveRenews" : "memberRemoveDue")}`}
      cancelLabel={t("cancel")}
      confirmLabel={t("memberRemove")}
      destructive
      busy={busy}
      onConfirm={() => run({})}
    >
      {problem && <Notice tone="danger">{problem}</Notice>}
    </ConfirmDialog>
  );
}
