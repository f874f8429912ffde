import { berlinDay, startOfDay } from "@hz/contract/procedure/deadlines";
import type { PortalLanguage } from "@hz/contract/languages";
import { formatDateTime, formatDay } from "./dates.ts";

/** The day, with the time where it is known. Of `moment` perhaps only Berlin's day is known, kept as its beginning. */
export function formatDayOrTime(moment: string, language: PortalLanguage): string {
  const at = new Date(moment);
  const day = berlinDay(at);
  return startOfDay(day).getTime() === at.getTime() ? formatDay(day, language) : formatDateTime(at, language);
}
