import { type Department, departmentRoutes } from "@hz/contract/people/departments";
import { call } from "../../api/client.ts";
import { ActionDialog } from "../shared/action/action-dialog.tsx";
import { t } from "../shared/texts/texts.ts";
import { useDepartmentChange } from "./use-department-change.ts";

/** The dialog that deletes a department, after saying what that means. */
export function DeleteDepartment({ department, onClose }: { department: Department; onClose: () => void }) {
  const deleting = useDepartmentChange({
    run: () => call(departmentRoutes.remove, { params: { id: department.id } }),
    done: t("departmentDeleted"),
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={t("departmentDeleteTitle", { department: department.name })}
      text={t("departmentDeleteText")}
      confirmLabel={t("departmentDelete")}
      destructive
      action={deleting}
      onClose={onClose}
      onConfirm={deleting.run}
    />
  );
}
