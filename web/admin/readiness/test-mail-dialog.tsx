import { readinessRoutes } from "@hz/contract/account/readiness";
import { useWatch } from "react-hook-form";
import type * as z from "zod";
import { call } from "../../api/client.ts";
import { useAction } from "../shared/action/use-action.ts";
import { atField } from "../shared/form/at-field.ts";
import { DialogForm } from "../shared/form/dialog-form.tsx";
import { FormField, useFields } from "../shared/form/form.tsx";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { t } from "./texts.ts";

const CodeForm = readinessRoutes.confirmTestMail.body;

/** Asks for the code of the test mail that is under way. */
export function TestMailDialog({ onClose }: { onClose: () => void }) {
  const form = useFields(CodeForm, { defaultValues: { code: "" } });
  const confirming = useAction({
    run: (body: z.output<typeof CodeForm>) => call(readinessRoutes.confirmTestMail, { body }),
    done: t("rdTestMailDone"),
    failed: atField(form, { TEST_CODE_WRONG: "code" }, t("rdReviewFailed")),
    touches: [queryKeys.readiness],
    onDone: onClose,
  });
  return (
    <DialogForm
      title={t("rdTestMailTitle")}
      text={t("rdTestMailText")}
      cancelLabel={t("rdTestMailLater")}
      confirmLabel={t("rdTestMailConfirm")}
      incomplete={useWatch({ control: form.control, name: "code" }).trim() === ""}
      form={form}
      action={confirming}
      onValid={confirming.run}
      onClose={onClose}
    >
      <FormField
        form={form}
        name="code"
        label={t("rdTestMailCode")}
        className="max-w-48"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
      />
    </DialogForm>
  );
}
