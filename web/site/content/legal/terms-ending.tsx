import { YEARLY_TERM } from "@hz/contract/billing/term";
import { DELETION_DAYS, DELETION_REMINDER_DAYS } from "@hz/contract/limits";
import { paths } from "@hz/contract/paths";
import { ANNOUNCED_DAYS } from "@hz/contract/procedure/retention-rules";
import { formatDay } from "../../../i18n/dates.ts";
import type { SiteFacts } from "../../site-page.ts";
import { hin, Note, Section } from "../prose.tsx";
import { LAST_CHANGED } from "./changed.ts";

/** The terms' second half: term, notice, switching, unpaid accounts, liability, data. */
export const ending = ({ operator }: SiteFacts) => (
  <>
    <Section title="Laufzeit und Kündigung">
      <p>
        <strong>Monatlicher Plan.</strong> Der Vertrag läuft einen Monat und verlängert sich um jeweils einen Monat. Der Kunde kann ihn
        jederzeit zum Ende des bezahlten Zeitraums kündigen, der Anbieter mit einer Frist von einem Monat zum Ende eines Zeitraums.
      </p>
      <p>
        <strong>Jährlicher Plan und Verträge nach Stand 12. Juli 2024.</strong> Die Mindestlaufzeit beträgt {YEARLY_TERM.months} Monate. Der
        Vertrag verlängert sich um jeweils {YEARLY_TERM.months} Monate, wenn er nicht mit einer Frist von {YEARLY_TERM.noticeMonths} Monaten
        zum Ende der Laufzeit gekündigt wird. Eine Kündigung, die der Kunde unter „Abrechnung“ erklärt, lässt der Anbieter auch dann zum
        Ende des laufenden Zeitraums gelten, wenn diese Frist verstrichen ist.
      </p>
      <p>
        <strong>Form.</strong> Textform genügt, zum Beispiel eine E-Mail oder die Erklärung unter <code>{paths.billing}</code>. Soweit
        ältere Verträge Schriftform verlangen, besteht der Anbieter darauf nicht.
      </p>
      <p>
        <strong>Wichtiger Grund.</strong> Das Recht zur Kündigung aus wichtigem Grund bleibt unberührt. Für den Anbieter liegt ein solcher
        Grund vor, wenn der Kunde trotz Mahnung mit einer fälligen Zahlung mehr als 30 Tage in Verzug ist.
      </p>
      <p>Das Recht auf Wechsel nach dem nächsten Abschnitt besteht unabhängig von jeder Laufzeit.</p>
    </Section>
    <Section title="Wechsel des Anbieters und Herausgabe der Daten">
      <p>
        Der Kunde kann jederzeit zu einem anderen Anbieter oder auf eigene Systeme wechseln oder die Löschung seiner Daten verlangen, auch
        während einer Mindestlaufzeit (Verordnung (EU) 2023/2854, Kapitel VI). Dafür gilt:
      </p>
      <ul>
        <li>Die Mitteilung genügt in Textform. Die Frist bis zum Beginn des Wechsels beträgt höchstens zwei Monate.</li>
        <li>
          Der Übergang dauert höchstens 30 Kalendertage. Ist das technisch nicht machbar, teilt der Anbieter dies innerhalb von 14
          Arbeitstagen nach dem Verlangen mit Gründen und einer Frist von höchstens sieben Monaten mit. Der Kunde kann den Übergang einmal
          verlängern.
        </li>
        <li>
          Der Anbieter unterstützt den Wechsel, hält den Dienst in dieser Zeit aufrecht und gibt alle exportierbaren Daten in einem
          strukturierten, gängigen und maschinenlesbaren Format heraus. Inhalte von Meldungen liegen ihm nur verschlüsselt vor;
          entschlüsselt werden sie im Browser der Personen, die beim Kunden einen Schlüssel halten. Dafür gibt es in der Anwendung das
          Gesamtarchiv; es setzt keinen Plan voraus.
        </li>
        <li>
          Nach dem Übergang bleiben die Daten mindestens {DELETION_DAYS} Kalendertage abrufbar. Danach löscht der Anbieter sie vollständig,
          wie der Abschnitt „Daten nach dem Ende“ es beschreibt; der Wechsel gilt dabei als Verlangen des Kunden.
        </li>
        <li>Der Anbieter berechnet für den Wechsel kein Entgelt.</li>
        <li>
          Mit dem erfolgreichen Wechsel oder, wenn der Kunde nur die Löschung verlangt, mit dem Ende der Mitteilungsfrist endet der Vertrag.
          Der Anbieter bestätigt das Ende. Für bereits gezahlte Entgelte gelten die gesetzlichen Vorschriften; ein Entgelt für das
          vorzeitige Ende verlangt der Anbieter nicht.
        </li>
      </ul>
    </Section>
    <Section title="Wenn nicht bezahlt wird">
      <p>
        Eine Meldung zu behindern ist verboten ({hin(7, 2, "HinSchG")}). Deshalb schaltet der Anbieter Meldekanäle wegen ausbleibender
        Zahlung nicht ab, solange der Vertrag besteht. Endet eine Testphase ohne Plan oder ist eine Zahlung überfällig, gilt:
      </p>
      <ul>
        <li>Hinweisgebende Personen können weiter melden und ihren Fall verfolgen.</li>
        <li>Die Meldestelle kann weiter lesen, antworten, abschließen, löschen und alles ausgeben.</li>
        <li>
          Was einen Plan voraussetzt, zum Beispiel neue Kanäle, Abteilungen, Benutzer und Gäste und Änderungen an Kanälen, Vorlagen und
          Unternehmensdaten, ist gesperrt, bis gezahlt ist.
        </li>
      </ul>
    </Section>
    <Section title="Daten nach dem Ende">
      <p>
        Mit dem Ende einer Testphase oder eines Plans wird das Konto nicht von selbst gelöscht. Es bleibt mit allen Daten bestehen, bis der
        Kunde die Löschung verlangt oder der Anbieter sie vornimmt. Einzelne Meldungen löscht die Anwendung weiterhin, sobald ihre
        Aufbewahrung endet, sie {ANNOUNCED_DAYS} Tage auf der Löschliste standen und weder eine Sperre noch eine ungelesene Nachricht noch
        eine ausstehende zweite Zustimmung entgegensteht. Für die Löschung eines Kontos gilt:
      </p>
      <ul>
        <li>
          Der Anbieter kündigt sie der Person, die für das Konto zuständig ist, per E-Mail mit dem Tag an. Bis dahin sind es mindestens{" "}
          {DELETION_DAYS} Kalendertage; etwa {DELETION_REMINDER_DAYS} Tage vorher erinnert eine weitere E-Mail.
        </li>
        <li>
          Bis zu diesem Tag bleibt alles abrufbar, und Meldungen kommen weiter an. Bestellt der Kunde vorher wieder einen Plan, unterbleibt
          die Löschung.
        </li>
        <li>
          Von sich aus löscht der Anbieter kein Konto, in dem Meldungen offen oder noch aufzubewahren sind ({hin(11, 5, "HinSchG")}).
          Verlangt der Kunde die Löschung, sichert er vorher, was er aufbewahren muss.
        </li>
        <li>
          Aus Sicherungskopien verschwinden die Daten, wenn diese ablaufen. Rechnungen bewahrt der Anbieter auf, solange das Gesetz es
          verlangt.
        </li>
      </ul>
      <Note title="Vor dem Ende">
        <p>Weisen Sie auf Ihrem Kanal darauf hin, wohin sich hinweisgebende Personen künftig wenden.</p>
      </Note>
    </Section>
    <Section title="Haftung">
      <p>
        Der Anbieter haftet unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper oder Gesundheit, nach dem
        Produkthaftungsgesetz und soweit er eine Garantie übernommen hat. Bei einfacher Fahrlässigkeit haftet er nur für die Verletzung
        wesentlicher Vertragspflichten und begrenzt auf den vertragstypischen, vorhersehbaren Schaden. Wesentlich sind Pflichten, deren
        Erfüllung die ordnungsgemäße Durchführung des Vertrags erst ermöglicht und auf deren Einhaltung der Kunde vertrauen darf. Die
        verschuldensunabhängige Haftung für anfängliche Mängel (§&nbsp;536a Absatz&nbsp;1 BGB) ist ausgeschlossen.
      </p>
    </Section>
    <Section title="Datenschutz und Vertraulichkeit">
      <p>
        Der Anbieter verarbeitet Daten der Meldestelle im Auftrag und nach Weisung des Kunden. Die Parteien schließen dazu einen Vertrag
        nach Artikel&nbsp;28 DSGVO; er geht diesen Bedingungen in Fragen des Datenschutzes vor. Näheres steht in der{" "}
        <a href={paths.privacy}>Datenschutzerklärung</a>. Beide Seiten behandeln vertrauliche Informationen der anderen auch nach dem Ende
        des Vertrags vertraulich.
      </p>
    </Section>
    <Section title="Änderungen dieser Bedingungen">
      <p>
        Der Anbieter darf diese Bedingungen ändern, wenn sich Recht, Technik oder Leistungen ändern und die Änderung den Kunden nicht
        unangemessen benachteiligt. Er teilt sie mindestens sechs Wochen vorher in Textform mit. Sie gilt, wenn der Kunde zustimmt oder ihr
        nicht innerhalb von sechs Wochen widerspricht; auf diese Wirkung weist der Anbieter in der Mitteilung hin. Hauptleistungspflichten
        und Preise werden auf diesem Weg nicht geändert. Widerspricht der Kunde, gelten die bisherigen Bedingungen weiter.
      </p>
    </Section>
    <Section title="Schlussbestimmungen">
      <p>
        Es gilt deutsches Recht ohne das UN-Kaufrecht. Ist der Kunde Kaufmann, eine juristische Person des öffentlichen Rechts oder ein
        öffentlich-rechtliches Sondervermögen, ist Gerichtsstand der Sitz des Anbieters
        {operator.city && ` (derzeit ${operator.city})`}. Ist eine Bestimmung unwirksam, bleiben die übrigen wirksam.
      </p>
      <p>
        Diese Fassung gibt die Bedingungen vom 12. Juli 2024 mit den Änderungen bis zum {formatDay(LAST_CHANGED.terms, "de")} wieder.
        Geändert wurden zuletzt die Preisliste, Laufzeit und Form der Kündigung, der Wechsel des Anbieters, das Vorgehen bei ausbleibender
        Zahlung, die Löschung nach dem Ende und der Sitz des Kunden.
      </p>
    </Section>
  </>
);
