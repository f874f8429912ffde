import { adminExportDe } from "../../../i18n/admin-export-de.ts";
import { createT } from "../../../i18n/translate.ts";

/** Speaks the German of exports, in their dialogs and in their files. */
export const t = createT("de", adminExportDe);
