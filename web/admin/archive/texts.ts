import { adminArchiveDe } from "../../i18n/admin-archive-de.ts";
import { createT } from "../../i18n/translate.ts";

/** Speaks the German of the archive of the whole account, on its page and in its files. */
export const t = createT("de", adminArchiveDe);

/** What an archive of this moment is saved as. */
export const archiveName = (at: Date): string => t("archiveName", { day: at.toLocaleDateString("sv-SE") });
