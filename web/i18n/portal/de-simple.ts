import { type Block, bullets, heading, paragraph, steps } from "@hz/contract/channels/duty-text-parts";
import type { RichText } from "@hz/contract/rich-text";
import type { portalDe } from "./de.ts";
import type { Translation } from "../translate.ts";

/**
 * What the portal says in Leichte Sprache, by the rules of Netzwerk Leichte Sprache: one thought a sentence, one sentence a line, long
 * words parted by a dot. What is not here is said as in German. Buttons are called as they are there, because templates and mails name
 * them. No group of people with learning difficulties has checked it.
 */
export const portalDeSimple = {
  "shell.switched": "Diese Seite ist jetzt in Leichter Sprache.",
  "shell.notSwitched":
    "Die andere Sprache ist nicht angekommen.\nAuf dieser Seite ist alles noch da.\nPrüfen Sie Ihr Internet.\nVersuchen Sie es dann noch einmal.",
  "shell.exitKey": "Oder drücken Sie 2 Mal die Taste Esc.",
  "shell.foot": "Diese Seiten setzen keine Cookies.\nDiese Seiten laden nichts von anderen Firmen.\nWir speichern Ihre IP-Adresse nicht.",

  "duty.apart": "Diese Seiten öffnen sich in einem neuen Fenster.",

  "start.followHint":
    "Haben Sie schon etwas gemeldet?\nDann drücken Sie auf: Zum bestehenden Fall.\nDafür brauchen Sie Ihr Passwort.\nDas Passwort haben Sie nach dem Melden bekommen.",
  "start.aboutOffice":
    "Geht es um die Melde·stelle selbst?\nDann soll die Melde·stelle Ihre Meldung nicht lesen.\nDafür gibt es eine andere Abteilung.\nDie Abteilung heißt: {department}.\nDas können Sie im Formular auswählen.",
  "start.aboutOfficeElse":
    "Geht es um die Melde·stelle selbst?\nDann ist dieser Weg nicht gut.\nDie Melde·stelle liest hier auch Meldungen über sich selbst.\nGehen Sie dann zu einer Stelle außerhalb der Firma:",
  "start.data": "Was passiert mit Ihrer Meldung?",
  "start.sealed":
    "Ihr Browser macht aus Ihrer Meldung einen Geheim·text.\nEin Browser ist das Programm für Internet·seiten.\nErst danach sendet er die Meldung.\n1 Abteilung bekommt die Meldung.\nNur diese Abteilung kann die Meldung lesen.\nWir haben keinen Schlüssel dazu.",
  "start.seen":
    "Unser Computer sieht einige Dinge:\nWann kommt hier etwas an?\nWelche Kategorie hat die Meldung?\nEine Kategorie ist ein Thema.\nHaben Sie einen Namen genannt?\nWie groß ist die Meldung ungefähr?\nDen Text sieht unser Computer nicht.",
  "start.traces":
    "Sie brauchen kein Konto.\nWir setzen keine Cookies.\nCookies sind kleine Dateien auf Ihrem Gerät.\nWir speichern keine IP-Adresse.\nDie IP-Adresse ist eine Nummer.\nMit der Nummer findet man Geräte im Internet.",
  "start.deadlines":
    "Die Melde·stelle antwortet Ihnen in 2 Schritten.\nInnerhalb von 7 Tagen schreibt sie: Ihre Meldung ist da.\nSpätestens 3 Monate danach schreibt sie: Das haben wir gemacht.",
  "start.keptYears": {
    one: "Irgendwann ist Ihr Fall zu Ende.\n{count} Jahr danach muss man alles dazu löschen.\nNur aus 1 Grund darf es länger bleiben:\nEin Gesetz verlangt es.",
    other:
      "Irgendwann ist Ihr Fall zu Ende.\n{count} Jahre danach muss man alles dazu löschen.\nNur aus 1 Grund darf es länger bleiben:\nEin Gesetz verlangt es.",
  },
  "start.keptMonths": {
    one: "Irgendwann ist Ihr Fall zu Ende.\n{count} Monat danach muss man alles dazu löschen.\nNur aus 1 Grund darf es länger bleiben:\nEin Gesetz verlangt es.",
    other:
      "Irgendwann ist Ihr Fall zu Ende.\n{count} Monate danach muss man alles dazu löschen.\nNur aus 1 Grund darf es länger bleiben:\nEin Gesetz verlangt es.",
  },
  "start.password":
    "Nach dem Senden bekommen Sie ein Passwort.\nBewahren Sie das Passwort gut auf.\nSie sehen das Passwort nur 1 Mal.\nNiemand kann Ihnen ein neues geben.",
  "start.device":
    "Nehmen Sie am besten Ihr eigenes Gerät.\nZum Beispiel: Ihr eigenes Handy.\nAuf einem fremden Gerät kann jemand mit·lesen.\nAuch auf einem Gerät von der Arbeit kann jemand mit·lesen.\nAuch ein böses Programm auf dem Gerät kann mit·lesen.\nMehr dazu steht hier:",
  "start.offline": "Es gibt gerade kein Internet.\nPrüfen Sie Ihr Internet.\nVersuchen Sie es dann noch einmal.",
  "start.exit":
    "Kommt jemand dazu?\nDann drücken Sie auf: Seite schnell verlassen.\nOder drücken Sie 2 Mal auf die Taste Esc.\nDann sehen Sie sofort eine Seite mit dem Wetter.",
  "start.howSealed": "Wie macht der Browser den Geheim·text?",
  "start.howSealedText":
    "Das Programm dafür kommt von unserem Computer.\nEs läuft in Ihrem Browser.\nEs rechnet mit 3 Verfahren.\nEin Verfahren ist eine feste Art zu rechnen.\nDen Geheim·text macht: AES-256-GCM.\nDen Schlüssel dazu schützen zusammen: ML-KEM-768 und X25519.",

  "other.title": "Andere Wege",
  "other.external":
    "Sie können auch zu einer anderen Stelle gehen.\nDie Stelle gehört nicht zu Ihrer Firma.\nDas Wort dafür ist: externe Melde·stelle.\nZum Beispiel gibt es eine Stelle beim Bundes·amt für Justiz.\nSie dürfen frei wählen.",
  "other.externalLink": "Zur externen Melde·stelle beim Bundes·amt für Justiz",
  "other.talk":
    "Oder Sie sprechen mit der Melde·stelle.\nMöchten Sie einen Termin?\nDann muss die Melde·stelle Ihnen einen Termin anbieten.",

  "missing.title": "Diese Seite gibt es hier nicht",
  "missing.text": "Wir haben die Seite zum Melden nicht gefunden.",
  "missing.next": "Prüfen Sie den Link.\nDen Link haben Sie von Ihrer Firma bekommen.",

  "noscript.title": "Ohne JavaScript geht es hier nicht weiter",
  "noscript.why":
    "JavaScript ist eine Sprache für Programme.\nIhr Browser macht damit aus Ihrem Text einen Geheim·text.\nOhne JavaScript kommt Ihr Text lesbar bei uns an.\nDeshalb nehmen wir ihn dann nicht an.",
  "noscript.how":
    "Schalten Sie JavaScript für diese Seite ein.\nLaden Sie dann die Seite neu.\nBenutzen Sie den Tor-Browser?\nDann stellen Sie die Sicherheits·stufe ein.\nGut sind die Stufen: Sicherer oder Standard.",
  "unloaded.title": "Ein Teil von dieser Seite fehlt",
  "unloaded.why":
    "Es fehlt ein Programm.\nIhr Browser macht damit den Geheim·text.\nOhne das Programm können Sie hier nichts senden.\nSie können auch keinen Fall öffnen.\nVielleicht ist Ihr Internet langsam.\nOder etwas hält das Programm auf.\nZum Beispiel: Ihr Netz oder ein Zusatz in Ihrem Browser.",
  "unloaded.how":
    "Haben Sie schon etwas geschrieben?\nDann kopieren Sie Ihren Text.\nLaden Sie danach die Seite neu.\nHilft das nicht?\nDann nehmen Sie einen anderen Browser.\nOder nehmen Sie ein anderes Internet.\nOder nehmen Sie einen von diesen Wegen:",

  "form.lead": "Nur die interne Melde·stelle von {company} liest Ihre Meldung.\nIntern heißt: Sie gehört zur Firma.",
  "form.leadOther": "Nur 1 Abteilung von {company} liest Ihre Meldung.\nDie Abteilung heißt: {department}.",
  "form.type": "Wie möchten Sie melden?",
  "type.anonymousMeans":
    "Sie sagen Ihren Namen nicht.\nSchreiben Sie dann auch im Text nichts über sich.\nPrüfen Sie auch Ihre Dateien.\nSonst kann man Sie vielleicht erkennen.",
  "type.confidentialMeans":
    "Sie sagen Ihren Namen.\nNur die Menschen mit Ihrem Fall sehen den Namen.\nDiese Menschen dürfen den Namen nicht weiter·sagen.\nAußer: Ein Gesetz verlangt es.",
  "form.titleHint": "Worum geht es?\nSchreiben Sie 1 kurzen Satz.",
  "form.titleMissing": "Schreiben Sie einen Titel.",
  "form.titleLong": "Der Titel ist zu lang.\nEr darf höchstens 200 Zeichen haben.\nZeichen sind zum Beispiel Buchstaben und Zahlen.",
  "form.descriptionHint": "Was ist passiert?\nWann war das?\nWo war das?\nWer war dabei?\nWer weiß davon?",
  "form.descriptionMissing": "Schreiben Sie eine Beschreibung.",
  "form.descriptionLong":
    "Die Beschreibung ist zu lang.\nSie darf höchstens 50.000 Zeichen haben.\nZeichen sind zum Beispiel Buchstaben und Zahlen.",
  "form.categoryMissing": "Wählen Sie eine Kategorie.",
  "form.nameMissing": "Schreiben Sie Ihren Namen.",
  "form.emailWrong": "Das ist keine richtige E-Mail-Adresse.",
  "form.aboutOffice": "Es geht um die Melde·stelle selbst",
  "form.aboutOfficeMeans":
    "Dann bekommt eine andere Abteilung die Meldung.\nDie Abteilung heißt: {department}.\nDie Melde·stelle kann die Meldung nicht lesen.\nDie Melde·stelle sieht die Meldung auch nicht.\nNiemand gehört zu beiden Abteilungen.\nDas hat die Firma mit ihrem Schlüssel bestätigt.\nIhr Browser hat das geprüft.",
  "form.aboutOfficeElse": "Geht es um die Melde·stelle selbst?",
  "form.aboutOfficeExternal":
    "Dann ist dieser Weg nicht gut.\nDie Melde·stelle liest hier auch Meldungen über sich selbst.\nGehen Sie dann zu einer Stelle außerhalb der Firma:",
  "form.problems": { one: "Prüfen Sie diese Angabe:", other: "Prüfen Sie diese {count} Angaben:" },
  "form.notKept":
    "Ihr Text steht nur auf dieser Seite.\nDie Seite speichert ihn nicht auf dem Gerät.\nSchließen Sie die Seite?\nOder laden Sie die Seite neu?\nDann ist der Text weg.",
  "form.asks": "Ihr Browser fragt Sie vorher.",
  "form.kept":
    "Stürzt der Browser ab?\nOder laden Sie die Seite neu?\nDann ist Ihr Text in diesem Fenster wieder da.\nDas geht bis zu 1 Stunde lang.\nAuf dem Gerät liegt der Text nur als Geheim·text.\nUnser Computer merkt sich so lange den Schlüssel dazu.\nDen Text bekommt er nicht.\nNach dem Senden ist beides weg.\nNach dem Drücken auf Seite schnell verlassen ist auch beides weg.\nIst das Gerät nicht Ihr eigenes?\nDann drücken Sie am Ende auf: Seite schnell verlassen.",

  "form.leaveTitle": "Ihre Meldung ist noch nicht gesendet",
  "form.leaveText": "Gehen Sie jetzt weg?\nDann ist Ihr Text weg.\nDann sind auch Ihre Dateien weg.",

  "naming.title": "Vielleicht kann man Sie erkennen",
  "naming.text": "Sie melden ohne Namen.\nMöchten Sie das so senden?",
  "naming.only": "Das passt nur zu 1 Person: {said}",
  "naming.file": "Name von der Datei: {said}",
  "naming.here": "Ihr Browser hat das auf diesem Gerät gefunden.\nWir erfahren es nicht.\nEr findet nicht alles.",

  "draft.back": "Ihr Text von vorhin ist wieder da.",
  "draft.files": "Dateien kann diese Seite nicht aufheben.\nWählen Sie diese Dateien noch einmal aus: {names}",
  "draft.gone": "Sie haben etwas ausgewählt bei: {field}.\nDas gibt es jetzt nicht mehr.\nBitte sehen Sie dort noch einmal nach.",
  "draft.missing": "Diese Dateien fehlen noch",
  "draft.without": "Wählen Sie die Dateien noch einmal aus.\nSenden Sie jetzt noch einmal?\nDann sind die Dateien nicht dabei.",
  "draft.discard": "Text löschen",
  "draft.discardMeans": "Dann ist Ihr Text weg.\nSie können ihn nicht zurück·holen.",
  "draft.discardYes": "Ja, löschen",
  "draft.copyAll": "Alles kopieren",

  "contact.title": "Wie erreichen wir Sie?",
  "contact.hint": "Auch das wird zu einem Geheim·text.\nNur die Menschen mit Ihrem Fall können es lesen.",

  "files.hint":
    "In Dateien stehen manchmal Namen oder Orte.\nSie sehen das nicht sofort.\nIhr Browser versucht: Er löscht solche Angaben.\nErst danach macht er aus der Datei einen Geheim·text.\nBei jeder Datei steht: Das ist weg und das bleibt.\nDas Bild selbst und der Ton bleiben.\nAuch der Name von der Datei bleibt.\nMöchten Sie anonym bleiben?\nDann prüfen Sie Ihre Dateien.",
  "files.drop": "Ziehen Sie Dateien hierher oder",
  "files.rules": "1 Datei darf bis zu 100 MB groß sein.\nMB ist ein Maß für Dateien.\nEs gehen höchstens 20 Dateien.",
  "files.removed": "Entfernt: {name}",
  "files.too-large": "Einige Dateien sind zu groß.\n1 Datei darf bis zu 100 MB groß sein.",
  "files.type": "Diese Art von Datei geht hier nicht.",
  "files.empty": "In der Datei steht nichts.\nLeere Dateien können Sie nicht senden.",
  "files.too-many": "Es gehen höchstens 20 Dateien.",
  "files.notTaken": "Diese Dateien sind nicht dabei: {names}",
  "clean.running": "Ihr Browser prüft die Datei …",
  "clean.waiting": "Ihr Browser prüft die Dateien …",
  "clean.failed": "Ihr Browser konnte diese Datei nicht prüfen.\nEr ändert nichts an der Datei.\nEr sendet sie so.",
  "clean.nothing": "Ihr Browser hat keine versteckten Angaben gefunden.",
  "clean.removed": "Das ist weg: {what}.",
  "clean.original": "Das ist noch da: {what}.",
  "clean.choice": "Wie möchten Sie {name} senden?",
  "clean.sendCleaned": "Ohne die entfernten Angaben senden",
  "clean.sendOriginal": "Die Datei ohne Änderung senden",
  "clean.unsupported": "Bei dieser Art von Datei kann Ihr Browser nichts löschen.\nEr sendet die Datei so.\nAlle Angaben darin bleiben.",
  "clean.broken": "Die Datei ist kaputt oder anders als üblich.\nIhr Browser kann darin nichts löschen.\nEr sendet die Datei so.",
  "clean.encrypted": "Die Datei hat ein Passwort.\nIhr Browser kann darin nichts löschen.\nEr sendet die Datei so.",
  "clean.signed":
    "Jemand hat die Datei am Computer unterschrieben.\nVielleicht steht darin ein Name.\nDie Unterschrift soll gültig bleiben.\nDeshalb sendet Ihr Browser die Datei so.",
  "clean.macros":
    "In der Datei sind kleine Programme.\nDas Wort dafür ist: Makros.\nIhr Browser kann darin nichts löschen.\nEr sendet die Datei so.",
  "clean.embedded":
    "In der Datei stecken noch andere Dateien oder Programme.\nIn diesen kann Ihr Browser nichts löschen.\nDiese bleiben so.",
  "clean.location": "Ort von der Aufnahme",
  "clean.title": "Titel und Stich·wörter",
  "clean.preview": "kleines Bild oder Aufnahme in der Datei",
  "clean.history": "frühere Änderungen",
  "clean.identifier": "Kenn·nummern",
  "stored.damaged":
    "Die Datei ist nicht ganz da oder anders als vorher.\nDeshalb geben wir Ihnen die Datei nicht.\nVersuchen Sie es später noch einmal.",
  "stored.gone": "Diese Datei ist nicht mehr gespeichert.",

  "recipient.title": "Ihre Meldung geht an die interne Melde·stelle von {company}",
  "recipient.text":
    "Ihr Browser macht aus der Meldung einen Geheim·text.\nErst danach sendet er die Meldung.\nNur die Melde·stelle kann sie öffnen.",
  "recipient.otherTitle": "Ihre Meldung geht an die Abteilung {department} von {company}",
  "recipient.otherText":
    "Ihr Browser macht aus der Meldung einen Geheim·text.\nErst danach sendet er die Meldung.\nNur diese Abteilung kann sie öffnen.\nAndere sehen die Meldung nicht.",

  "link.named":
    "Die Melde·stelle hat einen Schlüssel.\nZum Schlüssel gehört eine Reihe aus Buchstaben und Zahlen.\nDas Wort dafür ist: Finger·abdruck.\nIn Ihrem Link steht der Finger·abdruck.\nIhr Browser hat ihn verglichen: Er passt.",
  "link.bare":
    "Die Melde·stelle hat einen Schlüssel.\nZum Schlüssel gehört eine Reihe aus Buchstaben und Zahlen.\nDas Wort dafür ist: Finger·abdruck.\nIn Ihrem Link steht kein Finger·abdruck.\nVielleicht haben Sie die Adresse selbst getippt.\nDeshalb konnte Ihr Browser den Schlüssel nicht vergleichen.\nDas können Sie selbst machen:",
  "link.compare":
    "Die Melde·stelle hat einen Aushang.\nEin Aushang ist ein Blatt an der Wand.\nDort stehen dieselben Zeichen.\nStehen dort andere Zeichen?\nDann senden Sie nichts.\nNehmen Sie einen anderen Weg.",
  "link.newer":
    "Ihr Link gehört zu einem früheren Schlüssel.\nDer frühere Schlüssel hat den neuen Schlüssel unterschrieben.\nIhr Browser hat das geprüft.\nIhr Link gilt weiter.\nAuf einem neueren Aushang steht:",
  "link.older":
    "Die Melde·stelle hatte früher einen anderen Schlüssel.\nDer frühere Schlüssel hat den neuen Schlüssel unterschrieben.\nIhr Browser hat das geprüft.\nAuch ein alter Aushang gilt weiter.\nDort steht:",
  "link.bareNext":
    "Haben Sie keinen Aushang?\nDann machen Sie mit dem Handy ein Bild vom QR-Code.\nEin QR-Code ist ein Muster aus kleinen Vierecken.\nOder öffnen Sie den Link aus dem Intranet.\nDas Intranet ist das Internet in Ihrer Firma.\nDann vergleicht Ihr Browser für Sie.",

  "key.heading": "Diese Seite bleibt zu",
  "key.redirected": "Ihr Browser ist auf einem Umweg hier.\nSchreiben Sie hier nichts.",
  "key.redirectedMeans":
    "Auf dem Umweg kann jemand Ihren Link getauscht haben.\nUnsere Seiten machen nie einen Umweg.\nVielleicht will jemand mit·lesen.",
  "key.malformed": "Von Ihrem Link fehlt ein Teil.\nSchreiben Sie hier nichts.",
  "key.malformedMeans":
    "Am Ende vom Link steht der Finger·abdruck von einem Schlüssel.\nEin Finger·abdruck ist eine Reihe aus Buchstaben und Zahlen.\nEr fehlt oder er ist kaputt.\nIhr Browser kann den Schlüssel deshalb nicht prüfen.",
  "key.linkNext":
    "Schließen Sie diese Seite.\nMachen Sie noch einmal ein Bild vom QR-Code.\nEin QR-Code ist ein Muster aus kleinen Vierecken.\nOder tippen Sie die Adresse vom Aushang neu ein.\nEin Aushang ist ein Blatt an der Wand.\nHilft das nicht?\nDann nehmen Sie einen anderen Weg.",
  "key.case": "Ihr Fall bleibt zu.\nDer Grund ist: Antworten sind vielleicht von jemand anderem.",
  "key.kept": "Ihr Text ist noch da.\nGehen Sie im Browser 1 Schritt zurück.",
  "key.stays":
    "Die Adresse von dieser Seite ist jetzt anders.\nIhre Meldung ist schon sicher angekommen.\nSpeichern Sie Ihr Passwort.\nDrücken Sie dafür auf: Als Textdatei speichern.\nIn der Datei steht der richtige Link.",
  "key.refused": "Der Schlüssel von der Melde·stelle passt nicht zum Link.\nSenden Sie nichts.",
  "key.refusedMeans":
    "Vielleicht fehlt ein Teil vom Link.\nOder der Link ist alt.\nVielleicht will aber auch jemand mit·lesen.\nDann ist Ihr Text nicht sicher.",
  "key.refusedNext":
    "Holen Sie sich den Link noch einmal.\nAm besten von einem Aushang.\nEin Aushang ist ein Blatt an der Wand.\nOder aus dem Intranet.\nDas Intranet ist das Internet in Ihrer Firma.\nPasst der Link wieder nicht?\nDann nehmen Sie einen anderen Weg.",
  "key.ended": "Diese Melde·stelle nimmt gerade keine Meldungen an.",
  "key.endedMeans":
    "Der Schlüssel von der Melde·stelle ist richtig.\nAber die Melde·stelle muss ihn immer wieder bestätigen.\nDas hat sie zu lange nicht gemacht.\nVielleicht geht auch die Uhr auf Ihrem Gerät falsch.",
  "key.endedNext": "Versuchen Sie es in ein paar Tagen noch einmal.\nOder nehmen Sie einen anderen Weg.",
  "key.unsupported": "Mit diesem Browser ist es nicht sicher genug",
  "key.unsupportedMeans":
    "Ihr Browser kann den Geheim·text nicht sicher machen.\nVielleicht ist Ihr Browser zu alt.\nOder diese Seite hat keine sichere Verbindung.\nEine sichere Adresse beginnt mit: https",
  "key.unsupportedNext":
    "Bringen Sie Ihren Browser auf den neuesten Stand.\nDas Wort dafür ist: aktualisieren.\nOder nehmen Sie einen anderen Browser.\nZum Beispiel auf Ihrem Handy.",

  "send.loading": "Das Programm lädt noch …",
  "send.loadingHint":
    "Sie können schon schreiben.\nDauert es länger als 1 Minute?\nDann kopieren Sie Ihren Text.\nLaden Sie danach die Seite neu.",
  "send.busy": "Ihr Browser sendet …",
  "send.sealing": "Ihr Browser macht den Geheim·text …",
  "send.proving": "Hier kommt gerade sehr viel auf 1 Mal an.\nIhr Browser rechnet kurz.\nDanach sendet er …",
  "send.submitting": "Ihr Browser sendet die Meldung …",
  "send.files": "{sent} von {total} sind als Geheim·text gesendet",
  "send.filesRunning": "Ihr Browser sendet die Dateien als Geheim·text …",
  "send.waiting":
    "Das Internet ist gerade weg.\nEs geht von selbst weiter.\nDafür muss das Internet wieder da sein.\nNichts geht verloren.",
  "send.stopped": "Sie haben das Senden abgebrochen.\nIhr Text und Ihre Dateien stehen noch hier.",
  "send.failed": "Die Meldung ist noch nicht gesendet",

  "error.offline": "Es gibt gerade kein Internet.\nIhr Text ist noch da.\nPrüfen Sie Ihr Internet.\nVersuchen Sie es dann noch einmal.",
  "error.tooLong": "Der Text ist zu lang.\nIhr Text ist noch da.\nMachen Sie ihn kürzer.\nOder senden Sie einen Teil als Datei.",
  "error.fileChanged":
    "Mit einer Datei stimmt etwas nicht.\nDie Datei ist anders als vorher.\nOder man kann sie nicht mehr lesen.\nIhr Text ist noch da.\nEntfernen Sie die Datei.\nWählen Sie die Datei dann neu aus.",
  "error.noOtherDepartment":
    "Die andere Abteilung gibt es nicht mehr.\nIhr Text ist noch da.\nNehmen Sie einen anderen Weg.\nZum Beispiel: die externe Melde·stelle.\nExtern heißt: Sie gehört nicht zur Firma.",
  "error.recipientChanged":
    "Jetzt ist eine andere Abteilung dafür da.\nIhr Browser hat nichts gesendet.\nIhr Text ist noch da.\nKopieren Sie Ihren Text.\nLaden Sie dann die Seite neu.",
  "error.pageOutdated":
    "Wir haben etwas erneuert.\nDiese Seite ist noch alt.\nMit dieser Seite können Sie nicht mehr senden.\nKopieren Sie Ihren Text.\nLaden Sie die Seite neu.\nFügen Sie dann den Text wieder ein.",
  "error.unexpected": "Das hat nicht geklappt.\nIhr Text ist noch da.\nVersuchen Sie es noch einmal.",

  "copy.refused":
    "Ihr Browser erlaubt das Kopieren nicht.\nMarkieren Sie das Passwort.\nDas heißt: Ziehen Sie die Maus oder den Finger darüber.\nKopieren Sie das Passwort dann selbst.",

  "success.arrived": "Ihre Meldung ist als Geheim·text angekommen.",
  "success.confirmed":
    "Das ist die Bestätigung: Ihre Meldung ist da.\nDie {office} hat Zeit bis zum {date}.\nSpätestens dann schreibt sie Ihnen: Das haben wir gemacht.\nDas lesen Sie in Ihrem Fall.",
  "success.title": "Bewahren Sie Ihr Passwort auf",
  "success.intro":
    "Hier ist Ihr Passwort.\nMit dem Passwort können Sie später die Antwort lesen.\nSie können auch weiter mit der {office} schreiben.\nIhren Namen müssen Sie dafür nicht sagen.",
  "success.once":
    "Sie sehen das Passwort nur jetzt.\nSpäter kann es Ihnen niemand mehr zeigen.\nNiemand kann Ihnen ein neues geben.\nAuch wir können das nicht.",
  "success.leave": "Sie sehen das Passwort danach nie wieder.\nMöchten Sie wirklich weg von dieser Seite?",
  "success.file":
    "Fallnummer: {caseNumber}\nPasswort: {password}\nIhre Meldung ging an: {office}\n\nSo lesen Sie die Antwort:\nÖffnen Sie diese Adresse.\nGeben Sie dann das Passwort ein.\n{address}\n\nFingerabdruck des Schlüssels: {fingerprint}\nDie Seite für das Passwort zeigt dieselben Zeichen.\nStehen dort andere Zeichen?\nDann geben Sie nichts ein.\n\nBewahren Sie diesen Text gut auf.\nNur Sie sollen ihn lesen können.\nNiemand kann Ihnen ein neues Passwort geben.\n",
  "sheet.text":
    "Das Zugangs·blatt ist ein Blatt zum Drucken.\nAuf dem Blatt steht Ihre Fall·nummer.\nUnd auf dem Blatt steht eine Adresse.\nMit der Adresse kommen Sie zu Ihrem Fall zurück.\nIhr Passwort steht nicht auf dem Blatt.",
  "print.hint": "Drucken Sie nicht bei der Arbeit.\nManche Drucker speichern den Text.",
  "sheet.printed":
    "Fallnummer: {caseNumber}\n\nSo kommen Sie zurück:\nÖffnen Sie diese Adresse.\nGeben Sie dann Ihr Passwort ein.\n{address}\n\nDas Passwort steht nicht auf diesem Blatt.\nLegen Sie Blatt und Passwort nicht an denselben Ort.\n",
  "sheet.fingerprint":
    "\nFingerabdruck des Schlüssels: {fingerprint}\nDie Seite für das Passwort zeigt dieselben Zeichen.\nStehen dort andere Zeichen?\nDann geben Sie nichts ein.\n",
  "evidence.text":
    "Der Nachweis ist eine Datei.\nDamit können Sie später etwas beweisen:\nAn diesem Tag ist Ihre Meldung hier angekommen.\nDas hilft zum Beispiel vor Gericht.\nDer Inhalt von Ihrer Meldung steht nicht darin.\nIhr Passwort und Ihr Name stehen nicht darin.",
  "evidence.none":
    "Es gibt noch keinen Nachweis.\nErst muss jemand aus der {office} Ihre Meldung öffnen.\nDann gibt es den Nachweis.\nSehen Sie später noch einmal nach.",
  "evidence.meanwhile":
    "Bis dahin haben Sie nur Ihre Fall·nummer und Ihr Passwort.\nBis dahin sagt nur unser Computer: Ihre Meldung ist da.\nKein Mensch hat das unterschrieben.",
  "evidence.signed":
    "Ihre Meldung ist am {received} angekommen.\nDas hat eine Person aus der Melde·stelle unterschrieben.\nDas war am {signed}.\nIhr Browser hat die Unterschrift geprüft.",
  "evidence.office": "Im Nachweis heißt die Melde·stelle: {office}.",
  "evidence.hint":
    "Der Name von der Datei ist: Beleg.\nJeder kann die Datei hier prüfen:\n{address}\nDafür braucht man keine Anmeldung.\nSpeichern Sie die Datei nicht auf einem Gerät von der Arbeit.",
  "evidence.textHint":
    "Im Nachweis mit Text steht mehr.\nDarin stehen auch Titel und Beschreibung von Ihrer Meldung.\nSoll jemand diesen Text lesen?\nNur dann geben Sie den Nachweis weiter.\nIhr Passwort steht auch darin nicht.",
  "evidence.redacted":
    "Jemand hat Teile von Ihrem Text unlesbar gemacht.\nIhr Browser kann den Text nicht mehr vergleichen.\nDen Tag und die Unterschrift hat er geprüft.",
  "evidence.refused": "Der Nachweis passt nicht zu Ihrer Meldung",
  "evidence.refusedText":
    "Unser Computer zeigt einen Nachweis.\nAber der Nachweis stimmt nicht.\nVielleicht ist die Unterschrift nicht von der Melde·stelle.\nOder der Nachweis gehört zu einer anderen Meldung.\nDeshalb können Sie ihn nicht speichern.\nFragen Sie im Chat nach.",
  "finished.text":
    "Innerhalb von 7 Tagen schreibt die Melde·stelle: Ihre Meldung ist da.\nDas steht dann in Ihrem Fall.\nSehen Sie dort mit Ihrem Passwort nach.",
  "finished.textConfirmed":
    "In Ihrem Fall steht schon: Ihre Meldung ist da.\nSehen Sie dort manchmal nach.\nVielleicht gibt es etwas Neues.\nDafür brauchen Sie Ihr Passwort.",
  "lost.text": "Wir konnten die Daten von Ihrem Fall nicht laden.",
  "lost.next":
    "Fall·nummer und Passwort sehen Sie nur 1 Mal.\nBeides ist nirgends gespeichert.\nHaben Sie gerade eine Meldung gesendet?\nDann ist sie trotzdem sicher angekommen.\nHaben Sie das Passwort?\nDann öffnen Sie damit Ihren Fall.\nHaben Sie das Passwort nicht?\nNiemand kann Ihnen ein neues geben.\nSenden Sie dann eine neue Meldung.\nSchreiben Sie darin: Ich habe schon etwas gemeldet.",

  "mail.title": "Eine E-\u2060Mail bekommen",
  "mail.hint":
    "Wir können Ihnen eine E-Mail schreiben.\nDarin steht: Es gibt etwas Neues.\nUnd darin steht: So kommen Sie zu Ihrem Fall.\nMehr steht nicht in der E-Mail.\nUnser Computer kann Ihre Adresse lesen.\nDie Menschen mit Ihrem Fall sehen die Adresse nicht.\nNehmen Sie keine Adresse von Ihrer Arbeit.\nMöchten Sie ganz anonym bleiben?\nDann lassen Sie das Feld leer.",
  "mail.saved": "Die Adresse ist gespeichert.\nSie können die Adresse immer in Ihrem Fall ändern oder löschen.",
  "mail.removed": "Die Adresse ist gelöscht.\nSie bekommen keine E-Mails mehr.",
  "mail.present":
    "Wir haben schon eine Adresse von Ihnen.\nSie sehen die Adresse hier nicht.\nGeben Sie eine neue ein?\nDann ist die alte weg.",

  "login.lead": "Hier können Sie die Antwort lesen.\nDafür brauchen Sie Ihr Passwort.\nDas Passwort haben Sie nach dem Melden bekommen.",
  "login.closing": "In 1 Minute geht Ihr Fall zu.\nDas ist zu Ihrem Schutz.\nIhr Text bleibt da.",
  "login.locked":
    "Ihr Fall ist jetzt zu.\nDas ist zu Ihrem Schutz.\nSie haben 10 Minuten nichts gemacht.\nGeben Sie Ihr Passwort noch einmal ein.\nIhr Text ist dann noch da.",
  "login.passwordHint":
    "Das Passwort hat 28 Zeichen in 7 Gruppen.\nZeichen sind Buchstaben und Zahlen.\nSie können groß oder klein schreiben.\nStriche und Lücken sind egal.",
  "login.busy": "Der Fall geht auf …",
  "login.failed": "Der Fall geht so nicht auf",
  "login.empty": "Das Feld ist noch leer.\nGeben Sie Ihr Passwort ein.",
  "login.caseNumber":
    "Das ist vielleicht die Fall·nummer.\nWir brauchen das Passwort.\nDas Passwort hat 28 Zeichen.\nNach dem Senden stand es unter der Fall·nummer.\nEs steht auch in der Text·datei.\nDie Datei konnten Sie speichern.",
  "login.shape": "Das Passwort hat 28 Zeichen.\nDas sind nur Buchstaben und Zahlen.\nPrüfen Sie: Fehlt etwas?\nOder ist etwas zu viel?",
  "login.check": "Im Passwort ist ein Fehler.\nPrüfen Sie jede Gruppe genau.",
  "login.unknown": "Das Passwort stimmt nicht.\nOder wir haben den Fall nicht gefunden.",
  "login.elsewhere": "Das Passwort gehört zu einer anderen Seite zum Melden.\nDie Seite heißt: {channel}.\nÖffnen Sie Ihren Fall dort.",
  "login.toOther": "Zur Seite {channel}",
  "login.unreadable":
    "Wir konnten den Fall nicht öffnen.\nIhre Meldung ist noch gespeichert.\nLaden Sie die Seite neu.\nVersuchen Sie es dann noch einmal.",
  "login.keyRefused":
    "Der Schlüssel von der Melde·stelle passt nicht zum Link.\nDeshalb bleibt Ihr Fall zu.\nAntworten sind vielleicht von jemand anderem.\nHolen Sie sich den Link noch einmal.\nAm besten von einem Aushang.\nEin Aushang ist ein Blatt an der Wand.\nOder aus dem Intranet.\nDas Intranet ist das Internet in Ihrer Firma.",
  "login.lost":
    "Haben Sie Ihr Passwort verloren?\nNiemand kann Ihnen ein neues geben.\nDie Melde·stelle bearbeitet Ihre Meldung trotzdem.\nSie können eine neue Meldung senden.\nSchreiben Sie darin: Ich habe schon etwas gemeldet.",

  "other.anytime": "Sie können immer auch zu einer Stelle außerhalb der Firma gehen:",
  "leave.title": "Ihre Nachricht ist noch nicht gesendet",
  "leave.text": "Gehen Sie jetzt weg?\nDann ist Ihr Text weg.\nDann sind auch Ihre Dateien weg.",
  "news.title": {
    one: "Es gibt {count} neue Nachricht.\nDie Nachricht ist von der {office}.\nSie ist vom {date}.",
    other: "Es gibt {count} neue Nachrichten.\nDie Nachrichten sind von der {office}.\nDie letzte ist vom {date}.",
  },
  "steps.byService": "Diese Tage zählt unser Computer.\nKein Mensch hat sie unterschrieben.",
  "steps.done": "Das ist schon passiert",
  "steps.received": "Ihre Meldung ist angekommen.\nDas war am {date}.",
  "steps.confirmed": "Die {office} hat geschrieben: Ihre Meldung ist da.\nDas war am {date}.",
  "steps.confirmedByItself": "Unser Computer hat geschrieben: Ihre Meldung ist da.\nDas war am {date}.",
  "steps.feedback": "Die {office} hat Ihnen geantwortet.\nDas war am {date}.",
  "steps.closed": "Der Fall ist zu Ende.\nDas war am {date}.",
  "steps.next": "Das passiert als Nächstes",
  "steps.confirmDue": "Die {office} muss Ihnen schreiben: Ihre Meldung ist da.\nDas muss sie spätestens am {date} tun.",
  "steps.confirmLate":
    "Jemand muss Ihnen schreiben: Ihre Meldung ist da.\nDie Zeit dafür war am {date} zu Ende.\nDie Nachricht fehlt noch.",
  "steps.answerDue":
    "Die {office} muss Ihnen antworten.\nSie muss sagen: Das tun wir.\nDas haben wir getan.\nUnd das ist der Grund.\nDas muss sie spätestens am {date} tun.",
  "steps.answerLate": "Jemand muss Ihnen antworten.\nDie Zeit dafür war am {date} zu Ende.\nDie Antwort fehlt noch.",
  "steps.working": "Die {office} hat den Fall noch nicht beendet.\nDafür gibt es keinen festen Tag mehr.",
  "steps.over": "Der Fall ist zu Ende.\nSie müssen nichts mehr tun.",
  "steps.possible": "Das können Sie tun",
  "steps.write": "Sie können im Chat schreiben.",
  "steps.attach": "Sie können im Chat schreiben und Dateien senden.",
  "steps.name": "Sie können Ihren Namen sagen.",
  "steps.meet": "Sie können um ein Gespräch bitten.",
  "steps.instead": "Sie müssen nicht länger warten.\nSie können zu einer Stelle außerhalb der Firma gehen:",
  "calendar.hint":
    "Die Datei ist für Ihren Kalender.\nDarin stehen nur der Tag und das Wort: Termin.\nNehmen Sie keinen Kalender von Ihrer Arbeit.",
  "steps.news": "Sie können Ihre E-Mail-Adresse angeben, ändern oder löschen.",
  "case.service": "Das sagt unser Computer",
  "case.serviceText": "Das schreibt unser Computer.\nKein Mensch hat es unterschrieben.",
  "case.notice": "Nachricht von unserem Computer",
  "case.noticeText":
    "Diese Nachricht kommt von selbst.\nDarin steht: Ihre Meldung ist da.\nEs fehlt eine gültige Unterschrift von der {office}.\nDeshalb steht die Nachricht hier und nicht im Chat.\nSie kommt nur von unserem Computer.\nVielleicht fragt die Nachricht nach geheimen Dingen.\nDann antworten Sie nicht darauf.",
  "case.worker": "Diese Person bearbeitet Ihren Fall",
  "case.workerNone": "Noch niemand",
  "case.typeRevealed": "Vertraulich, vorher anonym",
  "case.closed": "Der Text von Ihrer Meldung geht nicht auf",
  "case.closedText":
    "Mit dem gespeicherten Text stimmt etwas nicht.\nDas hat Ihr Browser geprüft.\nDeshalb zeigt er den Text nicht.\nSie können weiter Nachrichten schreiben.\nSchreiben Sie darin: Der Text von meiner Meldung fehlt.",
  "case.redacted": "Ein Teil vom Text ist geschwärzt.\nDas heißt: Man kann den Teil nicht mehr lesen.\nDas war am {date} ({by}).",
  "closed.title": "Die {office} nimmt zurzeit keine Meldungen an",
  "closed.text":
    "Neue Meldungen kann man nur mit einem Schlüssel öffnen.\nNiemand in der {office} hat im Moment den Schlüssel.\nNiemand kann jetzt eine neue Meldung lesen.\nFremde haben nichts gelesen.",
  "closed.next":
    "Gibt es einen neuen Schlüssel?\nDann können Sie hier wieder melden.\nBis dahin helfen Ihnen andere Wege.\nZum Beispiel: eine externe Stelle.\nExtern heißt: Sie gehört nicht zur Firma.",
  "archived.title": "Hier kann man nicht mehr melden",
  "archived.text": "Haben Sie hier schon etwas gemeldet?\nDann können Sie Ihren Fall weiter öffnen.\nSie brauchen dafür Ihr Passwort.",
  "archived.other": "Wollen Sie etwas Neues melden?\nDann helfen Ihnen andere Wege.\nDie anderen Wege stehen weiter unten.",
  "archived.kept": "Ihr Text steht noch hier.\nWollen Sie ihn behalten?\nDann kopieren Sie ihn.",
  "archived.next": "Es gibt jetzt eine andere Seite zum Melden:",
  "login.lostArchived":
    "Haben Sie Ihr Passwort verloren?\nNiemand kann Ihnen ein neues geben.\nDie Melde·stelle bearbeitet Ihre Meldung trotzdem.",

  "shut.title": "Die {office} kann diese Meldung nicht mehr öffnen",
  "shut.text":
    "Niemand in der {office} hat noch den Schlüssel dazu.\nDeshalb ist der Fall zu Ende.\nSie selbst können Ihre Meldung weiter lesen.\nDafür brauchen Sie Ihr Passwort.",
  "shut.textOpen":
    "Niemand in der {office} hat noch den Schlüssel dazu.\nSie selbst können Ihre Meldung weiter lesen.\nDafür brauchen Sie Ihr Passwort.\nEine Nachricht von Ihnen kann hier niemand mehr lesen.",
  "shut.promise":
    "Die {office} hat Ihnen hier etwas zugesagt.\nDas kann sie nicht mehr einhalten.\nSie kann die Meldung nicht mehr öffnen.",
  "shut.byService": "Das stellt unser Computer fest.\nEs kommt nicht von den Menschen mit Ihrem Fall.",
  "shut.away": "Zurzeit kann in der {office} niemand Ihre Meldung lesen",
  "shut.awayText":
    "Den Schlüssel dazu gibt es noch.\nAber zurzeit kann ihn dort niemand benutzen.\nSie können trotzdem schreiben.\nIhr Text bleibt als Geheim·text gespeichert.\nBringt jemand den Schlüssel zurück?\nDann kann man den Text lesen.\nWir wissen nicht: Wann ist das?",
  "shut.awayNext": "Möchten Sie nicht warten?\nDann gehen Sie zu einer Stelle außerhalb der Firma:",
  "shut.unread": "Fremde haben nichts gelesen.\nIhre Meldung ist weiter ein Geheim·text.",
  "shut.next": "Das können Sie jetzt tun:",
  "shut.again": "Hier noch einmal neu melden",
  "shut.external": "Zu einer Stelle außerhalb der Firma gehen:",
  "shut.record": "Das hat unser Computer aufgeschrieben.\nDas war am {date}.\nEs kommt nicht von den Menschen mit Ihrem Fall.",
  "shut.noMessages": "Es gibt keine Nachrichten.",
  "shut.reply":
    "Niemand kann diese Nachricht mehr lesen.\nDeshalb ist sie nicht gesendet.\nKopieren Sie den Text.\nNehmen Sie ihn für eine neue Meldung.",
  "thread.title": "Chat als Geheim·text",
  "thread.live": "Neue Nachrichten sehen Sie sofort.",
  "thread.slow": "Neue Nachrichten sehen Sie spätestens nach 15 Sekunden.",
  "thread.loading": "Die Nachrichten laden noch …",
  "thread.empty": "Es gibt noch keine Nachrichten.\nFällt Ihnen noch etwas ein?\nDann schreiben Sie es hier.",
  "thread.failed": "Wir konnten die Nachrichten nicht laden",
  "thread.office": "Melde·stelle",
  "office.own": "Melde·stelle",
  "thread.acknowledgement": "Bestätigung: Ihre Meldung ist da",
  "thread.feedback": "Antwort auf Ihre Meldung",
  "thread.automatic":
    "Diese Nachricht kommt von selbst.\nDen Text hat eine Person der Melde·stelle unterschrieben.\nDas war am {date}.\nEin Teil ist unterstrichen.\nDas hat Ihr Browser eingesetzt.\nUnser Computer hat ihm das gesagt.",
  "thread.noted": "Unser Computer nennt das:\n{kind}",
  "thread.read": "Die {office} hat das gelesen.\nDas sagt unser Computer.",
  "thread.signed":
    "Im Chat stehen Nachrichten von Ihnen und von der {office}.\nDie Nachrichten sind unterschrieben.\nIst eine Nachricht nicht sicher?\nDann steht das dabei.",
  "thread.gap": "Vor dieser Nachricht fehlt etwas.\nOder die Reihen·folge stimmt nicht.",
  "thread.unverified":
    "Vielleicht ist diese Nachricht nicht von der {office}.\nSeien Sie vorsichtig.\nSchreiben Sie darauf nichts Geheimes.",
  "thread.closed": "Diese Nachricht kann Ihr Browser nicht öffnen.",

  "record.title": "Protokoll zum Prüfen, Fassung {version}",
  "record.finalTitle": "Das Protokoll ist fertig",
  "record.ask":
    "Ein Protokoll ist ein Text über Ihre Meldung.\nPrüfen Sie das Protokoll.\nStimmt es so?\nDann drücken Sie auf: Bestätigen.\nSoll etwas anders sein?\nDann drücken Sie auf: Korrektur vorschlagen.\nEine Korrektur ist eine Änderung.\nStimmt es nicht?\nDann drücken Sie auf: Nicht bestätigen.\nIhre Antwort gilt nur für genau diesen Text.",
  "record.correctionLabel": "Was soll anders sein?",
  "record.confirmed": "Sie haben das Protokoll bestätigt.\nDas war am {date}.",
  "record.correction": "Sie haben eine Korrektur vorgeschlagen.\nDas war am {date}.",
  "record.refused": "Sie haben das Protokoll nicht bestätigt.\nDas war am {date}.",
  "record.final": "Das Protokoll ist fertig.\nEs bleibt so.",
  "record.late":
    "Dieser Text gilt nicht.\nDas Protokoll ist schon fertig.\nFertig ist die Fassung {version}.\nFassung heißt: So steht der Text da.",
  "record.older": "Es gibt einen neueren Text dazu.",
  "record.unsent": "Ihre Korrektur ist nicht gesendet",
  "record.unsent_newer":
    "Sie haben gerade geschrieben.\nIn der Zeit kam ein neueres Protokoll.\nPrüfen Sie das neue Protokoll.\nKopieren Sie hier Ihren Text.\nFügen Sie ihn dort ein.",
  "record.unsent_final":
    "Sie haben gerade geschrieben.\nIn der Zeit ist das Protokoll fertig geworden.\nSie können Ihren Text hier kopieren.\nSenden Sie ihn dann als Nachricht.",
  "record.unsent_answered":
    "Sie haben gerade geschrieben.\nIn der Zeit haben Sie woanders schon geantwortet.\nSie können Ihren Text hier kopieren.\nSenden Sie ihn dann als Nachricht.",
  "case.way": "So kam Ihre Meldung an",
  "stored.destroyed": "Diese Ton·aufnahme ist vernichtet.\nEs gibt sie nicht mehr.",
  "consent.free":
    "Sie entscheiden frei.\nJa heißt hier: Zustimmen.\nNein heißt hier: Ablehnen.\nSie dürfen Nein sagen.\nDann haben Sie keinen Nachteil.\nSagen Sie Ja?\nDann können Sie das hier immer zurück·nehmen.\nDas gilt dann für die Zeit danach.",
  "consent.withdrawMeans":
    "Sie können Ihr Ja zurück·nehmen.\nDas Wort dafür ist: widerrufen.\nDas gilt für die Zeit danach.\nSind Angaben schon bei anderen?\nDann kann man sie nicht zurück·holen.",
  "consent.look": "Möchten Sie wirklich Ja sagen?\nDas darf die Melde·stelle dann weiter·geben:",
  "consent.lookYes": "Ja, ich stimme zu",
  "consent.wording": "So war die Frage genau",
  "consent.busy": "Ihr Browser sendet Ihre Antwort …",
  "consent.granted": "Sie haben Ja gesagt.\nDas war am {date}.",
  "consent.refused": "Sie haben Nein gesagt.\nDas war am {date}.",
  "consent.withdrawn": "Sie haben Ihr Ja zurück·genommen.\nDas war am {date}.",

  "reveal.final": "Das können Sie nicht zurück·nehmen.",
  "reveal.means":
    "Die {office} weiß dann: Das sind Sie.\nIhre Meldung ist dann nicht mehr anonym.\nSie ist dann vertraulich.\nDas heißt:\nNur die Menschen mit Ihrem Fall dürfen den Namen sehen.\nDiese Menschen sagen den Namen nicht weiter.\nAußer: Ein Gesetz verlangt es.\nSie müssen Ihren Namen nicht sagen.",
  "reveal.sure": "Ich möchte meinen Namen sagen.\nIch weiß: Das kann ich nicht zurück·nehmen.",
  "reveal.sureMissing": "Machen Sie hier einen Haken.",

  "reply.hint": "Auch Ihre Nachricht wird zu einem Geheim·text.\nSie können mit 2 Tasten senden: Strg und Enter.",
  "reply.kept":
    "Stürzt der Browser ab?\nOder laden Sie die Seite neu?\nDann ist Ihr Text in diesem Fenster wieder da.\nDas geht bis zu 1 Stunde lang.\nAuf dem Gerät liegt er nur als Geheim·text.",
  "reply.busy": "Ihr Browser sendet …",
  "reply.sent": "Ihre Nachricht ist angekommen.",
  "reply.missing": "Das Feld ist noch leer.\nSchreiben Sie eine Nachricht.",
  "reply.long": "Die Nachricht ist zu lang.\nSie darf höchstens 20.000 Zeichen haben.\nZeichen sind zum Beispiel Buchstaben und Zahlen.",
  "reply.password": "Nicht gesendet: In Ihrer Nachricht steht Ihr Passwort",
  "reply.passwordMeans":
    "Jeder Mensch mit dem Passwort kann Ihren Fall öffnen.\nEr kann dort in Ihrem Namen schreiben.\nLöschen Sie das Passwort aus der Nachricht.\nDie Melde·stelle braucht es nicht.",

  "questions.relation": "Was haben Sie mit der Firma zu tun?",
  "questions.relation.1": "Ich arbeite dort.",
  "questions.relation.2": "Ich habe früher dort gearbeitet.",
  "questions.relation.3": "Ich habe mich dort beworben.",
  "questions.relation.4": "Meine Firma hat mit dieser Firma zu tun.",
  "questions.relation.5": "Etwas anderes",
  "questions.when": "Wann war das?",
  "questions.when.help": "Schreiben Sie einen Tag oder eine Zeit.\nZum Beispiel: im März.\nOder: seit 1 Jahr.",
  "questions.where": "Wo war das?",
  "questions.where.help": "Zum Beispiel: in einem Haus, in einer Abteilung oder in einem Programm.",
  "questions.knows": "Wer weiß noch davon?",
  "questions.knows.help": "Wer war dabei?\nOder wem haben Sie davon erzählt?",
  "questions.evidence": "Gibt es Beweise?",
  "questions.evidence.help":
    "Zum Beispiel: Papiere, E-Mails oder Fotos.\nSchreiben Sie auch: Wo liegen sie?\nDürfen Sie etwas nicht sehen?\nDann holen Sie es nicht.",
  "questions.reported": "Hat das schon jemand gemeldet?",
  "questions.reported.1": "Ja, in der Firma",
  "questions.reported.2": "Ja, bei einem Amt oder einer anderen Stelle",
  "questions.reported.more": "Bei wem war das?\nWann war das?\nWas ist danach passiert?",
  "questions.reprisal": "Haben Sie Angst vor Nachteilen durch Ihre Meldung?",
  "questions.reprisal.1": "Ja, ich habe Angst vor Nachteilen",
  "questions.reprisal.2": "Ja, ich habe schon Nachteile",
  "questions.reprisal.more": "Welche Nachteile sind das?",
  "questions.title": "Fragen als Hilfe",
  "questions.free": "Sie müssen keine von diesen Fragen beantworten.\nSie entscheiden selbst bei jeder Frage.",
  "questions.careful":
    "Möchten Sie anonym bleiben?\nDann schreiben Sie auch hier nichts über sich.\nSonst kann man Sie vielleicht erkennen.",
  "questions.none": "Ich sage nichts dazu",
  "questions.failed":
    "Die Fragen sind nicht angekommen.\nSie können Ihre Meldung ohne die Fragen senden.\nHaben Sie hier schon geantwortet?\nDann fehlen diese Antworten in der Meldung.",

  "meeting.askHint": "Sie müssen dafür keinen Namen sagen.\nTermin und Ort besprechen Sie danach in Ihrem Fall.",
  "meeting.way": "Wie möchten Sie sprechen?",
  "meeting.way_video": "Per Video.\nDamit bin ich einverstanden.",
  "meeting.times": "Wann passt es Ihnen?",
  "meeting.timesHint": "Sie können bis zu 3 Zeiten vorschlagen.\nZum Beispiel: Dienstag, 8. Dezember, ab 17 Uhr.",
  "meeting.note": "Wie erreichen wir Sie?\nWas ist wichtig?",
  "meeting.noteHint":
    "Zum Beispiel:\nIhre Telefon·nummer.\nEin Ort außerhalb der Firma.\nEin Mensch als Begleitung.\nEin Weg ohne Stufen oder andere Hindernisse.\nSchreiben Sie hier nichts?\nDann antwortet die Melde·stelle in Ihrem Fall.",
  "meeting.sending": "Ihr Browser sendet …",
  "meeting.sent": "Ihre Bitte ist gesendet.",
  "meeting.withdraw": "Diese Bitte zurück·nehmen",
  "meeting.state_open":
    "Sie haben am {date} um ein Gespräch gebeten.\nEs gibt noch keine Antwort.\nDie Antwort soll bis zum {day} hier stehen.",
  "meeting.state_withdrawn": "Sie haben Ihre Bitte zurück·genommen.\nDas war am {date}.",
  "meeting.state_agreed":
    "Die Melde·stelle hat Ja gesagt.\nDas war am {date}.\nWann und wo ist das Gespräch?\nDas steht in ihrer Nachricht.",
  "meeting.state_proposed": "Die Melde·stelle hat etwas anderes vorgeschlagen.\nDas war am {date}.\nAntworten Sie ihr mit einer Nachricht.",
  "meeting.state_declined": "Die Melde·stelle hat Nein gesagt.\nDas war am {date}.\nDer Grund steht in ihrer Nachricht.",
  "meeting.state_held": "Die Melde·stelle sagt: Das Gespräch war schon.\nSie hat das am {date} eingetragen.",
  "meeting.held": "Das persönliche Gespräch war schon.",

  "voice.lead":
    "Sie sprechen.\nIhr Browser nimmt das auf.\nDanach kann er Ihre Stimme verändern.\nDann können Sie alles anhören.\nDanach senden Sie selbst.\nVorher sendet Ihr Browser nichts davon.",
  "voice.leadMeans":
    "Sie können bis zu 10 Minuten sprechen.\nDiese Seite speichert die Aufnahme nicht auf Ihrem Gerät.\nGehen Sie weg von der Seite?\nOder laden Sie die Seite neu?\nDann ist die Aufnahme weg.\nSie müssen es nicht auch noch schreiben.",
  "voice.asking": "Ihr Browser fragt jetzt:\nDarf diese Seite das Mikrofon benutzen?\nErlauben Sie das.",
  "voice.recording": "Die Aufnahme läuft.",
  "voice.paused": "Die Aufnahme macht Pause.",
  "voice.hidden": "Die Seite war nicht zu sehen.",
  "voice.endsSoon": "In weniger als 1 Minute ist die Aufnahme zu Ende.",
  "voice.silent": "Bis jetzt ist es still.\nIst das Mikrofon stumm?",
  "voice.stop": "Beenden und anhören",
  "voice.drop": "Aufnahme löschen",
  "voice.dropYes": "Ja, löschen",
  "voice.anewYes": "Ja, löschen und neu aufnehmen",
  "voice.refused": "Der Browser erlaubt das Mikrofon nicht.",
  "voice.refusedMeans":
    "Erlauben Sie das Mikrofon für diese Seite.\nDas geht in den Einstellungen.\nMeist ist dafür ein Zeichen neben der Adresse.\nHaben Sie ein Handy?\nDann muss auch das Handy das Mikrofon erlauben.\nVersuchen Sie es dann noch einmal.",
  "voice.none": "Das Mikrofon fehlt.",
  "voice.noneMeans": "Schließen Sie ein Mikrofon an.\nVersuchen Sie es dann noch einmal.",
  "voice.taken": "Das Mikrofon antwortet nicht.",
  "voice.takenMeans":
    "Vielleicht benutzt es gerade ein anderes Programm.\nBeenden Sie dort den Anruf oder die Aufnahme.\nVersuchen Sie es dann noch einmal.",
  "voice.broken": "Die Aufnahme hat nicht geklappt.",
  "voice.brokenMeans": "Versuchen Sie es noch einmal.\nHilft das nicht?\nDann hilft vielleicht ein anderer Browser.",
  "voice.otherWays":
    "Sie können auch schreiben.\nOder Sie hängen eine Ton·aufnahme als Datei an.\nIn einer Datei verändert niemand Ihre Stimme.",
  "voice.full": "Die Aufnahme hat jetzt 10 Minuten.\nDie Aufnahme ist zu Ende.\nIhre Worte sind da.",
  "voice.unplugged": "Das Mikrofon ist weg.\nDie Aufnahme ist zu Ende.\nIhre Worte bis dahin sind da.",
  "voice.strength": "Wie soll Ihre Stimme klingen?",
  "voice.strong": "Stark verändert",
  "voice.strongMeans": "Ihre Stimme klingt deutlich anders.\nDie Stimme ist höher oder tiefer.\nDie Stimme geht zufällig auf und ab.",
  "voice.light": "Leicht verändert",
  "voice.lightMeans":
    "Ihre Stimme klingt gleichmäßig anders.\nMan versteht Sie so besser.\nAber jemand kann die echte Stimme leichter zurück·rechnen.",
  "voice.plain": "Nicht verändert",
  "voice.plainMeans": "Ihre Stimme klingt wie immer.",
  "voice.limits":
    "Mit einer veränderten Stimme erkennt man Sie schwerer.\nAber es ist noch möglich.\nIhre Worte und Ihr Dialekt bleiben.\nEin Dialekt ist die Sprache von einer Gegend.\nAuch Ihre Art zu sprechen bleibt.\nAuch Geräusche hinter Ihnen bleiben.\nDarf Sie niemand erkennen?\nDann schreiben Sie lieber.",
  "voice.working": "Ihr Browser verändert die Stimme …",
  "voice.ready": "Sie können die Sprach·nachricht jetzt anhören.\nSo sendet der Browser sie.",
  "voice.consent":
    "Ich bin einverstanden:\nDiese Seite nimmt meine Sprach·nachricht auf.\nDie Melde·stelle speichert die Sprach·nachricht.\nDie Melde·stelle hört die Sprach·nachricht an.",
  "voice.consentMeans":
    "Das Gesetz verlangt: Sie müssen einverstanden sein.\nDas steht in Paragraf 11 Absatz 2 vom Hinweis·geber·schutz·gesetz.\nSie können Ihr Ja zurück·nehmen.\nZum Beispiel mit einer Nachricht in Ihrem Fall.\nDas gilt dann für die Zeit danach.",
  "voice.consentMissing": "Machen Sie zuerst hier einen Haken.\nOder löschen Sie die Aufnahme.",
  "voice.unattached":
    "Noch nicht gesendet.\nIhre Sprach·nachricht ist noch nicht angehängt.\nHängen Sie die Sprach·nachricht an.\nOder löschen Sie die Aufnahme.",
} as const satisfies Partial<Translation<typeof portalDe>>;

