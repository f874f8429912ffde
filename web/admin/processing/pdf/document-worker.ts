// Runs beside the page: setting a document takes a while.
import { servePdf } from "../../shared/pdf/serve-pdf.ts";
import { makeDocumentPdf } from "./make-document-pdf.ts";

servePdf(makeDocumentPdf);
