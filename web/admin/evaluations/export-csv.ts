import type { Period } from "@hz/contract/account/evaluation-periods";
import { type Evaluation, evaluationRoutes } from "@hz/contract/account/evaluations";
import { call } from "../../api/client.ts";
import { formatDay } from "../../i18n/dates.ts";
import { type ListTable, makeCsv } from "../shared/tables/make-csv.ts";
import { saveFile } from "../../vault/files/save-file.ts";
import { readForExport } from "./queries.ts";
import { sectionsOf } from "./sections.ts";
import { t } from "./texts.ts";

/** One line a figure, with the days of both periods at the head. */
export function figureTable(evaluation: Evaluation): ListTable {
  const days = ({ from, to }: Evaluation["period"]) => t("evRange", { from: formatDay(from, "de"), to: formatDay(to, "de") });
  return {
    heads: [t("evSection"), t("evFigure"), days(evaluation.period), days(evaluation.before)],
    rows: sectionsOf(evaluation).flatMap(({ title, counts, more }) =>
      [...counts, ...more].map(({ label, now, before }) => [title, label, now, before]),
    ),
  };
}

/**
 * Hands the figures of a period's quarters to the downloads as CSV, small ones hidden, once the server has recorded it; returns the
 * file's name.
 */
export async function exportCsv(shown: Period): Promise<string> {
  const evaluation = await readForExport(shown);
  const { from, to } = evaluation.period;
  await call(evaluationRoutes.recordExport, { body: { kind: "csv", from, to } });
  const name = t("evCsvName", { from, to });
  saveFile(new Blob([makeCsv(figureTable(evaluation))], { type: "text/csv;charset=utf-8" }), name);
  return name;
}
