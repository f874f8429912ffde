import { cardRefusalOf } from "@hz/contract/billing/card-refusal";
import { ERROR_TEXTS } from "@hz/contract/error-texts";
import type { ApplicationLanguage } from "@hz/contract/languages";
import { cardDe } from "../../i18n/card-de.ts";
import { cardEn } from "../../i18n/card-en.ts";
import { createT, type Translate } from "../../i18n/translate.ts";

const speakers: Record<ApplicationLanguage, Translate<typeof cardDe>> = {
  de: createT("de", cardDe),
  en: createT("en", cardEn as typeof cardDe),
};

export const cardTexts = (language: ApplicationLanguage) => speakers[language];

type Refusal = { code: string | null; reason?: string | null };

/** Our sentence for a refusal of the payment provider, whose own come in the wrong language. */
export function refusalText(language: ApplicationLanguage, { code, reason = null }: Refusal): string {
  const t = cardTexts(language);
  if (code === null) return ERROR_TEXTS[language][cardRefusalOf(reason)];
  if (/^incomplete|^validation_error$/.test(code)) return t("cardIncomplete");
  if (/^in(valid|correct)_number$|^invalid$/.test(code)) return t("cardNumberWrong");
  if (/expiry|^expired_card$/.test(code)) return t("cardExpiryWrong");
  if (code.endsWith("cvc")) return t("cardCvcWrong");
  if (/^bank_refused$|_authentication_failure$/.test(code)) return t("cardBankRefused");
  if (/^offline$|^api_connection_error$/.test(code)) return t("cardOffline");
  return ERROR_TEXTS[language][cardRefusalOf(code, reason)];
}
