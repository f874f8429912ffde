import { paths } from "@hz/contract/paths";
import type { Article } from "../article.ts";
import { hin, Note, Section } from "../prose.tsx";

export const settingUp: Article = {
  slug: "meldestelle-einrichten",
  title: "In zehn Tagen zur internen Meldestelle",
  description:
    "Ein Plan für zehn Arbeitstage: Personen auswählen, Fachkunde sichern, Verfahren beschreiben, Meldekanal einrichten und die Belegschaft informieren.",
  topic: "Organisation",
  published: "2026-11-22",
  updated: "2026-11-22",
  Body: () => (
    <>
      <Section title="Die Meldestelle sind Menschen">
        <p>
          Eine Software ist keine Meldestelle. Die interne Meldestelle besteht aus Personen, die Meldungen entgegennehmen, prüfen und
          beantworten. Sie betreibt die Meldekanäle, führt das Verfahren und ergreift Folgemaßnahmen ({hin(13, 1)}). Das Gesetz lässt drei
          Formen zu: eine beschäftigte Person, eine Arbeitseinheit aus mehreren Beschäftigten oder ein beauftragter Dritter ({hin(14, 1)}).
          Der folgende Plan passt für ein Unternehmen mit 50 bis einigen Hundert Beschäftigten. Der Betriebsrat, wo es einen gibt, wird von
          Anfang an beteiligt; seine Zustimmung kann den Zeitplan verlängern.
        </p>
      </Section>
      <Section title="Tag 1 und 2: Personen auswählen">
        <p>
          Wer die Aufgabe übernimmt, muss bei ihr unabhängig sein. Andere Aufgaben daneben sind erlaubt, solange sie nicht zu
          Interessenkonflikten führen ({hin(15, 1)}). Bewährt sind Personen aus Compliance, Recht, Revision, Datenschutz oder Qualität.
          Schwierig sind Geschäftsführung, Personalleitung und Leitung der Finanzen, weil Meldungen sie oft betreffen oder sie über die
          Folgen für Beschäftigte entscheiden.
        </p>
        <p>
          Benennen Sie zwei Personen, eine davon als Stellvertretung. Das Gesetz verlangt es nicht ausdrücklich, doch Fristen laufen auch im
          Urlaub. Klären Sie gleich mit, an wen sich jemand wendet, wenn eine der beiden selbst betroffen ist.
        </p>
      </Section>
      <Section title="Tag 3: Befugnisse schriftlich geben">
        <p>
          Die Meldestelle braucht die Befugnisse für ihre Arbeit, vor allem zum Prüfen von Meldungen und zum Ergreifen von Folgemaßnahmen (
          {hin(12, 4)}). Ein Bestellungsschreiben auf einer Seite genügt. Es nennt:
        </p>
        <ul>
          <li>wer benannt ist und wer vertritt,</li>
          <li>dass die Meldestelle bei dieser Tätigkeit keinen Weisungen zum Ergebnis unterliegt,</li>
          <li>Zugang zu Unterlagen und Gesprächspartnern,</li>
          <li>Zeit und Mittel, auch für externe Hilfe,</li>
          <li>
            Verschwiegenheit nach {hin(8)} und die Grenzen der Weitergabe nach {hin(9)}.
          </li>
        </ul>
      </Section>
      <Section title="Tag 4 und 5: Fachkunde sichern">
        <p>
          Der Beschäftigungsgeber sorgt dafür, dass die beauftragten Personen die notwendige Fachkunde haben ({hin(15, 2)}). Wie sie
          erworben wird, lässt das Gesetz offen; ein bestimmtes Zertifikat ist nicht vorgeschrieben. Zwei Tage Schulung mit Fallbeispielen
          sind ein vernünftiger Anfang. Inhalt sollten sein: Anwendungsbereich, Vertraulichkeit, Verfahren und Fristen, Gesprächsführung,
          Datenschutz, Schutz vor Repressalien. Heben Sie den Nachweis auf, und planen Sie die Auffrischung.
        </p>
      </Section>
      <Section title="Tag 6: Verfahren beschreiben">
        <p>Auf zwei Seiten steht, was nach einer Meldung geschieht:</p>
        <ol>
          <li>Eingang bestätigen, spätestens nach sieben Tagen ({hin(17, 1)}),</li>
          <li>prüfen, ob der gemeldete Verstoß unter {hin(2)} fällt,</li>
          <li>Kontakt mit der hinweisgebenden Person halten,</li>
          <li>Stichhaltigkeit prüfen und bei Bedarf nachfragen,</li>
          <li>Folgemaßnahmen ergreifen ({hin(18)}),</li>
          <li>Rückmeldung geben, spätestens drei Monate nach der Eingangsbestätigung ({hin(17, 2)}).</li>
        </ol>
        <p>
          Dazu kommen Regeln für Befangenheit, für eilige Fälle und für die Löschung. Wie die Fristen genau laufen, zeigt der Beitrag{" "}
          <a href={paths.article("fristen-berechnen")}>zur Fristberechnung</a>.
        </p>
      </Section>
      <Section title="Tag 7: Meldekanal einrichten">
        <p>
          Gefordert ist ein Kanal für mündliche Meldungen oder für Meldungen in Textform. Auf Wunsch der hinweisgebenden Person ist in
          angemessener Zeit ein persönliches Treffen zu ermöglichen ({hin(16, 3)}). Zugriff haben nur die zuständigen und die sie
          unterstützenden Personen ({hin(16, 2)}). Ein Briefkasten und eine Telefonnummer können genügen. Ein Online-Portal hat den Vorteil,
          dass es rund um die Uhr erreichbar ist, den Eingang belegt und einen Dialog auch ohne Namen erlaubt.
        </p>
        <p>
          Öffnen müssen Sie den Kanal für Beschäftigte und überlassene Leiharbeitskräfte; für Lieferanten und andere Geschäftskontakte
          dürfen Sie es ({hin(16, 1)}).
        </p>
      </Section>
      <Section title="Tag 8: Datenschutz abschließen">
        <p>
          Information nach Artikel&nbsp;13 DSGVO für den Kanal, Eintrag im Verzeichnis der Verarbeitungstätigkeiten, Vertrag zur
          Auftragsverarbeitung mit dem Anbieter, Folgenabschätzung und Löschregel gehören vor den Start. Einzelheiten stehen im Beitrag{" "}
          <a href={paths.article("betriebsrat-und-datenschutz")}>über Betriebsrat und Datenschutz</a>.
        </p>
      </Section>
      <Section title="Tag 9: Probelauf">
        <p>
          Geben Sie eine Probemeldung ab, am besten vom privaten Telefon. Messen Sie: Wer hat wann davon erfahren? Kam die Bestätigung an?
          Ließ sich der Fall mit dem Passwort wieder öffnen? Hat die Stellvertretung Zugriff? Was passiert, wenn die Meldung die Meldestelle
          selbst betrifft? Löschen Sie die Probemeldung danach.
        </p>
      </Section>
      <Section title="Tag 10: Belegschaft informieren">
        <p>
          Informieren Sie klar und leicht zugänglich über das interne Verfahren ({hin(7, 3)}) und über die externen Meldestellen (
          {hin(13, 2)}). Gut sind drei Wege zugleich: eine Nachricht an alle, eine feste Seite im Intranet und ein Aushang, den man lesen
          kann, ohne aufzufallen. Nennen Sie Namen und Gesicht der Meldestelle. Menschen vertrauen Menschen.
        </p>
        <Note title="Rechnen Sie mit wenigen Meldungen">
          <p>
            In einem Unternehmen mit hundert Beschäftigten können Jahre zwischen zwei Meldungen liegen. Entscheidend ist, dass am Tag der
            ersten noch jemand weiß, was zu tun ist. Wiederholen Sie den Probelauf einmal im Jahr.
          </p>
        </Note>
      </Section>
      <Section title="Nächste Schritte">
        <ol>
          <li>Tragen Sie die zehn Tage mit Namen in einen Kalender ein.</li>
          <li>Führen Sie ein Gespräch mit dem Betriebsrat, bevor Sie den Kanal auswählen.</li>
          <li>Legen Sie den Tag des nächsten Probelaufs fest.</li>
        </ol>
        <p>
          In der Hinweiszentrale prüft die Betriebsbereitschaft je Meldekanal, ob Schlüssel, Vertretung, Pflichtangaben, Fachkunde und
          E-Mail stimmen. Von dort geht auch die Probemeldung den echten Weg; in Statistiken zählt sie nicht.
        </p>
      </Section>
    </>
  ),
};
