import type { Catalogue } from "./translate.ts";

/** The page on which somebody checks an exported file. */
export const siteCheckDe = {
  checkShort: "Export oder Nachweis prüfen",
  checkTitle: "Ist diese Datei unverändert?",
  checkDescription:
    "Prüfen Sie das PDF eines Falls oder den Meldenachweis einer hinweisgebenden Person. Ohne Anmeldung, und die Datei bleibt auf Ihrem Gerät.",
  checkLead:
    "Sie haben das PDF eines Falls bekommen, oder einen Meldenachweis. Hier sehen Sie, ob die Datei so ist, wie sie gemacht wurde.",
  checkFile: "Dateien auswählen",
  checkFileHint:
    "Das PDF eines Falls mit höchstens {size} MB, oder einen Meldenachweis: eine JSON-Datei, die meist „Beleg“ oder „Receipt“ heißt. Was davon es ist, erkennt Ihr Browser. Sie können auch mehrere Dateien auswählen oder sie auf diese Seite ziehen.",
  checkFileStays:
    "Die Datei wird nicht hochgeladen. Von einem PDF bildet Ihr Browser die Prüfsumme (SHA-256), und nur diese wird übertragen. Einen Meldenachweis prüft er allein: Davon wird nichts übertragen, auch keine Prüfsumme.",
  checkFileEn: "Choose a proof of report. It is checked in your browser; nothing is sent.",
  checkBusy: "Wird geprüft …",
  checkUnchanged: "Unverändert",
  checkUnchangedText: "Diese Datei wurde am {at} Uhr aus der Meldestelle von {company} exportiert und ist seitdem unverändert.",
  checkUnknown: "Unbekannt",
  checkUnknownText:
    "Dieses PDF wurde nicht genau so als Fall aus dieser Hinweiszentrale exportiert. Es wurde verändert, oder es kommt von anderswo. Schon ein neues Abspeichern in einem anderen Programm ändert die Prüfsumme: Prüfen Sie die Datei so, wie Sie sie bekommen haben. Prüfen lassen sich nur Fälle, nicht auch andere PDF-Dateien wie Jahresberichte, Aushänge oder Rechnungen.",
  checkLarge: "Zu groß",
  checkLargeText: "Die Datei ist größer als {size} MB. So große PDF-Dateien exportiert die Hinweiszentrale nicht.",
  checkUnreadable: "Nicht gelesen",
  checkUnreadableText:
    "Ihr Browser konnte die Datei nicht lesen. Bitte wählen Sie sie noch einmal aus. Einen Ordner kann er nicht prüfen, nur die Dateien darin.",
  checkUnreadableEn: "Not read. Your browser could not read the file. Please choose it again.",
  checkEmpty: "Leer",
  checkEmptyText: "In dieser Datei steht nichts. Vielleicht wurde sie nicht fertig gespeichert. Bitte laden Sie sie noch einmal herunter.",
  checkEmptyEn: "Empty. There is nothing in this file. Perhaps it was not saved completely.",
  checkZip: "Ein ZIP",
  checkZipText:
    "Bitte öffnen Sie das ZIP und prüfen Sie das PDF darin. Es nennt die Prüfsummen aller Dateien, die mit im ZIP liegen. Auch Dateien aus Word und Excel werden als ZIP erkannt. Sie lassen sich hier nicht prüfen.",
  checkZipEn: "A ZIP. Please open it and check the PDF in it.",
  checkData: "Kein Nachweis",
  checkDataText:
    "Diese Datei enthält Daten aus einer Hinweiszentrale, zum Beispiel einen Fall. Sie ist weder das PDF eines Falls noch ein Meldenachweis.",
  checkDataEn: "No proof. This file has data of a reporting office. It is neither the PDF of a case nor a proof of report.",
  checkOther: "Andere Datei",
  checkOtherText: "Diese Datei ist weder das PDF eines Falls noch ein Meldenachweis. Ob sie verändert wurde, lässt sich hier nicht sagen.",
  checkOtherEn: "Another file. It is neither the PDF of a case nor a proof of report; that does not say whether it was altered.",
  checkHash: "Lag sie mit einem PDF in einem ZIP? Dann ist sie unverändert, wenn im PDF dieselbe Prüfsumme (SHA-256) steht:",
  checkLimit: "Bitte warten",
  checkLimitText: "Von hier kamen gerade sehr viele Prüfungen. Bitte versuchen Sie es in fünf Minuten noch einmal.",
  checkFailed: "Nicht geprüft",
  checkFailedText: "Die Prüfung ist gerade nicht erreichbar. Über die Datei sagt das nichts. Bitte versuchen Sie es gleich noch einmal.",
  checkNoScript: "Für die Prüfung muss JavaScript eingeschaltet sein, denn Ihre Datei soll auf Ihrem Gerät bleiben.",
  checkMeans: "Was die Prüfung eines PDF sagt",
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
