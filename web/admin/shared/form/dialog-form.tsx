import type { ComponentProps } from "react";
import type { FieldValues } from "react-hook-form";
import { ActionDialog } from "../action/action-dialog.tsx";
import { type Fields, Form } from "./form.tsx";

type DialogFormProps<Typed extends FieldValues, Given> = Omit<ComponentProps<typeof ActionDialog>, "isForm" | "onConfirm"> & {
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
        {/* The dialog's own button stands outside: with this one the enter key sends a form of several lines, too. */}
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </Form>
    </ActionDialog>
  );
}
