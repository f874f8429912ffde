// Runs beside the page: a long case takes seconds to set.
import { fontsFor } from "./fonts.ts";
import { type CasePdf, makeCasePdf } from "./make-case-pdf.ts";

const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<CasePdf>) => void) | null;
  postMessage(answer: PdfAnswer, transfer?: Transferable[]): void;
};

export type PdfAnswer = { pdf: Uint8Array<ArrayBuffer> } | { failed: true };

scope.onmessage = ({ data }) => {
  fontsFor(JSON.stringify(data))
    .then((fonts) => makeCasePdf(data, fonts))
    .then(
      (pdf) => scope.postMessage({ pdf }, [pdf.buffer]),
      () => scope.postMessage({ failed: true }),
    );
};