const lines = (...all: string[]) => paragraph(all.join("\n"));

const naming = (allowAnonymous: boolean): Block =>
  allowAnonymous
    ? lines(
        "Nein.",
        "Sie können ohne Namen melden.",
        "Das Wort dafür ist: anonym.",
        "Schreiben Sie dann auch im Text nichts über sich.",
        "Sie können Ihren Namen auch sagen.",
        "Das Wort dafür ist: vertraulich.",
      )
    : lines(
        "Ja.",
        "Hier müssen Sie Ihren Namen sagen.",
        "Die Melde·stelle darf den Namen nicht weiter·sagen.",
        "Außer: Ein Gesetz verlangt es.",
      );

/** What stands on a start page in Leichte Sprache before the company's own text. */
export const startDeSimple = (company: string, allowAnonymous: boolean): { lead: string; own: string; text: RichText } => ({
  lead: "Ist bei der Arbeit etwas Schlimmes passiert?\nHier können Sie es melden.",
  own: `Text von ${company} (in schwerer Sprache)`,
  text: {
    type: "doc",
    content: [
      heading("Was können Sie hier melden?"),
      paragraph("Zum Beispiel:"),
      bullets("Jemand betrügt.", "Jemand bringt Menschen in Gefahr.", "Jemand behandelt Menschen schlecht.", "Jemand schadet der Umwelt."),
      heading("Wer liest Ihre Meldung?"),
      lines(
        `Die Melde·stelle von ${company} liest Ihre Meldung.`,
        "In der Melde·stelle arbeiten Menschen mit einer besonderen Aufgabe.",
        "Manchmal brauchen sie Hilfe von anderen.",
        "Alle diese Menschen müssen Ihre Meldung geheim halten.",
        "Manchmal liest eine andere Abteilung die Meldung.",
        "Dann steht das im Formular.",
      ),
      heading("Müssen Sie Ihren Namen sagen?"),
      naming(allowAnonymous),
      heading("Wofür ist das Passwort?"),
      lines(
        "Nach dem Senden sehen Sie ein Passwort.",
        "Mit dem Passwort lesen Sie später die Antwort.",
        "Sie können auch weiter mit der Melde·stelle schreiben.",
        "Schreiben Sie das Passwort auf.",
        "Zeigen Sie das Passwort keinem anderen Menschen.",
      ),
      heading("Was passiert danach?"),
      steps(
        "Die Melde·stelle liest Ihre Meldung.",
        "Innerhalb von 7 Tagen schreibt sie: Ihre Meldung ist da.",
        "Die Melde·stelle prüft die Meldung.\nVielleicht hat sie eine Frage an Sie.",
        "Spätestens 3 Monate danach schreibt sie: Das haben wir gemacht.",
        "Das alles lesen Sie mit Ihrem Passwort.",
      ),
      heading("Schützt Sie das Gesetz?"),
      lines(
        "Ja.",
        "Haben Sie gute Gründe für Ihre Meldung?",
        "Dann darf Ihnen niemand deshalb schaden.",
        "Zum Beispiel darf Ihnen die Firma deshalb nicht kündigen.",
        "Melden Sie mit Absicht etwas Falsches?",
        "Oder ist Ihnen egal: Stimmt das?",
        "Dann schützt Sie das Gesetz nicht.",
        "Das Gesetz heißt: Hinweis·geber·schutz·gesetz.",
      ),
    ],
  },
});
