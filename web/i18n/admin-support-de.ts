import type { Catalogue } from "./translate.ts";

/** The page /support; the handbook's own words stand in web/admin/handbook. */
export const adminSupportDe = {
  supportLead: "Antworten stehen im Handbuch. Bleibt eine Frage offen, fragen Sie uns.",
  supportTutorialText: "In etwa drei Minuten durch die Anwendung, Schritt für Schritt.",
  supportContact: "Kontakt",
  supportEmail: "E-Mail",
  supportEmailHint: "Bitte schreiben Sie nichts aus einer Meldung und kein Passwort hinein.",
  supportPhone: "Telefon",
  supportAppointment: "Termin vereinbaren",
  supportAppointmentHint: "Öffnet die Terminbuchung in einem neuen Tab.",
  supportAppointmentMail: "Öffnet eine E-Mail an uns, in der Sie einen Termin vorschlagen.",
  supportAppointmentSubject: "Termin mit dem Support",
  supportFailed: "Die Kontaktdaten konnten nicht geladen werden",
  supportFailedText: "Das Handbuch ist davon nicht betroffen.",

  handbook: "Handbuch",
  helpLink: "Hilfe im Handbuch",
  handbookSearch: "Im Handbuch suchen",
  handbookSearchPlaceholder: "Im Handbuch suchen  /",
  handbookFound: { one: "{count} Artikel zu „{words}“", other: "{count} Artikel zu „{words}“" },
  handbookNothing: "Nichts gefunden",
  handbookNothingText: "Zu „{words}“ steht nichts im Handbuch. Versuchen Sie ein anderes Wort, oder schreiben Sie uns.",
  handbookClear: "Suche im Handbuch leeren",
  handbookBack: "Zum Handbuch",
  handbookBackToSearch: "Zur Suche nach „{words}“",
  handbookMore: "Mehr aus „{group}“",
  handbookPrevious: "Vorheriger Artikel",
  handbookNext: "Nächster Artikel",
  handbookAround: "Weitere Artikel",
  handbookMissing: "Diesen Artikel gibt es nicht",
  handbookMissingText: "Vielleicht ist der Link veraltet. Im Handbuch finden Sie alle Artikel.",
} as const satisfies Catalogue;
