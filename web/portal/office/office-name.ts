import type { Portal } from "../portal-context.tsx";

/** What sentences call a department, after "die" or "the": the channel's own one is the office. */
export const officeName = ({ channel, t }: Pick<Portal, "channel" | "t">, department: string): string =>
  department === channel.department.name ? t("office.own") : t("office.other", { department });
