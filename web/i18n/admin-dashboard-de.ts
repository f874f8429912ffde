import type { Catalogue } from "./translate.ts";

/** The dashboard beside its list. */
export const adminDashboardDe = {
  trendReports: "Meldungen in den letzten zwölf Wochen: {values}",
  trendNew: "Neue Meldungen am Ende jeder der letzten zwölf Wochen: {values}",
  trendOpen: "Offene Meldungen am Ende jeder der letzten zwölf Wochen: {values}",
  trendChannels: "Aktive Kanäle am Ende jeder der letzten zwölf Wochen: {values}",

  agreementMissing: "Vertrag zur Auftragsverarbeitung",
  agreementMissingText:
    "Ihr Unternehmen braucht ihn, bevor die erste Meldung kommt (Artikel 28 DSGVO). Sein Text liegt bereit, geschlossen ist er noch nicht.",
  agreementChanged: "Der Vertrag zur Auftragsverarbeitung hat sich geändert.",
  agreementChangedText: "Bitte lesen und schließen Sie die neue Fassung.",
  agreementOpen: "Zum Vertrag",

  statusTitle: "Systemstatus",
  systemStatusFailed: "Der Systemstatus konnte nicht geladen werden.",
  statusChannels: "{active} von {total} online",
  statusNoChannel: "Kein Meldekanal ist online",
  statusDatabase: "Datenbank",
  statusDatabaseFine: "Verbunden",
  statusKeys: "Verschlüsselung",
  statusKeysFine: "Ihre Schlüssel sind da und passen",
  statusKeysMissing: "Ihnen fehlen noch Schlüssel",
  statusKeysUncompared: "Der Kontoschlüssel Ihres Unternehmens ist noch nicht verglichen",
  statusMail: "E-Mail",
  statusMailFine: "Versand in Ordnung",
  statusMailLocal: "Kein Mailserver eingerichtet: E-Mails bleiben im Postfach dieser Installation",
  statusMailFailedOne: "Eine E-Mail konnte nicht zugestellt werden",
  statusMailFailed: "{count} E-Mails konnten nicht zugestellt werden",
  statusJobs: "Hintergrundaufgaben",
  statusJobsFine: "Nichts im Rückstand",
  statusJobsLate: "Im Rückstand seit {minutes} Minuten",

  readiness: "Betriebsbereitschaft",
  readinessState_ready: "bereit",
  readinessState_check: "zu prüfen",
  "readinessState_not-ready": "nicht bereit",
  readinessOf: "Betriebsbereitschaft: {state}",
  readinessTold_check: { one: "{count} Meldekanal ist zu prüfen.", other: "{count} Meldekanäle sind zu prüfen." },
  "readinessTold_not-ready": { one: "{count} Meldekanal ist nicht bereit.", other: "{count} Meldekanäle sind nicht bereit." },
  readinessShow: "Gründe ansehen",
  drillMark: "Probe",
  drillNote: "Probemeldung: Sie zählt in keiner Auswertung und darf nach der Antwort gelöscht werden.",
} as const satisfies Catalogue;
