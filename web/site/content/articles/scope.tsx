import { paths } from "@hz/contract/paths";
import type { Article } from "../article.ts";
import { hin, Note, Section, Table } from "../prose.tsx";

export const scope: Article = {
  slug: "was-gemeldet-werden-kann",
  title: "Was gemeldet werden kann nach § 2",
  description:
    "Straftaten, bestimmte Ordnungswidrigkeiten und viele Vorschriften der EU: was unter das HinSchG fällt und was mit allen anderen Hinweisen geschieht.",
  topic: "Fristen und Verfahren",
  published: "2026-11-22",
  updated: "2026-11-22",
  Body: () => (
    <>
      <Section title="Warum die Prüfung zählt">
        <p>
          Das Hinweisgeberschutzgesetz schützt nicht jede Beschwerde. Die Meldestelle prüft deshalb bei jeder Meldung, ob der gemeldete
          Verstoß in den sachlichen Anwendungsbereich fällt ({hin(17, 1)}). Davon hängt ab, auf welcher Grundlage sie Daten verarbeitet,
          welche Regeln für die Aufbewahrung gelten und ob der besondere Schutz vor Repressalien greift.
        </p>
        <p>
          Von der hinweisgebenden Person verlangt das Gesetz keine juristische Einordnung. Es genügt, dass sie hinreichenden Grund zu der
          Annahme hatte, der Verstoß falle darunter ({hin(33, 1)}). Der Ton gegenüber Menschen, die sich darin irren, sollte derselbe sein
          wie gegenüber allen anderen.
        </p>
      </Section>
      <Section title="Die drei großen Gruppen">
        <Table
          caption="Sachlicher Anwendungsbereich, vereinfacht"
          head={["Gruppe", "Grundlage", "Beispiele"]}
          rows={[
            ["Straftaten", hin(2, 1, "Nummer\u00a01"), "Betrug, Untreue, Bestechung, Diebstahl, Körperverletzung"],
            [
              "Ordnungswidrigkeiten, wenn die Vorschrift Leben, Leib oder Gesundheit oder die Rechte von Beschäftigten oder ihrer Vertretungen schützt",
              hin(2, 1, "Nummer\u00a02"),
              "fehlende Schutzausrüstung, überlange Arbeitszeiten, Verstöße gegen den Mindestlohn, unterlassene Auskunft an den Betriebsrat",
            ],
            [
              "Verstöße gegen aufgezählte Vorschriften des Bundes, der Länder und der EU",
              hin(2, 1, "ab Nummer\u00a03"),
              "Geldwäsche, Produktsicherheit, Umwelt, Datenschutz, IT-Sicherheit, Vergabe, Steuern von Gesellschaften, Wettbewerb",
            ],
          ]}
        />
        <p>
          Hinzu kommen Verstöße gegen den Schutz der finanziellen Interessen der Europäischen Union und gegen Vorschriften des Binnenmarkts
          ({hin(2, 2)}). Die Aufzählung ist lang und ändert sich; lesen Sie im Zweifel die geltende Fassung.
        </p>
      </Section>
      <Section title="Was ein Verstoß ist">
        <p>
          Verstöße sind Handlungen oder Unterlassungen im Rahmen einer beruflichen, unternehmerischen oder dienstlichen Tätigkeit, die
          rechtswidrig sind und den genannten Bereich betreffen. Auch missbräuchliches Verhalten kann genügen, wenn es dem Ziel der
          Vorschriften zuwiderläuft ({hin(3, 2)}). Informationen über Verstöße sind begründete Verdachtsmomente oder Wissen über
          tatsächliche oder mögliche Verstöße, die begangen wurden oder sehr wahrscheinlich begangen werden, und über Versuche, sie zu
          verschleiern ({hin(3, 3)}).
        </p>
        <p>
          Daraus folgt: Es muss noch nichts passiert sein. Und ein begründeter Verdacht reicht, ein Gefühl nicht. Die Grenze ist fließend.
          Die Meldestelle hilft mit Rückfragen, aus einem Eindruck Tatsachen zu machen.
        </p>
      </Section>
      <Section title="Was nicht darunterfällt">
        <ul>
          <li>Verstöße gegen reine Hausregeln, etwa zur Kleiderordnung oder zu Parkplätzen,</li>
          <li>Konflikte im Team und Kritik an Führung, solange keine geschützte Vorschrift verletzt ist,</li>
          <li>privates Fehlverhalten ohne Bezug zur beruflichen Tätigkeit.</li>
        </ul>
        <p>
          Bei Belästigung, Mobbing und Diskriminierung kommt es darauf an. Sind Straftaten oder geschützte Ordnungswidrigkeiten berührt, ist
          das Gesetz anwendbar; sonst ist oft die Beschwerdestelle nach §&nbsp;13 AGG der richtige Ort. Für einige Bereiche gehen besondere
          Vorschriften über Meldungen vor ({hin(4)}), und Verschlusssachen sowie bestimmte Berufsgeheimnisse, etwa von Anwältinnen und
          Ärzten, sind grundsätzlich ausgenommen ({hin(5)}).
        </p>
      </Section>
      <Section title="Geschäftsgeheimnisse sind kein Hindernis">
        <p>
          Viele Beschäftigte fürchten, mit einer Meldung Geheimnisse ihres Arbeitgebers zu verraten. Das Gesetz nimmt ihnen diese Sorge
          weitgehend: Ein Geschäftsgeheimnis darf an eine zuständige Meldestelle weitergegeben werden, wenn die Person hinreichenden Grund
          zu der Annahme hatte, dass das notwendig ist, um einen Verstoß aufzudecken, und wenn sie im Übrigen geschützt ist ({hin(6, 1)}).
          Ähnliches gilt für vertragliche Verschwiegenheitspflichten ({hin(6, 2)}). Die Meldestelle muss das Geheimnis ihrerseits wahren (
          {hin(6, 3)}).
        </p>
      </Section>
      <Section title="Was mit allen anderen Hinweisen geschieht">
        <p>
          Ein Hinweis außerhalb des Anwendungsbereichs ist nicht wertlos. Antworten Sie auch hier: Sagen Sie, dass Sie nicht zuständig sind,
          und nennen Sie die Stelle, die es ist, ohne den Fall selbst dorthin zu geben. Denn das Vertraulichkeitsgebot gilt unabhängig von
          der Zuständigkeit ({hin(8, 2)}). Weiterleiten dürfen Sie nur, wenn die Person das möchte.
        </p>
        <p>
          Manche Unternehmen öffnen ihren Kanal bewusst weiter, etwa für Verstöße gegen den Verhaltenskodex. Das ist zulässig, braucht aber
          eine eigene Rechtsgrundlage für die Daten und eine eigene Löschregel. Trennen Sie solche Fälle sichtbar von denen nach dem
          HinSchG.
        </p>
        <Note title="Eine Formulierung">
          <p>
            „Vielen Dank für Ihren Hinweis. Was Sie schildern, fällt nach unserer Prüfung nicht unter das Hinweisgeberschutzgesetz, weil
            keine der dort genannten Vorschriften betroffen ist. Zuständig ist die Beschwerdestelle in der Personalabteilung. Möchten Sie,
            dass wir den Hinweis dorthin geben? Ohne Ihre Zustimmung erfährt dort niemand davon.“
          </p>
        </Note>
      </Section>
      <Section title="Kategorien, die helfen">
        <p>
          Ein Meldeformular sollte nicht nach Paragraphen fragen, sondern nach Themen: Korruption, Betrug, Arbeitsschutz, Rechte von
          Beschäftigten, Umwelt, Datenschutz, Wettbewerb. Ein Feld „Sonstiges oder unsicher“ gehört immer dazu. Die rechtliche Einordnung
          ist Aufgabe der Meldestelle und gehört mit einem Satz Begründung in die{" "}
          <a href={paths.article("dokumentation-und-loeschung")}>Fallakte</a>.
        </p>
      </Section>
      <Section title="Nächste Schritte">
        <ol>
          <li>Legen Sie sich eine Liste der Vorschriften an, die für Ihre Branche typisch sind.</li>
          <li>Schreiben Sie die Prüfung des Anwendungsbereichs als festen Schritt in Ihr Verfahren.</li>
          <li>Bereiten Sie eine freundliche Antwort für Hinweise außerhalb des Anwendungsbereichs vor.</li>
          <li>
            Lesen Sie, wen Sie über <a href={paths.article("externe-meldestellen")}>externe Meldestellen</a> informieren müssen.
          </li>
        </ol>
      </Section>
    </>
  ),
};
