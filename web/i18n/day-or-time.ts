import { berlinDay, startOfDay } from "@hz/contract/procedure/deadlines";
import type { PortalLanguage } from "@hz/contract/languages";
import { formatDateTime, formatDay } from "./dates.ts";

/** Takes a moment of which perhaps only Berlin's day is known, kept as its beginning, and gives the day, with the time where it is more. */
export function formatDayOrTime(moment: string, language: PortalLanguage): string {
  const at = new Date(moment);
  const day = berlinDay(at);
  return startOfDay(day).getTime() === at.getTime() ? formatDay(day, language) : formatDateTime(at, language);
}
