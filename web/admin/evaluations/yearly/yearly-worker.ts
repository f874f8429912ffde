// Runs beside the page: setting a report takes a second.
import { servePdf } from "../../shared/pdf/serve-pdf.ts";
import { makeYearlyPdf } from "./make-yearly-pdf.ts";

servePdf(makeYearlyPdf);
