import { paths } from "@hz/contract/paths";
import type { Article } from "../article.ts";
import { hin, Note, Section, Table } from "../prose.tsx";

export const externalBodies: Article = {
  slug: "externe-meldestellen",
  title: "Externe Meldestellen richtig nennen",
  description:
    "BfJ, BaFin, Bundeskartellamt und EU-Stellen: wer wofür zuständig ist und wie Unternehmen nach §\u00a013 Absatz\u00a02 HinSchG klar darüber informieren.",
  topic: "Organisation",
  published: "2026-11-22",
  updated: "2026-11-22",
  Body: () => (
    <>
      <Section title="Ein echtes Wahlrecht">
        <p>
          Wer einen Verstoß melden will, darf wählen: intern oder extern ({hin(7, 1)}). Niemand muss zuerst den internen Weg gehen. Das
          Gesetz empfiehlt ihn nur für den Fall, dass intern wirksam gegen den Verstoß vorgegangen werden kann und keine Repressalien zu
          befürchten sind. Und wer intern gemeldet hat, ohne dass abgeholfen wurde, kann sich danach immer noch extern melden.
        </p>
        <p>
          Für Unternehmen heißt das zweierlei. Sie dürfen den eigenen Kanal attraktiv machen und sollen sogar Anreize setzen ({hin(7, 3)}).
          Sie dürfen die externe Meldung aber weder beschränken noch erschweren. Sätze wie „Wenden Sie sich zuerst an uns“ sind als Bitte
          erlaubt, als Bedingung nicht.
        </p>
      </Section>
      <Section title="Welche Stellen es gibt">
        <Table
          caption="Externe Meldestellen nach dem HinSchG"
          head={["Stelle", "Grundlage", "Zuständig für"]}
          rows={[
            [
              <>
                <a href="https://www.bundesjustizamt.de/" rel="external">
                  Bundesamt für Justiz
                </a>
                , externe Meldestelle des Bundes
              </>,
              hin(19),
              "alles, wofür keine der anderen Stellen zuständig ist",
            ],
            [
              <a key="bafin" href="https://www.bafin.de/" rel="external">
                Bundesanstalt für Finanzdienstleistungsaufsicht (BaFin)
              </a>,
              hin(21),
              "Finanzaufsicht, einschließlich Wertpapierübernahmen, und Geldwäsche, soweit die BaFin Aufsichtsbehörde ist",
            ],
            [
              <a key="bkarta" href="https://www.bundeskartellamt.de/" rel="external">
                Bundeskartellamt
              </a>,
              hin(22),
              "Verstöße gegen das Wettbewerbsrecht und gegen das Gesetz über digitale Märkte",
            ],
            ["Meldestellen der Länder, wo eingerichtet", hin(20), "Landes- und Kommunalverwaltungen des Landes"],
          ]}
        />
        <p>
          Beim Bundeskartellamt gilt eine Besonderheit: Man kann sich jederzeit dorthin wenden, unabhängig davon, wie das interne Verfahren
          ausgeht ({hin(22, 1)}).
        </p>
        <p>
          Hinzu kommen Meldeverfahren von Organen und Einrichtungen der Europäischen Union. Die Gesetzesbegründung nennt das Europäische Amt
          für Betrugsbekämpfung (OLAF), die Agenturen für Seeverkehr (EMSA) und Flugsicherheit (EASA), die Wertpapier- und
          Marktaufsichtsbehörde (ESMA) und die Arzneimittel-Agentur (EMA). Das Büro für Künstliche Intelligenz der Europäischen Kommission
          nimmt seit November 2025 Hinweise auf Verstöße gegen die KI-Verordnung entgegen.
        </p>
      </Section>
      <Section title="Was Sie mitteilen müssen">
        <p>
          Die interne Meldestelle hält für die Beschäftigten klare und leicht zugängliche Informationen über externe Meldeverfahren bereit
          und über die einschlägigen Meldeverfahren von Stellen der Europäischen Union ({hin(13, 2)}). Daraus ergibt sich eine einfache
          Probe:
        </p>
        <ul>
          <li>
            <strong>Klar:</strong> Die Stellen stehen mit Namen, Zuständigkeit und Adresse da. Ein Satz wie „Es bestehen externe
            Meldemöglichkeiten“ genügt nicht.
          </li>
          <li>
            <strong>Leicht zugänglich:</strong> Man findet sie dort, wo man auch intern meldet, ohne Anmeldung und ohne danach zu fragen.
            Wer fragen muss, gibt sich zu erkennen.
          </li>
          <li>
            <strong>Aktuell:</strong> An der Liste steht, von wann sie ist, und jemand prüft sie mindestens einmal im Jahr.
          </li>
        </ul>
        <p>
          Gute Orte sind die Startseite des Meldeportals, das Intranet, der Aushang und die Abschlussnachricht an die hinweisgebende Person.
        </p>
        <Note title="Ein Textvorschlag">
          <p>
            „Sie können frei wählen, ob Sie sich an unsere interne Meldestelle oder an eine externe Meldestelle wenden. Wir möchten Probleme
            bei uns schnell lösen und freuen uns, wenn Sie uns ansprechen. Wenn Sie lieber extern melden oder wenn wir Ihrem Hinweis nicht
            abgeholfen haben, erreichen Sie die externe Meldestelle des Bundes beim Bundesamt für Justiz. Für Finanzdienstleistungen ist die
            BaFin zuständig, für Kartellverstöße das Bundeskartellamt.“
          </p>
        </Note>
      </Section>
      <Section title="Anreize statt Hürden">
        <p>
          Ob jemand den internen Weg wählt, hängt wenig von Appellen ab und viel von Erfahrungen. Was überzeugt, kann jedes Unternehmen tun:
          erreichbar sein, anonyme Meldungen annehmen, schnell bestätigen, verständlich zurückmelden und mindestens einmal im Jahr ohne
          Namen berichten, was aus Hinweisen geworden ist.
        </p>
        <p>
          Vermeiden Sie dagegen alles, was wie Druck wirkt: Klauseln im Arbeitsvertrag, die externe Meldungen an eine Genehmigung binden,
          oder Schulungen, in denen die externe Stelle als Gegner auftritt. Vereinbarungen, die Rechte nach dem Gesetz einschränken, sind
          unwirksam ({hin(39)}), und eine Behinderung kann ein Bußgeld nach sich ziehen ({hin(40, 2, "Nummer\u00a01")}).
        </p>
      </Section>
      <Section title="Was bei einer externen Stelle geschieht">
        <p>
          Auch externe Stellen bestätigen den Eingang spätestens nach sieben Tagen ({hin(28, 1)}) und geben nach drei Monaten eine
          Rückmeldung, in umfangreichen Fällen nach sechs ({hin(28, 4)}). In geeigneten Fällen weisen sie dabei auf die Möglichkeit einer
          internen Meldung hin. Sie informieren und beraten außerdem Personen, die eine Meldung noch erwägen ({hin(24, 2)}).
        </p>
        <p>
          Ein Unternehmen kann von einer externen Meldung als Beteiligter eines Verfahrens erfahren. Dann gilt dieselbe Ruhe wie intern:
          Sachverhalt sichern, niemanden verdächtigen, keine Suche nach der Quelle. Repressalien wegen einer externen Meldung sind genauso
          verboten ({hin(36, 1)}).
        </p>
      </Section>
      <Section title="Die Öffentlichkeit als letzter Weg">
        <p>
          Wer sich an Medien oder soziale Netzwerke wendet, ist nur unter engen Voraussetzungen geschützt: wenn eine externe Meldung
          erfolglos blieb oder wenn besondere Gründe vorliegen, etwa eine unmittelbare oder offenkundige Gefährdung des öffentlichen
          Interesses, drohende Repressalien bei externer Meldung oder die Gefahr, dass Beweise vernichtet werden ({hin(32, 1)}). Auch
          deshalb nützt eine gute Information über die externen Stellen dem Unternehmen: Sie hält Hinweise in geordneten Bahnen.
        </p>
      </Section>
      <Section title="Nächste Schritte">
        <ol>
          <li>Öffnen Sie Ihr Meldeportal wie eine fremde Person, und suchen Sie die externen Stellen.</li>
          <li>Ergänzen Sie, was fehlt, auch branchenspezifische Stellen, und setzen Sie ein Datum daran.</li>
          <li>Streichen Sie Formulierungen, die wie eine Bedingung klingen.</li>
          <li>
            Prüfen Sie das Übrige mit der <a href={`${paths.guide}#checkliste`}>Checkliste im Leitfaden</a>.
          </li>
        </ol>
        <p>
          In der Hinweiszentrale stehen die externen Meldestellen auf jedem Portal, ohne dass jemand danach fragen muss. An die jährliche
          Durchsicht Ihrer eigenen Angaben erinnert die Betriebsbereitschaft.
        </p>
      </Section>
    </>
  ),
};
