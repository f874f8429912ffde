import { t } from "../texts.ts";

/** Says that the text is a template. */
export function LegalNote() {
  return <p className="prose-advice">{t("legalNote")}</p>;
}
