import { deviceAdviceDe } from "./device-advice-de.ts";
import { deviceAdviceDeSimple } from "./device-advice-de-simple.ts";
import { deviceAdviceEn } from "./device-advice-en.ts";
import type { ChannelDuties, DutySource, OwnBody } from "./channel-duties.ts";
import { type DutyPage, hasOwnText, type OwnTextPage } from "./duty-pages.ts";
import { type Block, heading, leadsTo, paragraph, titled } from "./duty-text-parts.ts";
import { DUTY_TEXTS_DE } from "./duty-texts-de.ts";
import { DUTY_TEXTS_EN } from "./duty-texts-en.ts";
import { EXTERNAL_BODIES, EXTERNAL_BODIES_AS_OF, type ExternalBody } from "../procedure/external-bodies.ts";
import { hasWords, type RichText } from "../rich-text.ts";
import { isSimple, type PageLanguage, PORTAL_LANGUAGES, type PortalLanguage, type SimpleLanguage, spokenIn } from "../languages.ts";

const STANDARD: Record<PortalLanguage, typeof DUTY_TEXTS_DE> = { de: DUTY_TEXTS_DE, en: DUTY_TEXTS_EN };

const DEVICES: Record<PortalLanguage, typeof deviceAdviceDe> = { de: deviceAdviceDe, en: deviceAdviceEn };

const WORDS = {
  de: {
    choice:
      "Sie dürfen frei wählen: Sie können sich an die interne Meldestelle wenden oder an eine externe. Sie müssen nicht zuerst intern melden, und auch nach einer internen Meldung dürfen Sie sich noch an eine externe Stelle wenden. Niemand darf Sie daran hindern (§ 7 HinSchG).",
    asOf: "Stand dieser Liste: {date}",
    levels: { federal: "Stellen des Bundes", states: "Stellen der Länder", union: "Stellen der Europäischen Union" },
    own: "Von {company} ergänzt",
    ownText: "Diese Stellen hat {company} hinzugefügt. Sie gehören nicht zu der Liste oben.",
    phone: "Telefon",
    hours: "Erreichbar",
    meeting: "Persönliches Gespräch",
    meetingRight:
      "Auf Ihren Wunsch muss die Meldestelle Ihnen in angemessener Zeit ein persönliches Gespräch anbieten (§ 16 Abs. 3 HinSchG). Darum bitten Sie unter „Neue Meldung“ mit „Ich bitte um ein persönliches Gespräch“ oder auf der Seite Ihres Falls. Dann vereinbaren Sie den Termin in Ihrem Fall.",
    noPhone:
      "{company} hat hier keine Telefonnummer der Meldestelle angegeben. Bitten Sie über „Neue Meldung“ um einen Anruf oder ein Gespräch, wenn Sie lieber sprechen als schreiben.",
    lead: "Sie müssen Ihre Meldung nicht schreiben. Sie können mit der Meldestelle auch sprechen.",
    outside: "Externe Meldestellen",
    outsideText: "Sie dürfen sich auch an eine externe Meldestelle wenden. Diese Stellen stehen auf der Seite „Externe Meldestellen“.",
  },
  en: {
    choice:
      "You are free to choose: you can turn to the internal reporting office or to an external one. You do not have to report internally first, and after an internal report you may still turn to an external body. Nobody may prevent you from doing so (section 7 HinSchG).",
    asOf: "As of {date}",
    levels: { federal: "Federal bodies", states: "Bodies of the federal states", union: "Bodies of the European Union" },
    own: "Added by {company}",
    ownText: "These bodies were added by {company}. They do not belong to the list above.",
    phone: "Telephone",
    hours: "Hours",
    meeting: "Meeting in person",
    meetingRight:
      "If you ask for it, the reporting office must offer you a meeting in person within a reasonable time (section 16 (3) HinSchG). You ask for it by “New report” with “I ask for a meeting in person”, or on the page of your case. Then you arrange it in your case.",
    noPhone:
      "{company} has not given a telephone number of the reporting office here. Ask for a call or a meeting by “New report” if you prefer speaking to writing.",
    lead: "You do not have to write your report. You can also speak with the reporting office.",
    outside: "External reporting bodies",
    outsideText: "You may also turn to an external reporting body. They are listed on the page “External reporting bodies”.",
  },
} as const satisfies Record<PortalLanguage, unknown>;

