import { yearPeriod } from "@hz/contract/account/evaluation-periods";
import { evaluationRoutes } from "@hz/contract/account/evaluations";
import { call } from "../../../api/client.ts";
import { pdfInWorker } from "../../shared/pdf/in-worker.ts";
import { saveFile } from "../../../vault/files/save-file.ts";
import { readForExport } from "../queries.ts";
import { t } from "../texts.ts";
import type { YearlyReport } from "./make-yearly-pdf.ts";

/** Hands the yearly report to the downloads, once the server has recorded it; returns the file's name. */
export async function exportYearly(year: number, preface: string, today: string, signal: AbortSignal): Promise<string> {
  const period = yearPeriod(year);
  const report: YearlyReport = {
    evaluation: await readForExport(period),
    year: String(year),
    preface,
    at: new Date().toISOString(),
    isRunning: period.to >= today,
  };
  const pdf = await pdfInWorker(() => new Worker(new URL("./yearly-worker.ts", import.meta.url), { type: "module" }), report, signal);
  await call(evaluationRoutes.keepExport, { body: { kind: "pdf", ...period } }, signal);
  const name = t("evYearlyName", { year: String(year) });
  saveFile(new Blob([pdf], { type: "application/pdf" }), name);
  return name;
}
