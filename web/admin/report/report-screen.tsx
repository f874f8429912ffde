import { FileQuestion, Forward, UserX } from "lucide-react";
import { useEffect, useState } from "react";
import { useParams } from "react-router";
import { ApiError } from "../../api/client.ts";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { usePageTitle } from "../shared/page/page-title.ts";
import { markSeen } from "../reports/index.ts";
import { t } from "../shared/texts/texts.ts";
import { ClosedReport } from "./closing/closed-report.tsx";
import { useProcedure } from "./procedure/use-procedure.ts";
import { useReport } from "./queries.ts";
import { ReportFailed, ReportLoading } from "./report-loading.tsx";
import { ReportView } from "./report-view.tsx";
import { ToReports } from "./to-reports.tsx";
import { hasDraft } from "./use-draft.ts";

/** What is said to whoever could read a case before. */
const LEFT = {
  REPORT_HANDED_OVER: { icon: Forward, title: "handedOver", text: "handedOverText", draft: "handedOverDraft" },
  RECUSED: { icon: UserX, title: "recused", text: "recusedText", draft: "recusedDraft" },
} as const;

/** The page /meldungen/{id}. */
export function ReportScreen() {
  const { id = "" } = useParams();
  // A case opened from another one starts fresh: drafts, tab and downloads belong to one report.
  return <OneReport key={id} id={id} />;
}

function OneReport({ id }: { id: string }) {
  const query = useReport(id);
  const { data, error, isFetching } = query;
  // Asked for beside the report and not after it: what comes later pushes down what somebody is about to tap.
  useProcedure(id);
  const number = data?.report.number;
  usePageTitle(number === undefined ? t("reports") : `HZ-${number}`);
  useEffect(() => () => markSeen(id), [id]);

  const code = useLastCode(error instanceof ApiError ? error.code : null, isFetching);
  const left = code === "REPORT_HANDED_OVER" || code === "RECUSED" ? LEFT[code] : null;
  const isGone = left !== null || code === "NOT_FOUND" || code === "INVALID_INPUT";
  // Deleted or handed over while it was open: nothing of it stays in sight, unless something was typed that can still be copied.
  if (isGone && !(data?.open && hasDraft(id))) return <Missing left={left} />;
  if (data?.open)
    return (
      <>
        {isGone && <Notice tone="danger">{t(left?.draft ?? "reportGone")}</Notice>}
        <ReportView report={data.report} open={data.open} />
      </>
    );
  if (data) return <ClosedReport report={data.report} reason={data.closed} />;
  return error ? <ReportFailed query={query} /> : <ReportLoading />;
}

/** The code of the last answer, also while it is asked again: what is gone would give way to a loading page with each event. */
function useLastCode(code: string | null, isAsked: boolean): string | null {
  const [kept, keep] = useState(code);
  if (!isAsked && kept !== code) keep(code);
  return isAsked ? (code ?? kept) : code;
}

function Missing({ left }: { left: (typeof LEFT)[keyof typeof LEFT] | null }) {
  const { icon, title, text } = left ?? { icon: FileQuestion, title: "reportMissing", text: "reportMissingText" };
  return (
    <Card>
      <EmptyState whole icon={icon} title={t(title)} text={t(text)} action={<ToReports />} />
    </Card>
  );
}
