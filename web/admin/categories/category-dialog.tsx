import type { Category } from "@hz/contract/channels/categories";
import { MAX_CATEGORY_DESCRIPTION_CHARACTERS, MAX_CATEGORY_NAME_CHARACTERS } from "@hz/contract/limits";
import { newId } from "@hz/crypto";
import { type FormEvent, useState } from "react";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input, Select, Textarea } from "../../ui/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Switch } from "../../ui/switch.tsx";
import { useDepartmentNames } from "../departments/index.ts";
import { t } from "../shared/texts/texts.ts";
import { useSaveCategory } from "./use-save-category.ts";

/** The dialog that makes a category or, where one is given, changes it. */
export function CategoryDialog({ category, onClose }: { category: Category | null; onClose: () => void }) {
  // One id for all attempts of this dialog, so that a lost answer makes no second category.
  const [id] = useState(() => category?.id ?? newId());
  const [name, setName] = useState(category?.name ?? "");
  const [description, setDescription] = useState(category?.description ?? "");
  const [isActive, setActive] = useState(category?.isActive ?? true);
  const [departmentId, setDepartment] = useState(category?.departmentId ?? null);
  const { run, busy, problem } = useSaveCategory(category, onClose);
  const incomplete = name.trim() === "";
  const submit = () => run({ id, name: name.trim(), description: description.trim(), isActive, departmentId });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && !incomplete) submit();
  };
  return (
    <ConfirmDialog
      isForm
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(category ? "categoryEdit" : "categoryCreate")}
      text={t("categoryDialogText")}
      cancelLabel={t("cancel")}
      confirmLabel={t(category ? "save" : "categoryCreate")}
      busy={busy}
      incomplete={incomplete}
      onConfirm={submit}
    >
      <form noValidate className="grid gap-4" onSubmit={onSubmit}>
        <Field label={t("categoryName")}>
          {(control) => (
            <Input
              {...control}
              required
              autoComplete="off"
              maxLength={MAX_CATEGORY_NAME_CHARACTERS}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Field label={t("categoryDescription")} note={t("optional")} hint={t("categoryDescriptionHint")}>
          {(control) => (
            <Textarea
              {...control}
              className="min-h-20"
              maxLength={MAX_CATEGORY_DESCRIPTION_CHARACTERS}
              value={description}
              onChange={(event) => setDescription(event.target.value)}
            />
          )}
        </Field>
        <Delivery departmentId={departmentId} onChange={setDepartment} />
        {category && <Switch label={t("categoryIsActive")} checked={isActive} onChange={setActive} />}
      </form>
      {problem && <Notice tone="danger">{problem}</Notice>}
    </ConfirmDialog>
  );
}

type DeliveryProps = { departmentId: string | null; onChange: (departmentId: string | null) => void };

/** Which department its reports go to; nothing where there is none to choose. */
function Delivery({ departmentId, onChange }: DeliveryProps) {
  const { data: departments = [] } = useDepartmentNames();
  if (departments.length < 2) return null;
  return (
    <Field label={t("categoryDepartment")} hint={t("categoryDepartmentHint")}>
      {(control) => (
        <Select {...control} value={departmentId ?? ""} onChange={(event) => onChange(event.target.value || null)}>
          <option value="">{t("deliveryAsChannel")}</option>
          {departments.map((department) => (
            <option key={department.id} value={department.id}>
              {department.name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