const day = (language: PortalLanguage) =>
  new Intl.DateTimeFormat(PORTAL_LANGUAGES[language].locale, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(EXTERNAL_BODIES_AS_OF),
  );

const bodyText = ({ name, purpose, links }: ExternalBody, language: PortalLanguage): Block[] => [
  heading(name[language], 3),
  paragraph(purpose[language]),
  ...(links ? [leadsTo(links[language])] : []),
];

const ownBodyText = ({ name, purpose, translations, link, phone }: OwnBody, language: PortalLanguage): Block[] => [
  heading(name, 3),
  paragraph(translations[language] || purpose),
  ...(link ? [leadsTo(link)] : []),
  ...(phone ? [paragraph(`${WORDS[language].phone}: ${phone}`)] : []),
];

function external({ bodies, companyName }: DutySource, language: PortalLanguage): Block[] {
  const words = WORDS[language];
  const named = (text: string) => text.replace("{company}", () => companyName);
  const ofLevel = (level: ExternalBody["level"]) => EXTERNAL_BODIES.filter((body) => body.level === level);
  return [
    paragraph(words.choice),
    paragraph(words.asOf.replace("{date}", day(language))),
    ...(["federal", "states", "union"] as const).flatMap((level) => [
      heading(words.levels[level]),
      ...ofLevel(level).flatMap((body) => bodyText(body, language)),
    ]),
    ...(bodies.length > 0
      ? [heading(named(words.own)), paragraph(named(words.ownText)), ...bodies.flatMap((body) => ownBodyText(body, language))]
      : []),
  ];
}

function ways({ companyName, facts }: DutySource, language: PortalLanguage): Block[] {
  const words = WORDS[language];
  const { officePhone, officeHours, meeting } = facts;
  return [
    paragraph(words.lead),
    heading(words.phone),
    officePhone
      ? paragraph(officeHours ? `${officePhone}\n${words.hours}: ${officeHours}` : officePhone)
      : paragraph(words.noPhone.replace("{company}", () => companyName)),
    heading(words.meeting),
    paragraph(words.meetingRight),
    ...(meeting ? [paragraph(meeting)] : []),
    ...titled(words.outside, words.outsideText),
  ];
}

/** The pages that no company writes itself. */
const MADE: Record<Exclude<DutyPage, OwnTextPage>, (source: DutySource, language: PortalLanguage, onion: string | null) => Block[]> = {
  external,
  ways,
  devices: (_, language, onion) => DEVICES[language](onion),
};

/** The standard text of a page, made of what a channel says; `onion` is its portal's address in the Tor network, where it has one. */
export function dutyText(page: DutyPage, language: PortalLanguage, source: DutySource, onion: string | null = null): RichText {
  return { type: "doc", content: hasOwnText(page) ? STANDARD[language][page](source) : MADE[page](source, language, onion) };
}

/** The pages that there are in a simpler way of a language, and what stands before the others, which say what the law demands. */
const SIMPLE: Record<SimpleLanguage, { notice: string; pages: Partial<Record<DutyPage, (onion: string | null) => Block[]>> }> = {
  "de-simple": {
    notice: "Diese Seite gibt es nicht in Leichter Sprache.\nDer Text ist in schwerer Sprache.\nBitten Sie vielleicht jemanden um Hilfe.",
    pages: { devices: deviceAdviceDeSimple },
  },
};

/** What stands on a page: the company's own text, or the standard one; in the language itself, and said so, where there is no simpler one. */
export function dutyPageText(page: DutyPage, read: PageLanguage, duties: ChannelDuties, onion: string | null = null): RichText {
  const language = spokenIn(read);
  const own = hasOwnText(page) ? duties.texts[page]?.[language] : undefined;
  const text = own && hasWords(own) ? own : dutyText(page, language, duties, onion);
  if (!isSimple(read)) return text;
  const { notice, pages } = SIMPLE[read];
  return { type: "doc", content: pages[page]?.(onion) ?? [paragraph(notice), ...text.content] };
}
