import { berlinDay } from "@hz/contract/procedure/deadlines";
import { FileText } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { saveFile } from "../../../vault/files/save-file.ts";
import { useAction } from "../../shared/action/use-action.ts";
import { pdfInWorker } from "../../shared/pdf/in-worker.ts";
import { t } from "../texts.ts";
// oxlint-disable-next-line import/default -- the build makes an address of it
import workerUrl from "./document-worker.ts?worker&url";
import { momentOf, type Printed } from "./make-document-pdf.ts";

type PdfButtonProps = {
  /** What it is of, for who hears one button after the other. */
  title: string;
  made: (signal: AbortSignal) => Promise<Omit<Printed, "at">>;
};

/** Makes a PDF of a document in this browser and hands it to the downloads. */
export function PdfButton({ title, made }: PdfButtonProps) {
  const making = useAction({
    run: async (_, signal) => {
      const printed: Printed = { ...(await made(signal)), at: new Date().toISOString() };
      const pdf = await pdfInWorker(workerUrl, printed, signal);
      const name = t(`prPdfFile_${printed.name}`, { day: berlinDay(new Date(momentOf(printed))) });
      saveFile(new Blob([pdf], { type: "application/pdf" }), name);
      return name;
    },
    done: (name) => ({ title: t("prPdfSaved"), description: t("prPdfDone", { name }) }),
    failed: t("prPdfFailed"),
    failsIn: "toast",
  });
  return (
    <Button variant="quiet" size="small" busy={making.busy} aria-label={t("prPdfOf", { title })} onClick={() => making.run()}>
      {!making.busy && <FileText aria-hidden="true" className="size-4" />}
      {making.busy ? t("prPdfBusy") : t("prPdf")}
    </Button>
  );
}
