import { ERROR_TEXTS_DE } from "./error-texts-de.ts";
import { ERROR_TEXTS_EN } from "./error-texts-en.ts";
import type { ErrorCode } from "./errors.ts";
import type { ApplicationLanguage } from "./languages.ts";

/**
 * One text per error code and language of the application. Of the portal's languages, which meet a few of them, they stand in
 * web/portal/texts-of-page. No zod: public pages import this file.
 */
export const ERROR_TEXTS: Record<ApplicationLanguage, Record<ErrorCode, string>> = { de: ERROR_TEXTS_DE, en: ERROR_TEXTS_EN };

/** What is said to the office instead, which can tell whoever runs the service. */
export const OFFICE_TEXTS: Partial<Record<ErrorCode, string>> = {
  STORAGE_FULL:
    "Der Speicher des Servers ist voll. Es liegt nicht an Ihrer Verbindung. Was schon gespeichert ist, bleibt erhalten; dies ist es noch nicht. Bitte sagen Sie dem Betreiber Bescheid, lassen Sie die Seite offen und versuchen Sie es danach noch einmal.",
};
