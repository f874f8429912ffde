import type { Catalogue } from "./translate.ts";

/** Deadlines where people look: in the list and on the dashboard. */
export const adminDeadlinesDe = {
  columnDeadline: "Frist",
  deadline_acknowledgement: "Bestätigung bis {day}",
  deadline_feedback: "Rückmeldung bis {day}",
  deadline_meeting: "Gespräch vereinbaren bis {day}",
  deadlineLeft: { one: "noch {count} Tag", other: "noch {count} Tage" },
  deadlineToday: "heute fällig",
  deadlineOverdue: { one: "überfällig seit {count} Tag", other: "überfällig seit {count} Tagen" },

  filterDue: "Frist",
  filterDue_ueberfaellig: "Überfällig",
  filterDue_7: "In 7 Tagen",
  filterDue_30: "In 30 Tagen",

  deadlinesTitle: "Nächste Fristen",
  deadlinesOverdue: { one: "{count} überfällig", other: "{count} überfällig" },
  deadlinesNone: "Keine offenen Fristen",
  deadlinesAll: "Alle {count} Fristen zeigen",
  deadlinesFailed: "Die Fristen konnten nicht geladen werden.",
} as const satisfies Catalogue;
