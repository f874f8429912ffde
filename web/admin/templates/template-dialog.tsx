import { MAX_TEMPLATE_TITLE_CHARACTERS } from "@hz/contract/limits";
import { TEMPLATE_PURPOSES } from "@hz/contract/templates/template-topics";
import { templateRoutes } from "@hz/contract/templates/templates";
import { newId } from "@hz/crypto";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import type * as z from "zod";
import { call } from "../../api/client.ts";
import { Select } from "../../ui/input.tsx";
import { useAction } from "../shared/action/use-action.ts";
import { DialogForm } from "../shared/form/dialog-form.tsx";
import { FormField, useFields } from "../shared/form/form.tsx";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { t } from "../shared/texts/texts.ts";
import type { Template } from "./templates-of.ts";

const TemplateForm = templateRoutes.update.body;
type TemplateDialogProps = { template: Template | null; onClose: () => void; onDone?: (id: string) => void };

/** The dialog that adds an own template or, where one is given, changes its title and what it is used for. */
export function TemplateDialog({ template, onClose, onDone }: TemplateDialogProps) {
  // One id for all attempts of this dialog, so that a lost answer makes no second template.
  const [id] = useState(() => template?.id ?? newId());
  const { title = "", purpose = "message" } = template ?? {};
  const form = useFields(TemplateForm, { defaultValues: { title, purpose } });
  const saving = useAction({
    run: (body: z.infer<typeof TemplateForm>) =>
      template ? call(templateRoutes.update, { params: { id }, body }) : call(templateRoutes.create, { body: { id, ...body } }),
    done: t(template ? "templateRenamed" : "templateAdded"),
    failed: t("templateDialogFailed"),
    touches: [queryKeys.templates],
    onDone: () => {
      onClose();
      onDone?.(id);
    },
  });
  return (
    <DialogForm
      title={t(template ? "templateRenameTitle" : "templateAdd")}
      text={t(template ? "templateRenameText" : "templateAddText")}
      confirmLabel={t(template ? "save" : "templateAdd")}
      incomplete={useWatch({ control: form.control, name: "title" }).trim() === ""}
      form={form}
      action={saving}
      onValid={saving.run}
      onClose={onClose}
    >
      <FormField
        form={form}
        name="title"
        label={t("templateTitle")}
        required
        autoComplete="off"
        maxLength={MAX_TEMPLATE_TITLE_CHARACTERS}
      />
      <FormField form={form} name="purpose" label={t("templatePurpose")} hint={t("templatePurposeHint")}>
        {(control) => (
          <Select {...control}>
            {TEMPLATE_PURPOSES.map((one) => (
              <option key={one} value={one}>
                {t(`templatePurpose_${one}`)}
              </option>
            ))}
          </Select>
        )}
      </FormField>
    </DialogForm>
  );
}
