import { adminDe } from "../../../i18n/admin-de.ts";
import { createT } from "../../../i18n/translate.ts";

/** Speaks the application's German. */
export const t = createT("de", adminDe);
