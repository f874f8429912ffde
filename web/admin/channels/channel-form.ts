import { type Channel, LinkSuffix } from "@hz/contract/channels";
import * as z from "zod";

/** What is typed in a channel's settings; no other department is the empty text. */
export const ChannelForm = z.object({
  name: z.string().trim().min(1, "Name ist erforderlich"),
  linkSuffix: LinkSuffix,
  allowAnonymous: z.boolean(),
  allowFiles: z.boolean(),
  requireCategory: z.boolean(),
  autoAcknowledge: z.boolean(),
  /** Months, or the empty text for what the account says. */
  retentionMonths: z.string(),
  departmentId: z.string(),
  conflictDepartmentId: z.string(),
});
export type ChannelTyped = z.infer<typeof ChannelForm>;

/** Takes a channel and gives what stands in its form. */
export const typedOf = ({ name, linkSuffix, settings, departmentId, conflictDepartmentId }: Channel): ChannelTyped => ({
  name,
  linkSuffix,
  allowAnonymous: settings.allowAnonymous,
  allowFiles: settings.allowFiles,
  requireCategory: settings.requireCategory,
  autoAcknowledge: settings.autoAcknowledge,
  retentionMonths: String(settings.retentionMonths ?? ""),
  departmentId,
  conflictDepartmentId: conflictDepartmentId ?? "",
});

/** Takes what was and what is typed, and gives what differs, as both calls want it; null where a call has nothing to do. */
export function channelChanges(before: ChannelTyped, typed: ChannelTyped) {
  const choices = Object.fromEntries(
    (["allowAnonymous", "allowFiles", "requireCategory", "autoAcknowledge"] as const)
      .filter((field) => typed[field] !== before[field])
      .map((field) => [field, typed[field]]),
  );
  const months = typed.retentionMonths;
  const settings = months === before.retentionMonths ? choices : { ...choices, retentionMonths: months === "" ? null : Number(months) };
  const change = {
    ...(typed.name !== before.name && { name: typed.name }),
    ...(typed.linkSuffix !== before.linkSuffix && { linkSuffix: typed.linkSuffix }),
    ...(Object.keys(settings).length > 0 && { settings }),
  };
  const isDelivered = typed.departmentId === before.departmentId && typed.conflictDepartmentId === before.conflictDepartmentId;
  return {
    change: Object.keys(change).length > 0 ? change : null,
    delivery: isDelivered ? null : { departmentId: typed.departmentId, conflictDepartmentId: typed.conflictDepartmentId || null },
  };
}
