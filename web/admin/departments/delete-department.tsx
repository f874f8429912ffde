import { type Department, departmentRoutes } from "@hz/contract/people/departments";
import { call } from "../../api/client.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { t } from "../shared/texts/texts.ts";
import { useDepartmentChange } from "./use-department-change.ts";

/** The dialog that deletes a department, after saying what that means. */
export function DeleteDepartment({ department, onClose }: { department: Department; onClose: () => void }) {
  const { run, busy, problem } = useDepartmentChange(() => call(departmentRoutes.remove, { params: { id: department.id } }), {
    title: t("departmentDeleted"),
    after: onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("departmentDeleteTitle", { department: department.name })}
      text={t("departmentDeleteText")}
      cancelLabel={t("cancel")}
      confirmLabel={t("departmentDelete")}
      destructive
      busy={busy}
      onConfirm={() => run({})}
    >
      {problem && <Notice tone="danger">{problem}</Notice>}
    </ConfirmDialog>
  );
}
