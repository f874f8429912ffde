import type { ReactNode } from "react";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Textarea } from "../../../ui/input.tsx";
import { t } from "../../shared/texts/texts.ts";
import type { ProcedureChange } from "./use-procedure-change.ts";

/** So many characters a note may have. */
const MAX_WORDS = 20_000;

type Words = { label: string; hint: string; text: string; onChange: (text: string) => void; isNeeded?: boolean };

type ProcedureDialogProps = {
  title: string;
  text: string;
  confirmLabel: string;
  change: Pick<ProcedureChange, "busy" | "problem">;
  /** The free text that is sealed; none where there is nothing to be told. */
  words?: Words | undefined;
  onClose: () => void;
  onConfirm: () => void;
  children: ReactNode;
};

/** Takes a question about a procedure and gives its dialog, which stays with everything in it until that is kept. */
export function ProcedureDialog({ change, words, onClose, children, ...rest }: ProcedureDialogProps) {
  return (
    <ConfirmDialog isForm open onOpenChange={(next) => !next && onClose()} cancelLabel={t("cancel")} busy={change.busy} {...rest}>
      {children}
      {words && (
        <Field label={words.label} note={!words.isNeeded && t("optional")} hint={words.hint}>
          {(control) => (
            <Textarea
              {...control}
              value={words.text}
              maxLength={MAX_WORDS}
              readOnly={change.busy}
              onChange={({ target }) => words.onChange(target.value)}
              className="min-h-20"
            />
          )}
        </Field>
      )}
      <p role="alert" className="text-sm font-semibold text-danger empty:hidden">
        {change.problem}
      </p>
    </ConfirmDialog>
  );
}
