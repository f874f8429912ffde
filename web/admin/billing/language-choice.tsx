import { Button } from "../../ui/button.tsx";
import { chooseBillingLanguage, useBillingLanguage } from "./language.ts";

/** The other language of the billing page, named in itself; it is remembered on this device. */
export function LanguageChoice() {
  const other = useBillingLanguage() === "en" ? "de" : "en";
  return (
    <Button variant="quiet" size="small" lang={other} onClick={() => chooseBillingLanguage(other)}>
      {other === "de" ? "Deutsch" : "English"}
    </Button>
  );
}
