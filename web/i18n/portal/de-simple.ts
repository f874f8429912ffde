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
  "questions.title": "Fragen als Hilfe (in schwerer Sprache)",
  "shell.notSwitched":
    "Die andere Sprache ist nicht angekommen.\nAuf dieser Seite ist alles noch da.\nPrüfen Sie Ihr Internet.\nVersuchen Sie es dann noch einmal.",
  "shell.foot": "Diese Seiten setzen keine Cookies.\nDiese Seiten laden nichts von anderen Firmen.\nWir speichern Ihre IP-Adresse nicht.",
  "duty.apart": "Diese Seiten öffnen sich in einem neuen Fenster.",

  "start.followHint":
    "Haben Sie schon etwas gemeldet?\nDann drücken Sie auf: Zum bestehenden Fall.\nDafür brauchen Sie Ihr Passwort.\nDas Passwort haben Sie nach dem Melden bekommen.",
  "start.aboutOffice":
    "Geht es um die Melde·stelle selbst?\nDann soll die Melde·stelle Ihre Meldung nicht lesen.\nDafür gibt es eine andere Abteilung.\nDie Abteilung heißt: {department}.\nDas können Sie im Formular auswählen.",
  "start.aboutOfficeElse":
    "Geht es um die Melde·stelle selbst?\nDann ist dieser Weg nicht gut.\nDie Melde·stelle liest hier auch Meldungen über sich selbst.\nGehen Sie dann zu einer anderen Stelle:",
  "start.data": "Was passiert mit Ihrer Meldung?",
  "start.sealed":
    "Ihr Browser macht aus Ihrer Meldung einen Geheim·text.\nEin Browser ist das Programm für Internet·seiten.\nErst danach sendet er die Meldung.\n1 Abteilung bekommt die Meldung.\nNur diese Abteilung kann die Meldung lesen.\nWir haben keinen Schlüssel dazu.",
  "start.seen":
    "Unser Computer sieht einige Dinge:\nWann kommt die Meldung an?\nWelches Thema hat die Meldung?\nHat die Person einen Namen genannt?\nWie groß ist die Meldung ungefähr?\nDen Text sieht unser Computer nicht.",
  "start.traces":
    "Sie brauchen kein Konto.\nWir setzen keine Cookies.\nCookies sind kleine Dateien auf Ihrem Gerät.\nWir speichern keine IP-Adresse.\nDie IP-Adresse ist eine Nummer.\nMit der Nummer findet man Geräte im Internet.",
  "start.deadlines":
    "Die Melde·stelle antwortet Ihnen in 2 Schritten.\nInnerhalb von 7 Tagen schreibt sie: Ihre Meldung ist da.\nSpätestens 3 Monate danach schreibt sie: Das haben wir gemacht.",
  "start.keptYears": {
    one: "Irgendwann ist Ihr Fall zu Ende.\n{count} Jahr danach ist alles dazu zu löschen.\nManchmal verlangt ein Gesetz: Es muss länger bleiben.",
    other:
      "Irgendwann ist Ihr Fall zu Ende.\n{count} Jahre danach ist alles dazu zu löschen.\nManchmal verlangt ein Gesetz: Es muss länger bleiben.",
  },
  "start.keptMonths": {
    one: "Irgendwann ist Ihr Fall zu Ende.\n{count} Monat danach ist alles dazu zu löschen.\nManchmal verlangt ein Gesetz: Es muss länger bleiben.",
    other:
      "Irgendwann ist Ihr Fall zu Ende.\n{count} Monate danach ist alles dazu zu löschen.\nManchmal verlangt ein Gesetz: Es muss länger bleiben.",
  },
  "start.password":
    "Nach dem Senden bekommen Sie ein Passwort.\nBewahren Sie das Passwort gut auf.\nSie sehen das Passwort nur 1 Mal.\nNiemand kann Ihnen ein neues geben.",
  "start.device":
    "Nehmen Sie am besten Ihr eigenes Gerät.\nZum Beispiel: Ihr eigenes Handy.\nAuf einem fremden Gerät kann jemand mit·lesen.\nAuch auf einem Gerät von der Arbeit kann jemand mit·lesen.\nMehr dazu steht hier:",
  "start.offline": "Es gibt gerade kein Internet.\nPrüfen Sie Ihr Internet.\nVersuchen Sie es dann noch einmal.",
  "start.exit":
    "Kommt jemand dazu?\nDann drücken Sie auf: Seite schnell verlassen.\nOder drücken Sie 2 Mal auf die Taste Esc.\nDann sehen Sie sofort eine Seite mit dem Wetter.",
  "start.howSealed": "Wie wird verschlüsselt? (in schwerer Sprache)",

  "other.title": "Andere Wege",
  "other.external":
    "Sie können auch zu einer anderen Stelle gehen.\nDie Stelle gehört nicht zu Ihrer Firma.\nDas Wort dafür ist: externe Melde·stelle.\nZum Beispiel gibt es eine Stelle beim Bundes·amt für Justiz.\nSie dürfen frei wählen.",
  "other.talk":
    "Oder Sie sprechen mit der Melde·stelle.\nMöchten Sie einen Termin?\nDann muss die Melde·stelle Ihnen einen Termin anbieten.",
  "other.anytime": "Sie können immer auch zu einer anderen Stelle gehen:",

  "missing.title": "Diese Seite gibt es hier nicht",
  "missing.text": "Wir haben die Seite zum Melden nicht gefunden.",
  "missing.next": "Prüfen Sie den Link.\nDen Link haben Sie von Ihrer Firma bekommen.",

  "form.lead": "Nur die Melde·stelle von {company} liest Ihre Meldung.\nDieses Formular ist nicht ganz in Leichter Sprache.",
  "form.leadOther":
    "Nur 1 Abteilung von {company} liest Ihre Meldung.\nDie Abteilung heißt: {department}.\nDieses Formular ist nicht ganz in Leichter Sprache.",
  "type.anonymousMeans":
    "Sie sagen Ihren Namen nicht.\nSchreiben Sie dann auch im Text nichts über sich.\nPrüfen Sie auch Ihre Dateien.\nSonst kann man Sie vielleicht erkennen.",
  "type.confidentialMeans":
    "Sie sagen Ihren Namen.\nNur die Menschen mit Ihrem Fall sehen den Namen.\nSie dürfen den Namen nicht weiter·sagen.\nAußer: Ein Gesetz verlangt es.",
  "form.titleHint": "Worum geht es?\nSchreiben Sie 1 kurzen Satz.",
  "form.descriptionHint": "Was ist passiert?\nWann war das?\nWo war das?\nWer war dabei?\nWer weiß davon?",
  "form.notKept":
    "Ihr Text steht nur auf dieser Seite.\nEr wird nicht auf dem Gerät gespeichert.\nSchließen Sie die Seite?\nDann ist der Text weg.",
  "form.leaveTitle": "Ihre Meldung ist noch nicht gesendet",
  "form.leaveText": "Gehen Sie jetzt weg?\nDann ist Ihr Text weg.\nDann sind auch Ihre Dateien weg.",
  "contact.hint": "Auch das wird zu einem Geheim·text.\nNur die Menschen mit Ihrem Fall können es lesen.",
  "files.hint":
    "In Dateien stehen manchmal Namen oder Orte.\nSie sehen das nicht sofort.\nIhr Browser versucht: Er löscht solche Angaben.\nBei jeder Datei steht: Das ist weg und das bleibt.\nDas Bild selbst bleibt.\nAuch der Name von der Datei bleibt.\nMöchten Sie geheim bleiben?\nDann prüfen Sie Ihre Dateien.",
  "recipient.text":
    "Ihr Browser macht aus der Meldung einen Geheim·text.\nErst danach sendet er die Meldung.\nNur die Melde·stelle kann sie öffnen.",
  "recipient.otherText":
    "Ihr Browser macht aus der Meldung einen Geheim·text.\nErst danach sendet er die Meldung.\nNur diese Abteilung kann sie öffnen.\nAndere sehen die Meldung nicht.",
  "send.failed": "Die Meldung ist noch nicht gesendet",
  "error.offline": "Es gibt gerade kein Internet.\nIhr Text ist noch da.\nPrüfen Sie Ihr Internet.\nVersuchen Sie es dann noch einmal.",
  "error.unexpected": "Das hat nicht geklappt.\nIhr Text ist noch da.\nVersuchen Sie es noch einmal.",

  "success.arrived": "Ihre Meldung ist angekommen.",
  "success.confirmed": "Die {office} hat Zeit bis zum {date}.\nSpätestens dann schreibt sie Ihnen: Das haben wir gemacht.",
  "success.title": "Bewahren Sie Ihr Passwort auf",
  "success.intro":
    "Hier ist Ihr Passwort.\nMit dem Passwort können Sie später die Antwort lesen.\nSie können auch weiter mit der {office} schreiben.\nIhren Namen müssen Sie dafür nicht sagen.",
  "success.once": "Sie sehen das Passwort nur jetzt.\nSpäter kann es Ihnen niemand mehr zeigen.\nAuch wir können das nicht.",
  "success.leave": "Sie sehen das Passwort danach nie wieder.\nMöchten Sie wirklich weg von dieser Seite?",
  "print.hint": "Drucken Sie nicht bei der Arbeit.\nManche Drucker speichern alles.",
  "finished.text":
    "Innerhalb von 7 Tagen schreibt die Melde·stelle: Ihre Meldung ist da.\nDas steht dann in Ihrem Fall.\nSehen Sie dort mit Ihrem Passwort nach.",
  "finished.textConfirmed":
    "In Ihrem Fall steht schon die erste Antwort.\nSehen Sie dort manchmal nach.\nVielleicht gibt es etwas Neues.\nDafür brauchen Sie Ihr Passwort.",

  "mail.title": "Eine E-Mail bekommen",
  "mail.hint":
    "Wir können Ihnen eine E-Mail schreiben.\nDarin steht: Es gibt etwas Neues.\nUnd darin steht: So kommen Sie zu Ihrem Fall.\nMehr steht nicht in der E-Mail.\nUnser Computer kann Ihre Adresse lesen.\nDie Menschen mit Ihrem Fall sehen die Adresse nicht.\nNehmen Sie keine Adresse von Ihrer Arbeit.\nMöchten Sie ganz geheim bleiben?\nDann lassen Sie das Feld leer.",
  "mail.saved": "Die Adresse ist gespeichert.\nSie können die Adresse in Ihrem Fall ändern oder löschen.",
  "mail.removed": "Die Adresse ist gelöscht.\nSie bekommen keine E-Mails mehr.",
  "mail.present":
    "Wir haben schon eine Adresse von Ihnen.\nSie sehen die Adresse hier nicht.\nGeben Sie eine neue ein?\nDann ist die alte weg.",

  "login.lead": "Hier können Sie die Antwort lesen.\nDafür brauchen Sie Ihr Passwort.\nDas Passwort haben Sie nach dem Melden bekommen.",
  "login.locked":
    "Ihr Fall ist jetzt zu.\nDas ist zu Ihrem Schutz.\nSie haben 10 Minuten nichts gemacht.\nGeben Sie Ihr Passwort noch einmal ein.\nIhr Text ist dann noch da.",
  "login.passwordHint":
    "Das Passwort hat 28 Zeichen.\nZeichen sind Buchstaben und Zahlen.\nSie können groß oder klein schreiben.\nStriche und Lücken sind egal.",
  "login.empty": "Das Feld ist noch leer.\nGeben Sie Ihr Passwort ein.",
  "login.caseNumber": "Das ist vielleicht die Fall·nummer.\nWir brauchen das Passwort.\nDas Passwort ist länger.\nEs hat 28 Zeichen.",
  "login.shape": "Das Passwort hat 28 Zeichen.\nPrüfen Sie: Fehlt etwas?\nOder ist etwas zu viel?",
  "login.check": "Im Passwort ist ein Fehler.\nPrüfen Sie jede Gruppe genau.",
  "login.unknown": "Das Passwort stimmt nicht.\nOder es gibt den Fall nicht mehr.",
  "login.unreadable":
    "Wir konnten den Fall nicht öffnen.\nIhre Meldung ist noch gespeichert.\nLaden Sie die Seite neu.\nVersuchen Sie es dann noch einmal.",
  "login.lost":
    "Haben Sie Ihr Passwort verloren?\nNiemand kann Ihnen ein neues geben.\nIhre Meldung wird trotzdem bearbeitet.\nSie können eine neue Meldung senden.\nSchreiben Sie darin: Ich habe schon etwas gemeldet.",

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
  "steps.working": "Die {office} arbeitet noch an dem Fall.\nDafür gibt es keinen festen Tag mehr.",
  "steps.over": "Der Fall ist zu Ende.\nSie müssen nichts mehr tun.",
  "steps.possible": "Das können Sie tun",
  "steps.write": "Sie können im Chat schreiben.",
  "steps.attach": "Sie können im Chat schreiben und Dateien senden.",
  "steps.name": "Sie können Ihren Namen sagen.",
  "steps.meet": "Sie können um ein Gespräch bitten.",
  "steps.news": "Sie können Ihre E-Mail-Adresse angeben, ändern oder löschen.",
  "steps.instead": "Sie müssen nicht länger warten.\nSie können zu einer anderen Stelle gehen:",
  "calendar.hint":
    "Die Datei ist für Ihren Kalender.\nDarin stehen nur der Tag und das Wort: Termin.\nNehmen Sie keinen Kalender von Ihrer Arbeit.",
  "case.serviceText": "Das schreibt unser Computer.\nKein Mensch hat es unterschrieben.",

  "thread.live": "Neue Nachrichten sehen Sie sofort.",
  "thread.slow": "Neue Nachrichten sehen Sie spätestens nach 15 Sekunden.",
  "thread.empty": "Es gibt noch keine Nachrichten.\nFällt Ihnen noch etwas ein?\nDann schreiben Sie es hier.",
  "thread.signed":
    "Im Chat stehen Nachrichten von Ihnen und von der {office}.\nDie Nachrichten sind unterschrieben.\nIst eine Nachricht nicht sicher?\nDann steht das dabei.",
  "thread.gap": "Vor dieser Nachricht fehlt vielleicht etwas.",
  "thread.unverified":
    "Vielleicht ist diese Nachricht nicht von der {office}.\nSeien Sie vorsichtig.\nSchreiben Sie darauf nichts Geheimes.",
  "thread.closed": "Diese Nachricht kann Ihr Browser nicht öffnen.",
  "consent.free":
    "Sie entscheiden selbst.\nSie dürfen Nein sagen.\nDann haben Sie keinen Nachteil.\nSagen Sie Ja?\nDann können Sie das später ändern.\nDie Änderung gilt ab dann.",
  "reveal.final": "Das können Sie nicht zurück·nehmen.",
  "reveal.means":
    "Die {office} weiß dann: Das sind Sie.\nNur die Menschen mit Ihrem Fall dürfen den Namen sehen.\nSie dürfen den Namen nicht weiter·sagen.\nAußer: Ein Gesetz verlangt es.\nSie müssen Ihren Namen nicht sagen.",
  "reply.hint": "Auch Ihre Nachricht wird zu einem Geheim·text.",
  "reply.kept":
    "Stürzt der Browser ab?\nOder laden Sie die Seite neu?\nDann ist Ihr Text bis zu 1 Stunde lang noch da.\nAuf dem Gerät liegt er nur als Geheim·text.",
  "reply.missing": "Das Feld ist noch leer.\nSchreiben Sie eine Nachricht.",
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
        "Sie alle müssen Ihre Meldung geheim halten.",
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
