import type { PortalChannel, PortalDepartment } from "@hz/contract/channels/channels";

/** The department that a report goes to by what is chosen in the form; null where there is none. */
export function recipientOf(channel: PortalChannel, chosen: { categoryId: string; aboutOffice: boolean }): PortalDepartment | null {
  if (chosen.aboutOffice) return channel.conflict;
  return channel.others.find(({ categoryIds }) => categoryIds.includes(chosen.categoryId)) ?? channel.department;
}
