import type { PortalChannel, PortalDepartment } from "@hz/contract/channels/channels";

/** Takes a channel and what is chosen in the form and gives the department that the report goes to; null where there is none. */
export function recipientOf(channel: PortalChannel, chosen: { categoryId: string; aboutOffice: boolean }): PortalDepartment | null {
  if (chosen.aboutOffice) return channel.conflict;
  return channel.others.find(({ categoryIds }) => categoryIds.includes(chosen.categoryId)) ?? channel.department;
}
