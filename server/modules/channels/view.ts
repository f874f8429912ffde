import type { Selectable } from "kysely";
import { type Channel, ChannelLanguages, ChannelSettings, type PortalChannel } from "@hz/contract/channels";
import { wire } from "../../bytes.ts";
import type { Tables } from "../../db/tables.ts";

export type ChannelRow = Selectable<Tables["channels"]>;

const common = (row: ChannelRow) => ({
  name: row.name,
  linkSuffix: row.link_suffix,
  companyName: row.company_name,
  description: row.description,
  settings: ChannelSettings.parse(row.settings),
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
  keys: { account: Buffer } & Pick<PortalChannel, "department" | "conflict" | "others">,
): PortalChannel => ({
  ...common(row),
  accountId: row.account_id,
  accountPublicKey: wire(keys.account),
  department: keys.department,
  conflict: keys.conflict,
  others: keys.others,
});
