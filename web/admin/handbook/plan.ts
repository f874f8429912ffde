import { DELETION_DAYS } from "@hz/contract/limits";
import { type Group, heading, list, note, picture, steps, text } from "./article.ts";

export const plan: Group = {
  title: "Plan und Abrechnung",
  articles: [
    {
      slug: "testphase-und-plan",
      title: "Testphase und Plan",
      lead: "Sie testen alles, bevor Sie zahlen. Welcher Plan passt, richtet sich nach der Zahl Ihrer Beschäftigten.",
      body: [
        list(
          "Ein Konto ohne Karte hat 14 Tage Testphase. Danach wählen Sie einen Plan; von selbst wird nichts abgebucht.",
          "Ein Konto mit Karte hat 7 Tage Testphase. Danach beginnt der Plan, und der angekündigte Betrag wird abgebucht. Zwei Tage vorher erhalten Sie eine E-Mail.",
        ),
        heading("Einen Plan wählen"),
        text(
          "Die Seite [Abrechnung](/abrechnung) ist zunächst in englischer Sprache; mit *Deutsch* oben auf der Seite stellen Sie sie um, und Ihr Gerät merkt sich das. Sie steht dem Kontoinhaber offen und allen mit der Berechtigung *Einstellungen*.",
        ),
        picture(
          "abrechnung",
          "Die Seite Billing: oben der Plan mit dem Ende der Testphase, darunter die Pläne mit Zahl der Beschäftigten, Preis und Schaltfläche zum Wählen.",
        ),
        steps(
          "Öffnen Sie [Abrechnung](/abrechnung). Wählen Sie unter *Available Plans* zwischen *Monthly* und *Yearly* und dann Ihren Plan.",
          "Vor der ersten Bestellung fragt ein Fenster nach Firma und Anschrift. Sie stehen auf jeder Rechnung; später ändern Sie sie unter *Billing Details*.",
          "Das Fenster nennt den Betrag mit und ohne Umsatzsteuer und den Tag der ersten Abbuchung.",
          "Geben Sie die Karte ein und wählen Sie *Order with obligation to pay*. Bietet der Betreiber auch Lastschrift oder Rechnung an, fragt ein Fenster davor, wie Sie bezahlen möchten; bestellt wird erst mit diesem Knopf. Eine E-Mail bestätigt Ihnen die Bestellung mit Plan, Preis und erster Abbuchung.",
        ),
        text(
          "Später wechseln Sie auf demselben Weg. Das Fenster sagt vorher, was sofort berechnet oder gutgeschrieben wird. Solange eine Rechnung offen ist, bleibt der Plan, wie er ist.",
        ),
        text(
          "Manche Banken fragen bei jeder Zahlung nach. Die Frage erscheint dann auf dieser Seite. Ohne Ihre Bestätigung wird nichts abgebucht und der Plan bleibt, wie er ist.",
        ),
        heading("Ohne Plan"),
        text("Hinweisgebende Personen merken nie etwas davon. Diese Dinge gehen ohne Plan weiter:"),
        list(
          "Meldungen kommen an, Fristen laufen, Sie lesen, antworten, schließen und löschen.",
          "Sie ändern, wohin Meldungen zugestellt werden, und alles unter *Sicherheit*.",
        ),
        text(
          "Neue Meldekanäle, Kategorien, Abteilungen und Benutzer sowie geänderte Einstellungen brauchen einen Plan. Die Anwendung sagt es dann und führt zur Abrechnung.",
        ),
      ],
    },
    {
      slug: "rechnungen-und-zahlung",
      title: "Rechnungen, Karte und Kündigung",
      lead: "Rechnungen, Zahlungsart und das Ende des Vertrags finden Sie auf einer Seite.",
      body: [
        text(
          "Hier stehen die Wörter der englischen Ansicht. Haben Sie *Deutsch* gewählt, heißen sie: *Billing History* Rechnungen, *Change card* Karte ändern, *Past Due* Überfällig, *Pay with another card* Mit einer anderen Karte bezahlen, *Change payment method* Zahlungsart ändern, *Pay another way* Anders bezahlen, *How to pay* So bezahlen Sie, *being collected* wird eingezogen, *Cancel Subscription* Abonnement kündigen, *Keep Subscription* Abonnement behalten.",
        ),
        list(
          "*Billing History* zeigt alle Rechnungen mit Datum, Nummer, Betrag und Stand. *Invoice* öffnet die Rechnung beim Zahlungsdienst. Als E-Rechnung für Ihre Buchhaltung gibt es eine bezahlte Rechnung in zwei Formen, wenn der Betreiber seine Angaben dafür hinterlegt hat: *XRechnung (XML)* lädt nur die Daten, *ZUGFeRD (PDF)* ein lesbares PDF, in dem dieselben Daten stecken. Alle Formen sind dieselbe Rechnung: Buchen Sie nur eine davon.",
          "*Change card* hinterlegt eine andere Karte. Sie zahlt ab sofort, auch was überfällig ist.",
          "Wo es mehrere Zahlungsarten gibt, steht dort *Change payment method*: Karte, SEPA-Lastschrift oder Rechnung. Für eine Lastschrift geben Sie IBAN und Kontoinhaber an und erteilen das Mandat, von dem Sie eine Kopie per E-Mail erhalten; bis der Betrag eingezogen ist, heißt die Rechnung *being collected*. Für eine Rechnung zum Überweisen steht dort der Tag, bis zu dem Sie bezahlen; fällt er auf ein Wochenende oder einen Feiertag der Banken, gilt der nächste Bankarbeitstag. *How to pay* führt zu den Zahlungsdaten. Überfällig heißt die Rechnung erst, wenn danach zwei Bankarbeitstage vergangen sind: So lange kann eine Überweisung unterwegs sein. Solange eine Rechnung überfällig ist, können Sie nicht zur Rechnung wechseln.",
          "*Open customer portal* öffnet das Kundenportal des Zahlungsdienstes in einem neuen Tab.",
        ),
        heading("Umsatzsteuer"),
        text(
          "Preise verstehen sich zuzüglich 19 % Umsatzsteuer. Sitzt Ihr Unternehmen in einem anderen Land der EU, tragen Sie unter *VAT number* Ihre Umsatzsteuer-Identifikationsnummer ein. Rechnungen kommen dann ohne deutsche Umsatzsteuer; Sie schulden die Steuer selbst.",
        ),
        heading("Leitweg-ID und eigene Bestellnummer"),
        text(
          "Unter *Leitweg-ID or your own order reference (optional)* geben öffentliche Stellen ihre Leitweg-ID an, andere auf Wunsch eine eigene Bestellnummer. Sie steht in jeder E-Rechnung als Referenz des Käufers. Sieht die Eingabe nach einer Leitweg-ID aus, werden ihre Prüfziffern geprüft. Ohne Angabe steht dort Ihre Kundennummer.",
        ),
        heading("Rechnungen an Ihre Buchhaltung"),
        text(
          "Unter *E-mail for invoices (optional)* geben Sie ein Postfach an, etwa das Ihrer Buchhaltung. E-Mails über neue und überfällige Rechnungen, Lastschriften, abgelehnte Zahlungen und Zahlungsbelege gehen dann auch dorthin. Einen Zugang braucht das Postfach nicht: Der Link in der E-Mail öffnet die Rechnung selbst.",
        ),
        heading("Wenn eine Zahlung fehlschlägt"),
        steps(
          "Sie erhalten eine E-Mail mit dem Grund und dem Tag des nächsten Versuchs, und oben in der Anwendung steht ein Hinweis.",
          "Öffnen Sie [Abrechnung](/abrechnung). Am Plan steht *Past Due*.",
          "Bezahlen Sie dort die offene Rechnung, oder wählen Sie *Pay with another card*, wo es mehrere Zahlungsarten gibt *Pay another way*.",
        ),
        text(
          "Ist eine Lastschrift der offenen Rechnung unterwegs, brauchen Sie nichts zu tun: Sobald sie bezahlt ist, läuft alles von selbst weiter.",
        ),
        text(
          "Bleibt die Rechnung unbezahlt, wird der Plan beendet. Die Seite nennt dann, was noch offen ist und wie Sie es bezahlen; von selbst wird nichts mehr abgebucht. Die Zeit nach dem Ende wird auf der Rechnung gutgeschrieben, zu bezahlen ist nur die Zeit bis dahin. Gibt es Ihre Rechnungen als E-Rechnung, gibt es diese Korrektur dort unter *Credit note* eigens. Ein neuer Plan beginnt an dem Tag, an dem Sie ihn bestellen, und bezahlt die alte Rechnung nicht mit.",
        ),
        heading("Kündigen"),
        steps(
          "Wählen Sie *Cancel Subscription* und bestätigen Sie.",
          "Der Plan gilt bis zum Ende des bezahlten Zeitraums. Bis dahin nehmen Sie die Kündigung mit *Keep Subscription* zurück.",
          "Danach arbeiten Sie wie ohne Plan weiter: [Testphase und Plan](testphase-und-plan). Wählen Sie wieder einen Plan, ist alles noch da, solange das Konto besteht.",
        ),
        note(
          `Eine Kündigung löscht keine Meldungen. Soll Ihr Konto gelöscht werden, schreiben Sie uns. Auch wir können ein Konto ohne Plan löschen, aber nie, solange darin Meldungen offen oder aufzubewahren sind. In beiden Fällen nennt eine E-Mail den Tag, mindestens ${DELETION_DAYS} Tage vorher. Bis dahin können Sie es sich anders überlegen.`,
        ),
      ],
    },
  ],
};
