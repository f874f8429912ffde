import type { ChannelDuties, DutySource, OwnBody } from "./channel-duties.ts";
import { type DutyPage, hasOwnText, type OwnTextPage } from "./duty-pages.ts";
import { asWritten, type Block, heading, leadsTo, paragraph, titled } from "./duty-text-parts.ts";
import { bodyLink, type BodyLevel, EXTERNAL_BODIES, EXTERNAL_BODIES_AS_OF } from "../procedure/external-bodies.ts";
import { hasWords, type RichText } from "../rich-text.ts";
import { isSimple, type PageLanguage, PORTAL_LANGUAGES, type PortalLanguage, type SimpleLanguage, spokenIn } from "../languages.ts";
import { devicesSimple } from "../texts/de/devices-simple.ts";
import type { LanguageTexts } from "../texts/language-texts.ts";

const day = (language: PortalLanguage) =>
  new Intl.DateTimeFormat(PORTAL_LANGUAGES[language].locale, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(EXTERNAL_BODIES_AS_OF),
  );

/** A language, and what it says. */
type Said = { language: PortalLanguage; texts: LanguageTexts };

const bodyText = (body: (typeof EXTERNAL_BODIES)[number], { language, texts }: Said): Block[] => {
  const { name, purpose } = texts.bodies[body.id];
  const link = bodyLink(body, language);
  return [heading(name, 3), paragraph(purpose), ...(link ? [leadsTo(link)] : [])];
};

const ownBodyText = ({ name, purpose, translations, link, phone }: OwnBody, { language, texts }: Said): Block[] => [
  heading(name, 3),
  translations[language] ? paragraph(translations[language]) : asWritten(purpose),
  ...(link ? [leadsTo(link)] : []),
  ...(phone ? [paragraph(`${texts.madePages.phone}: ${phone}`)] : []),
];

function external({ bodies, companyName }: DutySource, said: Said): Block[] {
  const words = said.texts.madePages;
  const named = (text: string) => text.replace("{company}", () => companyName);
  const ofLevel = (level: BodyLevel) => EXTERNAL_BODIES.filter((body) => body.level === level);
  return [
    paragraph(words.choice),
    paragraph(words.asOf.replace("{date}", day(said.language))),
    ...(["federal", "states", "union"] as const).flatMap((level) => [
      heading(words.levels[level]),
      ...ofLevel(level).flatMap((body) => bodyText(body, said)),
    ]),
    ...(bodies.length > 0
      ? [heading(named(words.own)), paragraph(named(words.ownText)), ...bodies.flatMap((body) => ownBodyText(body, said))]
      : []),
  ];
}

function ways({ companyName, facts }: DutySource, { texts }: Said): Block[] {
  const words = texts.madePages;
  const { officePhone, officeHours, meeting } = facts;
  return [
    paragraph(words.lead),
    heading(words.phone),
    officePhone
      ? paragraph(officeHours ? `${officePhone}\n${words.hours}: ${officeHours}` : officePhone)
      : paragraph(words.noPhone.replace("{company}", () => companyName)),
    heading(words.meeting),
    paragraph(words.meetingRight),
    ...(meeting ? [asWritten(meeting)] : []),
    ...titled(words.outside, words.outsideText),
  ];
}

/** The pages that no company writes itself. */
const MADE: Record<Exclude<DutyPage, OwnTextPage>, (source: DutySource, said: Said, onion: string | null) => Block[]> = {
  external,
  ways,
  devices: (_, { texts }, onion) => texts.devices(onion),
};

/** The standard text of a page, made of what a channel says; `onion` is its portal's address in the Tor network, where it has one. */
export function dutyText(page: DutyPage, said: Said, source: DutySource, onion: string | null = null): RichText {
  return { type: "doc", content: hasOwnText(page) ? said.texts.duties[page](source) : MADE[page](source, said, onion) };
}

/** The pages that there are in a simpler way of a language, and what stands before the others, which say what the law demands. */
const SIMPLE: Record<SimpleLanguage, { notice: string; pages: Partial<Record<DutyPage, (onion: string | null) => Block[]>> }> = {
  "de-simple": {
    notice: "Diese Seite gibt es nicht in Leichter Sprache.\nDer Text ist in schwerer Sprache.\nBitten Sie vielleicht jemanden um Hilfe.",
    pages: { devices: devicesSimple },
  },
};

/** What stands on a page: the company's own text, or the standard one; in the language itself, and said so, where there is no simpler one. */
export function dutyPageText(
  page: DutyPage,
  read: PageLanguage,
  texts: LanguageTexts,
  duties: ChannelDuties,
  onion: string | null = null,
): RichText {
  const language = spokenIn(read);
  const own = hasOwnText(page) ? duties.texts[page]?.[language] : undefined;
  const text = own && hasWords(own) ? own : dutyText(page, { language, texts }, duties, onion);
  if (!isSimple(read)) return text;
  const { notice, pages } = SIMPLE[read];
  return { type: "doc", content: pages[page]?.(onion) ?? [paragraph(notice), ...text.content] };
}
