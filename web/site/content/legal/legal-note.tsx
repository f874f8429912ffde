import { t } from "../../../i18n/site-content-de.ts";

/** Says that the text is a template. */
export function LegalNote() {
  return <p className="prose-advice">{t("legalNote")}</p>;
}
