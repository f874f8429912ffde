import { daysLeft, type Deadline, berlinDay } from "@hz/contract/procedure/deadlines";
import { formatDay, formatDayOfYear, momentOfDay } from "../../../i18n/dates.ts";
import { t } from "../../shared/texts/texts.ts";

/** A day as short as it is clear: "29.11.", with the year in any but the present one. */
export function shortDay(day: string, now: Date): string {
  const isThisYear = day.slice(0, 4) === berlinDay(now).slice(0, 4);
  return isThisYear ? formatDayOfYear(momentOfDay(day), "de") : formatDay(day, "de", "short");
}

export type DueTone = "neutral" | "accent" | "danger";
export const DUE_LOOKS: Record<DueTone, string> = { neutral: "text-muted", accent: "text-accent", danger: "text-danger" };

/** So many days before its end a deadline is drawn as one that is near. */
const NEAR_DAYS = 3;

/** Until when and how many days are left, and how pressing that is. */
export function dueText(due: Deadline, now: Date): { text: string; tone: DueTone } {
  const left = daysLeft(due, now);
  if (left < 0) return { text: t("dueOver", { count: -left }), tone: "danger" };
  if (left === 0) return { text: t("dueToday"), tone: "accent" };
  return { text: t("dueLeft", { day: shortDay(due.lastDay, now), count: left }), tone: left <= NEAR_DAYS ? "accent" : "neutral" };
}
