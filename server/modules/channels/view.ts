import { paths } from "@hz/contract/paths";
import type { Selectable } from "kysely";
import * as z from "zod";
import { type Channel, ChannelLanguages, ChannelSettings, type PortalChannel } from "@hz/contract/channels";
import { wire } from "../../bytes.ts";
import type { Tables } from "../../db/tables.ts";

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

export const channelView = (row: ChannelRow & { has_reports: boolean }): Channel => ({
  ...common(row),
  id: row.id,
  isActive: row.is_active,
  departmentId: row.department_id,
  conflictDepartmentId: row.conflict_department_id,
  hasReports: row.has_reports,
  createdAt: row.created_at.toISOString(),
});

export const portalChannelView = (
  row: ChannelRow,
  account: { public_key: Buffer; retention_months: number },
  departments: Pick<PortalChannel, "department" | "conflict" | "others">,
): PortalChannel => ({
  ...common(row),
  accountId: row.account_id,
  accountPublicKey: wire(account.public_key),
  retentionMonths: settingsOf(row).retentionMonths ?? account.retention_months,
  ...departments,
});
