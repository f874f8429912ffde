import type { ComponentProps } from "react";
import type { FieldValues } from "react-hook-form";
import { Button } from "../../../ui/button.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { Problem } from "../../../ui/notice.tsx";
import type { Action } from "../action/use-action.ts";
import { t } from "../texts/texts.ts";
import { type Fields, Form } from "./form.tsx";

type WritingDialogProps<Typed extends FieldValues, Given> = Pick<
  ComponentProps<typeof FormDialog>,
  "title" | "text" | "onClose" | "children"
> & {
  form: Fields<Typed, Given>;
  onValid: (given: Given) => unknown;
  action: Pick<Action, "busy" | "problem">;
  confirmLabel: string;
  busyLabel: string;
  /** Whether it cannot be kept any more, whatever stands in it. */
  off?: boolean;
};

/** A form in which so much is written that it goes by its way back alone, and counts as unsaved until it is kept. */
export function WritingDialog<Typed extends FieldValues, Given>(props: WritingDialogProps<Typed, Given>) {
  const { form, onValid, action, confirmLabel, busyLabel, off = false, children, ...dialog } = props;
  const { busy, problem } = action;
  return (
    <FormDialog busy={busy} isWritten={form.formState.isDirty} {...dialog}>
      <Form form={form} onValid={(given) => (busy || off ? undefined : onValid(given))}>
        {children}
        <Problem>{problem}</Problem>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" off={busy} onClick={dialog.onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" busy={busy} off={off}>
            {busy ? busyLabel : confirmLabel}
          </Button>
        </div>
      </Form>
    </FormDialog>
  );
}
