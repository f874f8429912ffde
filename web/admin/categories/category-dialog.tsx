import { type Category, categoryRoutes } from "@hz/contract/channels/categories";
import { MAX_CATEGORY_DESCRIPTION_CHARACTERS, MAX_CATEGORY_NAME_CHARACTERS } from "@hz/contract/limits";
import { newId } from "@hz/crypto";
import { useState } from "react";
import { Controller, useWatch } from "react-hook-form";
import * as z from "zod";
import { Select, Textarea } from "../../ui/input.tsx";
import { Switch } from "../../ui/switch.tsx";
import { useDepartmentNames } from "../departments/index.ts";
import { DialogForm } from "../shared/form/dialog-form.tsx";
import { type FieldsOf, FormField, useFields } from "../shared/form/form.tsx";
import { t } from "../shared/texts/texts.ts";
import { useSaveCategory } from "./use-save-category.ts";

const CategoryForm = categoryRoutes.create.body.extend({
  isActive: z.boolean(),
  departmentId: z.string().transform((id) => id || null),
});

/** The dialog that makes a category or, where one is given, changes it. */
export function CategoryDialog({ category, onClose }: { category: Category | null; onClose: () => void }) {
  // One id for all attempts of this dialog, so that a lost answer makes no second category.
  const [id] = useState(() => category?.id ?? newId());
  const { name = "", description = "", isActive = true, departmentId } = category ?? {};
  const form = useFields(CategoryForm, { defaultValues: { id, name, description, isActive, departmentId: departmentId ?? "" } });
  const saving = useSaveCategory(category, onClose);
  return (
    <DialogForm
      title={t(category ? "categoryEdit" : "categoryCreate")}
      text={t("categoryDialogText")}
      confirmLabel={t(category ? "save" : "categoryCreate")}
      incomplete={useWatch({ control: form.control, name: "name" }).trim() === ""}
      form={form}
      action={saving}
      onValid={saving.run}
      onClose={onClose}
    >
      <FormField form={form} name="name" label={t("categoryName")} required autoComplete="off" maxLength={MAX_CATEGORY_NAME_CHARACTERS} />
      <FormField form={form} name="description" label={t("categoryDescription")} note={t("optional")} hint={t("categoryDescriptionHint")}>
        {(control) => <Textarea {...control} className="min-h-20" maxLength={MAX_CATEGORY_DESCRIPTION_CHARACTERS} />}
      </FormField>
      <Delivery form={form} />
      {category && (
        <Controller
          control={form.control}
          name="isActive"
          render={({ field }) => <Switch label={t("categoryIsActive")} checked={field.value} onChange={field.onChange} />}
        />
      )}
    </DialogForm>
  );
}

/** Which department its reports go to; nothing where there is none to choose. */
function Delivery({ form }: { form: FieldsOf<typeof CategoryForm> }) {
  const { data: departments = [] } = useDepartmentNames();
  if (departments.length < 2) return null;
  return (
    <FormField form={form} name="departmentId" label={t("categoryDepartment")} hint={t("categoryDepartmentHint")}>
      {(control) => (
        <Select {...control}>
          <option value="">{t("deliveryAsChannel")}</option>
          {departments.map((department) => (
            <option key={department.id} value={department.id}>
              {department.name}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
}
