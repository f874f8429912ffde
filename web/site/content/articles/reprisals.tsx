import { paths } from "@hz/contract/paths";
import type { Article } from "../article.ts";
import { hin, Note, Section, Table } from "../prose.tsx";

export const reprisals: Article = {
  slug: "repressalien-und-beweislast",
  title: "Repressalien und Beweislast nach § 36",
  description:
    "Was als Repressalie gilt, wann die Beweislastumkehr des §\u00a036 HinSchG greift, wer geschützt ist und wie Arbeitgeber Entscheidungen sauber festhalten.",
  topic: "Schutz",
  published: "2026-11-22",
  updated: "2026-11-22",
  Body: () => (
    <>
      <Section title="Das Verbot">
        <p>
          Gegen hinweisgebende Personen gerichtete Repressalien sind verboten. Das gilt auch für die Androhung und den Versuch ({hin(36, 1)}
          ). Repressalien sind Handlungen oder Unterlassungen im Zusammenhang mit der beruflichen Tätigkeit, die eine Reaktion auf eine
          Meldung oder Offenlegung sind und durch die ein ungerechtfertigter Nachteil entsteht oder entstehen kann ({hin(3, 6)}).
        </p>
        <p>Beispiele aus der Richtlinie (EU) 2019/1937 und der Gesetzesbegründung:</p>
        <ul>
          <li>Kündigung, Suspendierung, Abmahnung, Disziplinarmaßnahmen,</li>
          <li>Versagung einer Beförderung, andere Aufgaben, anderer Arbeitsort, weniger Gehalt,</li>
          <li>schlechtes Zeugnis, keine Weiterbildung, keine Verlängerung eines befristeten Vertrags,</li>
          <li>Einschüchterung, Mobbing, Ausgrenzung, Rufschädigung,</li>
          <li>vorzeitiges Ende eines Werk- oder Dienstvertrags.</li>
        </ul>
      </Section>
      <Section title="Wer geschützt ist">
        <p>Der Schutz setzt drei Dinge voraus ({hin(33, 1)}):</p>
        <ol>
          <li>Die Person hat intern oder extern gemeldet oder unter den Voraussetzungen des {hin(32)} offengelegt.</li>
          <li>Sie hatte hinreichenden Grund zu der Annahme, dass ihre Informationen der Wahrheit entsprechen.</li>
          <li>Die Informationen betreffen Verstöße im Anwendungsbereich, oder sie durfte das annehmen.</li>
        </ol>
        <p>
          Es kommt also nicht darauf an, ob sich der Verdacht bestätigt. Der gute Glaube genügt, wenn er auf Tatsachen beruht. Keinen Schutz
          hat, wer wissentlich Falsches meldet; bei vorsätzlich oder grob fahrlässig unrichtigen Meldungen muss die Person sogar den Schaden
          ersetzen ({hin(38)}).
        </p>
        <p>
          Geschützt sind nicht nur Angestellte, sondern alle natürlichen Personen, die im beruflichen Zusammenhang von Verstößen erfahren
          haben ({hin(1, 1)}). Der Schutz erstreckt sich auf Menschen, die vertraulich geholfen haben, und auf Dritte, die mit der Person
          verbunden sind, etwa Kolleginnen oder Angehörige im selben Betrieb ({hin(34)}).
        </p>
      </Section>
      <Section title="Die Beweislastumkehr">
        <p>
          Ihr Kern steht in {hin(36, 2)}: Erleidet eine hinweisgebende Person eine Benachteiligung im Zusammenhang mit ihrer beruflichen
          Tätigkeit und macht sie geltend, dass dies infolge einer Meldung geschah, wird vermutet, dass es eine Repressalie ist. Dann muss
          die Gegenseite beweisen, dass die Benachteiligung auf hinreichend gerechtfertigten Gründen beruht oder nichts mit der Meldung zu
          tun hatte.
        </p>
        <Table
          caption="Wer was darlegen muss"
          head={["Frage", "Hinweisgebende Person", "Gegenseite, meist der Arbeitgeber"]}
          rows={[
            ["Gab es eine geschützte Meldung?", "legt sie dar", "kann bestreiten"],
            ["Gab es eine Benachteiligung?", "legt sie dar", "kann bestreiten"],
            ["War die Meldung der Grund?", "macht es geltend", "muss das Gegenteil beweisen"],
            ["Gab es gerechtfertigte Gründe?", "keine Beweislast", "muss sie beweisen"],
          ]}
        />
        <p>
          Die Vermutung ist kein Kündigungsschutz auf Vorrat. Wer meldet, kann weiterhin aus sachlichen Gründen versetzt, beurteilt oder
          gekündigt werden. Nur müssen diese Gründe belegbar sein und auch ohne die Meldung tragen. Das Landesarbeitsgericht Niedersachsen
          hat im November 2024 betont, dass zunächst dargelegt werden muss, dass der gemeldete Verstoß überhaupt unter das Gesetz fällt.
        </p>
      </Section>
      <Section title="Ein Beispiel">
        <p>
          Ein Schichtleiter meldet im März fehlende Schutzeinrichtungen. Im Mai wird er in eine andere Schicht versetzt und verliert
          Zuschläge. Er macht geltend, das sei die Antwort auf seine Meldung. Nun muss der Arbeitgeber zeigen, dass es andere Gründe gab.
          Gelingt ihm das mit einem Schichtplan, der schon im Februar beschlossen war und fünf weitere Personen betraf, ist die Vermutung
          widerlegt. Gibt es nur die Erklärung, „das habe sich so ergeben“, ist sie es nicht.
        </p>
        <p>
          Das Beispiel zeigt auch, warum Vertraulichkeit beide Seiten schützt: Kannte die Person, die den Plan machte, die Meldung nicht,
          ist der Zusammenhang schon deshalb fernliegend.
        </p>
      </Section>
      <Section title="Folgen eines Verstoßes">
        <p>
          Wer gegen das Verbot verstößt, muss der hinweisgebenden Person den Schaden ersetzen ({hin(37, 1)}). Ein Anspruch auf ein
          Arbeitsverhältnis oder auf beruflichen Aufstieg entsteht dadurch nicht ({hin(37, 2)}). Daneben drohen Bußgelder: Das Ergreifen
          einer Repressalie und ihr Versuch können mit bis zu 50.000&nbsp;Euro geahndet werden ({hin(40, "2, 5 und 6")}). Wird eine
          Repressalie ergriffen, verzehnfacht sich dieser Höchstbetrag für Unternehmen ({hin(40, 6)}, §&nbsp;30 Absatz&nbsp;2 Satz 3 OWiG).
        </p>
        <p>Vereinbarungen, die diese Rechte einschränken, sind unwirksam ({hin(39)}).</p>
      </Section>
      <Section title="Was Arbeitgeber tun können">
        <p>
          Der beste Schutz vor dem Vorwurf ist, dass Entscheidende die Meldung nicht kennen. Wer nichts weiß, kann nicht vergelten. Genau
          das verlangt das Vertraulichkeitsgebot ohnehin ({hin(8)}). Darüber hinaus hilft:
        </p>
        <ul>
          <li>Gründe für Personalentscheidungen zeitnah und unabhängig vom Fall festhalten,</li>
          <li>gleiche Maßstäbe anlegen und Vergleichsfälle nennen können,</li>
          <li>Führungskräfte schulen, auch im Umgang mit dem eigenen Ärger,</li>
          <li>nach dem Abschluss eines Falls nachfragen, ob Nachteile entstanden sind, etwa nach einem, drei, sechs und zwölf Monaten.</li>
        </ul>
        <Note title="Wenn Sie selbst betroffen sind">
          <p>
            Schreiben Sie auf, was wann geschah, und heben Sie den Nachweis Ihrer Meldung auf: Datum, Fallnummer, Eingangsbestätigung.
            Wenden Sie sich früh an eine Beratung, eine Gewerkschaft, den Betriebsrat oder eine externe Meldestelle. Fristen, etwa für eine
            Kündigungsschutzklage, laufen unabhängig davon.
          </p>
        </Note>
      </Section>
      <Section title="Nächste Schritte">
        <ol>
          <li>Sagen Sie in der Verfahrensbeschreibung ausdrücklich, dass Repressalien verboten sind und wem man sie meldet.</li>
          <li>Legen Sie fest, wer nach Abschluss eines Falls nachfragt.</li>
          <li>
            Prüfen Sie, wer Namen erfährt: <a href={paths.article("vertraulichkeit")}>Vertraulichkeit nach §&nbsp;8 und §&nbsp;9</a>.
          </li>
        </ol>
      </Section>
    </>
  ),
};
