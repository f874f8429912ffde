import type { Catalogue } from "./translate.ts";

/** The page on which somebody checks an exported file. */
export const siteCheckDe = {
  checkShort: "Export oder Nachweis prüfen",
  checkTitle: "Ist diese Datei unverändert?",
  checkDescription:
    "Prüfen Sie das PDF eines Falls oder den Meldenachweis einer hinweisgebenden Person. Ohne Anmeldung, und die Datei bleibt auf Ihrem Gerät.",
  checkLead:
    "Sie haben das PDF eines Falls bekommen, oder einen Meldenachweis. Hier sehen Sie, ob die Datei so ist, wie sie gemacht wurde.",
  checkExport: "PDF eines Falls",
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

  checkProgram: "Auch das Programm lässt sich prüfen",
  programShort: "Programm prüfen",
  programTitle: "Läuft hier das richtige Programm?",
  programDescription:
    "Wie sich nachprüfen lässt, ob diese Installation genau das ausgibt, was im Quelltext steht, und was das nicht beweist.",
  programLead:
    "Meldungen werden in Ihrem Browser verschlüsselt. Das Programm dafür kommt von diesem Server. Ob es das ist, was im Quelltext steht, kann jeder nachprüfen, der den Quelltext hat.",
  programHow: "Wie das geht",
  programHowBuild: "Aus dem Quelltext werden Dateien gebaut. Baut sie jemand anderes an einem anderen Ort, kommen genau dieselben heraus.",
  programHowList:
    "Ein Verzeichnis nennt jede Datei, die Browser von hier bekommen, mit ihrer Prüfsumme, dazu Version und Stand des Quelltexts.",
  programHowListLink: "Verzeichnis ansehen",
  programHowHash:
    "Die Seiten nennen zu jedem Skript die Prüfsumme. Kommt eine andere Datei, etwa weil sie auf der Festplatte verändert wurde, führt der Browser sie nicht aus.",
  programHowSigned:
    "Ist eine Version unterschrieben, liegt die Unterschrift neben dem Verzeichnis. Der Schlüssel dafür gehört nicht auf diesen Server.",
  programCheck: "So prüfen Sie",
  programCheckNeeds:
    "Sie brauchen den Quelltext in dem Stand, den das Verzeichnis nennt, das Programm Node und jemanden, der damit umgehen kann.",
  programSource:
    "Zum Herunterladen steht der Quelltext hier nicht. Fragen Sie den Betreiber dieser Installation danach und nennen Sie Version und Stand aus dem Verzeichnis:",
  programSourceNobody:
    "Zum Herunterladen steht der Quelltext hier nicht. Fragen Sie den Betreiber dieser Installation danach; eine E-Mail-Adresse hat er hier nicht angegeben.",
  programCheckRun: "Im Ordner des Quelltexts rufen Sie nacheinander auf:",
  programCheckSays:
    "Der zweite Befehl baut die Dateien neu, holt sich jede Datei und jede Art von Seite von hier und vergleicht. Was anders ist, fehlt oder zu viel ist, nennt er beim Namen.",
  programCheckWho: "Am meisten sagt die Prüfung, wenn sie jemand anderes macht als der Betreiber, immer wieder und ohne sich anzukündigen.",
  programNot: "Was das nicht beweist",
  programNotYou:
    "Dass gerade Ihr Browser dieselben Dateien bekommt. Ein Server, der betrügen will, kann Ihnen anderes geben als dem, der prüft, auch Seiten mit anderen Prüfsummen.",
  programNotServer: "Was der Server mit dem tut, was er bekommt. Geprüft wird nur, was in Browsern läuft.",
  programNotTexts: "Dass Texte und Verweise auf den Seiten stimmen. Verglichen wird das Programm.",
  programNotFaults: "Dass das Programm keine Fehler hat.",
  programNotDevice: "Dass Ihr Gerät sicher ist. Schadsoftware und Erweiterungen des Browsers können mitlesen.",
  programNotCard:
    "Was im Kartenfeld für Unternehmen läuft, wenn es vom Zahlungsdienst kommt. Dessen Skript hat keine feste Prüfsumme und steht in einem Rahmen, aus dem es nichts anderes erreicht.",
  programNotBrowsers:
    "Dass Browser von selbst so prüfen. Verfahren dafür (WAICT und WEBCAT) sind in Arbeit. Sie verlangen Seiten, die für alle gleich sind; hier setzt der Server sie zusammen.",
} as const satisfies Catalogue;
