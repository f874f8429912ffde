import { type Category, categoryRoutes, type CategoryTexts } from "@hz/contract/channels/categories";
import { MAX_CATEGORY_DESCRIPTION_CHARACTERS, MAX_CATEGORY_NAME_CHARACTERS } from "@hz/contract/limits";
import { newId } from "@hz/crypto";
import { useState } from "react";
import { Controller, useWatch } from "react-hook-form";
import * as z from "zod";
import { Select, Textarea } from "../../ui/input.tsx";
import { Switch } from "../../ui/switch.tsx";
import { saveCategoryDelivery, useDepartmentNames } from "../departments/index.ts";
import { DialogForm } from "../shared/form/dialog-form.tsx";
import { type FieldsOf, FormField, useFields } from "../shared/form/form.tsx";
import { t } from "../shared/texts/texts.ts";
import { call } from "../../api/client.ts";
import { TranslationFields, TypedTranslations, typedTranslations, useOtherLanguages } from "./category-translations.tsx";
import { useAction } from "../shared/action/use-action.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";

type Typed = Pick<Category, "id" | "name" | "description" | "translations" | "isActive" | "departmentId">;

/** `before` is null for a new category. */
const useSaveCategory = (before: Category | null, onDone: () => void) =>
  useAction({
    run: async (typed: Typed) => {
      const { id, name, description, translations, departmentId } = typed;
      // What an earlier try has made without our hearing of it may have another name by now.
      const saved = await change(before ?? (await call(categoryRoutes.create, { body: { id, name, description, translations } })), typed);
      if (departmentId !== saved.departmentId) await saveCategoryDelivery(id, departmentId);
    },
    done: t(before ? "categoryUpdated" : "categoryCreated"),
    failed: t(before ? "categoryUpdateFailed" : "categoryCreateFailed"),
    failsIn: "both",
    touches: [queryKeys.categories, queryKeys.departments],
    onDone,
  });

/** Sends what differs only: what a colleague changed meanwhile stays. */
function change(before: Category, typed: Typed): Promise<Category> | Category {
  const { name, description, translations, isActive } = typed;
  const given = {
    ...(name !== before.name && { name }),
    ...(description !== before.description && { description }),
  };
  // Ours go with what they translate: beside other words they stay, as the office's own.
  const asText = (texts: CategoryTexts) => JSON.stringify(typedTranslations(texts));
  const isSame = Object.keys(given).length === 0 && asText(translations) === asText(before.translations);
  const body = {
    ...given,
    ...(!isSame && { translations }),
    ...(isActive !== before.isActive && { isActive }),
  };
  return Object.keys(body).length === 0 ? before : call(categoryRoutes.update, { params: { id: before.id }, body });
}

const CategoryForm = categoryRoutes.create.body.extend({
  translations: TypedTranslations,
  isActive: z.boolean(),
  departmentId: z.string().transform((id) => id || null),
});

/** The dialog that makes a category or, where one is given, changes it. */
export function CategoryDialog({ category, onClose }: { category: Category | null; onClose: () => void }) {
  // One id for all attempts of this dialog, so that a lost answer makes no second category.
  const [id] = useState(() => category?.id ?? newId());
  const { name = "", description = "", isActive = true, departmentId } = category ?? {};
  const translations = typedTranslations(category?.translations ?? {});
  const form = useFields(CategoryForm, {
    defaultValues: { id, name, description, translations, isActive, departmentId: departmentId ?? "" },
  });
  const languages = useOtherLanguages();
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
      <TranslationFields form={form} languages={languages} />
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
