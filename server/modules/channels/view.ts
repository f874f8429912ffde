import { paths } from "@hz/contract/paths";
import type { Selectable } from "kysely";
import * as z from "zod";
import { type ChannelDuties, NO_FACTS } from "@hz/contract/channels/channel-duties";
import { type Channel, ChannelLanguages, ChannelSettings, type PortalChannel } from "@hz/contract/channels/channels";
import { asksAnything, ChannelQuestions, VersionedQuestions } from "@hz/contract/channels/questions";
import { PORTAL_LANGUAGE_CODES } from "@hz/contract/languages";
import { languagesIn } from "../accounts/index.ts";
import { wire } from "../../bytes.ts";
import type { Tables } from "../../db/tables.ts";
import type { StoredDuties } from "./duties-store.ts";

export type ChannelRow = Selectable<Tables["channels"]>;

/** Of a logo the row keeps the hash of its bytes; its address follows the channel's own. */
const StoredSettings = ChannelSettings.extend({
  logo: z.object({ hash: z.string(), width: z.int(), height: z.int() }).nullable(),
});
function settingsOf(row: ChannelRow): ChannelSettings {
  const { logo, ...settings } = StoredSettings.parse(row.settings);
  if (!logo) return { ...settings, logo };
  const { hash, width, height } = logo;
  return { ...settings, logo: { address: paths.portalLogo(row.link_suffix, hash), width, height } };
}

const common = (row: ChannelRow) => ({
  name: row.name,
  linkSuffix: row.link_suffix,
  companyName: row.company_name,
  description: row.description,
  settings: settingsOf(row),
  languages: ChannelLanguages.parse(row.languages),
  defaultLanguage: row.default_language as Channel["defaultLanguage"],
});

export const channelView = (row: ChannelRow & { has_reports: boolean; links_ended_at: Date | null }): Channel => ({
  ...common(row),
  id: row.id,
  isActive: row.is_active,
  departmentId: row.department_id,
  conflictDepartmentId: row.conflict_department_id,
  successorId: row.successor_id,
  linksEndedAt: row.links_ended_at && row.links_ended_at.toISOString(),
  hasReports: row.has_reports,
  createdAt: row.created_at.toISOString(),
});

export const questionsOf = (row: Pick<ChannelRow, "questions">): ChannelQuestions => ChannelQuestions.parse(row.questions);

/** Those that were never changed have no version in their row. */
const StoredQuestions = VersionedQuestions.extend({ version: VersionedQuestions.shape.version.default(0) });
export const versionedQuestionsOf = (row: Pick<ChannelRow, "questions">): VersionedQuestions => StoredQuestions.parse(row.questions);

/** In the order of languages: the first is what stands where the page's own is missing. */
const namesOf = (row: ChannelRow) => {
  const pages = ChannelLanguages.parse(row.languages);
  return Object.fromEntries(PORTAL_LANGUAGE_CODES.flatMap((language) => (pages[language] ? [[language, pages[language].name]] : [])));
};

export const portalChannelView = (
  row: ChannelRow,
  account: { public_key: Buffer; retention_months: number },
  successor: ChannelRow | undefined,
  rest: Pick<PortalChannel, "successions" | "department" | "conflict" | "others" | "lost" | "voice">,
): PortalChannel => ({
  ...common(row),
  accountId: row.account_id,
  accountPublicKey: wire(account.public_key),
  retentionMonths: settingsOf(row).retentionMonths ?? account.retention_months,
  ...(asksAnything(questionsOf(row)) && { asks: true as const }),
  ...(!row.is_active && { isArchived: true as const }),
  ...(successor && { successor: { linkSuffix: successor.link_suffix, names: namesOf(successor) } }),
  ...rest,
});

/** A VAT identification number may stand in an imprint; a tax number, which is kept in the same place, must not. */
const VAT_ID = /^[A-Z]{2}\s?[0-9A-Z ]{8,14}$/;

/** What was given of a channel with what is known of it; the company's data only where the channel is that company's. */
export function dutiesView(
  row: ChannelRow,
  account: Selectable<Tables["accounts"]>,
  { departmentName, outside }: Pick<ChannelDuties, "departmentName" | "outside">,
  kept?: StoredDuties,
): ChannelDuties {
  const { facts, bodies, texts } = kept ?? { facts: NO_FACTS, bodies: [], texts: {} };
  const isOwn = row.company_name === account.company_name;
  const known = (value: string | null) => (isOwn && value) || "";
  const settings = settingsOf(row);
  return {
    companyName: facts.companyName || row.company_name,
    company: {
      legalForm: known(account.legal_form),
      email: known(account.company_email),
      register: known(account.registration_number),
      vatId: VAT_ID.test(account.tax_id ?? "") ? known(account.tax_id) : "",
    },
    departmentName,
    retentionMonths: settings.retentionMonths ?? account.retention_months,
    autoAcknowledge: settings.autoAcknowledge,
    allowAnonymous: settings.allowAnonymous,
    facts,
    bodies,
    outside,
    texts,
    languages: languagesIn(row),
  };
}
