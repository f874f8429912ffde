import type { Catalogue } from "./translate.ts";

/** Reminders: the header's list, the choice of mails, the calendar of deadlines, and the case's history. */
export const adminRemindersDe = {
  reminders: "Erinnerungen",
  remindersCount: { one: "{count} Erinnerung für Sie", other: "{count} Erinnerungen für Sie" },
  remindersNone: "Für Sie ist nichts fällig.",
  remindersNoneText: "Hier steht, was bald fällig, überfällig oder seit 30 Tagen ohne Kontakt ist.",
  remindersFailed: "Die Erinnerungen konnten nicht geladen werden.",
  remindersAll: "Alle Fristen zeigen",
  remindersMore: { one: "und {count} weitere", other: "und {count} weitere" },
  reminder_acknowledgement: "Eingangsbestätigung",
  reminder_feedback: "Rückmeldung",
  reminder_meeting: "Bitte um persönliches Gespräch",
  reminder_silence: "Kein Kontakt",
  reminderUntil: "bis {day}",
  reminderSilent: "30 Tage erreicht am {day}",

  reminderMailsTitle: "Erinnerungen per E-Mail",
  reminderMailsText: "Höchstens eine E-Mail am Tag sagt Ihnen, wie viele Fristen anstehen. Um welche Meldungen es geht, steht nicht darin.",
  reminderMailsEarly: "Auch früh erinnern",
  reminderMailsEarlyText:
    "An Tag 3 und 5 nach dem Eingang, 30, 14 und 7 Tage vor der Rückmeldung und nach 30 Tagen ohne Kontakt, wenn die Meldung Ihnen oder niemandem zugewiesen ist.",
  reminderMailsAlways:
    "Die letzte Erinnerung vor einer Frist, jede überfällige Frist und 60 Tage ohne Kontakt melden wir immer: der ganzen Abteilung.",
  reminderMailsSaved: "Gespeichert",
  reminderMailsFailed: "Die Auswahl konnte nicht gespeichert werden.",

  calendarTitle: "Kalender mit Fristen",
  calendarText:
    "Ihr Kalenderprogramm zeigt die Fristen der Meldungen, die Sie lesen dürfen, als ganztägige Einträge: ohne Thema, ohne Nummer, ohne Namen.",
  calendarNone: "Noch keine Kalenderadresse",
  calendarMade: "Kalenderadresse erzeugt am {date}",
  calendarMake: "Kalenderadresse erzeugen",
  calendarRenew: "Adresse erneuern",
  calendarRenewQuestion: "Kalenderadresse erneuern?",
  calendarRenewText: "Die bisherige Adresse gilt danach nicht mehr. Tragen Sie die neue in Ihr Kalenderprogramm ein.",
  calendarRevoke: "Adresse widerrufen",
  calendarRevokeQuestion: "Kalenderadresse widerrufen?",
  calendarRevokeText: "Ihr Kalenderprogramm bekommt danach keine Fristen mehr. Einträge, die es schon hat, löschen Sie dort.",
  calendarRevoked: "Kalenderadresse widerrufen",
  calendarShown: "Ihre Kalenderadresse",
  calendarShownText:
    "Sie wird nur jetzt gezeigt. Tragen Sie sie in Ihrem Kalenderprogramm als Abonnement ein. Wer sie kennt, sieht, wann Fristen ablaufen: Geben Sie sie niemandem.",
  calendarCopy: "Adresse kopieren",
  calendarFile: "Als Datei laden",
  calendarFileHint: "Die Datei (.ics) zeigt den heutigen Stand und ändert sich nicht mehr.",
  calendarFileName: "Fristen.ics",
  calendarFailed: "Das ist nicht gelungen.",
  calendarFileFailed: "Die Datei konnte nicht geladen werden.",

  historyReminded: "Erinnerung an {names} gesendet: {about} bis {day}",
  historyRemindedSilence: "Erinnerung an {names} gesendet: kein Kontakt seit 30 Tagen",
} as const satisfies Catalogue;
