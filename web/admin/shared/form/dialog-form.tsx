import type { ComponentProps } from "react";
import type { FieldValues } from "react-hook-form";
import { ActionDialog } from "../action/action-dialog.tsx";
import { type Fields, Form } from "./form.tsx";

type DialogFormProps<Typed extends FieldValues, Given> = Omit<ComponentProps<typeof ActionDialog>, "onConfirm"> & {
  form: Fields<Typed, Given>;
  onValid: (given: Given) => unknown;
};

/** A form in a dialog of its own, which stays with all that was typed until that is kept. */
export function DialogForm<Typed extends FieldValues, Given>({ form, onValid, children, ...dialog }: DialogFormProps<Typed, Given>) {
  const isStill = dialog.action.busy || (dialog.incomplete ?? false);
  return (
    <ActionDialog isForm={!dialog.destructive} onConfirm={() => void form.handleSubmit(onValid)()} {...dialog}>
      <Form form={form} onValid={(given) => (isStill ? undefined : onValid(given))}>
        {children}
        {/* The button of the dialog stands outside; without one in here the enter key sends no form of several fields. */}
        <input type="submit" hidden />
      </Form>
    </ActionDialog>
  );
}
