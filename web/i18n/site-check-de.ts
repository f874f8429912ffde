import type { Catalogue } from "./translate.ts";

/** The page on which somebody checks an exported file. */
export const siteCheckDe = {
  checkShort: "Export prüfen",
  checkTitle: "Ist dieser Export unverändert?",
  checkDescription:
    "Prüfen Sie, ob das PDF eines Falls genau so ist, wie es aus der Hinweiszentrale exportiert wurde. Ohne Anmeldung, und die Datei bleibt auf Ihrem Gerät.",
  checkLead:
    "Sie haben das PDF eines Falls bekommen. Hier sehen Sie, ob es genau die Datei ist, die aus der Hinweiszentrale exportiert wurde.",
  checkFile: "PDF auswählen",
  checkFileHint:
    "Die Datei wird nicht hochgeladen. Ihr Browser bildet ihre Prüfsumme (SHA-256), und nur diese wird übertragen. Bei einem ZIP prüfen Sie bitte das PDF darin. Höchstens {size} MB.",
  checkBusy: "Wird geprüft …",
  checkUnchanged: "Unverändert",
  checkUnchangedText: "Diese Datei wurde am {at} Uhr aus der Meldestelle von {company} exportiert und ist seitdem unverändert.",
  checkUnknown: "Unbekannt",
  checkUnknownText:
    "Diese Datei wurde nicht genau so aus dieser Hinweiszentrale exportiert. Sie wurde verändert, oder sie kommt von anderswo. Schon ein neues Abspeichern in einem anderen Programm ändert die Prüfsumme: Prüfen Sie die Datei so, wie Sie sie bekommen haben.",
  checkLarge: "Zu groß",
  checkLargeText: "Die Datei ist größer als {size} MB. So große PDF-Dateien exportiert die Hinweiszentrale nicht.",
  checkUnreadable: "Nicht lesbar",
  checkUnreadableText: "Ihr Browser konnte die Datei nicht lesen. Bitte wählen Sie sie noch einmal aus.",
  checkLimit: "Bitte warten",
  checkLimitText: "Von hier kamen gerade sehr viele Prüfungen. Bitte versuchen Sie es in fünf Minuten noch einmal.",
  checkFailed: "Nicht geprüft",
  checkFailedText: "Die Prüfung ist gerade nicht erreichbar. Über die Datei sagt das nichts. Bitte versuchen Sie es gleich noch einmal.",
  checkNoScript: "Für die Prüfung muss JavaScript eingeschaltet sein, denn Ihre Datei soll auf Ihrem Gerät bleiben.",
  checkMeans: "Was die Prüfung sagt",
  checkMeansSame: "Jedes Bit der Datei ist so wie in dem Augenblick, in dem sie exportiert wurde.",
  checkMeansWho:
    "Exportiert hat sie eine Person, die bei dem genannten Unternehmen Meldungen bearbeitet. Der Name ist der, unter dem das Unternehmen hier sein Konto führt.",
  checkMeansFiles: "Das PDF aus einem ZIP nennt die Prüfsummen aller Dateien darin. So lassen sich auch diese vergleichen.",
  checkMeansNot: "Was sie nicht sagt",
  checkMeansNotTrue: "Ob zutrifft, was in der Meldung steht.",
  checkMeansNotWhole: "Ob der Fall inzwischen weitergegangen ist: Der Export zeigt den Stand seines Zeitpunkts.",
} as const satisfies Catalogue;
