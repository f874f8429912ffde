import { MAX_CHANGED_AT_ONCE } from "@hz/contract/limits";
import { deskRoutes, type ChangeRefusal } from "@hz/contract/reports/desk";
import type { Closure, ReportStatus } from "@hz/contract/reports/reports";
import { useRef, useState } from "react";
import { call } from "../../../api/client.ts";
import { useAction } from "../../shared/action/use-action.ts";
import { failureText } from "../../shared/failures/failure-text.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { t } from "../../shared/texts/texts.ts";
import type { CachedRow } from "../cache/report-cache.ts";
import { refreshCache, updateRows } from "../cache/load-cache.ts";

export type BulkChange = { status: ReportStatus; closure?: Closure } | { assignedTo: string | null };
/** How far a change of several reports is. */
export type BulkProgress = { done: number; total: number };
/** What is sent of a report that is changed: what its change is based on. */
export type SeenRow = Pick<CachedRow, "id" | "status" | "assignedTo">;
/** What was refused of a change. */
export type Refusals = { change: BulkChange; refused: ChangeRefusal[] };

/**
 * Changes several reports; says how far that is, and what of the last change was refused. `onDone` gets the ids that need no
 * further change.
 */
export function useBulk(onDone: (ids: string[]) => void) {
  const [done, setDone] = useState(0);
  const changed = useRef(0);
  const [refusals, setRefusals] = useState<Refusals | null>(null);

  const changing = useAction({
    run: async ({ rows, change }: { rows: readonly SeenRow[]; change: BulkChange }) => {
      const refused: ChangeRefusal[] = [];
      changed.current = 0;
      setRefusals(null);
      try {
        for (let start = 0; start < rows.length; start += MAX_CHANGED_AT_ONCE) {
          setDone(start);
          const from = rows.slice(start, start + MAX_CHANGED_AT_ONCE).map(({ id, status, assignedTo }) => ({ id, status, assignedTo }));
          const answer = await call(deskRoutes.updateSeveral, { body: { ids: from.map(({ id }) => id), ...change, from } });
          updateRows(answer.rows);
          refused.push(...answer.refused);
          changed.current += answer.rows.length;
          onDone(answer.rows.map(({ id }) => id));
        }
      } finally {
        if (refused.length > 0) setRefusals({ change, refused });
        // Whoever tries them again decides by what is there now.
        if (refused.some(({ code }) => code === "REPORT_CHANGED")) refreshCache(null);
      }
    },
    done: () => (changed.current > 0 ? t("bulkDone", { count: changed.current }) : null),
    failed: (error, { rows: { length: total } }) => t("bulkFailed", { done: changed.current, total, cause: failureText(error, "") }),
    failsIn: "toast",
    touches: [queryKeys.counts],
  });
  const { given } = changing;
  const progress: BulkProgress | null = given ? { done, total: given.rows.length } : null;
  const change = (rows: readonly SeenRow[], wanted: BulkChange) => changing.run({ rows, change: wanted });
  return { change, progress, refusals, dismiss: () => setRefusals(null) };
}
