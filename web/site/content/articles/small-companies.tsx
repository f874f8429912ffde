import { paths } from "@hz/contract/paths";
import type { Article } from "../article.ts";
import { hin, Note, Section, Table } from "../prose.tsx";

export const smallCompanies: Article = {
  slug: "kleine-unternehmen",
  title: "50 bis 249 Beschäftigte: was möglich ist",
  description:
    "Gemeinsame Meldestelle, Beauftragung Dritter und schlanke Lösungen: was §\u00a014 HinSchG kleineren Unternehmen erlaubt und welche Pflichten bei ihnen bleiben.",
  topic: "Organisation",
  published: "2026-11-22",
  updated: "2026-11-22",
  Body: () => (
    <>
      <Section title="Ab 50 Beschäftigten">
        <p>
          Die Pflicht trifft Beschäftigungsgeber mit in der Regel mindestens 50 Beschäftigten ({hin(12, 2)}). Das Wort „mindestens“ ist
          wichtig: Die Schwelle liegt bei 50, nicht bei 51. Private Beschäftigungsgeber mit 50 bis 249 Beschäftigten müssen ihre Meldestelle
          seit dem 17. Dezember 2023 haben ({hin(42, 1)}).
        </p>
        <p>
          Gezählt werden Köpfe, nicht Vollzeitstellen, und zwar bei jedem Beschäftigungsgeber für sich. Teilzeitkräfte und Auszubildende
          gehören dazu; wer als beschäftigt gilt, steht in {hin(3, 8)}. „In der Regel“ meint den Zustand, der das Unternehmen im Allgemeinen
          kennzeichnet: den Blick zurück und den Ausblick nach vorn. Eine kurze Spitze im Weihnachtsgeschäft begründet die Pflicht nicht,
          eine kurze Delle lässt sie nicht entfallen.
        </p>
        <p>
          In einigen Bereichen, vor allem bei Finanzdienstleistern, gilt die Pflicht unabhängig von der Zahl der Beschäftigten ({hin(12, 3)}
          ).
        </p>
      </Section>
      <Section title="Drei Wege">
        <Table
          caption="Wege zur Meldestelle für 50 bis 249 Beschäftigte"
          head={["Weg", "Grundlage", "Passt, wenn", "Bleibt bei Ihnen"]}
          rows={[
            ["Eigene Person oder Arbeitseinheit", hin(14, 1), "jemand unabhängig und mit etwas Zeit da ist", "alles"],
            [
              "Beauftragter Dritter",
              hin(14, 1),
              "intern niemand ohne Interessenkonflikt zu finden ist",
              "geeignete Maßnahmen, um den Verstoß abzustellen",
            ],
            [
              "Gemeinsame Stelle mehrerer Unternehmen",
              hin(14, 2),
              "Sie mit Nachbarn, Innung oder Verbund zusammenarbeiten",
              "Abstellen des Verstoßes und Rückmeldung an die hinweisgebende Person",
            ],
          ]}
        />
      </Section>
      <Section title="Drei Rechenbeispiele">
        <ul>
          <li>
            <strong>48 Festangestellte, dazu zwei Auszubildende.</strong> Das sind 50 Beschäftigte. Die Pflicht besteht, auch wenn viele
            davon in Teilzeit arbeiten.
          </li>
          <li>
            <strong>44 Beschäftigte, im Sommer zusätzlich 15 Saisonkräfte für acht Wochen.</strong> Das Unternehmen hat in der Regel weniger
            als 50 Beschäftigte. Die kurze Spitze ändert daran nichts.
          </li>
          <li>
            <strong>Zwei Schwestergesellschaften mit 35 und 40 Beschäftigten.</strong> Gezählt wird je Gesellschaft, nicht zusammen. Keine
            von beiden ist allein wegen der Zahl verpflichtet.
          </li>
        </ul>
        <p>
          Wer knapp unter der Schwelle liegt, darf trotzdem eine Meldestelle einrichten. Hinweisgebende Personen sind dort ohnehin
          geschützt, etwa wenn sie sich an eine externe Meldestelle wenden: Das Verbot von Repressalien kennt keine Mindestgröße (
          {hin(36, 1)}).
        </p>
      </Section>
      <Section title="Die gemeinsame Stelle">
        <p>
          Mehrere private Beschäftigungsgeber mit in der Regel 50 bis 249 Beschäftigten können für die Entgegennahme von Meldungen und die
          weiteren vorgesehenen Maßnahmen eine gemeinsame Stelle einrichten und betreiben. Zwei Pflichten bleiben jedoch bei jedem
          Unternehmen selbst: Maßnahmen zu ergreifen, um den Verstoß abzustellen, und der hinweisgebenden Person die Rückmeldung zu geben (
          {hin(14, 2)}).
        </p>
        <p>Eine Vereinbarung sollte deshalb regeln:</p>
        <ul>
          <li>wer Meldungen annimmt, bestätigt und prüft,</li>
          <li>wer in jedem Unternehmen die Rückmeldung verantwortet und bis wann die gemeinsame Stelle zuarbeitet,</li>
          <li>dass Meldungen der Unternehmen streng getrennt bleiben und jedes nur seine eigenen sieht,</li>
          <li>die datenschutzrechtliche Rolle der Beteiligten,</li>
          <li>Kosten, Vertretung, Kündigung und was dann mit laufenden Fällen geschieht.</li>
        </ul>
        <p>
          Technisch heißt getrennt: ein eigener Meldekanal je Unternehmen, ein eigener Kreis von Lesenden und ein eigener Schlüssel. Ein
          gemeinsames Postfach mit Ordnern ist keine Trennung.
        </p>
      </Section>
      <Section title="Ein Dritter als Meldestelle">
        <p>
          Dritte können Kanzleien, Ombudspersonen oder andere Dienstleister sein. Sie entlasten bei Annahme, Prüfung und Dialog und genießen
          oft mehr Vertrauen als jemand aus dem Haus. Nicht abgeben lässt sich die Verantwortung: Die Beauftragung entbindet Sie nicht von
          der Pflicht, selbst geeignete Maßnahmen zu ergreifen, um einen etwaigen Verstoß abzustellen ({hin(14, 1)}). Benennen Sie deshalb
          im Haus eine Person, die mit dem Dritten spricht und handeln kann.
        </p>
        <p>
          Achten Sie auf Interessenkonflikte. Die Kanzlei, die Sie in Arbeitsprozessen vertritt, ist für die Meldestelle selten die beste
          Wahl.
        </p>
      </Section>
      <Section title="Klein heißt: jeder kennt jeden">
        <p>
          In kleinen Betrieben ist nicht das Formular das Problem, sondern die Erkennbarkeit. Drei Dinge helfen mehr als jede Richtlinie:
        </p>
        <ul>
          <li>Die Adresse des Kanals hängt dort, wo man sie abfotografieren kann, ohne gesehen zu werden.</li>
          <li>Der Kanal lässt sich vom privaten Telefon nutzen, auch ohne Namen.</li>
          <li>Die Geschäftsführung sagt öffentlich, dass sie keine Namen wissen will, sondern Probleme.</li>
        </ul>
        <Note title="Aufwand im Verhältnis">
          <p>
            Bei wenigen Meldungen im Jahrzehnt ist eine eigene Abteilung nicht nötig. Nötig sind zwei benannte Personen mit Fachkunde, ein
            Kanal, ein beschriebenes Verfahren und ein jährlicher Probelauf. Ein Bußgeld bis zu 20.000&nbsp;Euro droht, wenn gar keine
            Meldestelle eingerichtet ist und betrieben wird ({hin(40, "2 Nummer\u00a02 und Absatz\u00a06")}).
          </p>
        </Note>
      </Section>
      <Section title="Nächste Schritte">
        <ol>
          <li>Zählen Sie nach Köpfen, mit Rückblick und Ausblick, und legen Sie das Ergebnis ab.</li>
          <li>Entscheiden Sie sich für einen der drei Wege und halten Sie die Gründe fest.</li>
          <li>
            Richten Sie die Stelle ein: <a href={paths.article("meldestelle-einrichten")}>ein Plan für zehn Tage</a>.
          </li>
          <li>
            Gehören Sie zu einer Gruppe, lesen Sie auch den Beitrag{" "}
            <a href={paths.article("meldestelle-im-konzern")}>zur Meldestelle im Konzern</a>.
          </li>
        </ol>
      </Section>
    </>
  ),
};
