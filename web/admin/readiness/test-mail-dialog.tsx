import { readinessRoutes } from "@hz/contract/account/readiness";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { failureText } from "../shared/failures/failure-text.ts";
import { t } from "./texts.ts";
import { useAct } from "./use-act.ts";

/** Asks for the code of the test mail that is under way. */
export function TestMailDialog({ onClose }: { onClose: () => void }) {
  const [code, setCode] = useState("");
  const confirm = useAct({
    run: () => call(readinessRoutes.confirmTestMail, { body: { code: code.trim() } }),
    done: t("rdTestMailDone"),
    failed: t("rdReviewFailed"),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      isForm
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("rdTestMailTitle")}
      text={t("rdTestMailText")}
      cancelLabel={t("rdTestMailLater")}
      confirmLabel={t("rdTestMailConfirm")}
      busy={confirm.isPending}
      incomplete={code.trim() === ""}
      onConfirm={() => confirm.mutate()}
    >
      <Field label={t("rdTestMailCode")} error={confirm.isError && failureText(confirm.error, t("rdReviewFailed"))} className="max-w-48">
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            maxLength={20}
            onChange={({ target }) => setCode(target.value)}
          />
        )}
      </Field>
    </ConfirmDialog>
  );
}
