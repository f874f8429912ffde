import { type Handover, handoverRoutes } from "@hz/contract/procedure/handover";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import * as z from "zod";
import { call } from "../../../api/client.ts";
import { Notice } from "../../../ui/notice.tsx";
import { freshId } from "../../../vault/report/open-report.ts";
import { useAction } from "../../shared/action/use-action.ts";
import { DialogForm } from "../../shared/form/dialog-form.tsx";
import { useFields } from "../../shared/form/form.tsx";
import { RadioField } from "../../shared/form/radio-field.tsx";
import { namesOf, useUserNames } from "../../shared/names/queries.ts";
import { queryClient } from "../../shared/queries/query-client.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { useUser } from "../../shared/session/user.ts";
import { t } from "../../shared/texts/texts.ts";
import type { ReportViewProps } from "../report-view.tsx";
import { hasDraft } from "../use-draft.ts";
import { useReportGone } from "../use-report-gone.ts";

type BiasDialogProps = Pick<ReportViewProps, "report"> & { handover: Handover; onTransfer: () => void; onClose: () => void };

const BiasForm = z.object({ way: z.enum(["self", "transfer"], t("biasHowMissing")) });

/** Declares a handler's bias: only they leave, or the case does. */
export function BiasDialog({ report, handover, onTransfer, onClose }: BiasDialogProps) {
  const { id: userId } = useUser();
  const names = useUserNames();
  const others = handover.readers.filter((id) => id !== userId);
  const [canStay, canGo] = [others.length > 0, handover.departments.length > 0];
  const gone = useReportGone(report);
  const [recusal] = useState(freshId);
  const options = [
    ...(canStay ? [{ value: "self" as const, label: t("biasSelf", { count: others.length, names: namesOf(others, names) }) }] : []),
    ...(canGo ? [{ value: "transfer" as const, label: t("biasTransfer") }] : []),
  ];
  const form = useFields(BiasForm, { defaultValues: options.length === 1 ? { way: options[0]!.value } : {} });
  const way = useWatch({ control: form.control, name: "way" });
  const leaving = useAction({
    run: () => call(handoverRoutes.recuse, { params: { id: report.id }, body: { id: recusal, userId } }),
    failed: t("biasFailed"),
    onFailed: () => queryClient.invalidateQueries({ queryKey: queryKeys.report(report.id) }),
    onDone: () => gone({ title: t("biasDone", { number: String(report.number) }), description: t("biasDoneText") }),
  });
  const { name } = handover.department;
  return (
    <DialogForm
      isForm
      title={t("biasTitle")}
      text={t("biasText")}
      confirmLabel={way === "transfer" ? t("biasNext") : t("biasAction")}
      destructive={way !== "transfer"}
      incomplete={options.length === 0}
      form={form}
      action={leaving}
      onValid={() => (way === "transfer" ? onTransfer() : leaving.run())}
      onClose={onClose}
    >
      {canStay ? (
        <RadioField form={form} name="way" label={t("biasHow")} options={options} />
      ) : (
        <Notice tone="accent">{canGo ? t("biasAlone", { name }) : t("biasNobody", { name })}</Notice>
      )}
      {way === "self" && (
        <Notice>
          <p>{t("biasHonest")}</p>
          {hasDraft(report.id) && <p className="font-semibold">{t("transferDraft")}</p>}
        </Notice>
      )}
    </DialogForm>
  );
}
