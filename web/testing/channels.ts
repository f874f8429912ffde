import { readinessRoutes } from "@hz/contract/account/readiness";
import { categoryRoutes } from "@hz/contract/channels/categories";
import { channelDutyRoutes } from "@hz/contract/channels/channel-duties";
import { type Channel, channelRoutes } from "@hz/contract/channels/channels";
import { PORTAL_LANGUAGE_CODES } from "@hz/contract/languages";
import { channelQuestionRoutes, NO_QUESTIONS } from "@hz/contract/channels/questions";
import { departmentRoutes } from "@hz/contract/people/departments";
import { templateRoutes } from "@hz/contract/templates/templates";
import { firstPage, firstPages } from "../../server/modules/channels/default-content.ts";
import { answers, refused, tell } from "./answers.ts";
import { aChannel, noDuties, noReadiness } from "./samples.ts";
import { idOf, LONG_AGO } from "./office.ts";

/** The first channel of a company, with the pages that it begins with, or what is given of it. */
export const firstChannel = (given: Partial<Channel> = {}): Channel =>
  aChannel({ name: "Meldekanal 1", languages: firstPages("Meldekanal 1", "Muster AG"), ...given });

/** Its pages in two languages only. */
export const inTwoLanguages = (): Channel["languages"] => {
  const { de, en } = firstChannel().languages;
  return { de, en };
};

/** Answers as a company that keeps what is changed of its channels, and tells of it; gives them as the server has them. */
export function answerChannels(...channels: Channel[]): { channels: Channel[] } {
  const office = { channels };
  const find = (id: string) => office.channels.find((one) => one.id === id);
  answers(readinessRoutes.get, noReadiness());
  answers(departmentRoutes.names, [{ id: idOf(30), name: "Interne Meldestelle" }]);
  answers(channelDutyRoutes.get, { ...noDuties(), languages: [...PORTAL_LANGUAGE_CODES] });
  answers(categoryRoutes.list, []);
  answers(channelQuestionRoutes.get, { ...NO_QUESTIONS, version: 0 });
  answers(templateRoutes.list, { texts: [], own: [], receiptUnsigned: [] });
  answers(channelRoutes.list, () => structuredClone(office.channels));
  answers(channelRoutes.suffix, ({ query }) => ({ isFree: query.linkSuffix !== "demo-company" }));
  answers(channelRoutes.create, ({ body: { id, name, linkSuffix } }) => {
    const there = find(id);
    if (there) return there;
    const made = aChannel({ id, name, linkSuffix, languages: firstPages(name, "Muster AG"), createdAt: LONG_AGO });
    office.channels.push(made);
    return made;
  });
  answers(channelRoutes.update, ({ params, body: { settings, languages, ...rest } }) => {
    const channel = find(params.id);
    if (!channel) return refused("NOT_FOUND");
    Object.assign(channel, rest);
    Object.assign(channel.settings, settings);
    for (const language of PORTAL_LANGUAGE_CODES) {
      const change = languages?.[language];
      if (change === null) delete channel.languages[language];
      else if (change)
        channel.languages[language] = {
          ...(channel.languages[language] ?? firstPage(language, channel.name, channel.companyName)),
          ...change,
        };
    }
    return structuredClone(channel);
  });
  answers(channelRoutes.remove, ({ params: { id } }) => {
    const channel = find(id);
    if (!channel) return refused("NOT_FOUND");
    if (channel.hasReports) channel.isActive = false;
    else office.channels = office.channels.filter((one) => one !== channel);
    tell("channels-changed");
    return { archived: channel.hasReports };
  });
  return office;
}
