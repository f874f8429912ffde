import { messageRoutes } from "@hz/contract/reports/messages";
import type { BodyOf } from "@hz/contract/route";
import { CLOSED_STATUSES, type Report, type ReportRow, reportRoutes, type ReportStatus } from "@hz/contract/reports/reports";
import { useRef, useState } from "react";
import { ApiError, call } from "../../api/client.ts";
import type { OpenReport } from "../../vault/report/open-report.ts";
import { type ActionSpec, useAction } from "../shared/action/use-action.ts";
import { failureText } from "../shared/failures/failure-text.ts";
import { queryClient } from "../shared/queries/query-client.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { type ClosureWithNote, updateRow } from "../reports/index.ts";
import { t } from "../shared/texts/texts.ts";
import type { Crossed } from "./changed-meanwhile.tsx";
import type { ShownReport } from "./queries.ts";
import { useSealedWords } from "./content/use-sealed-words.ts";

type Values = { status: ReportStatus; assignedTo: string | null };
type Change = Partial<Values> & { closure?: ClosureWithNote };
/** `onDone` runs once the change is kept, or another one that crossed it is shown elsewhere. */
type Asked = {
  change: Change;
  onDone?: (() => void) | undefined;
  /** Whether what somebody else has closed is opened first. */
  isAgain?: boolean;
};

/**
 * Sets status and assignee; says what is on its way to the server, and what a colleague has set meanwhile. `look` goes on each
 * control: what stands there as somebody begins to choose is what the choice is based on.
 */
export function useReportChange(report: Report, open: OpenReport) {
  const { id, status, assignedTo } = report;
  const seen = useRef<Values>({ status, assignedTo });
  const [crossed, setCrossed] = useState<Crossed | null>(null);
  const [isEndRefused, setEndRefused] = useState(false);
  const seal = useSealedWords(report, open, "closure");

  const take = (row: ReportRow) => {
    seen.current = { status: row.status, assignedTo: row.assignedTo };
    showRow(row);
  };
  /** Shows what is there now beside what was wanted, and ends what asked for it; false where that cannot be found out. */
  const tell = async ({ change: wanted, onDone }: Asked): Promise<boolean> => {
    const { row, by } = await readNow(id, wanted.status === undefined ? "assigned" : "status");
    if (!row) return false;
    take(row);
    if (wanted.closure && CLOSED_STATUSES.some((closed) => closed === row.status)) {
      // The dialog that asked for it says so, and keeps what was written. Without it there is only the failure.
      await queryClient.refetchQueries({ queryKey: queryKeys.procedure(id) });
      setEndRefused(true);
      return onDone !== undefined;
    }
    setCrossed(crossing(wanted, row, by, () => setting.run({ change: wanted })));
    onDone?.();
    return true;
  };
  const update = (body: BodyOf<typeof reportRoutes.update>) => call(reportRoutes.update, { params: { id }, body });
  const send = async ({ change: { closure, ...values }, isAgain }: Asked): Promise<ReportRow> => {
    if (isAgain) take(await update({ status: "in_progress", from: { status } }));
    const body = { ...values, from: seen.current };
    if (!closure) return update(body);
    const { note: words, ...ending } = closure;
    return seal(ending, words, ({ note }) => update({ ...body, closure: { ...ending, note } }));
  };
  const spec: ActionSpec<Asked, ReportRow | null> = {
    run: async (asked) => {
      try {
        return await send(asked);
      } catch (error) {
        // Where it cannot be found out what is there now, it is said like any other failure.
        const isTold = error instanceof ApiError && error.code === "REPORT_CHANGED" && (await tell(asked).catch(() => false));
        if (isTold) return null;
        throw error;
      }
    },
    done: (row, { change }) => row && t(change.status === undefined ? "assignedSaved" : "statusSaved"),
    failed: (error, { change }) => `${t(change.status === undefined ? "assignedFailed" : "statusFailed")} ${failureText(error, "")}`.trim(),
    onDone: (row, { change, onDone }) => {
      if (!row) return;
      take(row);
      onDone?.();
      // The first note brought the notes key, which is part of the report.
      if (change.closure?.note) void queryClient.invalidateQueries({ queryKey: queryKeys.report(id) });
      void queryClient.invalidateQueries({ queryKey: queryKeys.counts });
    },
  };
  const setting = useAction({ ...spec, failsIn: "toast" });
  const closing = useAction(spec);
  const remember = () => {
    seen.current = { status, assignedTo };
    setEndRefused(false);
    closing.setProblem(null);
  };
  return {
    busy: setting.busy || closing.busy,
    pending: (setting.given ?? closing.given)?.change,
    setStatus: (next: ReportStatus) => setting.run({ change: { status: next } }),
    closing,
    /** Closes the case; `isAgain` where somebody else's end of it, which was seen, gives way. */
    close: (closure: ClosureWithNote, isAgain: boolean, onDone: () => void) =>
      closing.run({ change: { status: "closed", closure }, isAgain, onDone }),
    /** Whether an end was refused because the case is closed already. */
    isEndRefused,
    setAssignee: (next: string | null) => setting.run({ change: { assignedTo: next } }),
    remember,
    look: { onFocus: remember, onPointerDown: remember, onKeyDown: remember },
    crossed,
    endCrossed: () => setCrossed(null),
  };
}
/** What stands there by now in the place of what was wanted; `take` sets what was wanted all the same. */
const crossing = ({ status, assignedTo = null }: Change, row: ReportRow, by: string | null, take: () => void): Crossed =>
  status === undefined
    ? { kind: "assigned", by, now: row.assignedTo, wanted: assignedTo, take }
    : { kind: "status", by, now: row.status, wanted: status, take };

/** Shows what a row says in the case and in the list. */
function showRow(row: ReportRow): void {
  const { id, status, assignedTo, feedbackAt, closedAt, outcome, lastActivityAt } = row;
  const now = { status, assignedTo, feedbackAt, closedAt, outcome, lastActivityAt };
  queryClient.setQueryData<ShownReport>(queryKeys.reportItself(id), (shown) => shown && { ...shown, report: { ...shown.report, ...now } });
  updateRow(row);
  for (const queryKey of [queryKeys.history(id), queryKeys.procedure(id)]) void queryClient.invalidateQueries({ queryKey });
}

/** A report's row as it is now, none where it is gone, and who set its status or assignee last. */
async function readNow(id: string, kind: "status" | "assigned"): Promise<{ row: ReportRow | undefined; by: string | null }> {
  // Its line only: the case is open here anyway, and the log needs no second reading.
  const [row] = (await call(reportRoutes.list, { query: { ids: id } })).rows;
  const history = await call(messageRoutes.history, { params: { id } });
  return { row, by: history.find(({ what }) => what.kind === kind)?.by ?? null };
}
