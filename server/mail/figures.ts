import { MAIL_LANGUAGES, type MailLanguage } from "./languages.ts";

const localeOf = (language: string) => (Object.hasOwn(MAIL_LANGUAGES, language) ? MAIL_LANGUAGES[language as MailLanguage] : "de");

/** Takes a mail's language and a moment and gives the day in Germany, with the month's name. */
export const dateIn = (language: string, at: Date): string =>
  at.toLocaleDateString(localeOf(language), { dateStyle: "long", timeZone: "Europe/Berlin" });

/** Takes a mail's language, cents and a currency's code and gives the amount. */
export const moneyIn = (language: string, cents: number, currency: string): string =>
  (cents / 100).toLocaleString(localeOf(language), { style: "currency", currency: currency.toUpperCase() });
