import type { Catalogue } from "./translate.ts";

/** The texts of the key log. */
export const adminKeyLogDe = {
  keyLog: "Schlüsselverzeichnis",
  paletteNamesKeyLog: "Schlüssel, Fingerabdruck, Verlauf, Transparenz",
  keyLogLead:
    "Hier steht, welche Schlüssel Ihr Konto und seine Abteilungen hatten und wer dazukam und ausschied. Jeder Eintrag wird mit dem Schlüssel Ihres Kontos unterschrieben, den nur Personen aus Ihrem Team haben, nicht der Server, und hängt am vorigen.",
  keyLogCard: "Welche Schlüssel Ihr Konto hatte und wer dazukam und ausschied, mit dem Fingerabdruck zum Vergleichen im Team.",
  keyLogFailed: "Das Schlüsselverzeichnis konnte nicht geladen werden",
  keyLogFailedText: "Meldungen und Schlüssel sind davon nicht betroffen.",
  keyLogEmpty: "Noch keine Einträge",
  keyLogEmptyText: "Das Verzeichnis beginnt, sobald sich jemand anmeldet, der den Kontoschlüssel hat. Bitte laden Sie die Seite dann neu.",
  keyLogUncompared: "Noch nicht geprüft",
  keyLogUncomparedText:
    "Ihr Browser kann das Verzeichnis erst prüfen, wenn Sie den Fingerabdruck des Kontos mit einer Person aus Ihrem Team verglichen haben.",
  keyLogHead: "Fingerabdruck des Verzeichnisses",
  keyLogChecked: "Ihr Browser hat das ganze Verzeichnis geprüft; ein kürzeres oder ein anderes nimmt er nicht mehr an.",
  keyLogHeadText:
    "Wer im Team denselben Fingerabdruck sieht, sieht auch dieselben Einträge. Nach einem neuen Eintrag ist er ein anderer. Mit jeder internen Notiz unterschreibt Ihr Browser ihn; die Browser der anderen vergleichen ihn, wenn sie die Notiz lesen.",
  keyLogCount: { one: "{count} Eintrag", other: "{count} Einträge" },
  keyLogExport: "Als JSON speichern",
  keyLogSignedAt: "{date} Uhr, unterschrieben im Browser von {name}",
  keyLogAccount: "Das Konto hat den Schlüssel mit dem Fingerabdruck {print}.",
  keyLogDepartment: "Die Abteilung „{name}“ hat ihren Schlüssel Nummer {epoch}. Sie nimmt gewöhnliche Meldungen entgegen.",
  keyLogStandIn:
    "Die Abteilung „{name}“ hat ihren Schlüssel Nummer {epoch}. Sie nimmt Meldungen entgegen, die andere Abteilungen betreffen.",
  keyLogMember: "{name} gehört zum Team, mit dem Fingerabdruck {print}.",
  keyLogRemoved: "{name} ist ausgeschieden. Was danach unter diesem Namen kommt, gilt nicht mehr.",
  keyLogOlder: "Ältere Einträge anzeigen",
  keyLogUnsignedTitle: "Das Verzeichnis und die Liste der Benutzer stimmen nicht überein",
  keyLogUnsignedGone: "{name} kann sich nicht mehr anmelden, ist aber nicht als ausgeschieden unterschrieben.",
  keyLogUnsignedBack: "{name} kann sich anmelden, ist im Verzeichnis aber ausgeschieden und bekommt deshalb keine Schlüssel.",
  keyLogSignGone: "Ausscheiden unterschreiben",
  keyLogSignGoneTitle: "Soll unterschrieben werden, dass {name} ausgeschieden ist?",
  keyLogSignGoneText:
    "Danach bekommt diese Person von niemandem mehr einen Schlüssel, bis jemand sie ausdrücklich wieder aufnimmt. Unterschreiben Sie nur, wenn Sie wissen, dass sie ausgeschieden ist.",
  keyLogSignBack: "Wieder aufnehmen",
  keyLogSignBackTitle: "Soll {name} wieder aufgenommen werden?",
  keyLogSignBackText:
    "Nehmen Sie die Person nur auf, wenn Sie wissen, dass sie wieder zum Team gehört. Sagt es Ihnen nur diese Seite, fragen Sie zuerst nach.",
  keyLogSigned: "Unterschrieben",
  keyLogSignFailed: "Der Eintrag konnte nicht unterschrieben werden.",
  keyLogNeedsSeed: "Unterschreiben kann nur, wer den Kontoschlüssel hat.",
  keyLogRefusedTitle: "Das Schlüsselverzeichnis passt nicht zu dem, was Ihr Browser kennt",
  keyLogRefused_changed:
    "Was der Server als Schlüsselverzeichnis zeigt, ist nicht mit dem Kontoschlüssel Ihres Kontos unterschrieben oder wurde verändert.",
  keyLogRefused_shorter: "Dem Verzeichnis fehlen Einträge, die Ihr Browser schon gesehen hat.",
  keyLogRefused_forked: "Das Verzeichnis sagt an einer Stelle etwas anderes als das, das Ihr Browser schon gesehen hat.",
  "keyLogRefused_unknown-key": "Das Verzeichnis ist mit einem Kontoschlüssel unterschrieben, den Sie nicht kennen.",
  keyLogRefused_colleague:
    "In einer internen Notiz hat jemand aus dem Team einen anderen Stand des Verzeichnisses unterschrieben als den, den der Server Ihnen zeigt.",
  keyLogRefusedStop: "Bis das geklärt ist, gibt Ihr Browser keine Schlüssel weiter. Lesen und antworten können Sie.",
  keyLogRefusedDo:
    "Fragen Sie, wer den Server betreibt, ob eine ältere Sicherung eingespielt wurde, und vergleichen Sie den Fingerabdruck mit jemandem aus dem Team. Kann es niemand erklären, führt der Server verschiedene Verzeichnisse: Nehmen Sie dann keine Person auf und erneuern Sie keine Schlüssel.",
  keyLogOpen: "Zum Schlüsselverzeichnis",
  keyLogServed: "Fingerabdruck des Verzeichnisses, das der Server jetzt zeigt ({count} Einträge)",
  keyLogHeard: "Fingerabdruck des Verzeichnisses, den {name} unterschrieben hat ({count} Einträge)",
  keyLogTake: "Ab hier weiterführen",
  keyLogTakeTitle: "Soll Ihr Browser mit diesem Verzeichnis weiterarbeiten?",
  keyLogTakeText:
    "Ihr Browser vergisst, was er vorher gesehen hat. Bestätigen Sie nur, wenn Sie den Fingerabdruck verglichen haben und wissen, warum Einträge fehlen. Schlüssel von Personen, die inzwischen ausgeschieden waren, sind danach noch einmal auszuschließen.",
  keyLogTakeTextHeard:
    "Ihr Browser fragt wegen dieser Notiz nicht noch einmal. Bestätigen Sie nur, wenn Sie beide Fingerabdrücke verglichen haben und wissen, warum sie verschieden sind.",
  keyLogTaken: "Übernommen",
  keyLogTakeFailed: "Das Verzeichnis konnte nicht übernommen werden.",
} as const satisfies Catalogue;
