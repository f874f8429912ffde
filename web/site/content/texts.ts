import { siteContentDe } from "../../i18n/site-content-de.ts";
import { createT } from "../../i18n/translate.ts";

/** Speaks the language of what stands around the documents of the public site. */
export const t = createT<typeof siteContentDe>("de", siteContentDe);
