// Which languages there are. Everything else that depends on a language is typed by these lists, so that the compiler names what a
// new one lacks. No zod: the portal imports this file.

/**
 * The languages of the portal, of what an office writes to reporters, and of reports: the official ones of the EU, and Turkish, Russian,
 * Ukrainian and Arabic. The first one stands in where a language is not there. `name` is what it calls itself, `locale` how it writes
 * dates and numbers; of Irish and Maltese not every browser knows that, so they write them as their countries do in English. Arabic takes
 * the figures that case numbers and telephone numbers have as well.
 */
export const PORTAL_LANGUAGES = {
  de: { name: "Deutsch", direction: "ltr", locale: "de-DE" },
  en: { name: "English", direction: "ltr", locale: "en-GB" },
  cs: { name: "Čeština", direction: "ltr", locale: "cs-CZ" },
  da: { name: "Dansk", direction: "ltr", locale: "da-DK" },
  et: { name: "Eesti", direction: "ltr", locale: "et-EE" },
  es: { name: "Español", direction: "ltr", locale: "es-ES" },
  fr: { name: "Français", direction: "ltr", locale: "fr-FR" },
  ga: { name: "Gaeilge", direction: "ltr", locale: "en-IE" },
  hr: { name: "Hrvatski", direction: "ltr", locale: "hr-HR" },
  it: { name: "Italiano", direction: "ltr", locale: "it-IT" },
  lv: { name: "Latviešu", direction: "ltr", locale: "lv-LV" },
  lt: { name: "Lietuvių", direction: "ltr", locale: "lt-LT" },
  hu: { name: "Magyar", direction: "ltr", locale: "hu-HU" },
  mt: { name: "Malti", direction: "ltr", locale: "en-MT" },
  nl: { name: "Nederlands", direction: "ltr", locale: "nl-NL" },
  pl: { name: "Polski", direction: "ltr", locale: "pl-PL" },
  pt: { name: "Português", direction: "ltr", locale: "pt-PT" },
  ro: { name: "Română", direction: "ltr", locale: "ro-RO" },
  sk: { name: "Slovenčina", direction: "ltr", locale: "sk-SK" },
  sl: { name: "Slovenščina", direction: "ltr", locale: "sl-SI" },
  fi: { name: "Suomi", direction: "ltr", locale: "fi-FI" },
  sv: { name: "Svenska", direction: "ltr", locale: "sv-SE" },
  tr: { name: "Türkçe", direction: "ltr", locale: "tr-TR" },
  el: { name: "Ελληνικά", direction: "ltr", locale: "el-GR" },
  bg: { name: "Български", direction: "ltr", locale: "bg-BG" },
  ru: { name: "Русский", direction: "ltr", locale: "ru-RU" },
  uk: { name: "Українська", direction: "ltr", locale: "uk-UA" },
  ar: { name: "العربية", direction: "rtl", locale: "ar-EG-u-nu-latn" },
} as const satisfies Record<string, { name: string; direction: "ltr" | "rtl"; locale: string }>;
export type PortalLanguage = keyof typeof PORTAL_LANGUAGES;
export const PORTAL_LANGUAGE_CODES = Object.keys(PORTAL_LANGUAGES) as [PortalLanguage, ...PortalLanguage[]];

/** Those that a new channel has: German, English, and the five that most people in German firms speak beside them. */
export const NEW_CHANNEL_LANGUAGES = ["de", "en", "pl", "ro", "tr", "ru", "ar"] as const satisfies readonly PortalLanguage[];

/**
 * Simpler ways of saying a language of the portal, by tags of their own (BCP 47, variant "simple"), as each calls itself. Pages are read
 * in them; reports, templates, mails and what an office writes know the language alone.
 */
