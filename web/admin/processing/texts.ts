import { adminProcessingDe } from "../../i18n/admin-processing-de.ts";
import { createT } from "../../i18n/translate.ts";

/** Speaks the German of the agreement, on its page and as PDF. */
export const t = createT("de", adminProcessingDe);

/** So much of a version tells it from others; the whole is kept. */
export const shortVersion = (version: string) => version.slice(0, 8);
