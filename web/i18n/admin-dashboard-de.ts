import type { Catalogue } from "./translate.ts";

/** The dashboard beside its list. */
export const adminDashboardDe = {
  trendReports: "Meldungen in den letzten zwölf Wochen: {values}",
  trendNew: "Neue Meldungen am Ende jeder der letzten zwölf Wochen: {values}",
  trendOpen: "Offene Meldungen am Ende jeder der letzten zwölf Wochen: {values}",
  trendChannels: "Aktive Kanäle am Ende jeder der letzten zwölf Wochen: {values}",

  statusTitle: "Systemstatus",
  systemStatusFailed: "Der Systemstatus konnte nicht geladen werden.",
  statusChannels: "{active} von {total} online",
  statusNoChannel: "Kein Meldekanal ist online",
  statusDatabase: "Datenbank",
  statusDatabaseFine: "Verbunden",
  statusKeys: "Verschlüsselung",
  statusKeysFine: "Ihre Schlüssel sind da und passen",
  statusKeysMissing: "Ihnen fehlen noch Schlüssel",
  statusKeysUncompared: "Der Schlüssel Ihres Unternehmens ist noch nicht verglichen",
  statusMail: "E-Mail",
  statusMailFine: "Versand in Ordnung",
  statusMailLocal: "Kein Mailserver eingerichtet: E-Mails bleiben im Postfach dieser Installation",
  statusMailFailedOne: "Eine E-Mail konnte nicht zugestellt werden",
  statusMailFailed: "{count} E-Mails konnten nicht zugestellt werden",
  statusJobs: "Hintergrundaufgaben",
  statusJobsFine: "Nichts im Rückstand",
  statusJobsLate: "Im Rückstand seit {minutes} Minuten",
} as const satisfies Catalogue;
