import { useQueryClient } from "@tanstack/react-query";
import { MAX_CHANGED_AT_ONCE } from "@hz/contract/limits";
import { deskRoutes, type ChangeRefusal } from "@hz/contract/reports/desk";
import type { Closure, ReportStatus } from "@hz/contract/reports/reports";
import { useState } from "react";
import { call } from "../../../api/client.ts";
import { toast } from "../../../ui/toasts.ts";
import { failureText } from "../../shared/failures/failure-text.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { t } from "../../shared/texts/texts.ts";
import type { BookRow } from "../book/book.ts";
import { refreshBook, updateRows } from "../book/load-book.ts";

export type BulkChange = { status: ReportStatus; closure?: Closure } | { assignedTo: string | null };
/** How far a change of several reports is. */
export type BulkProgress = { done: number; total: number };
/** What is sent of a report that is changed: what its change is based on. */
export type SeenRow = Pick<BookRow, "id" | "status" | "assignedTo">;
/** What was refused of a change. */
export type Refusals = { change: BulkChange; refused: ChangeRefusal[] };

/** Gives how to change several reports, how far that is, and what of the last change was refused. `onDone` gets the ids that need no further change. */
export function useBulk(onDone: (ids: string[]) => void) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const [refusals, setRefusals] = useState<Refusals | null>(null);

  const change = async (rows: readonly SeenRow[], wanted: BulkChange) => {
    const total = rows.length;
    const refused: ChangeRefusal[] = [];
    let changed = 0;
    setRefusals(null);
    try {
      for (let start = 0; start < total; start += MAX_CHANGED_AT_ONCE) {
        setProgress({ done: start, total });
        const from = rows.slice(start, start + MAX_CHANGED_AT_ONCE).map(({ id, status, assignedTo }) => ({ id, status, assignedTo }));
        const answer = await call(deskRoutes.updateSeveral, { body: { ids: from.map(({ id }) => id), ...wanted, from } });
        updateRows(answer.rows);
        refused.push(...answer.refused);
        changed += answer.rows.length;
        onDone(answer.rows.map(({ id }) => id));
      }
      if (changed > 0) toast({ title: t("bulkDone", { count: changed }) });
    } catch (error) {
      const description = t("bulkFailedText", { done: changed, total, cause: failureText(error, "") });
      toast({ title: t("bulkFailed"), description, variant: "destructive" });
    }
    if (refused.length > 0) setRefusals({ change: wanted, refused });
    // Whoever tries them again decides by what is there now.
    if (refused.some(({ code }) => code === "REPORT_CHANGED")) refreshBook(null);
    void client.invalidateQueries({ queryKey: queryKeys.counts });
    setProgress(null);
  };
  return { change, progress, refusals, dismiss: () => setRefusals(null) };
}
