import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select, Textarea } from "../../../ui/input.tsx";
import { useAction } from "../../shared/action/use-action.ts";
import { FileDialog } from "../../shared/export/file-dialog.tsx";
import { t } from "../texts.ts";
import { storePreface, storedPreface } from "../../shared/session/stored-preface.ts";
import { yearPeriod } from "@hz/contract/account/evaluation-periods";
import { evaluationRoutes } from "@hz/contract/account/evaluations";
import { call } from "../../../api/client.ts";
import { pdfInWorker } from "../../shared/pdf/in-worker.ts";
import { saveFile } from "../../../vault/files/save-file.ts";
import { readForExport } from "../queries.ts";
import type { YearlyReport } from "./make-yearly-pdf.ts";
// oxlint-disable-next-line import/default -- the build makes an address of it
import workerUrl from "./yearly-worker.ts?worker&url";

/** Hands the yearly report to the downloads, once the server has recorded it; returns the file's name. */
async function exportYearly(year: number, preface: string, today: string, signal: AbortSignal): Promise<string> {
  const period = yearPeriod(year);
  const report: YearlyReport = {
    evaluation: await readForExport(period),
    year: String(year),
    preface,
    at: new Date().toISOString(),
    isRunning: period.to >= today,
  };
  const pdf = await pdfInWorker(workerUrl, report, signal);
  await call(evaluationRoutes.recordExport, { body: { kind: "pdf", ...period } }, signal);
  const name = t("evYearlyName", { year: String(year) });
  saveFile(new Blob([pdf], { type: "application/pdf" }), name);
  return name;
}

/** What we propose for a year. */
export const proposal = (year: number): string => t("evPrefaceText", { year: String(year) });

/** A year's preface, ours until somebody writes, with its setter; it survives a reload of this tab, until one signs out. */
function usePreface(year: number): [string, (text: string) => void] {
  const [written, setWritten] = useState<Record<number, string>>({});
  const write = (text: string) => {
    setWritten({ ...written, [year]: text });
    storePreface(year, text);
  };
  return [written[year] ?? storedPreface(year) ?? proposal(year), write];
}

const YEARS = 5;
const MAX_PREFACE = 10_000;

/** Makes the report of a year, in this browser; `today` is the day in Berlin. */
export function YearlyDialog({ today, onClose }: { today: string; onClose: () => void }) {
  const thisYear = Number(today.slice(0, 4));
  // Reports are written about a year that is over; from autumn on about the one that ends.
  const [year, setYear] = useState(Number(today.slice(5, 7)) >= 10 ? thisYear : thisYear - 1);
  const [preface, setPreface] = usePreface(year);
  const making = useAction({
    run: (_: void, signal) => exportYearly(year, preface, today, signal),
    done: (name) => ({ title: t("evSaved"), description: t("evYearlyDone", { name }) }),
    failed: t("evExportFailed"),
    onDone: onClose,
  });
  const { busy } = making;
  return (
    <FileDialog
      title={t("evYearlyTitle")}
      text={t("evYearlyText")}
      action={making}
      cancelLabel={t("evCancel")}
      confirmLabel={busy ? t("evYearlyBusy") : t("evYearlyDo")}
      onClose={onClose}
      onMake={making.run}
    >
      <Field label={t("evYear")} className="max-w-40">
        {(control) => (
          <Select {...control} value={year} disabled={busy} onChange={({ target }) => setYear(Number(target.value))}>
            {Array.from({ length: YEARS }, (_, back) => thisYear - back).map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t("evPreface")} hint={t("evPrefaceHint")}>
        {(control) => (
          <Textarea
            {...control}
            className="max-h-72"
            value={preface}
            maxLength={MAX_PREFACE}
            disabled={busy}
            onChange={({ target }) => setPreface(target.value)}
          />
        )}
      </Field>
      {preface !== proposal(year) && (
        <Button variant="ghost" size="small" className="justify-self-start" off={busy} onClick={() => setPreface(proposal(year))}>
          {t("evPrefaceReset")}
        </Button>
      )}
    </FileDialog>
  );
}
