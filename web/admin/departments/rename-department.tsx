import { type Department, departmentRoutes } from "@hz/contract/people/departments";
import { type FormEvent, useState } from "react";
import { call } from "../../api/client.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { t } from "../shared/texts/texts.ts";
import { useMeans } from "./queries.ts";
import { signName } from "./save-delivery.ts";
import { useDepartmentChange } from "./use-department-change.ts";

/** The dialog that gives a department another name. */
export function RenameDepartment({ department, onClose }: { department: Department; onClose: () => void }) {
  const { signs } = useMeans();
  const [name, setName] = useState(department.name);
  const { run, busy, problem, setProblem } = useDepartmentChange(
    async () => {
      const said = name.trim();
      await call(departmentRoutes.rename, { params: { id: department.id }, body: { name: said } });
      // What fails here stays to be confirmed on the department's card; the new name is kept either way.
      if (signs) await signName(department, said).catch(() => undefined);
    },
    { title: t("departmentRenamed"), after: onClose },
  );
  const submit = () => (name.trim() === "" ? setProblem(t("departmentNameRequired")) : run({}));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) submit();
  };
  return (
    <ConfirmDialog
      isForm
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("departmentRename")}
      text={t(signs ? "departmentRenameText" : "departmentRenameUnsigned")}
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
