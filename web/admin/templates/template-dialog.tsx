import { MAX_TEMPLATE_TITLE_CHARACTERS } from "@hz/contract/limits";
import { TEMPLATE_PURPOSES, type TemplatePurpose } from "@hz/contract/templates/template-topics";
import { templateRoutes } from "@hz/contract/templates/templates";
import { newId } from "@hz/crypto";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { call } from "../../api/client.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input, Select } from "../../ui/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toasts.ts";
import { failureText } from "../shared/failures/failure-text.ts";
import { t } from "../shared/texts/texts.ts";
import { readTemplatesAgain } from "./queries.ts";
import type { Template } from "./templates-of.ts";

type TemplateDialogProps = { template: Template | null; onClose: () => void; onDone?: (id: string) => void };

/** The dialog that adds an own template or, where one is given, changes its title and what it is used for. */
export function TemplateDialog({ template, onClose, onDone }: TemplateDialogProps) {
  // One id for all attempts of this dialog, so that a lost answer makes no second template.
  const [id] = useState(() => template?.id ?? newId());
  const [title, setTitle] = useState(template?.title ?? "");
  const [purpose, setPurpose] = useState<TemplatePurpose>(template?.purpose ?? "message");
  const saving = useMutation({
    mutationFn: (body: { title: string; purpose: TemplatePurpose }) =>
      template ? call(templateRoutes.update, { params: { id }, body }) : call(templateRoutes.create, { body: { id, ...body } }),
    onSuccess: async () => {
      await readTemplatesAgain();
      onClose();
      onDone?.(id);
      toast({ title: t(template ? "templateRenamed" : "templateAdded") });
    },
  });
  const incomplete = title.trim() === "";
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (!saving.isPending && !incomplete) saving.mutate({ title: title.trim(), purpose });
  };
  return (
    <ConfirmDialog
      isForm
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(template ? "templateRenameTitle" : "templateAdd")}
      text={t(template ? "templateRenameText" : "templateAddText")}
      cancelLabel={t("cancel")}
      confirmLabel={t(template ? "save" : "templateAdd")}
      busy={saving.isPending}
      incomplete={incomplete}
      onConfirm={submit}
    >
      <form noValidate className="grid gap-4" onSubmit={submit}>
        <Field label={t("templateTitle")}>
          {(control) => (
            <Input
              {...control}
              required
              autoComplete="off"
              maxLength={MAX_TEMPLATE_TITLE_CHARACTERS}
              value={title}
              onChange={({ target }) => setTitle(target.value)}
            />
          )}
        </Field>
        <Field label={t("templatePurpose")} hint={t("templatePurposeHint")}>
          {(control) => (
            <Select
              {...control}
              value={purpose}
              onChange={({ target }) => setPurpose(TEMPLATE_PURPOSES.find((one) => one === target.value) ?? "message")}
            >
              {TEMPLATE_PURPOSES.map((one) => (
                <option key={one} value={one}>
                  {t(`templatePurpose_${one}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </form>
      {saving.error && <Notice tone="danger">{failureText(saving.error, t("templateDialogFailed"))}</Notice>}
    </ConfirmDialog>
  );
}
