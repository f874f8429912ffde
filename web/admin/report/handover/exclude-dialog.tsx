import { type Handover, handoverRoutes } from "@hz/contract/procedure/handover";
import type { Report } from "@hz/contract/reports/reports";
import { useState } from "react";
import * as z from "zod";
import { call } from "../../../api/client.ts";
import { Select } from "../../../ui/input.tsx";
import { freshId } from "../../../vault/report/open-report.ts";
import { useAction } from "../../shared/action/use-action.ts";
import { DialogForm } from "../../shared/form/dialog-form.tsx";
import { FormField, useFields } from "../../shared/form/form.tsx";
import { useUserNames } from "../../shared/names/queries.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { t } from "../../shared/texts/texts.ts";
import { unanswered } from "../thread/unanswered.ts";

type ExcludeDialogProps = { report: Report; colleagues: Handover["readers"]; onClose: () => void };

const ExcludeForm = z.object({ userId: z.string().min(1, t("excludePersonMissing")) });

export function ExcludeDialog({ report: { id }, colleagues, onClose }: ExcludeDialogProps) {
  const names = useUserNames();
  const nameOf = (userId: string) => names.get(userId) ?? t("formerUser");
  const form = useFields(ExcludeForm, { defaultValues: { userId: "" } });
  // Another person is another exclusion.
  const [again] = useState(() => unanswered<string>());
  const excluding = useAction({
    run: ({ userId }: { userId: string }) =>
      again(
        userId,
        (recusal) => call(handoverRoutes.recuse, { params: { id }, body: { id: recusal, userId } }),
        (send) => send(freshId()),
      ),
    done: (_, { userId }) => t("excludeDone", { name: nameOf(userId) }),
    failed: t("excludeFailed"),
    touches: [queryKeys.report(id)],
    onDone: onClose,
  });
  return (
    <DialogForm
      isForm
      title={t("handoverExclude")}
      text={t("excludeText")}
      confirmLabel={t("excludeAction")}
      destructive
      form={form}
      action={excluding}
      onValid={excluding.run}
      onClose={onClose}
    >
      <FormField form={form} name="userId" label={t("excludePerson")}>
        {(control) => (
          <Select {...control} disabled={excluding.busy}>
            <option value="">{t("transferChoose")}</option>
            {colleagues.map((colleague) => (
              <option key={colleague} value={colleague}>
                {nameOf(colleague)}
              </option>
            ))}
          </Select>
        )}
      </FormField>
    </DialogForm>
  );
}
