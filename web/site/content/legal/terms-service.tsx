import { listedInGerman, PORTAL_LANGUAGE_CODES } from "@hz/contract/languages";
import { INVOICE_DAYS, TRIAL_DAYS_WITHOUT_CARD } from "@hz/contract/limits";
import { paths } from "@hz/contract/paths";
import type { SiteFacts } from "../../site-page.ts";
import { MissingDetails, OperatorAddress } from "../operator.tsx";
import { Section } from "../prose.tsx";
import { FormerPriceTable, PriceTable } from "./price-tables.tsx";

/** The terms' first half: who, what, trial, keys, availability, prices. */
export const service = ({ operator }: SiteFacts) => (
  <>
    <Section title="Geltung und Vertragspartner">
      <p>Diese Bedingungen gelten für Verträge über die Hinweiszentrale zwischen dem Anbieter und dem Kunden. Anbieter ist:</p>
      <MissingDetails operator={operator} />
      <OperatorAddress operator={operator} />
      <p>
        Das Angebot richtet sich nur an Unternehmer (§&nbsp;14 BGB), Vereine und andere juristische Personen des privaten und des
        öffentlichen Rechts und an öffentlich-rechtliche Sondervermögen. Mit Verbrauchern werden keine Verträge geschlossen. Das Angebot
        richtet sich an Unternehmen mit Sitz in der EU; nur dorthin stellt die Anwendung Rechnungen aus. Abweichende Bedingungen des Kunden
        gelten nur, wenn der Anbieter ihnen in Textform zugestimmt hat.
      </p>
    </Section>
    <Section title="Leistungen">
      <p>Der Anbieter stellt die Anwendung über das Internet bereit. Sie umfasst in allen Plänen:</p>
      <ul>
        <li>
          Meldekanäle auf {listedInGerman(PORTAL_LANGUAGE_CODES)} mit eigener Gestaltung, für anonyme und vertrauliche Meldungen in
          unbegrenzter Zahl,
        </li>
        <li>
          Bearbeitung von Meldungen mit Nachrichten, internen Notizen, Dateien, Zuweisung, Verfahrensschritten und Fristen, auch von
          Meldungen, die die Meldestelle selbst erfasst,
        </li>
        <li>Ende-zu-Ende-Verschlüsselung von Meldungen, Nachrichten, Notizen und Dateien,</li>
        <li>Benutzer mit Berechtigungen, Abteilungen und zweitem Faktor, Gäste für einzelne Fälle,</li>
        <li>Löschung nach Ablauf der Aufbewahrung, Auswertungen, Betriebsbereitschaft, Ausgabe einzelner Fälle und Gesamtarchiv,</li>
        <li>Benachrichtigungen per E-Mail ohne Inhalte, Prüfprotokoll, Handbuch und Unterstützung per E-Mail.</li>
      </ul>
      <p>
        Der Anbieter entwickelt die Anwendung weiter. Er darf Funktionen ändern, wenn der vereinbarte Zweck erhalten bleibt und die Änderung
        dem Kunden zumutbar ist. Der Anbieter schuldet keine Rechtsberatung und betreibt nicht die interne Meldestelle des Kunden.
      </p>
    </Section>
    <Section title="Testphase und Vertragsschluss">
      <p>Es gibt zwei Wege, die Anwendung zu testen:</p>
      <ul>
        <li>
          <strong>7 Tage mit Karte</strong> (<code>{paths.trial}</code>): Der Kunde wählt einen Plan und hinterlegt eine Karte. In der
          Testphase wird nichts berechnet. Kündigt er nicht vorher, beginnt mit ihrem Ende automatisch das gewählte kostenpflichtige
          Abonnement. Preis und Tag der ersten Abbuchung stehen neben der Schaltfläche; zwei Tage vorher erinnert eine E-Mail daran.
        </li>
        <li>
          <strong>{TRIAL_DAYS_WITHOUT_CARD} Tage ohne Karte</strong> (<code>{paths.register}</code>): Die Testphase endet von selbst, ohne
          Kosten. Ein Vertrag kommt erst zustande, wenn der Kunde unter „Abrechnung“ einen Plan bestellt.
        </li>
      </ul>
      <p>
        Der Vertrag kommt zustande, wenn der Kunde die Bestellung absendet und der Anbieter sie bestätigt oder den Zugang freischaltet.
        Bestellungen in der Anwendung bestätigt eine E-Mail mit Plan, Zahlungsrhythmus, Preis, Umsatzsteuer und der Angabe, wie und wann
        zuerst bezahlt wird.
      </p>
    </Section>
    <Section title="Pflichten des Kunden">
      <ul>
        <li>Der Kunde macht wahre Angaben zum Unternehmen und zur Zahl der Beschäftigten und berichtigt sie, wenn sie sich ändern.</li>
        <li>Er benennt die Personen, die Meldungen lesen, und entzieht Zugänge, die nicht mehr gebraucht werden.</li>
        <li>Er hält Zugangsdaten geheim und richtet einen zweiten Faktor ein, wo es ihm möglich ist.</li>
        <li>
          Er führt das Verfahren nach dem Hinweisgeberschutzgesetz in eigener Verantwortung, einschließlich der Fristen und der Löschung.
        </li>
        <li>Er nutzt die Anwendung nicht rechtswidrig und stört ihren Betrieb nicht.</li>
      </ul>
    </Section>
    <Section title="Verschlüsselung und Schlüssel">
      <p>
        Der Anbieter hat keinen Schlüssel zu Meldungen, Nachrichten, Notizen und Dateien. Er kann verlorene Schlüssel nicht ersetzen und
        Inhalte nicht wiederherstellen. Der Kunde sorgt dafür, dass mindestens zwei Personen einen Schlüssel halten oder ein
        Notfallschlüssel sicher verwahrt ist. Für Inhalte, die unlesbar werden, weil alle Passwörter, Wiederherstellungscodes und
        Notfallschlüssel des Kunden verloren sind, haftet der Anbieter nicht.
      </p>
    </Section>
    <Section title="Verfügbarkeit, Wartung und Unterstützung">
      <p>
        Die Anwendung ist im Monatsmittel zu 99,9&nbsp;% verfügbar. Nicht eingerechnet werden angekündigte Wartungen und Störungen, die der
        Anbieter nicht zu vertreten hat, insbesondere höhere Gewalt und Ausfälle im Netz des Kunden. Geplante Wartungen kündigt der Anbieter
        mindestens 48 Stunden vorher an.
      </p>
      <p>
        Anfragen per E-Mail an <a href={`mailto:${operator.email}`}>{operator.email}</a> nimmt der Anbieter an allen Tagen rund um die Uhr
        entgegen. Er antwortet in der Regel innerhalb von 24 Stunden.
        {operator.phone && operator.hours && ` Telefonisch ist er erreichbar: ${operator.hours}.`}
      </p>
    </Section>
    <Section title="Preise und Zahlung">
      <p>Maßgeblich ist die Zahl der Beschäftigten des Kunden. Bei Vertragsschluss gelten diese Preise:</p>
      <PriceTable />
      <p>
        Für Unternehmen mit mehr als 1.000 Beschäftigten können abweichende Preise vereinbart werden. Für Verträge, die unter den
        Bedingungen vom 12. Juli 2024 geschlossen wurden, gelten weiter die dort genannten Preise:
      </p>
      <FormerPriceTable />
      <p>
        Berechnet wird im Voraus, beim monatlichen Plan für den Monat, beim jährlichen für das Jahr. Bei Verträgen nach Stand 12. Juli 2024
        wird auch während der Laufzeit von zwölf Monaten monatlich im Voraus berechnet. Rechnungen sind, soweit keine Abbuchung vereinbart
        ist, innerhalb von 14 Tagen zu zahlen, durch SEPA-Lastschrift oder Überweisung. Bei der Bestellung in der Anwendung wird mit Karte
        bezahlt, die dann belastet wird, oder, soweit dort angeboten, durch SEPA-Lastschrift oder auf Rechnung.
      </p>
      <p>
        Zur SEPA-Lastschrift erteilt der Kunde in der Anwendung ein Mandat und sorgt für Deckung. Jede Lastschrift kündigt eine E-Mail mit
        Betrag und Mandatsreferenz an. Für diese Vorabankündigung genügt abweichend von der üblichen Frist ein Tag vor der Belastung. Wählt
        der Kunde Zahlung auf Rechnung, ist jede Rechnung innerhalb von {INVOICE_DAYS} Tagen nach ihrem Datum zu überweisen.
      </p>
      <p>
        Im Verzug verlangt der Anbieter Zinsen von 8&nbsp;% im Jahr über dem Basiszinssatz. Der Kunde kann nur mit unbestrittenen oder
        rechtskräftig festgestellten Forderungen aufrechnen. Der Anbieter darf die Preise zum Beginn eines neuen Vertragszeitraums ändern,
        wenn er die Änderung mindestens zwei Monate vorher in Textform mitteilt; der Kunde kann bis dahin zum Ende des laufenden Zeitraums
        kündigen.
      </p>
    </Section>
  </>
);
