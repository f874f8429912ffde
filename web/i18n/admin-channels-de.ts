import type { Catalogue } from "./translate.ts";

/** Channels: the addresses by which reports come. */
export const adminChannelsDe = {
  channelsTitle: "Meldekanäle",
  channelsLead: "Über diese Adressen kommen Meldungen zu Ihnen. Veröffentlichen Sie sie auf Ihrer Website und im Intranet.",
  channelsFailed: "Die Meldekanäle konnten nicht geladen werden",
  channelsFailedText: "Die Kanäle selbst sind davon nicht betroffen: Meldungen kommen weiter an.",
  channelsEmpty: "Noch kein Meldekanal",
  channelsEmptyText: "Sobald es einen Meldekanal gibt, steht hier seine Adresse.",
  channelActive: "Aktiv",
  channelInactive: "Inaktiv",
  channelTabInactive: "(inaktiv)",
  channelAreas: "Bereiche von „{name}“",
  channelInactiveText:
    "Dieser Kanal ist archiviert. Unter seiner Adresse steht, dass er keine Meldungen mehr annimmt, mit dem Weg zu bestehenden Fällen, den externen Stellen und dem Nachfolger, wenn Sie einen wählen. Ihr Text der Startseite steht dort nicht. Geben Sie die Adresse nicht weiter.",
  channelAddress: "Öffentliche Adresse",
  channelOwnName: "Als kurze Adresse weitergeben: {host}",
  channelOwnNameHint:
    "Gilt auch für QR-Code, Aushang und Button. Beide Adressen führen zum selben Portal. Bei der kurzen sieht, wer ein Netz betreibt, welches Portal jemand öffnet, bei der anderen nur unseren Namen.",
  linksEnded: "Links und Aushänge erneuern",
  linksEndedText:
    "Seit dem {date} gilt ein neuer Kontoschlüssel. Alle Links mit Fingerabdruck, QR-Codes und Aushänge von vorher werden im Portal abgewiesen: Wer ihnen folgt, kann nicht melden. Verteilen Sie die Adresse unten, den QR-Code und den Aushang neu, auch im Intranet und auf Ihrer Website. Hält noch jemand den früheren Schlüssel, etwa eine deaktivierte Person aus der Verwaltung, geht es auch so: Aktivieren Sie sie. Vergleicht sie den neuen Schlüssel und nimmt ihn an, gilt alles Frühere wieder.",
  linksConfirm: "Aushänge und Links sind erneuert",
  linksConfirmWho: "Bestätigen kann das, wer die Berechtigung „Einstellungen“ hat.",
  linksAsk: "Sind alle Aushänge und Links von „{channel}“ erneuert?",
  linksAskText:
    "Danach erinnert hier nichts mehr daran. Wer noch einem alten Link folgt, steht weiter vor einer abgewiesenen Seite. Wer das wann bestätigt hat, steht im Prüfprotokoll.",
  linksRenewed: "Bestätigt: Aushänge und Links sind erneuert",
  linksEndedAgain: "Der Kontoschlüssel hat sich inzwischen noch einmal geändert",
  linksEndedAgainText: "Was Sie erneuert haben, gilt nicht mehr. Bitte verteilen Sie Links und Aushänge noch einmal.",
  linksShareText:
    "Dieser Code trägt den neuen Kontoschlüssel. Ersetzen Sie damit alle älteren QR-Codes und Aushänge: Sie werden abgewiesen.",
  linksToRenew: {
    one: "{count} Meldekanal hat Links und Aushänge, die abgewiesen werden.",
    other: "{count} Meldekanäle haben Links und Aushänge, die abgewiesen werden.",
  },
  linksToRenewText: "Seit es einen neuen Kontoschlüssel gibt, stehen Hinweisgebende dort vor verschlossener Tür.",
  linksToRenewShow: "Links und Aushänge erneuern",
  channelCopy: "Adresse kopieren",
  channelOpen: "Seite öffnen",
  channelCreated: "Angelegt am {date}",

  channelAdd: "Meldekanal hinzufügen",
  channelDefaultName: "Meldekanal {n}",
  channelAdded: "Meldekanal angelegt",
  channelAddedText: "Geben Sie ihm unten einen Namen und eine Adresse, die man sich merken kann.",
  channelAddFailed: "Der Meldekanal konnte nicht erstellt werden.",
  channelLanguage: "Standardsprache",
  channelLanguageHint: "In dieser Sprache beginnt das Portal. Wählen kann man dort immer.",
  channelLanguageAuto: "Automatisch: die des Browsers",
  channelLanguageSaved: "Standardsprache gespeichert",
  channelSuccessor: "Nachfolger",
  channelSuccessorHint:
    "Wer neu melden will, findet auf der Startseite einen Link zu diesem Kanal. Wählen Sie keinen, den nur ein Teil der Leute kennen soll.",
  channelSuccessorNone: "Keiner: nur die anderen Wege",
  channelSuccessorShut: "{channel} (archiviert: wird nicht genannt)",
  channelSuccessorSaved: "Auswahl gespeichert",

  channelDelete: "Kanal löschen",
  channelDeleteTitle: "„{channel}“ löschen?",
  channelDeleteText:
    "Der Kanal und seine Adresse werden gelöscht, Aushänge und Links führen danach ins Leere. Meldungen sind über ihn noch keine gekommen. Diese Aktion kann nicht rückgängig gemacht werden.",
  channelDeleted: "Meldekanal gelöscht",
  channelGone: "Dieser Meldekanal wurde gelöscht",
  channelGoneText:
    "Jemand anderes hat ihn inzwischen gelöscht. Was Sie eingegeben haben, lässt sich nicht mehr speichern. Kopieren Sie, was Sie noch brauchen.",
  channelDeleteFailed: "Der Kanal konnte nicht gelöscht werden.",
  channelArchive: "Kanal archivieren",
  channelArchiveTitle: "„{channel}“ archivieren?",
  channelArchiveText:
    "Über diesen Kanal sind Meldungen gekommen. Sie bleiben bis zum Ende ihrer Aufbewahrung erhalten. Niemand kann dort mehr melden. Wer einen Fall hat, öffnet ihn dort weiter mit dem Passwort. Sie können den Kanal später wieder öffnen.",
  channelArchiveTextLast:
    "Das ist Ihr letzter offener Meldekanal. Solange keiner offen ist, kann niemand melden. Wer einen Fall hat, öffnet ihn dort weiter mit dem Passwort. Die Meldungen bleiben bis zum Ende ihrer Aufbewahrung erhalten. Sie können den Kanal später wieder öffnen.",
  channelArchived: "Meldekanal archiviert",
  channelArchivedText: "Er nimmt keine Meldungen mehr an. Die bisherigen bleiben, und wer einen Fall hat, kommt dort weiter an ihn.",
  channelReopen: "Kanal wieder öffnen",
  channelReopened: "Meldekanal wieder geöffnet",

  channelName: "Name",
  channelSuffix: "Link-Suffix",
  channelSuffixHint: "Kleinbuchstaben, Ziffern und Bindestriche. Eine frühere Adresse führt weiter hierher.",
  channelSuffixBetter: "Diese Adresse hat der Dienst vergeben. Eine, die man sich merken kann, steht besser auf Aushängen:",
  channelSuffixTake: "„{suffix}“ übernehmen",
  channelSuffixReserved: "Dieser Link-Suffix ist für den Dienst reserviert. Bitte wählen Sie einen anderen.",
  channelSuffixFree: "Diese Adresse ist frei.",
  channelForm: "Meldeformular",
  channelAnonymous: "Anonyme Meldungen erlauben",
  channelAnonymousHint: "Sonst müssen hinweisgebende Personen ihren Namen nennen.",
  channelFiles: "Dateien erlauben",
  channelCategory: "Eine Kategorie verlangen",
  channelDeliveryHint: "Gilt für neue Meldungen.",
  channelSaved: "Meldekanal gespeichert",
  channelSaveFailed: "Die Einstellungen konnten nicht gespeichert werden.",
} as const satisfies Catalogue;
