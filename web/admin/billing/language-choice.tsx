import type { ApplicationLanguage } from "@hz/contract/languages";
import { Button } from "../../ui/button.tsx";
import { chooseBillingLanguage } from "./language.ts";
import { useWords } from "./words.ts";

const OTHER: Record<ApplicationLanguage, ApplicationLanguage> = { en: "de", de: "en" };

/** The other language of the billing page, named in itself; it is remembered on this device. */
export function LanguageChoice() {
  const { t, language } = useWords();
  const other = OTHER[language];
  return (
    <Button variant="quiet" size="small" lang={other} onClick={() => chooseBillingLanguage(other)}>
      {t("billOtherLanguage")}
    </Button>
  );
}
