import { adminEvaluationsDe } from "../../i18n/admin-evaluations-de.ts";
import { createT } from "../../i18n/translate.ts";

/** Speaks the German of evaluations, on their page and in their files. */
export const t = createT("de", adminEvaluationsDe);
