// Runs beside the page: setting a document takes a while.
import { servePdf } from "../../shared/pdf/serve-pdf.ts";
import { makeProofPdf } from "./make-proof-pdf.ts";

servePdf(makeProofPdf);
