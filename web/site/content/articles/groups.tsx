import { paths } from "@hz/contract/paths";
import type { Article } from "../article.ts";
import { hin, Note, Section, Table } from "../prose.tsx";

export const groups: Article = {
  slug: "meldestelle-im-konzern",
  title: "Meldestelle im Konzern: zentral oder lokal",
  description:
    "Darf die Muttergesellschaft die Meldestelle für alle Töchter betreiben? Was das HinSchG erlaubt, was die EU-Kommission anders sieht und was praktisch hilft.",
  topic: "Organisation",
  published: "2026-11-22",
  updated: "2026-11-22",
  Body: () => (
    <>
      <Section title="Die Pflicht trifft jede Gesellschaft">
        <p>
          Das HinSchG kennt keinen Konzern als Verpflichteten. Verpflichtet ist jeder Beschäftigungsgeber mit in der Regel mindestens 50
          Beschäftigten ({hin(12, 2)}), also jede Gesellschaft für sich. Eine Holding mit 20 Beschäftigten hat keine Pflicht, ihre Tochter
          mit 60 schon. Gezählt wird nicht zusammen.
        </p>
      </Section>
      <Section title="Der deutsche Weg: die Mutter als Dritter">
        <p>
          Eine interne Meldestelle kann eingerichtet werden, indem ein Dritter mit den Aufgaben betraut wird ({hin(14, 1)}). Nach der
          Gesetzesbegründung kann Dritter auch eine andere Konzerngesellschaft sein, etwa die Mutter oder eine Schwester. Damit ist in
          Deutschland eine zentrale Meldestelle für mehrere Gesellschaften möglich, auch für solche mit 250 und mehr Beschäftigten.
        </p>
        <p>
          Die Grenze steht im selben Absatz: Jede Gesellschaft bleibt verpflichtet, selbst geeignete Maßnahmen zu ergreifen, um einen
          Verstoß bei sich abzustellen. Die Zentrale prüft, die Tochter handelt.
        </p>
      </Section>
      <Section title="Der europäische Vorbehalt">
        <p>
          Die Europäische Kommission hat 2021 in der Expertengruppe zur Richtlinie (EU) 2019/1937 eine engere Auffassung vertreten: Ein
          ausschließlich zentraler Kanal reiche für Gesellschaften ab 250 Beschäftigten nicht aus. Diese Äußerung bindet Gerichte nicht. Sie
          ist aber der Grund, warum viele Konzerne zweigleisig fahren: eine zentrale Stelle mit Fachkunde und Technik und dazu in jeder
          größeren Gesellschaft eine örtliche Ansprechperson.
        </p>
        <p>
          Haben Sie Gesellschaften in anderen Mitgliedstaaten, gilt dort das dortige Recht. Es kann von der deutschen Lösung abweichen.
          Prüfen Sie jedes Land einzeln.
        </p>
      </Section>
      <Section title="Unter 250: die gemeinsame Stelle">
        <p>
          Für private Beschäftigungsgeber mit 50 bis 249 Beschäftigten gibt es daneben die gemeinsame Stelle ({hin(14, 2)}). Bei ihr bleiben
          das Abstellen des Verstoßes und die Rückmeldung an die hinweisgebende Person bei der einzelnen Gesellschaft. Mehr dazu im Beitrag{" "}
          <a href={paths.article("kleine-unternehmen")}>für 50 bis 249 Beschäftigte</a>.
        </p>
        <Table
          caption="Wer im Konzern was tut"
          head={["Aufgabe", "Mutter als beauftragter Dritter", "Gemeinsame Stelle (50 bis 249)"]}
          rows={[
            ["Meldungen annehmen und bestätigen", "Zentrale", "gemeinsame Stelle"],
            ["Prüfen, Kontakt halten", "Zentrale", "gemeinsame Stelle"],
            ["Rückmeldung an die hinweisgebende Person", "Zentrale, wenn so vereinbart", "einzelne Gesellschaft"],
            ["Verstoß abstellen", "einzelne Gesellschaft", "einzelne Gesellschaft"],
          ]}
        />
      </Section>
      <Section title="Ein Beispiel">
        <p>
          Eine Gruppe besteht aus einer Holding mit 20 Beschäftigten und drei Töchtern mit 60, 180 und 400. Die Holding selbst ist wegen
          ihrer Zahl nicht verpflichtet, die drei Töchter sind es. Die Gruppe entscheidet so:
        </p>
        <ul>
          <li>Die Holding richtet eine Stelle mit zwei geschulten Personen ein und wird von allen drei Töchtern als Dritter betraut.</li>
          <li>
            Jede Tochter hat einen eigenen Kanal unter ihrem Namen und eine Person, die Abhilfe schaffen kann und der Meldestelle
            zuarbeitet.
          </li>
          <li>
            Die Tochter mit 400 Beschäftigten benennt zusätzlich eine örtliche Ansprechperson mit eigenem Zugang. So ist sie auch dann gut
            aufgestellt, wenn sich die engere Auffassung der Kommission durchsetzt.
          </li>
          <li>Meldungen über die Holding gehen an eine außenstehende Ombudsperson.</li>
        </ul>
        <p>
          Die Töchter mit 60 und 180 Beschäftigten hätten auch eine gemeinsame Stelle nach {hin(14, 2)} bilden können. Dann müssten sie die
          Rückmeldungen selbst geben.
        </p>
      </Section>
      <Section title="Vertraulichkeit über Gesellschaftsgrenzen">
        <p>
          Die Zentrale ist rechtlich ein anderes Unternehmen. Wer dort Meldungen liest, muss dazu betraut sein. Alle anderen in der Mutter,
          auch der Vorstand, stehen außerhalb des Kreises nach {hin(8, 1)}. Ebenso wenig darf eine Tochter Fälle einer anderen sehen.
        </p>
        <p>Für die Praxis heißt das:</p>
        <ul>
          <li>
            ein Vertrag, der die Betrauung, die Befugnisse und die Vertraulichkeit regelt, und die passende datenschutzrechtliche
            Vereinbarung,
          </li>
          <li>ein eigener Meldekanal je Gesellschaft mit eigenem Impressum und eigener Datenschutzinformation,</li>
          <li>getrennte Lesekreise und eine Statistik je Gesellschaft,</li>
          <li>eine benannte Person in jeder Gesellschaft, die Abhilfe schaffen kann,</li>
          <li>ein Weg für Meldungen, die die Zentrale selbst oder die örtliche Leitung betreffen.</li>
        </ul>
        <Note title="Sprache und Nähe">
          <p>
            Wer im Werk in Sachsen arbeitet, meldet ungern an eine anonyme Zentrale. Ein Portal, das die eigene Gesellschaft beim Namen
            nennt, und eine Ansprechperson mit Telefonnummer senken die Hürde mehr als jede Kampagne.
          </p>
        </Note>
      </Section>
      <Section title="Häufige Fehler">
        <ul>
          <li>
            Ein einziges Formular für alle, in dem man die Gesellschaft aus einer Liste sucht: Fälle landen falsch und Statistiken stimmen
            nicht.
          </li>
          <li>Die Konzernrevision liest grundsätzlich mit, ohne für die Meldestelle benannt zu sein.</li>
          <li>Niemand in der Tochter weiß, dass sie für die Abhilfe verantwortlich bleibt.</li>
          <li>Die Betriebsräte der Töchter erfahren erst nach dem Start davon.</li>
          <li>Eine Gesellschaft wird verkauft, und niemand hat geregelt, wohin ihre laufenden Fälle gehen.</li>
        </ul>
      </Section>
      <Section title="Nächste Schritte">
        <ol>
          <li>Listen Sie alle Gesellschaften mit Kopfzahl, Land und bestehendem Kanal auf.</li>
          <li>Markieren Sie Gesellschaften ab 250 Beschäftigten und entscheiden Sie dort über eine örtliche Ansprechperson.</li>
          <li>Schließen Sie die Verträge zur Betrauung, und benennen Sie die Verantwortlichen für die Abhilfe.</li>
          <li>
            Binden Sie <a href={paths.article("betriebsrat-und-datenschutz")}>Betriebsräte und Datenschutz</a> ein.
          </li>
        </ol>
        <p>
          In der Hinweiszentrale bekommt jede Gesellschaft einen eigenen Meldekanal, dessen Meldungen nur die dafür benannte Abteilung
          entschlüsseln kann.
        </p>
      </Section>
    </>
  ),
};
