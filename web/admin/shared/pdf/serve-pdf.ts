import { fontsFor } from "./fonts.ts";
import type { PdfAnswer } from "./in-worker.ts";
import type { DocumentFonts } from "./open-document.ts";

/** Makes a PDF of whatever the page sends to this worker, with the type files that its texts need. */
export function servePdf<Made>(make: (made: Made, fonts: DocumentFonts) => Promise<Uint8Array<ArrayBuffer>>): void {
  const scope = globalThis as unknown as {
    onmessage: ((event: MessageEvent<Made>) => void) | null;
    postMessage(answer: PdfAnswer, transfer?: Transferable[]): void;
  };
  scope.onmessage = ({ data }) => {
    fontsFor(JSON.stringify(data))
      .then((fonts) => make(data, fonts))
      .then(
        (pdf) => scope.postMessage({ pdf }, [pdf.buffer]),
        () => scope.postMessage({ failed: true }),
      );
  };
}
