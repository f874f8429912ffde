import { type Department, departmentRoutes } from "@hz/contract/people/departments";
import { call } from "../../api/client.ts";
import { DialogForm } from "../shared/form/dialog-form.tsx";
import { FormField, useFields } from "../shared/form/form.tsx";
import { t } from "../shared/texts/texts.ts";
import { useMeans } from "./queries.ts";
import { signName } from "./save-delivery.ts";
import { useDepartmentChange } from "./use-department-change.ts";

/** The dialog that gives a department another name. */
export function RenameDepartment({ department, onClose }: { department: Department; onClose: () => void }) {
  const { signs } = useMeans();
  const form = useFields(departmentRoutes.rename.body, { defaultValues: { name: department.name } });
  const renaming = useDepartmentChange({
    run: async ({ name }: { name: string }) => {
      await call(departmentRoutes.rename, { params: { id: department.id }, body: { name } });
      // What fails here stays to be confirmed on the department's card; the new name is kept either way.
      if (signs) await signName(department, name).catch(() => undefined);
    },
    done: t("departmentRenamed"),
    onDone: onClose,
  });
  return (
    <DialogForm
      title={t("departmentRename")}
      text={t(signs ? "departmentRenameText" : "departmentRenameUnsigned")}
      confirmLabel={t("departmentSave")}
      form={form}
      action={renaming}
      onValid={renaming.run}
      onClose={onClose}
    >
      <FormField form={form} name="name" label={t("departmentName")} maxLength={100} />
    </DialogForm>
  );
}
