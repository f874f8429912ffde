import { MAIL_LANGUAGES, wordsIn } from "@hz/contract/languages";

/** Takes a mail's language and a moment and gives the day in Germany, with the month's name. */
export const dateIn = (language: string, at: Date): string =>
  at.toLocaleDateString(wordsIn(MAIL_LANGUAGES, language), { dateStyle: "long", timeZone: "Europe/Berlin" });

/** Takes a mail's language, cents and a currency's code and gives the amount. */
export const moneyIn = (language: string, cents: number, currency: string): string =>
  (cents / 100).toLocaleString(wordsIn(MAIL_LANGUAGES, language), { style: "currency", currency: currency.toUpperCase() });
