import { adminArchiveDe } from "../../i18n/admin-archive-de.ts";
import { createT } from "../../i18n/translate.ts";

/** Speaks the German of the archive of the whole account, on its page and in its files. */
export const t = createT("de", adminArchiveDe);

/** A file's name as it is typed in a command. */
export const typedName = (name: string): string => (/^[\w.-]+$/.test(name) ? name : `"${name}"`);

/** What opens an archive of this name. */
export const commandFor = (name: string): string => t("readerCommand", { name: typedName(name) });

/** What an archive of this moment is saved as. */
export const archiveName = (at: Date): string => t("archiveName", { day: at.toLocaleDateString("sv-SE") });
