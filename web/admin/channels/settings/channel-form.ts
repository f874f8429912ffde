import type { Channel } from "@hz/contract/channels/channels";
import { LinkSuffix } from "@hz/contract/channels/link-suffix";
import { MAX_RETENTION_MONTHS } from "@hz/contract/procedure/retention-rules";
import * as z from "zod";
import { t } from "../../shared/texts/texts.ts";

/** Whether a channel keeps its reports as long as the account says, or as long as it says itself. */
export const RETENTIONS = ["account", "own"] as const;

/** Months as they were typed; null where that is no number that can be set. */
export function ownMonths(typed: string): number | null {
  const months = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
  return months >= 1 && months <= MAX_RETENTION_MONTHS ? months : null;
}

const Fields = z.object({
  name: z.string().trim().min(1, "Name ist erforderlich"),
  linkSuffix: LinkSuffix,
  allowAnonymous: z.boolean(),
  allowFiles: z.boolean(),
  requireCategory: z.boolean(),
  autoAcknowledge: z.boolean(),
  retention: z.enum(RETENTIONS),
  /** Of its own; what stands here while the account's counts is passed over. */
  retentionMonths: z.string(),
  departmentId: z.string(),
  conflictDepartmentId: z.string(),
});
/** What is typed in a channel's settings; no other department is the empty text. */
export const ChannelForm = Fields.refine(
  ({ retention, retentionMonths }) => retention === "account" || ownMonths(retentionMonths) !== null,
  {
    path: ["retentionMonths"],
    message: t("wholeNumber", { min: "1", max: String(MAX_RETENTION_MONTHS) }),
    // Said together with what else is missing.
    when: () => true,
  },
);
export type ChannelTyped = z.infer<typeof ChannelForm>;

export const typedOf = ({ name, linkSuffix, settings, departmentId, conflictDepartmentId }: Channel): ChannelTyped => ({
  name,
  linkSuffix,
  allowAnonymous: settings.allowAnonymous,
  allowFiles: settings.allowFiles,
  requireCategory: settings.requireCategory,
  autoAcknowledge: settings.autoAcknowledge,
  retention: settings.retentionMonths === null ? "account" : "own",
  retentionMonths: String(settings.retentionMonths ?? ""),
  departmentId,
  conflictDepartmentId: conflictDepartmentId ?? "",
});

/** What differs, as both calls want it; null where a call has nothing to do. */
export function channelChanges(before: ChannelTyped, typed: ChannelTyped) {
  const choices = Object.fromEntries(
    (["allowAnonymous", "allowFiles", "requireCategory", "autoAcknowledge"] as const)
      .filter((field) => typed[field] !== before[field])
      .map((field) => [field, typed[field]]),
  );
  const [set, months] = [before, typed].map((one) => (one.retention === "account" ? null : ownMonths(one.retentionMonths)));
  const settings = months === set ? choices : { ...choices, retentionMonths: months };
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
