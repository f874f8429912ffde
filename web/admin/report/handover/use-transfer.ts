import { handoverRoutes, type NewTransfer } from "@hz/contract/procedure/handover";
import { useState } from "react";
import { call } from "../../../api/client.ts";
import { toast } from "../../../ui/toasts.ts";
import { useAction } from "../../shared/action/use-action.ts";
import { queryClient } from "../../shared/queries/query-client.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { useUser } from "../../shared/session/user.ts";
import { t } from "../../shared/texts/texts.ts";
import type { ReportViewProps } from "../report-view.tsx";
import { unanswered } from "../thread/unanswered.ts";
import { useReportGone } from "../use-report-gone.ts";
import { sendTransfer, type Wanted } from "./send-transfer.ts";

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
