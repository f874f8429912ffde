import * as z from "zod";
import { type ActionSpec, useAction } from "../action/use-action.ts";
import { atField } from "../form/at-field.ts";
import { DialogForm } from "../form/dialog-form.tsx";
import { useFields } from "../form/form.tsx";
import { ProofField } from "./proof-field.tsx";

type PasswordDialogProps = Pick<ActionSpec<{ password: string }, void>, "done" | "touches"> & {
  title: string;
  text: string;
  cancelLabel: string;
  confirmLabel: string;
  /** Says that nothing was typed. */
  missing: string;
  destructive?: boolean;
  /** Gets what was typed; the dialog stays when it throws. */
  onPassword: (password: string) => Promise<void>;
  /** The sentence for what was thrown; null where there is nothing to say. */
  failureOf: (error: unknown) => string | null;
  onClose: () => void;
};

/** Asks a question with its consequence, and for the password before it is done. */
export function PasswordDialog({ missing, onPassword, failureOf, done, touches, ...question }: PasswordDialogProps) {
  const form = useFields(z.object({ password: z.string().min(1, missing) }), { defaultValues: { password: "" } });
  const proving = useAction({
    run: ({ password }: { password: string }) => onPassword(password),
    failed: atField(form, { PASSWORD_WRONG: "password" }, failureOf),
    done,
    touches,
    onDone: question.onClose,
  });
  return (
    <DialogForm form={form} action={proving} onValid={proving.run} {...question}>
      <ProofField form={form} name="password" />
    </DialogForm>
  );
}
