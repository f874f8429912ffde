import { siteDe } from "../i18n/site-de.ts";
import { createT } from "../i18n/translate.ts";

/** Speaks the public pages' language. */
export const t = createT<typeof siteDe>("de", siteDe);
