import { handoverRoutes, type NewTransfer, type TransferTarget } from "@hz/contract/procedure/handover";
import { useState } from "react";
import { ApiError, call } from "../../../api/client.ts";
import { toast } from "../../../ui/toasts.ts";
import { useAction } from "../../shared/action/use-action.ts";
import { queryClient } from "../../shared/queries/query-client.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { useUser } from "../../shared/session/user.ts";
import { t } from "../../shared/texts/texts.ts";
import type { ReportViewProps } from "../report-view.tsx";
import { unanswered } from "../thread/unanswered.ts";
import { useReportGone } from "../use-report-gone.ts";
import { departmentRoutes } from "@hz/contract/people/departments";
import type { TransferReason } from "@hz/contract/procedure/handover-terms";
import { type Report, reportRoutes } from "@hz/contract/reports/reports";
import { freshId, openReport } from "../../../vault/report/open-report.ts";
import { standsInBefore } from "../../../vault/people/purpose.ts";
import { sealTransfer } from "../../../vault/people/transfer.ts";
import { reloadKeys } from "../../shared/session/reload-keys.ts";

/** Where a case goes and why; `text` is the remark, empty for none. */
export type Wanted = { target: TransferTarget; reason: TransferReason; author: string; text: string };

/**
 * Seals a report's keys for another department and has them sent. Where keys were renewed or a colleague wrote the first note
 * meanwhile, it is sealed once more from what is there now.
 */
async function sendTransfer<Answer>(shown: ReportViewProps, wanted: Wanted, send: (body: NewTransfer) => Promise<Answer>): Promise<Answer> {
  const { id } = shown.report;
  const attempt = async ({ report, open }: ReportViewProps, target: TransferTarget) => {
    await refuseConcerned(report, target);
    return send(await sealed(report, open, { ...wanted, target }));
  };
  try {
    return await attempt(shown, wanted.target);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "KEYS_CHANGED") throw error;
    await reloadKeys();
    const report = await call(reportRoutes.get, { params: { id } });
    const { departments } = await call(handoverRoutes.get, { params: { id } });
    const target = departments.find((one) => one.id === wanted.target.id);
    if (!target) throw error;
    return attempt({ report, open: await openReport(report) }, target);
  }
}

/** Whatever the server offers: who stands in for an office hands nothing over to it, as the account's key signed it. */
async function refuseConcerned({ sealedTo }: Report, { key }: TransferTarget): Promise<void> {
  const holder = (await call(departmentRoutes.list)).find(({ id }) => id === sealedTo.departmentId);
  if (!holder) throw new ApiError(404, "NOT_FOUND", "");
  if (await standsInBefore(holder.key, key)) throw new ApiError(409, "STAND_IN_SHARED", "");
}

async function sealed(report: Report, open: ReportViewProps["open"], { target, reason, author, text }: Wanted): Promise<NewTransfer> {
  const remark = text.trim() === "" ? null : { id: freshId(), author, text: text.trim() };
  return { id: freshId(), reason, ...(await sealTransfer(open, report.notesKey, target.key, remark)) };
}

/** How to hand a report over; `staysReader` where whoever does reads it afterwards, too. */
export function useTransfer({ report, open }: ReportViewProps, staysReader: boolean, onClose: () => void) {
  const author = useUser().fullName;
  const gone = useReportGone(report);
  const [again] = useState(() => unanswered<NewTransfer>());
  const send = (body: NewTransfer) => call(handoverRoutes.transfer, { params: { id: report.id }, body });
  const readAgain = () => queryClient.invalidateQueries({ queryKey: queryKeys.report(report.id) });
  return useAction({
    run: (wanted: Omit<Wanted, "author">) =>
      again(JSON.stringify([wanted.target.id, wanted.reason, wanted.text]), send, (sendSealed) =>
        sendTransfer({ report, open }, { ...wanted, author }, sendSealed),
      ),
    failed: t("transferFailed"),
    onFailed: readAgain,
    onDone: async (_, { target: { name } }) => {
      const said = { title: t("transferDone"), description: t("transferDoneText", { number: String(report.number), name }) };
      if (!staysReader) return gone(said);
      toast(said);
      onClose();
      await readAgain();
    },
  });
}
