import type { Catalogue } from "./translate.ts";

/** People from outside who read one case for a while: in the office's case, and on their own pages. */
export const adminGuestsDe = {
  guests: "Gäste",
  guestsFailed: "Die Gäste konnten nicht geladen werden.",
  guestUntil: "bis {day}",
  guestInvited: "eingeladen, noch nicht angemeldet",
  guestNotes_none: "ohne interne Notizen",
  guestNotes_read: "liest interne Notizen",
  guestNotes_write: "liest und schreibt interne Notizen",
  guestIdentity: "darf die Identität anzeigen",
  guestsEnded: { one: "{count} beendeter Gastzugang", other: "{count} beendete Gastzugänge" },
  guestEndedOn: "beendet am {day}",
  guestTimeOver: "abgelaufen am {day}",

  guestInvite: "Gast einladen",
  guestInviteText:
    "Ein Gast von außen liest für begrenzte Zeit nur diesen Fall: Meldung, Nachrichten und Dateien. Er schreibt der hinweisgebenden Person nicht und ändert nichts am Fall.",
  guestNeedsKey: "Einladen können Personen, die auch Benutzer oder Einstellungen verwalten: Nur sie können für Gäste bürgen.",
  guestWho: "Person",
  guestWhoNew: "Neue Person einladen",
  guestRole: "Funktion",
  guestReason: "Anlass",
  guestReasonHint: "Verschlüsselt; steht danach bei den internen Notizen. Gäste, die interne Notizen lesen, lesen auch den Anlass.",
  guestReasonMissing: "Bitte schreiben Sie, warum die Person Zugang braucht.",
  guestReasonNote: "Gastzugang für {name} ({role}) bis {day}: {reason}",
  guestLastDay: "Zugang bis",
  guestLastDayHint: "Bis zum Ende dieses Tages, höchstens sechs Monate. Sie können ihn jederzeit beenden oder verlängern.",
  guestLastDayWrong: "Bitte wählen Sie einen Tag zwischen heute und heute in sechs Monaten.",
  guestMayNotes: "Interne Notizen",
  guestMay_none: "Nicht zeigen",
  guestMay_read: "Lesen",
  guestMay_write: "Lesen und schreiben",
  guestMayIdentity: "Identität anzeigen erlauben",
  guestMayIdentityHint:
    "Das ist eine Regel der Oberfläche, keine Verschlüsselung: Kontaktdaten stehen in derselben versiegelten Kiste wie die Beschreibung. Wer den Fall liest, hält auch ihren Schlüssel. Laden Sie nur Personen ein, die zur Verschwiegenheit verpflichtet sind.",
  guestDisclosure:
    "Einen Fall einer Person von außen zu zeigen kann eine Weitergabe nach § 9 HinSchG sein. Tragen Sie sie danach unter „Weitergaben“ ein.",
  guestToDisclosures: "Zu den Weitergaben",
  guestInviteAction: "Einladen",
  guestInviteFailed: "Der Gast wurde nicht eingeladen.",
  guestInviteDone: "{name} ist Gast dieses Falls",
  guestEmailTaken:
    "Diese E-Mail-Adresse ist schon vergeben. Ist die Person bereits Gast, wählen Sie sie oben unter „Person“ aus. Steht sie dort nicht, löschen Sie ihren Gastzugang unter „Benutzer“ und laden Sie sie neu ein.",
  guestCannotVouch: "In diesem Browser liegt der Kontoschlüssel Ihres Unternehmens nicht vor, mit dem Gäste eingeladen werden.",

  guestChange: "Ändern",
  guestChangeOf: "Ändern: Gastzugang von {name}",
  guestChangeAction: "Tag speichern",
  guestChangeFailed: "Der Tag wurde nicht gespeichert.",
  guestChangeDone: "Zugang gilt bis {day}",
  guestEnd: "Zugang beenden",
  guestEndOf: "Zugang beenden: {name}",
  guestEndText:
    "{name} kann den Fall sofort nicht mehr öffnen, auch nicht auf einer offenen Seite. Was schon gelesen oder gespeichert wurde, bleibt der Person bekannt. Sie erhält eine E-Mail ohne Inhalt.",
  guestEndTextInvited: "Die Einladung von {name} wird zurückgezogen; ihr Link öffnet nichts mehr.",
  guestEndFailed: "Der Zugang besteht weiter.",
  guestEndDone: "Zugang beendet",

  guestPerson: "Gast",
  guestPersonText: "Gast einzelner Fälle: keine Berechtigungen, keine Abteilung. Zugänge verlängern oder beenden Sie im jeweiligen Fall.",

  historyGuestInvited: "{name} als Gast eingeladen, bis {day}",
  historyGuestEnded: "Gastzugang von {name} beendet",
  historyGuestProlonged: "Letzter Tag eines Gastzugangs geändert",

  guestCases: "Ihre Fälle",
  guestCasesLead: "Sie sind Gast der Meldestelle von {company}. Was Sie hier lesen, ist vertraulich.",
  guestCasesEmpty: "Zurzeit haben Sie zu keinem Fall Zugang.",
  guestCasesFailed: "Ihre Fälle konnten nicht geladen werden.",
  guestStrip: "Sie sind Gast bis {day}.",
  guestStripNotes_none: "Sie lesen Meldung, Nachrichten und Dateien.",
  guestStripNotes_read: "Sie lesen Meldung, Nachrichten, Dateien und interne Notizen.",
  guestStripNotes_write: "Sie lesen Meldung, Nachrichten und Dateien und schreiben interne Notizen.",
  guestIdentityHidden: "Die Identität der hinweisgebenden Person ist für Sie nicht freigegeben.",
  guestOver: "Ihr Zugang zu diesem Fall ist beendet",
  guestOverText: "Brauchen Sie ihn weiter, wenden Sie sich an die Meldestelle, die Sie eingeladen hat.",
  guestOverDraft:
    "Ihr Zugang zu diesem Fall ist beendet. Ihre Notiz lässt sich nicht mehr speichern. Kopieren Sie sie, bevor Sie die Seite verlassen.",
  guestNoKey:
    "Ihr Schlüssel öffnet diesen Fall nicht. Bitten Sie die Meldestelle, Ihren Gastzugang unter „Benutzer“ zu löschen und Sie neu einzuladen.",
  guestNoteHint: "Verschlüsselt für die Meldestelle · Strg+Enter speichert",
  guestThreadEmpty: "Noch keine Nachrichten.",
  guestBack: "Zu Ihren Fällen",
  guestCaseOf: "Fall HZ-{number}",
} as const satisfies Catalogue;
