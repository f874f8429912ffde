import { adminFirstDe } from "../../../i18n/admin-first-de.ts";
import { createT } from "../../../i18n/translate.ts";

/** Speaks German where the first load has no more words than its own; every other screen has `texts.ts`. */
export const t = createT("de", adminFirstDe);
