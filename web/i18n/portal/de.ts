import { questions } from "@hz/contract/texts/de/questions";
import type { MatterText, Person, RequiredText, TypedText } from "../../vault/content/report-texts.ts";
import type { Catalogue } from "../translate.ts";

/** What the texts of a report are called, with what is said of typing them. */
export type ReportWords = Record<
  | `form.${TypedText}${"" | "Hint" | "Long"}`
  | `case.${Exclude<MatterText, TypedText>}`
  | `form.${RequiredText}Missing`
  | `contact.${keyof Person}`,
  string
>;

/** What reporters read, in German: short sentences at language level B1. */
export const portalDe = {
  again: "Erneut versuchen",
  "shell.nav": "Sprache und Ausgang",
  "shell.switched": "Diese Seite ist jetzt auf Deutsch.",
  "shell.notSwitched":
    "Die andere Sprache ließ sich nicht laden. Auf dieser Seite ist noch alles so, wie es war. Bitte prüfen Sie Ihr Internet und versuchen Sie es noch einmal.",
  "shell.exit": "Seite schnell verlassen",
  "shell.exitKey": "Auch mit zweimal Esc",
  "shell.foot": "Diese Seiten setzen keine Cookies und laden nichts von anderen Anbietern. Ihre IP-Adresse wird nicht gespeichert.",

  "duty.nav": "Verfahren und Pflichtangaben",
  "duty.apart": "Diese Seiten öffnen sich in einem neuen Tab.",
  "duty.start": "Zur Startseite",
  "duty.procedure": "So läuft das Verfahren ab",
  "duty.external": "Externe Meldestellen",
  "duty.ways": "Telefon und persönliches Gespräch",
  "duty.devices": "Geräte, Netze und Tor",
  "duty.privacy": "Datenschutzhinweise",
  "duty.imprint": "Impressum",
  "duty.accessibility": "Erklärung zur Barrierefreiheit",

  "start.new": "Neue Meldung",
  "start.follow": "Zum bestehenden Fall",
  "start.followHint": "Für einen bestehenden Fall brauchen Sie das Passwort, das Sie nach Ihrer Meldung erhalten haben.",
  "start.aboutOffice":
    "Betrifft es die Meldestelle selbst? Dann wählen Sie im Formular, dass Ihre Meldung an „{department}“ geht und nicht an die Meldestelle.",
  "start.aboutOfficeElse":
    "Betrifft es die Meldestelle selbst? Hier würde sie Ihre Meldung lesen, auch wenn sie von ihr handelt. Wenden Sie sich dann an eine externe Meldestelle:",
  "start.data": "Was mit Ihren Angaben geschieht",
  "start.sealed":
    "Ihre Meldung wird in Ihrem Browser verschlüsselt, bevor sie gesendet wird. Lesen kann sie nur die Abteilung, an die sie geht. Wir haben keinen Schlüssel dazu.",
  "start.seen":
    "Unser Server sieht, wann über diesen Meldekanal etwas ankommt, welche Kategorie Sie wählen, ob Sie einen Namen nennen und wie groß es ungefähr ist. Er sieht nicht, was darin steht.",
  "start.traces": "Sie brauchen kein Konto. Wir speichern keine IP-Adresse und setzen keine Cookies.",
  "start.deadlines":
    "Die Meldestelle bestätigt den Eingang innerhalb von 7 Tagen. Spätestens 3 Monate danach sagt sie Ihnen, was sie getan hat.",
  "start.keptYears": {
    one: "{count} Jahr nach dem Abschluss Ihres Falls ist alles dazu zu löschen. Länger bleiben darf es nur, wenn ein Gesetz das verlangt.",
    other:
      "{count} Jahre nach dem Abschluss Ihres Falls ist alles dazu zu löschen. Länger bleiben darf es nur, wenn ein Gesetz das verlangt.",
  },
  "start.keptMonths": {
    one: "{count} Monat nach dem Abschluss Ihres Falls ist alles dazu zu löschen. Länger bleiben darf es nur, wenn ein Gesetz das verlangt.",
    other:
      "{count} Monate nach dem Abschluss Ihres Falls ist alles dazu zu löschen. Länger bleiben darf es nur, wenn ein Gesetz das verlangt.",
  },
  "start.password": "Nach dem Absenden erhalten Sie ein Passwort. Bewahren Sie es gut auf: Niemand kann es ersetzen.",
  "start.device": "Nutzen Sie am besten ein eigenes Gerät. Auf einem fremden oder von Schadsoftware befallenen Gerät kann jemand mitlesen.",
  "start.offline": "Es gibt gerade keine Verbindung. Bitte prüfen Sie Ihr Internet und versuchen Sie es noch einmal.",
  "start.exit": "Mit „Seite schnell verlassen“ oder mit zweimal Esc sind Sie sofort auf einer Seite mit dem Wetter.",
  "start.howSealed": "Wie wird verschlüsselt?",
  "start.howSealedText":
    "Mit AES-256-GCM; der Schlüsselaustausch ist hybrid mit ML-KEM-768 und X25519. Das Programm dafür kommt von unserem Server und läuft in Ihrem Browser.",

  "other.title": "Andere Wege",
  "other.external":
    "Sie können sich auch an eine externe Meldestelle wenden, zum Beispiel an die externe Meldestelle des Bundes beim Bundesamt für Justiz. Sie dürfen frei wählen.",
  "other.externalLink": "Zur externen Meldestelle beim Bundesamt für Justiz",
  "other.talk": "Oder Sie sprechen die Meldestelle persönlich an. Auf Ihren Wunsch muss sie Ihnen einen Termin anbieten.",

  "other.allExternal": "Alle externen Meldestellen",
  "other.phone": "Telefon: {phone}",
  "other.allWays": "Telefon und persönliches Gespräch",

  "missing.title": "Meldekanal nicht gefunden",
  "missing.text": "Der angeforderte Meldekanal konnte nicht gefunden werden.",
  "missing.next": "Bitte prüfen Sie den Link. Sie haben ihn von Ihrem Unternehmen erhalten.",

  "noscript.title": "Ohne JavaScript geht es hier nicht weiter",
  "noscript.why":
    "Ihr Browser verschlüsselt Ihre Angaben mit JavaScript. Ohne JavaScript kämen sie lesbar bei uns an. Deshalb nehmen wir sie dann nicht an.",
  "noscript.how":
    "Schalten Sie JavaScript für diese Seite ein und laden Sie die Seite neu. Im Tor-Browser genügt die Sicherheitsstufe „Sicherer“ oder „Standard“.",
  "unloaded.title": "Die Seite ist nicht vollständig angekommen",
  "unloaded.why":
    "Es fehlt das Programm, mit dem Ihr Browser verschlüsselt. Ohne das Programm können Sie hier nichts senden und keinen Fall öffnen. Vielleicht ist die Verbindung langsam, oder Ihr Netz oder eine Erweiterung Ihres Browsers hält es zurück.",
  "unloaded.how":
    "Kopieren Sie, was Sie schon geschrieben haben, und laden Sie die Seite neu. Hilft das nicht, nehmen Sie einen anderen Browser oder ein anderes Netz, oder einen dieser Wege:",

  "form.heading": "Neue Meldung",
  "form.lead": "Ihre Angaben liest nur die interne Meldestelle von {company}.",
  "form.leadOther": "Ihre Angaben liest nur die Abteilung „{department}“ von {company}.",
  "form.moreOnData": "Mehr dazu:",
  "form.optional": "(freiwillig)",
  "form.type": "Wie möchten Sie melden?",
  "type.anonymous": "Anonym",
  "type.anonymousMeans": "Sie nennen keinen Namen. Schreiben Sie dann auch im Text und in den Dateien nichts, woran man Sie erkennt.",
  "type.confidential": "Vertraulich",
  "type.confidentialMeans":
    "Sie nennen Ihren Namen. Nur wer Ihre Meldung bearbeitet, sieht ihn und darf ihn nicht weitergeben, außer das Gesetz verlangt es.",
  "form.title": "Titel",
  "form.titleHint": "Worum geht es? Ein kurzer Satz genügt.",
  "form.titleMissing": "Titel ist erforderlich",
  "form.titleLong": "Der Titel ist zu lang. Er darf höchstens 200 Zeichen haben.",
  "form.description": "Beschreibung",
  "form.descriptionHint": "Was ist passiert, wann und wo? Wer war dabei? Wer weiß davon?",
  "form.descriptionMissing": "Beschreibung ist erforderlich",
  "form.descriptionLong": "Die Beschreibung ist zu lang. Sie darf höchstens 50.000 Zeichen haben.",
  "form.category": "Kategorie",
  "form.categoryNone": "Bitte wählen",
  "form.categoryMissing": "Bitte wählen Sie eine Kategorie.",
  "form.nameMissing": "Name ist erforderlich",
  "form.emailWrong": "Ungültige E-Mail-Adresse",
  "form.aboutOffice": "Betrifft die Meldestelle selbst",
  "form.aboutOfficeMeans":
    "Dann geht die Meldung an „{department}“. Die Meldestelle kann sie nicht lesen und sieht sie nicht: Wer zu ihr gehört, gehört nicht zu „{department}“. Das hat das Unternehmen mit seinem Schlüssel bestätigt, und Ihr Browser hat es geprüft.",
  "form.aboutOfficeElse": "Betrifft es die Meldestelle selbst?",
  "form.aboutOfficeExternal":
    "Hier würde die Meldestelle Ihre Meldung lesen, auch wenn sie von ihr handelt. Wenden Sie sich dann an eine externe Meldestelle:",
  "form.problems": { one: "Bitte prüfen Sie diese Angabe:", other: "Bitte prüfen Sie diese {count} Angaben:" },
  "form.notKept":
    "Ihr Text steht nur in dieser Seite und wird nicht auf dem Gerät gespeichert. Wenn Sie die Seite schließen oder neu laden, ist er weg.",
  "form.asks": "Ihr Browser fragt vorher nach.",
  "form.kept":
    "Wenn Sie die Seite neu laden oder der Browser abstürzt, ist Ihr Text in diesem Tab wieder da, bis zu einer Stunde lang. Auf dem Gerät liegt er nur verschlüsselt. Den Schlüssel behält unser Server so lange im Arbeitsspeicher, den Text bekommt er nicht. Nach dem Senden und mit „Seite schnell verlassen“ ist beides weg. Nutzen Sie auf einem fremden Gerät am Ende „Seite schnell verlassen“.",

  "form.leaveTitle": "Ihre Meldung ist noch nicht gesendet",
  "form.leaveText": "Wenn Sie das Formular jetzt verlassen, ist weg, was Sie geschrieben oder ausgewählt haben.",
  "form.leaveStay": "Beim Formular bleiben",
  "form.leaveGo": "Trotzdem verlassen",

  "naming.title": "Das könnte verraten, wer Sie sind",
  "naming.text": "Sie melden anonym. Möchten Sie das so senden?",
  "naming.name": "Name: {said}",
  "naming.signature": "Unterschrift: {said}",
  "naming.address": "E-Mail-Adresse: {said}",
  "naming.number": "Telefonnummer: {said}",
  "naming.only": "Das trifft nur auf eine Person zu: {said}",
  "naming.file": "Dateiname: {said}",
  "naming.here": "Ihr Browser hat das auf diesem Gerät gefunden, wir erfahren es nicht. Er findet nicht alles.",

  "draft.back": "Ihr Entwurf ist wieder da.",
  "draft.files": "Dateien lassen sich nicht aufheben. Bitte fügen Sie noch einmal hinzu: {names}",
  "draft.gone": "Ihre Auswahl bei „{field}“ gibt es nicht mehr. Bitte sehen Sie dort noch einmal nach.",
  "draft.missing": "Diese Dateien fehlen noch",
  "draft.without": "Fügen Sie sie noch einmal hinzu. Wenn Sie jetzt noch einmal senden, fehlen sie.",
  "draft.discard": "Entwurf verwerfen",
  "draft.discardMeans": "Dann ist weg, was Sie geschrieben haben. Es lässt sich nicht zurückholen.",
  "draft.discardYes": "Ja, verwerfen",

  "contact.title": "Wie erreichen wir Sie?",
  "contact.hint": "Auch diese Angaben werden verschlüsselt. Nur wer Ihre Meldung bearbeitet, kann sie lesen.",
  "contact.name": "Name",
  "contact.phone": "Telefon",
  "contact.phoneHint": "Zum Beispiel +49 30 1234567",
  "contact.email": "E-Mail-Adresse",

  "files.title": "Dateien",
  "files.hint":
    "Dateien können verraten, wer sie erstellt hat, zum Beispiel durch Namen oder Orte in den Eigenschaften. Ihr Browser entfernt solche Angaben, soweit er kann, bevor er die Datei verschlüsselt. Bei jeder Datei steht, was entfernt ist und was bleibt. Was man sieht oder hört, und der Dateiname bleiben. Prüfen Sie das, wenn Sie anonym bleiben möchten.",
  "files.drop": "Dateien hierher ziehen oder",
  "files.choose": "Dateien auswählen",
  "files.voice": "Sprachnachricht aufnehmen",
  "files.rules": "Bis 100 MB je Datei, höchstens 20 Dateien.",
  "files.pictures": "Bilder: {types}",
  "files.documents": "Dokumente und Tabellen: {types}",
  "files.media": "Ton und Film: {types}",
  "files.mails": "E-Mails: {types}",
  "files.archives": "Gepackte Dateien: {types}",
  "files.chosen": "Ausgewählte Dateien",
  "files.remove": "Entfernen",
  "files.removeNamed": "{name} entfernen",
  "files.added": { one: "1 Datei hinzugefügt", other: "{count} Dateien hinzugefügt" },
  "files.removed": "{name} entfernt",
  "files.total": { one: "1 Datei insgesamt", other: "{count} Dateien insgesamt" },
  "files.sent": "{sent} von {size} gesendet",
  "files.too-large": "Einige Dateien sind zu groß. Maximale Dateigröße: 100MB",
  "files.type": "Dieser Dateityp ist nicht erlaubt.",
  "files.empty": "Leere Dateien können nicht gesendet werden.",
  "files.too-many": "Es sind höchstens 20 Dateien möglich.",
  "files.notTaken": "Nicht hinzugefügt: {names}",
  "clean.running": "Wird geprüft …",
  "clean.waiting": "Dateien werden geprüft …",
  "clean.failed": "Diese Datei konnte nicht geprüft werden. Sie wird gesendet, wie sie ist.",
  "clean.nothing": "Keine unsichtbaren Angaben gefunden.",
  "clean.removed": "Entfernt: {what}.",
  "clean.original": "Nicht entfernt: {what}.",
  "clean.choice": "Wie soll {name} gesendet werden?",
  "clean.sendCleaned": "Bereinigt senden",
  "clean.sendOriginal": "Original senden",
  "clean.said": "{name}: {result}",
  "clean.unsupported":
    "Dateien dieser Art können hier nicht bereinigt werden. Die Datei wird gesendet, wie sie ist, mit allen Angaben, die darin stehen.",
  "clean.broken": "Die Datei ist beschädigt oder ungewöhnlich aufgebaut. Sie kann nicht bereinigt werden und wird gesendet, wie sie ist.",
  "clean.encrypted": "Die Datei ist mit einem Passwort geschützt. Sie kann nicht bereinigt werden und wird gesendet, wie sie ist.",
  "clean.signed":
    "Die Datei ist digital unterschrieben und kann einen Namen tragen. Damit die Unterschrift gültig bleibt, wird sie gesendet, wie sie ist.",
  "clean.macros": "Die Datei enthält Makros, also kleine Programme. Sie kann nicht bereinigt werden und wird gesendet, wie sie ist.",
  "clean.embedded": "Die Datei enthält weitere Dateien oder Programme, die nicht bereinigt werden können. Diese bleiben, wie sie sind.",
  "clean.location": "Aufnahmeort",
  "clean.device": "Gerät",
  "clean.person": "Namen",
  "clean.time": "Datum und Uhrzeit",
  "clean.software": "Programm",
  "clean.title": "Titel und Stichwörter",
  "clean.comment": "Kommentare",
  "clean.preview": "Vorschaubild oder angehängte Aufnahme",
  "clean.history": "Bearbeitungsverlauf",
  "clean.identifier": "Kennnummern",
  "clean.other": "technische Angaben",
  "stored.download": "Herunterladen",
  "stored.downloadNamed": "{name} herunterladen",
  "stored.loading": "{loaded} von {size} geladen",
  "stored.damaged":
    "Die Datei ist unvollständig oder verändert. Sie wird deshalb nicht angeboten. Bitte versuchen Sie es später noch einmal.",
  "stored.gone": "Diese Datei ist nicht mehr gespeichert.",

  "recipient.title": "Ihre Meldung geht an die interne Meldestelle von {company}",
  "recipient.text": "Sie wird in Ihrem Browser verschlüsselt, bevor etwas gesendet wird. Nur die Meldestelle kann sie öffnen.",
  "recipient.otherTitle": "Ihre Meldung geht an die Abteilung „{department}“ von {company}",
  "recipient.otherText":
    "Sie wird in Ihrem Browser verschlüsselt, bevor etwas gesendet wird. Nur diese Abteilung kann sie öffnen. Wer ihr nicht angehört, sieht die Meldung nicht.",

  "link.title": "Fingerabdruck des Schlüssels",
  "link.named": "Ihr Link enthielt den Fingerabdruck des Schlüssels. Ihr Browser hat ihn verglichen: Er passt.",
  "link.bare":
    "Ihr Link enthielt keinen Fingerabdruck, zum Beispiel weil die Adresse getippt wurde. Ihr Browser konnte den Schlüssel deshalb nicht vergleichen. Das können Sie selbst tun:",
  "link.compare":
    "Dieselben Zeichen stehen auf dem Aushang der Meldestelle. Sind es dort andere, senden Sie bitte nichts und nutzen einen anderen Weg.",
  "link.newer":
    "Ihr Link ist aus der Zeit eines früheren Schlüssels. Der frühere Schlüssel hat den heutigen unterschrieben, und Ihr Browser hat das geprüft: Der Link gilt weiter. Auf neueren Aushängen steht:",
  "link.older":
    "Die Meldestelle hatte früher einen anderen Schlüssel. Er hat den heutigen unterschrieben, und Ihr Browser hat das geprüft: Auch ältere Aushänge gelten weiter. Dort steht:",
  "link.bareNext":
    "Haben Sie keinen Aushang? Scannen Sie den QR-Code, oder öffnen Sie den Link aus dem Intranet. Dann vergleicht Ihr Browser für Sie.",

  "key.heading": "Diese Seite bleibt geschlossen",
  "key.redirected": "Diese Seite wurde umgeleitet. Bitte geben Sie hier nichts ein.",
  "key.redirectedMeans":
    "Dabei kann Ihr Link gegen einen anderen getauscht worden sein. Unsere Seiten leiten nie um. Vielleicht will jemand mitlesen.",
  "key.malformed": "Ihr Link ist nicht vollständig. Bitte geben Sie hier nichts ein.",
  "key.malformedMeans":
    "Am Ende des Links steht der Fingerabdruck des Schlüssels. Er fehlt oder ist beschädigt. Ihr Browser kann den Schlüssel der Meldestelle deshalb nicht prüfen.",
  "key.linkNext":
    "Schließen Sie diese Seite. Scannen Sie den QR-Code noch einmal, oder tippen Sie die Adresse vom Aushang neu ein. Hilft das nicht, nutzen Sie bitte einen anderen Weg.",
  "key.case": "Ihr Fall bleibt geschlossen, denn Antworten könnten von jemand anderem sein.",
  "key.kept": "Was Sie geschrieben haben, ist noch da: Gehen Sie im Browser einen Schritt zurück.",
  "key.stays":
    "Die Adresse dieser Seite hat sich geändert. Ihre Meldung ist schon sicher angekommen. Speichern Sie Ihr Passwort: Die Textdatei enthält den richtigen Link.",
  "key.refused": "Der Schlüssel dieser Meldestelle passt nicht zum Link. Bitte nicht absenden.",
  "key.refusedMeans":
    "Vielleicht ist der Link unvollständig oder alt. Es kann aber auch sein, dass jemand mitlesen will. Ihr Text wäre dann nicht sicher.",
  "key.refusedNext":
    "Holen Sie sich den Link noch einmal, am besten von einem Aushang oder aus dem Intranet. Passt er wieder nicht, nutzen Sie bitte einen anderen Weg.",
  "key.ended": "Diese Meldestelle nimmt gerade keine Meldungen an.",
  "key.endedMeans":
    "Ihr Schlüssel ist der richtige, aber die Meldestelle hat ihn zu lange nicht mehr bestätigt. Vielleicht geht auch die Uhr Ihres Geräts falsch.",
  "key.endedNext": "Versuchen Sie es in ein paar Tagen noch einmal, oder nutzen Sie bitte einen anderen Weg.",
  "key.unsupported": "Ihr Browser kann nicht sicher genug verschlüsseln",
  "key.unsupportedMeans": "Ihr Browser ist zu alt, oder diese Seite wurde ohne gesicherte Verbindung (https) geöffnet.",
  "key.unsupportedNext": "Bitte aktualisieren Sie Ihren Browser oder nehmen Sie einen anderen, zum Beispiel auf Ihrem Handy.",

  "send.submit": "Meldung absenden",
  "send.loading": "Verschlüsselung wird geladen …",
  "send.loadingHint":
    "Sie können schon schreiben. Dauert es länger als eine Minute, laden Sie die Seite bitte neu; kopieren Sie vorher Ihren Text.",
  "send.busy": "Wird gesendet …",
  "send.sealing": "Ihre Meldung wird verschlüsselt …",
  "send.proving": "Hier kommt gerade sehr viel auf einmal an. Ihr Browser rechnet kurz, dann wird gesendet …",
  "send.submitting": "Ihre Meldung wird gesendet …",
  "send.files": "{sent} von {total} verschlüsselt und gesendet",
  "send.filesLabel": "Alle Dateien",
  "send.filesRunning": "Ihre Dateien werden verschlüsselt und gesendet …",
  "send.waiting": "Die Verbindung ist unterbrochen. Es geht von selbst weiter, sobald sie wieder da ist. Nichts geht verloren.",
  "send.cancel": "Senden abbrechen",
  "send.stopped": "Das Senden ist abgebrochen. Was Sie geschrieben und ausgewählt haben, steht noch hier.",
  "send.failed": "Die Meldung wurde noch nicht gesendet",

  "error.offline":
    "Es gibt gerade keine Verbindung. Ihre Eingaben sind noch da. Bitte prüfen Sie Ihr Internet und versuchen Sie es noch einmal.",
  "error.tooLong": "Der Text ist zu lang. Ihre Eingaben sind noch da. Bitte kürzen Sie ihn oder fügen Sie einen Teil als Datei bei.",
  "error.fileChanged":
    "Eine Datei wurde verändert oder ist nicht mehr lesbar. Ihre Eingaben sind noch da. Bitte entfernen Sie die Datei und fügen Sie sie neu hinzu.",
  "error.noOtherDepartment":
    "Die andere Abteilung ist nicht mehr da. Ihre Eingaben sind noch da. Bitte nutzen Sie einen anderen Weg, zum Beispiel die externe Meldestelle.",
  "error.recipientChanged":
    "Inzwischen ist eine andere Abteilung zuständig. Es wurde nichts gesendet, Ihre Eingaben sind noch da. Bitte kopieren Sie Ihren Text und laden Sie die Seite neu.",
  "error.pageOutdated":
    "Der Dienst wurde erneuert, seit Sie diese Seite geöffnet haben, und sie kann nicht mehr senden. Kopieren Sie Ihren Text, laden Sie die Seite neu und fügen Sie ihn wieder ein.",
  "error.unexpected": "Das hat nicht funktioniert. Ihre Eingaben sind noch da. Bitte versuchen Sie es noch einmal.",

  "copy.done": "Kopiert",
  "copy.refused": "Ihr Browser erlaubt das Kopieren nicht. Bitte markieren Sie das Passwort und kopieren Sie es selbst.",

  "success.arrived": "Ihre Meldung ist verschlüsselt angekommen.",
  "success.confirmed":
    "Der Eingang ist damit bestätigt. Spätestens am {date} sagt Ihnen die {office} in Ihrem Fall, was sie unternommen hat.",
  "success.title": "Bewahren Sie Ihr Passwort auf",
  "success.intro":
    "Mit dem Passwort lesen Sie später die Antwort der {office} und können ihr weiter schreiben. Einen Namen brauchen Sie dafür nicht.",
  "success.number": "Fallnummer",
  "success.secrets": "Fallnummer und Passwort",
  "success.password": "Passwort",
  "success.copy": "Passwort kopieren",
  "success.download": "Als Textdatei speichern",
  "success.once": "Das Passwort steht nur jetzt hier. Niemand kann es später noch einmal zeigen oder ersetzen, auch wir nicht.",
  "success.confirm": "Ich habe das Passwort gespeichert",
  "success.continue": "Weiter",
  "success.leave": "Das Passwort wird danach nie wieder angezeigt. Möchten Sie diese Seite wirklich verlassen?",
  "success.fileName": "Fall-{caseNumber}.txt",
  "success.file":
    "Fallnummer: {caseNumber}\nPasswort: {password}\nIhre Meldung ging an: {office}\n\nSo lesen Sie die Antwort: Öffnen Sie diese Adresse und geben Sie das Passwort ein.\n{address}\n\nFingerabdruck des Schlüssels: {fingerprint}\nDieselben Zeichen zeigt die Seite, auf der Sie das Passwort eingeben. Sind es andere, geben Sie nichts ein.\n\nBewahren Sie das so auf, dass nur Sie es lesen können. Niemand kann das Passwort ersetzen.\n",
  "sheet.title": "Zugangsblatt",
  "sheet.text":
    "Auf dem Blatt stehen Ihre Fallnummer und die Adresse, unter der Sie zu Ihrem Fall zurückkommen. Ihr Passwort steht nicht darauf.",
  "print.sheet": "Zugangsblatt drucken",
  "print.hint": "Drucken Sie nicht in Ihrer Firma: Manche Drucker speichern, was sie gedruckt haben.",
  "sheet.printed":
    "Fallnummer: {caseNumber}\n\nSo kommen Sie zurück: Öffnen Sie diese Adresse und geben Sie Ihr Passwort ein.\n{address}\n\nDas Passwort steht nicht auf diesem Blatt. Bewahren Sie beides an verschiedenen Orten auf.\n",
  "sheet.fingerprint":
    "\nFingerabdruck des Schlüssels: {fingerprint}\nDieselben Zeichen zeigt die Seite, auf der Sie das Passwort eingeben. Sind es andere, geben Sie nichts ein.\n",
  "evidence.title": "Meldenachweis",
  "evidence.text":
    "Damit können Sie später belegen, an welchem Tag Ihre Meldung hier angekommen ist, zum Beispiel vor Gericht. Inhalt, Passwort und Ihr Name stehen nicht darin.",
  "evidence.none":
    "Noch gibt es keinen Nachweis. Es gibt ihn, wenn jemand aus der {office} Ihre Meldung geöffnet hat. Sehen Sie später noch einmal nach.",
  "evidence.meanwhile":
    "Bis dahin haben Sie nur Ihre Fallnummer und Ihr Passwort. Dass Ihre Meldung da ist, sagt bis dahin allein der Dienst. Unterschrieben hat es niemand.",
  "evidence.signed":
    "Eingegangen am {received}. Das hat eine Person aus der Meldestelle am {signed} unterschrieben. Ihr Browser hat die Unterschrift geprüft.",
  "evidence.office": "Im Nachweis heißt die Meldestelle: {office}.",
  "evidence.save": "Nachweis speichern",
  "evidence.saveText": "Nachweis mit Text speichern",
  "evidence.hint":
    "Die Datei heißt „Beleg“. Prüfen kann sie jeder auf {address}, ohne Anmeldung. Speichern Sie sie nicht auf einem Gerät Ihrer Firma.",
  "evidence.textHint":
    "Im Nachweis mit Text stehen auch Titel und Beschreibung Ihrer Meldung. Geben Sie ihn nur weiter, wenn jemand diesen Text lesen soll. Ihr Passwort steht auch darin nicht.",
  "evidence.redacted":
    "Ihr Text wurde inzwischen geschwärzt. Ihr Browser kann ihn deshalb nicht mehr mit dem Nachweis vergleichen. Tag und Unterschrift hat er geprüft.",
  "evidence.refused": "Der Nachweis passt nicht zu Ihrer Meldung",
  "evidence.refusedText":
    "Was der Dienst als Nachweis zeigt, hat niemand unterschrieben, für den der Schlüssel der Meldestelle bürgt, oder es gehört zu einer anderen Meldung. Sie können es deshalb nicht speichern. Fragen Sie im Chat nach.",
  "evidence.fileName": "Beleg",
  "finished.title": "Vielen Dank für Ihre Meldung",
  "finished.text": "Sie erhalten innerhalb von 7 Tagen eine Bestätigung in Ihrem Fall. Schauen Sie dort mit Ihrem Passwort nach.",
  "finished.textConfirmed":
    "Die Bestätigung steht schon in Ihrem Fall. Schauen Sie dort ab und zu mit Ihrem Passwort nach, ob es etwas Neues gibt.",
  "finished.ok": "OK",
  "lost.title": "Fall nicht gefunden",
  "lost.text": "Die Fall-Daten konnten nicht geladen werden.",
  "lost.next":
    "Fallnummer und Passwort werden nur einmal gezeigt und nirgends gespeichert. Haben Sie gerade eine Meldung abgesendet, ist sie trotzdem sicher angekommen. Wenn Sie das Passwort haben, öffnen Sie damit Ihren Fall. Haben Sie es nicht? Niemand kann es ersetzen. Senden Sie dann eine neue Meldung und weisen Sie darin auf die erste hin.",
  "lost.follow": "Zum bestehenden Fall",
  "lost.start": "Zur Startseite",

  "mail.title": "Nachricht bei Neuigkeiten",
  "mail.stored": "Gespeicherte E-Mail-Adresse",
  "mail.label": "E-Mail-Adresse (freiwillig)",
  "mail.hint":
    "Wir schreiben Ihnen nur, dass es etwas Neues gibt und wo. Um zu schreiben, kann unser Server die Adresse lesen; wer Ihre Meldung bearbeitet, sieht sie nicht. Nehmen Sie keine Adresse Ihres Arbeitgebers. Möchten Sie ganz anonym bleiben, lassen Sie das Feld leer.",
  "mail.save": "Adresse speichern",
  "mail.change": "Adresse ändern",
  "mail.remove": "Adresse entfernen",
  "mail.saved": "Die Adresse ist gespeichert. Sie können sie jederzeit in Ihrem Fall ändern oder entfernen.",
  "mail.removed": "Die Adresse wurde entfernt. Sie erhalten keine Nachrichten mehr.",
  "mail.present": "Zu diesem Fall ist eine Adresse gespeichert. Sie wird hier nicht gezeigt. Eine neue ersetzt sie.",

  "login.title": "Ihr Fall",
  "login.lead": "Geben Sie das Passwort ein, das Sie nach Ihrer Meldung erhalten haben.",
  "login.closing": "In einer Minute wird Ihr Fall verborgen, zu Ihrem Schutz. Ihr Text bleibt da.",
  "login.stay": "Offen lassen",
  "login.locked":
    "Zu Ihrem Schutz ist der Fall geschlossen: Seit 10 Minuten hat niemand diese Seite benutzt. Was Sie geschrieben haben, ist noch da, sobald Sie Ihr Passwort wieder eingeben.",
  "login.password": "Passwort",
  "login.passwordHint": "28 Zeichen in 7 Gruppen. Leerzeichen, Striche und kleine Buchstaben sind in Ordnung.",
  "login.show": "Passwort beim Tippen zeigen",
  "login.submit": "Fall öffnen",
  "login.busy": "Fall wird geöffnet …",
  "login.failed": "Anmeldung fehlgeschlagen",
  "login.empty": "Bitte geben Sie Ihr Passwort ein.",
  "login.caseNumber":
    "Das sieht aus wie eine Fallnummer. Gebraucht wird das Passwort: Es stand nach dem Absenden unter der Fallnummer und steht in der Textdatei, die Sie speichern konnten. Es hat 28 Zeichen.",
  "login.shape": "Das Passwort hat 28 Zeichen, nur Buchstaben und Ziffern. Bitte prüfen Sie, ob etwas fehlt oder zu viel ist.",
  "login.check": "Im Passwort ist ein Tippfehler. Bitte vergleichen Sie jede Gruppe mit Ihrer Notiz.",
  "login.unknown": "Passwort ist ungültig oder Fall nicht gefunden.",
  "login.elsewhere": "Dieses Passwort gehört zu einer Meldung an einen anderen Meldekanal: {channel}. Öffnen Sie Ihren Fall dort.",
  "login.toOther": "Zum Meldekanal {channel}",
  "login.unreadable":
    "Der Fall ließ sich nicht entschlüsseln. Ihre Meldung ist noch gespeichert. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.",
  "login.keyRefused":
    "Der Schlüssel dieser Meldestelle passt nicht zum Link. Ihr Fall bleibt geschlossen, denn Antworten könnten von jemand anderem sein. Holen Sie sich den Link noch einmal, am besten von einem Aushang oder aus dem Intranet.",
  "login.lost":
    "Passwort verloren? Niemand kann es ersetzen. Ihre Meldung wird trotzdem bearbeitet. Sie können eine neue Meldung senden und darin auf die erste hinweisen.",

  "case.title": "Fall {number}",
  "other.anytime": "Sie können sich jederzeit auch an eine externe Stelle wenden:",
  "case.close": "Fall verlassen",
  "leave.title": "Ihre Nachricht ist noch nicht gesendet",
  "leave.text": "Wenn Sie den Fall jetzt verlassen, ist weg, was Sie geschrieben oder ausgewählt haben.",
  "leave.stay": "Im Fall bleiben",
  "leave.leave": "Trotzdem verlassen",
  "news.title": {
    one: "{count} neue Nachricht der {office}, vom {date}",
    other: "{count} neue Nachrichten der {office}, die letzte vom {date}",
  },
  "news.first": "Zur ersten neuen Nachricht",
  "news.chat": "Zum Chat",
  "news.new": "Neu",
  "news.whole": "Ganzen Text zeigen",
  "news.less": "Weniger zeigen",
  "steps.title": "So steht Ihr Fall",
  "steps.byService": "Diese Tage führt der Dienst. Niemand hat sie unterschrieben.",
  "steps.done": "Was bisher geschah",
  "steps.received": "Ihre Meldung ist am {date} eingegangen.",
  "steps.confirmed": "Die {office} hat den Eingang am {date} bestätigt.",
  "steps.confirmedByItself": "Der Eingang wurde am {date} automatisch bestätigt.",
  "steps.feedback": "Die {office} hat Ihnen am {date} eine Rückmeldung gegeben.",
  "steps.closed": "Der Fall wurde am {date} abgeschlossen.",
  "steps.next": "Was als Nächstes geschieht",
  "steps.confirmDue": "Spätestens am {date} muss die {office} Ihnen bestätigen, dass Ihre Meldung da ist.",
  "steps.confirmLate": "Die Bestätigung war bis zum {date} fällig. Sie fehlt noch.",
  "steps.answerDue": "Spätestens am {date} muss die {office} Ihnen eine Rückmeldung geben: was sie tut, was sie getan hat und warum.",
  "steps.answerLate": "Die Rückmeldung war bis zum {date} fällig. Sie fehlt noch.",
  "steps.working": "Die {office} hat den Fall noch nicht abgeschlossen. Eine Frist läuft nicht mehr.",
  "steps.over": "Der Fall ist abgeschlossen. Sie brauchen nichts mehr zu tun.",
  "steps.possible": "Was Sie tun können",
  "steps.write": "Im Chat antworten oder etwas ergänzen",
  "steps.attach": "Im Chat antworten, etwas ergänzen oder Dateien beifügen",
  "steps.name": "Ihren Namen nennen, wenn Sie das möchten",
  "steps.meet": "Um ein persönliches Gespräch bitten",
  "steps.instead": "Sie müssen nicht länger warten. Sie können sich an eine externe Stelle wenden:",
  "calendar.title": "Termin",
  "calendar.save": "{date} als Termin speichern",
  "calendar.hint":
    "Die Datei ist für Ihren Kalender. Darin stehen nur dieser Tag und das Wort „Termin“. Nehmen Sie keinen Kalender Ihrer Firma.",
  "steps.news": "Eine E-Mail-Adresse für Neuigkeiten angeben, ändern oder entfernen",
  "case.service": "Angaben des Dienstes",
  "case.serviceText": "Status und Zuständigkeit führt der Dienst. Niemand hat sie unterschrieben.",
  "case.notice": "Mitteilung des Dienstes",
  "case.noticeText":
    "Das ist die automatische Eingangsbestätigung. Eine gültige Unterschrift der {office} fehlt, deshalb steht sie hier und nicht im Chat: Sie kommt allein vom Dienst. Folgen Sie keiner Bitte um vertrauliche Angaben, die darin steht.",
  "case.number": "Fallnummer",
  "case.status": "Status",
  "case.category": "Kategorie",
  "case.categoryNone": "Ohne Kategorie",
  "case.worker": "Zuständig",
  "case.workerNone": "Noch niemand zugewiesen",
  "case.type": "Art der Meldung",
  "case.typeRevealed": "Vertraulich, zuerst anonym gemeldet",
  "status.new": "Neu",
  "status.in_progress": "In Bearbeitung",
  "status.open": "Offen",
  "status.closed": "Geschlossen",
  "status.resolved": "Gelöst",

  "case.closed": "Der Inhalt Ihrer Meldung lässt sich nicht öffnen",
  "case.closedText":
    "Was gespeichert ist, passt nicht zu seiner Prüfsumme und wird deshalb nicht angezeigt. Die Nachrichten können Sie weiter nutzen. Bitte weisen Sie dort darauf hin.",
  "case.answers": "Antworten auf Fragen",
  "case.redacted": "Geschwärzt am {date} ({by})",
  "closed.title": "Die {office} nimmt zurzeit keine Meldungen an",
  "closed.text":
    "Niemand in der {office} hält im Moment den Schlüssel, der neue Meldungen öffnet. Was Sie jetzt senden, könnte niemand lesen. Fremde haben nichts gelesen.",
  "closed.next":
    "Sobald es einen neuen Schlüssel gibt, können Sie hier wieder melden. Bis dahin helfen Ihnen die anderen Wege, etwa eine externe Stelle.",
  "archived.title": "Dieser Meldekanal nimmt keine Meldungen mehr an",
  "archived.text":
    "Wer hier schon gemeldet hat, öffnet den Fall weiter mit dem Passwort. Für eine neue Meldung helfen Ihnen die anderen Wege auf dieser Seite.",
  "archived.sending":
    "Dieser Meldekanal nimmt keine Meldungen mehr an. Ihre Angaben stehen noch hier: Kopieren Sie, was Sie behalten wollen.",
  "login.lostArchived": "Passwort verloren? Niemand kann es ersetzen. Ihre Meldung wird trotzdem bearbeitet.",

  "shut.title": "Die {office} kann diese Meldung nicht mehr öffnen",
  "shut.text":
    "In der {office} hat niemand mehr den Schlüssel dazu. Sie selbst können Ihre Meldung mit Ihrem Passwort weiter lesen. Der Fall ist deshalb geschlossen.",
  "shut.textOpen":
    "In der {office} hat niemand mehr den Schlüssel dazu. Sie selbst können Ihre Meldung mit Ihrem Passwort weiter lesen. Eine Nachricht an dieser Stelle würde niemanden mehr erreichen.",
  "shut.promise": "Was hier zugesagt ist, kann die {office} nicht mehr einhalten: Sie kann die Meldung nicht mehr öffnen.",
  "shut.byService": "Das stellt der Dienst fest. Es kommt nicht von einer Person, die Ihren Fall bearbeitet.",
  "shut.away": "Zurzeit kann in der {office} niemand Ihre Meldung lesen",
  "shut.awayText":
    "Den Schlüssel dazu gibt es noch, aber zurzeit kann ihn dort niemand nutzen. Was Sie schreiben, bleibt verschlüsselt gespeichert und wird lesbar, sobald jemand den Schlüssel zurückbringt. Wann das geschieht, wissen wir nicht.",
  "shut.awayNext": "Möchten Sie nicht warten, wenden Sie sich an eine externe Stelle:",
  "shut.unread": "Fremde haben nichts gelesen: Ihre Meldung ist weiter verschlüsselt.",
  "shut.next": "Das können Sie jetzt tun:",
  "shut.again": "An derselben Stelle neu melden",
  "shut.external": "Sich an eine externe Stelle wenden:",
  "shut.record": "Vermerk des Dienstes vom {date}. Er kommt nicht von einer Person, die Ihren Fall bearbeitet.",
  "shut.noMessages": "Keine Nachrichten.",
  "shut.reply": "Diese Nachricht könnte niemand mehr lesen und wurde nicht gesendet. Kopieren Sie den Text für eine neue Meldung.",
  "thread.title": "Verschlüsselter Chat",
  "thread.live": "Neue Nachrichten erscheinen sofort.",
  "thread.slow": "Neue Nachrichten erscheinen spätestens nach 15 Sekunden.",
  "thread.loading": "Nachrichten werden geladen …",
  "thread.empty": "Noch keine Nachrichten. Wenn Ihnen noch etwas einfällt, schreiben Sie es hier.",
  "thread.failed": "Die Nachrichten konnten nicht geladen werden",
  "thread.you": "Sie",
  "thread.office": "Meldestelle",
  "office.own": "Meldestelle",
  "office.other": "Abteilung „{department}“",
  "thread.acknowledgement": "Eingangsbestätigung",
  "thread.feedback": "Rückmeldung",
  "thread.automatic":
    "Automatische Nachricht. Ihren Text hat eine Person der Meldestelle am {date} unterschrieben. Was unterstrichen ist, hat Ihr Browser nach Angaben des Dienstes eingesetzt.",
  "thread.noted": "Vom Dienst vermerkt als: {kind}",
  "thread.read": "Von der {office} gelesen (Angabe des Dienstes)",
  "thread.signed": "Was hier steht, haben Sie oder Personen der {office} unterschrieben. Wo das nicht sicher ist, steht ein Hinweis.",
  "thread.gap": "Vor dieser Nachricht fehlt etwas, oder die Reihenfolge stimmt nicht.",
  "thread.unverified": "Es ist nicht sicher, dass diese Nachricht von der {office} kommt. Antworten Sie darauf nichts Vertrauliches.",
  "thread.closed": "Diese Nachricht konnte nicht entschlüsselt werden.",

  "record.title": "Protokoll zur Prüfung, Fassung {version}",
  "record.finalTitle": "Protokoll ist endgültig",
  "record.ask": "Bitte prüfen Sie das Protokoll Ihrer Meldung. Stimmt es so? Ihre Antwort gilt genau für diesen Text.",
  "record.confirm": "Bestätigen",
  "record.correct": "Korrektur vorschlagen",
  "record.refuse": "Nicht bestätigen",
  "record.correctionLabel": "Was soll anders lauten?",
  "record.send": "Korrektur senden",
  "record.back": "Zurück",
  "record.confirmedText": "Ich bestätige das Protokoll.",
  "record.refusedText": "Ich bestätige das Protokoll nicht.",
  "record.confirmed": "Sie haben das Protokoll am {date} bestätigt.",
  "record.correction": "Sie haben am {date} eine Korrektur vorgeschlagen.",
  "record.refused": "Sie haben das Protokoll am {date} nicht bestätigt.",
  "record.final": "Das Protokoll ist endgültig.",
  "record.late": "Diese Fassung gilt nicht: Das Protokoll ist schon in Fassung {version} endgültig.",
  "record.older": "Dazu gibt es eine neuere Fassung.",
  "record.unsent": "Ihre Korrektur wurde nicht gesendet",
  "record.unsent_newer":
    "Während Sie schrieben, kam eine neuere Fassung des Protokolls. Bitte prüfen Sie diese. Ihren Text können Sie hier kopieren und dort einfügen.",
  "record.unsent_final":
    "Während Sie schrieben, wurde das Protokoll endgültig. Sie können Ihren Text hier kopieren und als Nachricht senden.",
  "record.unsent_answered":
    "Während Sie schrieben, haben Sie diese Fassung an anderer Stelle beantwortet. Sie können Ihren Text hier kopieren und als Nachricht senden.",
  "case.department": "Abteilung",
  "case.way": "Eingangsweg",
  "case.way_phone": "Telefon",
  "case.way_mail": "E-Mail",
  "case.way_post": "Brief",
  "case.way_meeting": "Persönliches Gespräch",
  "stored.destroyed": "Diese Tonaufzeichnung wurde vernichtet.",
  "consent.free":
    "Sie entscheiden frei. Wenn Sie ablehnen, haben Sie dadurch keinen Nachteil. Wenn Sie zustimmen, können Sie das hier jederzeit für die Zukunft widerrufen.",
  "consent.yes": "Zustimmen",
  "consent.no": "Ablehnen",
  "consent.withdraw": "Einwilligung widerrufen",
  "consent.withdrawMeans": "Ein Widerruf gilt für die Zukunft. Was schon weitergegeben ist, lässt sich nicht zurückholen.",
  "consent.look": "Wirklich zustimmen? Das darf dann weitergegeben werden:",
  "consent.look_details": "Was",
  "consent.look_recipient": "An wen",
  "consent.look_purpose": "Wofür",
  "consent.lookYes": "Ja, ich stimme zu",
  "consent.lookBack": "Zurück",
  "consent.wording": "Wortlaut der Frage",
  "consent.busy": "Ihre Antwort wird gesendet …",
  "consent.granted": "Sie haben am {date} zugestimmt.",
  "consent.refused": "Sie haben am {date} abgelehnt.",
  "consent.withdrawn": "Sie haben Ihre Einwilligung am {date} widerrufen.",
  "consent.yesText": "Ich stimme zu. Gefragt wurde ich:\n\n{wording}",
  "consent.noText": "Ich lehne ab. Gefragt wurde ich:\n\n{wording}",
  "consent.withdrawText": "Ich widerrufe meine Einwilligung. Gefragt wurde ich:\n\n{wording}",

  "reveal.title": "Meinen Namen nennen",
  "reveal.final": "Das lässt sich nicht zurücknehmen.",
  "reveal.means":
    "Danach weiß die {office}, wer Sie sind. Ihre Meldung ist dann nicht mehr anonym, aber vertraulich: Nur wer sie bearbeitet, darf Ihren Namen sehen und gibt ihn nicht weiter, außer das Gesetz verlangt es. Sie müssen Ihren Namen nicht nennen.",
  "reveal.sure": "Ich möchte meinen Namen nennen und weiß, dass ich das nicht zurücknehmen kann.",
  "reveal.sureMissing": "Bitte bestätigen Sie das.",
  "reveal.send": "Namen senden",
  "reveal.text": "Ich nenne Ihnen meinen Namen.",

  "reply.label": "Ihre Nachricht an die {office}",
  "reply.hint": "Ende-zu-Ende verschlüsselt. Strg+Enter sendet.",
  "reply.kept":
    "Nach einem Neuladen oder Absturz ist Ihr Text in diesem Tab wieder da, bis zu einer Stunde lang. Auf dem Gerät liegt er nur verschlüsselt.",
  "reply.attach": "Dateien beifügen",
  "reply.send": "Nachricht senden",
  "reply.busy": "Wird gesendet …",
  "reply.sent": "Ihre Nachricht ist angekommen.",
  "reply.missing": "Nachricht ist erforderlich",
  "reply.long": "Die Nachricht ist zu lang. Sie darf höchstens 20.000 Zeichen haben.",
  "reply.password": "Nicht gesendet: In Ihrer Nachricht steht Ihr Passwort",
  "reply.passwordMeans":
    "Wer es liest, kann Ihren Fall öffnen und darin in Ihrem Namen schreiben. Bitte nehmen Sie es heraus. Die Meldestelle braucht es nicht.",
  "reply.passwordSend": "Trotzdem senden",
  "reply.filesOnly": "(Datei gesendet)",

  "sent.title": "Was der Server sieht",
  "sent.sum": { one: "{count} Anfrage, {bytes} Bytes Inhalt", other: "{count} Anfragen, {bytes} Bytes Inhalt" },
  "sent.live": "Gesendet: {what}, {bytes} Bytes",
  "sent.intro":
    "Das gibt es nur in der Demo: Hier steht jede Anfrage, die diese Seite sendet, sobald sie gesendet wird, mit jedem Byte. Gezeigt wird, was das Programm dem Browser zum Senden gibt.",
  "sent.typed": {
    one: "Sie haben {count} Wort mit fünf oder mehr Buchstaben geschrieben.",
    other: "Sie haben {count} Wörter mit fünf oder mehr Buchstaben geschrieben.",
  },
  "sent.typedNone": "Keines davon ist in dem zu lesen, was gesendet wurde.",
  "sent.typedFound": "Darin zu lesen: {words}",
  "sent.noWord": "keines Ihrer Wörter darin zu lesen",
  "sent.search": "Suchen Sie Ihren Text in den gesendeten Bytes",
  "sent.searchHint":
    "Gesucht wird in Adressen, Kopfzeilen und Inhalten, auch in dem, was nur umgeschrieben ist (JSON, Base64). Groß oder klein ist gleich.",
  "sent.searchShort": "Bitte mindestens drei Zeichen.",
  "sent.searchNone": {
    one: "„{text}“ steht nicht darin. Durchsucht: {count} Anfrage.",
    other: "„{text}“ steht nicht darin. Durchsucht: {count} Anfragen.",
  },
  "sent.searchFound": { one: "„{text}“ steht in {count} Anfrage:", other: "„{text}“ steht in {count} Anfragen:" },
  "sent.place": "Nr. {number}, {what}:",
  "sent.searchLeft": {
    one: "Der Inhalt von {count} Anfrage ist nicht durchsucht: Er war zu groß, um ihn hier aufzuheben.",
    other: "Der Inhalt von {count} Anfragen ist nicht durchsucht: Er war zu groß, um ihn hier aufzuheben.",
  },
  "sent.list": "Gesendet, das Neueste zuerst",
  "sent.nothing": "Noch nichts. Was Sie schreiben, bleibt in Ihrem Browser, bis Sie absenden.",
  "sent.size": "{bytes} Bytes Inhalt",
  "sent.notKept": "Dieser Inhalt war zu groß, um ihn hier aufzuheben. Gesendet wurde er.",
  "sent.form": "Wie der Inhalt gezeigt wird",
  "sent.asText": "Als Text",
  "sent.asHex": "Als Bytes (hexadezimal)",
  "sent.more": { one: "Mehr zeigen, es fehlt {count} Byte", other: "Mehr zeigen, es fehlen {count} Bytes" },
  "sent.report": "Verschlüsselte Meldung",
  "sent.reportMeans":
    "Verschlüsselt sind Titel, Text, Angaben zur Person und Dateinamen (title, body) und die Schlüssel dazu (sealedKey, wrappedKey). Lesbar sind: an welchen Meldekanal und welche Abteilung sie geht, die Kategorie, ob anonym oder vertraulich, Zahl und aufgerundete Größe der Dateien. Alles andere sind Zufallsnummern und Prüfsummen.",
  "sent.part": "Verschlüsseltes Stück einer Datei",
  "sent.partMeans":
    "Der Inhalt der Datei ist verschlüsselt, ihre Größe ist aufgerundet. Name und Art der Datei stehen in der verschlüsselten Meldung.",
  "sent.parts": "Frage, was von einer Datei angekommen ist",
  "sent.partsMeans": "Nach einer Unterbrechung. Gesendet wird nur die zufällige Nummer der Datei.",
  "sent.challenge": "Frage nach einer Rechenaufgabe",
  "sent.challengeMeans":
    "Kommen sehr viele Meldungen auf einmal, rechnet Ihr Browser erst eine Aufgabe. Von Ihnen wird dafür nichts gesendet.",
  "sent.channel": "Frage nach dem Schlüssel der Meldestelle",
  "sent.channelMeans": "Die Meldestelle hat einen neuen Schlüssel. Gesendet wird nur, um welchen Meldekanal es geht.",
  "sent.mail": "E-Mail-Adresse für Benachrichtigungen",
  "sent.mailMeans": "Sie ist lesbar: An sie schreibt der Server, wenn es Neues gibt. Sie müssen keine angeben.",
  "sent.program": "Ein Teil des Programms oder seiner Texte wird geholt",
  "sent.programMeans": "Gesendet wird nur die Adresse. Der Server sieht daran, dass jemand das Formular offen hat.",
  "sent.draft": "Schlüssel Ihres Entwurfs",
  "sent.draftMeans":
    "Mit ihm lässt sich Ihr Entwurf in diesem Tab wieder öffnen. Gesendet werden der Schlüssel und eine Zufallsnummer, nicht der Entwurf.",
  "sent.other": "Andere Anfrage",
  "sent.otherMeans": "Diese Anzeige kennt die Adresse nicht.",
  "sent.limits": "Was das nicht beweist",
  "sent.limitSeen":
    "Der Server sieht auch, von welcher IP-Adresse und wann etwas kommt und wie groß es ist. Die IP-Adresse speichert er nicht. Texte und Dateien sind aufgefüllt: Ihre genaue Länge ist nicht zu sehen.",
  "sent.limitBrowser":
    "Der Browser sendet eigene Angaben mit, zum Beispiel seinen Namen und Ihre Sprachen. Keine Seite kann das sehen oder hier zeigen.",
  "sent.limitBefore": "Wie diese Seite selbst geladen wurde und was davor war, steht nicht hier.",
  "sent.limitSealed":
    "Dass etwas nicht zu lesen ist, heißt noch nicht, dass niemand es entschlüsseln kann. Wer das prüfen will, prüft das Programm.",
  "sent.limitOurs":
    "Auch diese Anzeige kommt von unserem Server. Wenn Sie uns nicht glauben, vergleichen Sie: Die Entwicklerwerkzeuge Ihres Browsers (meist F12, „Netzwerk“) zeigen dieselben Anfragen.",
  "sent.check": "Das Programm prüfen (neuer Tab)",
  ...questions,
  "questions.title": "Fragen, die helfen",
  "questions.free": "Keine dieser Fragen müssen Sie beantworten. Antworten Sie nur, wo Sie möchten.",
  "questions.careful": "Wenn Sie anonym bleiben möchten: Schreiben Sie auch hier nichts, woran man Sie erkennt.",
  "questions.none": "Keine Angabe",
  "questions.failed":
    "Die Fragen ließen sich nicht laden. Sie können Ihre Meldung ohne sie senden. Haben Sie hier vorher schon geantwortet, fehlen diese Antworten dann.",
  "meeting.title": "Um ein persönliches Gespräch bitten",
  "meeting.ask": "Ich bitte um ein persönliches Gespräch.",
  "meeting.askHint": "Einen Namen müssen Sie dafür nicht nennen. Termin und Ort vereinbaren Sie danach in Ihrem Fall.",
  "meeting.way": "Wie möchten Sie sprechen?",
  "meeting.way_place": "An einem Ort",
  "meeting.way_phone": "Am Telefon",
  "meeting.way_video": "Per Video. Damit bin ich einverstanden.",
  "meeting.times": "Wann passt es Ihnen?",
  "meeting.timesHint": "Bis zu drei Vorschläge, zum Beispiel „Dienstag, 8. Dezember, ab 17 Uhr“.",
  "meeting.time": "Vorschlag {number}",
  "meeting.note": "Wie erreichen wir Sie, und was ist zu beachten?",
  "meeting.noteHint":
    "Zum Beispiel eine Telefonnummer, ein Ort außerhalb des Betriebs, eine Begleitung oder ein barrierefreier Zugang. Ohne Angaben antwortet die Meldestelle hier in Ihrem Fall.",
  "meeting.optional": "(freiwillig)",
  "meeting.send": "Um Gespräch bitten",
  "meeting.sending": "Wird gesendet …",
  "meeting.sent": "Gesendet.",
  "meeting.saidWay": "Art",
  "meeting.saidTimes": "Mögliche Termine",
  "meeting.saidNote": "Erreichbarkeit und Hinweise",
  "meeting.withdraw": "Diese Bitte zurücknehmen",
  "meeting.withdrawn": "Ich nehme meine Bitte um ein persönliches Gespräch zurück.",
  "meeting.state": "Persönliches Gespräch",
  "meeting.state_open": "Sie haben am {date} darum gebeten. Die Antwort steht noch aus. Sie sollen sie bis zum {day} hier lesen.",
  "meeting.state_withdrawn": "Sie haben Ihre Bitte am {date} zurückgenommen.",
  "meeting.state_agreed": "Die Meldestelle hat am {date} zugesagt. Wann und wo, lesen Sie in ihrer Nachricht.",
  "meeting.state_proposed": "Die Meldestelle hat am {date} etwas anderes vorgeschlagen. Antworten Sie ihr mit einer Nachricht.",
  "meeting.state_declined": "Die Meldestelle hat am {date} abgelehnt. Den Grund lesen Sie in ihrer Nachricht.",
  "meeting.state_held": "Das Gespräch hat nach Angabe der Meldestelle stattgefunden. Eingetragen hat sie das am {date}.",
  "meeting.held": "Das persönliche Gespräch hat stattgefunden.",
  "meeting.toAnswer": "Zur Nachricht",
  "meeting.again": "Noch einmal um ein Gespräch bitten",
  "meeting.failed":
    "Dieser Teil der Seite konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung, und öffnen Sie den Fall noch einmal.",
  "voice.title": "Sprachnachricht",
  "voice.lead":
    "Sie sprechen, und Ihr Browser nimmt auf. Danach können Sie Ihre Stimme verfremden und alles anhören. Gesendet wird erst, wenn Sie selbst senden.",
  "voice.leadMeans":
    "Bis zu 10 Minuten. Diese Seite speichert die Aufnahme nicht auf Ihrem Gerät: Sie ist weg, wenn Sie die Seite verlassen oder neu laden. Was Sie sprechen, brauchen Sie nicht auch als Beschreibung oder Nachricht zu schreiben.",
  "voice.start": "Aufnahme beginnen",
  "voice.cancel": "Abbrechen",
  "voice.asking": "Ihr Browser fragt jetzt, ob diese Seite das Mikrofon benutzen darf. Bitte erlauben Sie es.",
  "voice.recording": "Die Aufnahme läuft.",
  "voice.paused": "Die Aufnahme ist angehalten.",
  "voice.hidden": "Die Seite war verdeckt.",
  "voice.endsSoon": "In weniger als einer Minute endet sie.",
  "voice.silent": "Bisher ist es still. Ist das Mikrofon stumm?",
  "voice.time": "{time} von {most}",
  "voice.level": "Lautstärke",
  "voice.stop": "Beenden und anhören",
  "voice.pause": "Anhalten",
  "voice.resume": "Weiter aufnehmen",
  "voice.drop": "Verwerfen",
  "voice.dropYes": "Ja, verwerfen",
  "voice.anew": "Neu aufnehmen",
  "voice.anewYes": "Ja, verwerfen und neu aufnehmen",
  "voice.refused": "Der Browser gibt das Mikrofon nicht frei.",
  "voice.refusedMeans":
    "Erlauben Sie das Mikrofon in den Einstellungen zu dieser Seite, meist über das Zeichen neben der Adresse. Auf einem Telefon muss auch das Gerät dem Browser das Mikrofon erlauben. Versuchen Sie es dann noch einmal.",
  "voice.none": "Das Mikrofon fehlt.",
  "voice.noneMeans": "Schließen Sie ein Mikrofon an und versuchen Sie es noch einmal.",
  "voice.taken": "Das Mikrofon antwortet nicht.",
  "voice.takenMeans":
    "Vielleicht benutzt es gerade ein anderes Programm. Beenden Sie dort den Anruf oder die Aufnahme und versuchen Sie es noch einmal.",
  "voice.broken": "Die Aufnahme ist nicht gelungen.",
  "voice.brokenMeans": "Versuchen Sie es noch einmal. Hilft das nicht, hilft vielleicht ein anderer Browser.",
  "voice.otherWays":
    "Sie können stattdessen schreiben oder eine Tonaufnahme als Datei anhängen. Eine Stimme in einer Datei wird nicht verfremdet.",
  "voice.again": "Noch einmal versuchen",
  "voice.full": "Die Aufnahme hat 10 Minuten erreicht und ist beendet. Was Sie gesagt haben, ist da.",
  "voice.unplugged": "Das Mikrofon wurde getrennt, und die Aufnahme ist beendet. Was Sie bis dahin gesagt haben, ist da.",
  "voice.strength": "Wie soll Ihre Stimme klingen?",
  "voice.strong": "Stark verfremdet",
  "voice.strongMeans": "Tonhöhe und Klang sind deutlich anders, und die Sprachmelodie schwankt zufällig.",
  "voice.light": "Leicht verfremdet",
  "voice.lightMeans": "Tonhöhe und Klang sind gleichmäßig verschoben. Das ist besser zu verstehen, lässt sich aber leichter zurückrechnen.",
  "voice.plain": "Nicht verfremdet",
  "voice.plainMeans": "Ihre Stimme klingt, wie sie ist.",
  "voice.limits":
    "Verfremden macht es schwerer, Sie an der Stimme zu erkennen. Unmöglich macht es das nicht. Ihre Worte, Ihr Dialekt, Ihre Art zu sprechen und Geräusche im Hintergrund bleiben. Wenn Sie unerkannt bleiben müssen, schreiben Sie lieber.",
  "voice.working": "Die Stimme wird verfremdet …",
  "voice.ready": "Sie können die Sprachnachricht jetzt anhören. So wird sie gesendet.",
  "voice.player": "Sprachnachricht, Länge {time}",
  "voice.consent": "Ich willige ein, dass meine Sprachnachricht aufgezeichnet wird und die Meldestelle sie speichert und anhört.",
  "voice.consentMeans":
    "Das Gesetz verlangt Ihre Einwilligung (§ 11 Abs. 2 HinSchG). Sie können sie für die Zukunft widerrufen, zum Beispiel mit einer Nachricht in Ihrem Fall.",
  "voice.consentMissing": "Bitte willigen Sie zuerst ein, oder verwerfen Sie die Aufnahme.",
  "voice.attach": "Anhängen",
  "voice.unattached": "Noch nicht gesendet: Ihre Sprachnachricht ist nicht angehängt. Hängen Sie sie an oder verwerfen Sie sie.",
  "voice.fileName": "Sprachnachricht",
  "voice.description": "Diese Meldung wurde gesprochen. Sie steht in der Datei „{name}“.",
} as const satisfies Catalogue & ReportWords;
