// Runs beside the page: a long case takes seconds to set.
import { makeCasePdf } from "./make-case-pdf.ts";
import { servePdf } from "../../../shared/pdf/serve-pdf.ts";

servePdf(makeCasePdf);
