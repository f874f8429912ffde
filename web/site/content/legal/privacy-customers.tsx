import type { Operator } from "@hz/contract/account/operator";
import { DELETION_DAYS } from "@hz/contract/limits";
import { paths } from "@hz/contract/paths";
import { formatDay } from "../../../i18n/dates.ts";
import type { SiteFacts } from "../../site-page.ts";
import { Section, Table } from "../prose.tsx";
import { LAST_CHANGED } from "./changed.ts";

/** The notice's second half: accounts, payment, who else receives data, how long it stays, rights. */
export const customers = ({ operator }: SiteFacts) => (
  <>
    <Section title="Konto und Anwendung">
      <p>
        Für ein Konto speichern wir Namen, E-Mail-Adresse, Sprache, Unternehmen, Website und wie Sie von uns erfuhren (falls angegeben),
        Rolle, Berechtigungen und Abteilungen. Ihr Passwort kennen wir nicht: Ihr Browser bildet daraus mit Argon2id einen Wert, von dem wir
        nur eine Prüfsumme speichern. Von Ihren Schlüsseln liegen bei uns die öffentlichen Hälften und verschlüsselte Fassungen, die wir
        nicht öffnen können.
      </p>
      <p>
        Zu jeder Sitzung merken wir uns die Art des Geräts (zum Beispiel „Firefox auf Windows“), Beginn und letzte Nutzung. Sie sehen und
        beenden Ihre Sitzungen unter „Mein Konto“. Beendete Sitzungen werden innerhalb einer Stunde gelöscht.
      </p>
      <p>
        Ein Prüfprotokoll hält fest, wer im Konto wann was getan hat, auch das Lesen einer Meldung. Es enthält Kennungen und Einstellungen,
        von umbenannten und gelöschten Abteilungen und zurückgezogenen Einladungen auch die Namen, aber keine Inhalte von Meldungen und
        keine IP-Adressen. Es dient dem Nachweis nach Artikel&nbsp;5 Absatz&nbsp;2 und Artikel&nbsp;32 DSGVO und bleibt, solange das Konto
        besteht. Einsehen können es im Unternehmen nur Personen mit der Berechtigung für Sicherheitseinstellungen.
      </p>
      <p>
        Für das Unternehmen speichern wir außerdem, was es einträgt: wann eine Person geschult wurde, wer als Gast von außen welchen Fall
        bis wann liest und wer welche Erinnerung bekam.
      </p>
      <p>
        Rechtsgrundlage ist Artikel&nbsp;6 Absatz&nbsp;1 Buchstabe b DSGVO, für eingeladene Beschäftigte und Gäste unserer Kunden Buchstabe
        f. Ihre Daten haben wir in diesem Fall von der Person, die Sie eingeladen hat.
      </p>
    </Section>
    <Section title="E-Mails des Dienstes">
      <p>
        Wir senden nur, was zum Betrieb gehört: Bestätigung der Adresse, Einladungen, Benachrichtigungen ohne Inhalt, Hinweise zu Sicherheit
        und Abrechnung. In den E-Mails stehen keine Inhalte von Meldungen und keine unsichtbaren Bilder, die das Öffnen melden. Kann eine
        E-Mail nicht zugestellt werden, merken wir uns Art, Empfänger und Zeitpunkt, bis jemand den Hinweis in der Anwendung bestätigt.
        Werbung senden wir nur mit Ihrer gesonderten Einwilligung.
      </p>
    </Section>
    <Section title="Testphase und Zahlung">
      <p>
        Für Abonnements verarbeiten wir Plan, Rechnungsanschrift, Umsatzsteuer-Identifikationsnummer und E-Mail-Adresse für Rechnungen
        (falls angegeben), Zahlungsstand und Rechnungen. Ist für diese Installation der Zahlungsdienst Stripe eingerichtet, geben Sie
        Kartendaten unmittelbar dort ein. Wir erhalten die Art der Karte, ihre letzten vier Ziffern und das Ablaufdatum, nie die ganze
        Nummer. Anbieter ist Stripe Payments Europe, Limited, Irland. Stripe verarbeitet Daten auch in eigener Verantwortung, etwa zur
        Betrugserkennung, und kann sie in die USA übermitteln; Näheres nennt dessen Datenschutzhinweis.
      </p>
      <p>
        Wird SEPA-Lastschrift angeboten und wählen Sie sie, geben wir IBAN, Kontoinhaber, Rechnungsanschrift und Ihre E-Mail-Adresse an
        Stripe weiter, dazu zum Nachweis des Mandats Ihre IP-Adresse und die Kennung Ihres Browsers. Von den Bankdaten behalten wir nur die
        letzten vier Stellen der IBAN und die Referenz des Mandats; IBAN, IP-Adresse und Kennung des Browsers speichern wir nicht. Zahlen
        Sie auf Rechnung, erfahren wir von Stripe, ob und wann Ihre Überweisung eingegangen ist.
      </p>
      <p>
        Ein Programm von Stripe wird nur auf den Seiten geladen, auf denen Sie eine Karte eingeben (<code>{paths.trial}</code>,{" "}
        <code>{paths.billing}</code>), nie auf den übrigen Seiten und nie in einem Meldeportal. Es läuft dort in einem eigenen Rahmen unter
        einer eigenen Adresse und erreicht weder die Seite um ihn herum noch Ihre Anmeldung noch Meldungen. Ohne eingerichteten
        Zahlungsdienst läuft die Zahlung im Testmodus auf unserem eigenen Server; dann gehen keine Daten an Stripe. Rechtsgrundlage ist
        Artikel&nbsp;6 Absatz&nbsp;1 Buchstaben b und c DSGVO.
      </p>
    </Section>
    <Section title="Empfänger">
      <ul>
        <li>Betrieb der Server: der Verantwortliche und das Rechenzentrum, das er beauftragt hat.</li>
        <li>Versand von E-Mails: der Mailserver, den der Verantwortliche nutzt.</li>
        <li>Zahlung: Stripe, nur wo eingerichtet (siehe oben).</li>
        {outside(operator).map(({ name, service, place, transfer }) => (
          <li key={name}>
            Außerhalb der EU und des EWR in unserem Auftrag: {name}, {place} ({service}). Grundlage der Übermittlung: {transfer}.
          </li>
        ))}
        <li>
          Behörden und Gerichte, soweit wir gesetzlich verpflichtet sind. Inhalte von Meldungen können wir auch ihnen nicht lesbar geben.
        </li>
      </ul>
      <p>
        Es gibt keine Dienste für Statistik, Schriften, Karten, Übersetzung oder künstliche Intelligenz, die Daten aus dieser Anwendung
        erhalten. Die Namen der eingesetzten Auftragsverarbeiter nennt der Verantwortliche im Vertrag zur Auftragsverarbeitung oder auf
        Anfrage.
      </p>
    </Section>
    <Section title="Wie lange wir speichern">
      <Table
        caption="Speicherdauer"
        head={["Daten", "Dauer"]}
        rows={[
          [
            "IP-Adressen",
            "in der Anwendung: nur während der Anfrage; in vorgeschalteten Systemen höchstens 7 Tage, für Meldeportale gar nicht",
          ],
          ["Zugriffsprotokolle ohne IP-Adresse", "höchstens 1 Jahr"],
          [
            "Meldungen",
            "bis ihre Aufbewahrung endet und nichts entgegensteht (siehe „Meldeportale und hinweisgebende Personen“) oder das Unternehmen sie löscht; nach dem Gesetz in der Regel drei Jahre nach Abschluss",
          ],
          [
            "Hochgeladene Dateien, die zu keiner Meldung gehören",
            "höchstens zwei Tage; verschlüsselte Dateien, die die Datenbank nach einer Störung nicht kennt, etwa einen Monat",
          ],
          ["Sitzungen", "bis zu ihrem Ende, danach höchstens eine Stunde"],
          [
            "Konto und Prüfprotokoll",
            `bis das Unternehmen die Löschung verlangt oder wir das Konto nach dem Ende von Testphase oder Plan löschen, jeweils mit einer Ankündigung per E-Mail mindestens ${DELETION_DAYS} Tage vorher; von uns aus nie, solange Meldungen darin offen oder aufzubewahren sind`,
          ],
          ["Rechnungen und Buchungsbelege", "acht Jahre (§\u00a0147 AO, §\u00a0257 HGB)"],
          ["Geschäftsbriefe, auch per E-Mail", "sechs Jahre (§\u00a0147 AO, §\u00a0257 HGB)"],
          ["Anfragen ohne Vertrag", "höchstens sechs Monate"],
        ]}
      />
    </Section>
    <Section title="Auftragsverarbeitung">
      <p>
        Kunden sind für die Daten ihrer Meldestelle verantwortlich. Wir verarbeiten sie nach ihrer Weisung auf Grundlage eines Vertrags nach
        Artikel&nbsp;28 DSGVO. Hinweisgebende, beschuldigte und genannte Personen richten Anträge bitte an das Unternehmen, an das die
        Meldung ging. Erreicht ein solcher Antrag uns, leiten wir ihn weiter, soweit sich das Unternehmen daraus ergibt. Inhalte können wir
        nicht einsehen.
      </p>
    </Section>
    <Section title="Sicherheit">
      <p>
        Neben der Verschlüsselung im Browser setzen wir Transportverschlüsselung, getrennte Zugänge je Unternehmen, einen zweiten Faktor,
        Begrenzung von Anmeldeversuchen und ein verkettetes Prüfprotokoll ein. Die Grenzen nennen wir auf der Seite{" "}
        <a href={paths.about}>Über uns</a>.
      </p>
    </Section>
    <Section title="Ihre Rechte">
      <p>
        Sie haben das Recht auf Auskunft (Artikel&nbsp;15 DSGVO), Berichtigung (16), Löschung (17), Einschränkung (18), Übertragbarkeit (20)
        und Widerspruch gegen Verarbeitungen nach Artikel&nbsp;6 Absatz&nbsp;1 Buchstabe f (21). Eine Einwilligung können Sie jederzeit für
        die Zukunft widerrufen (Artikel&nbsp;7 Absatz&nbsp;3). Schreiben Sie an <a href={`mailto:${operator.email}`}>{operator.email}</a>.
        Wir antworten innerhalb von 30 Tagen.
      </p>
      <p>
        Sie können sich außerdem bei einer Datenschutzaufsichtsbehörde beschweren (Artikel&nbsp;77), zum Beispiel an Ihrem Wohnort oder am
        Sitz des Verantwortlichen.
      </p>
    </Section>
    <Section title="Änderungen">
      <p>
        Diese Erklärung gibt den Stand vom 12. Juli 2024 mit den Änderungen bis zum {formatDay(LAST_CHANGED.privacy, "de")} wieder. Zuletzt
        wurden die Abschnitte zu Protokollen, zum Speicher im Browser, zu den Meldeportalen, zum Prüfprotokoll, zur Zahlung und zur
        Speicherdauer an das angepasst, was die Software tut, und der Abschnitt zur Demo kam hinzu.
      </p>
    </Section>
  </>
);

/** Art. 13 (1) (f) GDPR: whoever the agreement on processing names outside of the EU stands here as well. */
const outside = ({ texts: { processing } }: Operator) => (processing?.subProcessors ?? []).filter(({ transfer }) => transfer !== null);
