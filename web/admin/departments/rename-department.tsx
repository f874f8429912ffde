import { type Department, departmentRoutes } from "@hz/contract/departments";
import { type FormEvent, useState } from "react";
import { call } from "../../api/client.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { t } from "../texts.ts";
import { useDepartmentChange } from "./use-department-change.ts";

/** The dialog that gives a department another name. */
export function RenameDepartment({ department, onClose }: { department: Department; onClose: () => void }) {
  const [name, setName] = useState(department.name);
  const { run, busy, problem, setProblem } = useDepartmentChange(
    () => call(departmentRoutes.rename, { params: { id: department.id }, body: { name: name.trim() } }),
    { title: t("departmentRenamed"), after: onClose },
  );
  const submit = () => (name.trim() === "" ? setProblem(t("departmentNameRequired")) : run({}));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) submit();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("departmentRename")}
      text={t("departmentRenameText")}
      cancelLabel={t("cancel")}
      confirmLabel={t("departmentSave")}
      busy={busy}
      onConfirm={submit}
    >
      <form noValidate onSubmit={onSubmit}>
        <Field label={t("departmentName")} error={problem}>
          {(control) => <Input {...control} maxLength={100} value={name} onChange={(event) => setName(event.target.value)} />}
        </Field>
      </form>
    </ConfirmDialog>
  );
}
