import { MAX_PASSKEY_NAME, passkeyRoutes } from "@hz/contract/sign-in/passkeys";
import { type ActionSpec, useAction } from "../shared/action/use-action.ts";
import { DialogForm } from "../shared/form/dialog-form.tsx";
import { FormField, useFields } from "../shared/form/form.tsx";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { t } from "../shared/texts/texts.ts";

type NamePasskeyProps = {
  title: string;
  text: string;
  name: string;
  confirmLabel: string;
  /** What the button says while the work goes on. */
  busyLabel: string;
  /** What is done with the name. */
  does: ActionSpec<string, unknown>;
  onClose: () => void;
};

/** Asks for a passkey's name, before it is made or to rename it. */
export function NamePasskey({ name, confirmLabel, busyLabel, does, ...question }: NamePasskeyProps) {
  const form = useFields(passkeyRoutes.rename.body, { defaultValues: { name } });
  const naming = useAction({ ...does, touches: [queryKeys.passkeys], onDone: question.onClose });
  return (
    <DialogForm
      confirmLabel={naming.busy ? busyLabel : confirmLabel}
      form={form}
      action={naming}
      onValid={(given) => naming.run(given.name)}
      {...question}
    >
      <FormField
        form={form}
        name="name"
        label={t("passkeyName")}
        hint={t("passkeyNameHint")}
        maxLength={MAX_PASSKEY_NAME}
        autoComplete="off"
      />
    </DialogForm>
  );
}
