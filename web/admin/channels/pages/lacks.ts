import type { Category } from "@hz/contract/channels/categories";
import type { ChannelDuties } from "@hz/contract/channels/channel-duties";
import type { Channel } from "@hz/contract/channels/channels";
import type { ChannelQuestions } from "@hz/contract/channels/questions";
import { DUTY_ADDRESSES, OWN_TEXT_PAGES } from "@hz/contract/channels/duty-pages";
import { portalLanguage, type PortalLanguage } from "@hz/contract/languages";
import { paths } from "@hz/contract/paths";
import { hasWords } from "@hz/contract/rich-text";
import type { StoredTemplates } from "@hz/contract/templates/templates";
import { t } from "../../shared/texts/texts.ts";
import { templateGroups, templatePlace } from "../../templates/index.ts";

/** A text that a language of a channel lacks: what it is and what stands there instead, and where it is written. */
export type Lack = { text: string; to: string };

export type Written = {
  channel: Channel;
  duties: ChannelDuties;
  categories: readonly Category[];
  templates: StoredTemplates;
  questions: ChannelQuestions;
};

const address = (path: string, place: Record<string, string>) => `${path}?${new URLSearchParams(place).toString()}`;

/**
 * What reporters who read a channel in a language are not told in it, or in words of ours where the company has its own in another one.
 * Names of categories and of bodies, which have one language of their own, are lacking in others only.
 */
export function lacksIn(language: PortalLanguage, { channel, duties, categories, templates, questions }: Written): Lack[] {
  const isFirst = language === portalLanguage();
  const inChannel = (place: Record<string, string>) => address(paths.channels, { kanal: channel.id, ...place, sprache: language });
  const others = (Object.keys(channel.languages) as PortalLanguage[]).filter((one) => one !== language);

  const page = hasWords(channel.languages[language]?.content ?? {}) ? [] : [{ text: t("lackPage"), to: inChannel({ bereich: "seiten" }) }];
  const isOwn = (name: (typeof OWN_TEXT_PAGES)[number], in_: PortalLanguage) => hasWords(duties.texts[name]?.[in_] ?? {});
  const pages = OWN_TEXT_PAGES.filter((name) => !isOwn(name, language) && others.some((other) => isOwn(name, other))).map((name) => ({
    text: t("lackDuty", { page: t(`dutyPage_${name}`) }),
    to: inChannel({ bereich: "pflichtangaben", seite: DUTY_ADDRESSES[name] }),
  }));
  const bodies = duties.bodies
    .filter(({ translations }) => !isFirst && !translations[language])
    .map(({ name }) => ({ text: t("lackBody", { body: name }), to: inChannel({ bereich: "pflichtangaben" }) }));
  const names = categories
    .filter(({ isActive, translations }) => !isFirst && isActive && !translations[language])
    .map(({ name }) => ({ text: t("lackCategory", { category: name }), to: paths.categories }));
  const texts = templateGroups(templates)
    .flatMap((group) => group.templates)
    .filter(({ stored }) => !stored[language] && others.some((other) => stored[other]))
    .map(({ id, title, isOwn: isAdded }) => ({
      text: t(isAdded ? "lackTemplate" : "lackTemplateOfOurs", { template: title }),
      to: address(paths.templates, templatePlace(id, language)),
    }));
  const asked = (questions.isOn ? questions.own : [])
    .filter(({ words }) => !words[language]?.label)
    .flatMap(({ words }) =>
      Object.values(words)
        .flatMap(({ label }) => label || [])
        .slice(0, 1),
    )
    .map((question) => ({ text: t("lackQuestion", { question }), to: inChannel({ bereich: "fragen" }) }));
  return [...page, ...pages, ...bodies, ...names, ...texts, ...asked];
}