export const SIMPLE_LANGUAGES = { "de-simple": "Leichte Sprache" } as const satisfies Partial<Record<`${PortalLanguage}-simple`, string>>;
export type SimpleLanguage = keyof typeof SIMPLE_LANGUAGES;
/** What a page of the portal can be read in. */
export type PageLanguage = PortalLanguage | SimpleLanguage;
export const PAGE_LANGUAGE_CODES = [...PORTAL_LANGUAGE_CODES, ...(Object.keys(SIMPLE_LANGUAGES) as SimpleLanguage[])] as const;

/** The language that a page is written in, however simply. */
export const spokenIn = (page: PageLanguage): PortalLanguage => page.split("-")[0] as PortalLanguage;

/** Whether a page is written in a simpler way of its language. */
export const isSimple = (page: PageLanguage): page is SimpleLanguage => page in SIMPLE_LANGUAGES;

/** What a page's language calls itself. */
export const pageLanguageName = (page: PageLanguage): string => (isSimple(page) ? SIMPLE_LANGUAGES[page] : PORTAL_LANGUAGES[page].name);

/** What the handlers' application is written in: German, and English on the page that the specification wants in English. */
export const APPLICATION_LANGUAGES = ["de", "en"] as const satisfies readonly PortalLanguage[];
export type ApplicationLanguage = (typeof APPLICATION_LANGUAGES)[number];

/** The languages a user may choose for mails, as the specification and their settings name them, with the tag of each. */
export const MAIL_LANGUAGES = { Deutsch: "de", English: "en", Français: "fr" } as const;
export type MailLanguage = keyof typeof MAIL_LANGUAGES;
export const MAIL_LANGUAGE_NAMES = Object.keys(MAIL_LANGUAGES) as [MailLanguage, ...MailLanguage[]];
/** What mails call the language that the application is read in. */
export const mailLanguage = (read: ApplicationLanguage): MailLanguage =>
  MAIL_LANGUAGE_NAMES.find((name) => MAIL_LANGUAGES[name] === read) ?? MAIL_LANGUAGE_NAMES[0];

/** The portal language of a tag; the first one where it is none, or not known yet. */
export const portalLanguage = (tag?: string): PortalLanguage =>
  PORTAL_LANGUAGE_CODES.find((language) => language === tag) ?? PORTAL_LANGUAGE_CODES[0];

/** The attributes of what is written in a language. */
export const writtenIn = (language: PageLanguage) => ({ lang: language, dir: PORTAL_LANGUAGES[spokenIn(language)].direction });

/** What a language is called in German: "Englisch". */
export const languageInGerman = (language: PortalLanguage): string => new Intl.DisplayNames("de", { type: "language" }).of(language)!;

/** Languages, as a German sentence lists them: "Deutsch und Englisch". */
export const listedInGerman = (languages: readonly PortalLanguage[]): string =>
  new Intl.ListFormat("de").format(languages.map(languageInGerman));

/** How many the portal has, for what is told of it. */
export const IN_PORTAL_LANGUAGES = `in ${PORTAL_LANGUAGE_CODES.length} Sprachen`;

/** What there is for each portal language. */
export const inEachLanguage = <Value>(give: (language: PortalLanguage) => Value): Record<PortalLanguage, Value> =>
  Object.fromEntries(PORTAL_LANGUAGE_CODES.map((language) => [language, give(language)])) as Record<PortalLanguage, Value>;

/** What mails need in the language that a user chose; German where it is unknown. */
export const wordsIn = <Words>(texts: Record<MailLanguage, Words>, language: string): Words =>
  Object.hasOwn(texts, language) ? texts[language as MailLanguage] : texts.Deutsch;

/** What is said in a language, or in the first in which it is, with the language that this is; null where it is said in none. */
export function saidIn<Said>(
  said: Partial<Record<PortalLanguage, Said>>,
  wanted: PortalLanguage,
): { language: PortalLanguage; said: Said } | null {
  for (const language of [wanted, ...PORTAL_LANGUAGE_CODES]) {
    const found = said[language];
    if (found !== undefined) return { language, said: found };
  }
  return null;
}
