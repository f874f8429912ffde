import { paths } from "@hz/contract/paths";
import type { Article } from "../article.ts";
import { hin, Note, Section, Table } from "../prose.tsx";

export const documentation: Article = {
  slug: "dokumentation-und-loeschung",
  title: "Dokumentieren und löschen nach § 11",
  description:
    "Was die Meldestelle festhalten muss, wie mündliche Meldungen protokolliert werden und wann die Dokumentation nach §\u00a011 HinSchG zu löschen ist.",
  topic: "Fristen und Verfahren",
  published: "2026-11-22",
  updated: "2026-11-22",
  Body: () => (
    <>
      <Section title="Alles, dauerhaft abrufbar, vertraulich">
        <p>
          Wer in der Meldestelle Meldungen entgegennimmt, dokumentiert alle eingehenden Meldungen in dauerhaft abrufbarer Weise und beachtet
          dabei das Vertraulichkeitsgebot ({hin(11, 1)}). „Alle“ heißt: auch die, die sich als unbegründet erweisen, die außerhalb des
          Anwendungsbereichs liegen oder die jemand im Flur zuruft.
        </p>
        <p>Bewährt hat sich eine Akte je Fall mit diesen Angaben:</p>
        <ul>
          <li>Tag und Weg des Eingangs, Wortlaut der Meldung, Anhänge,</li>
          <li>Tag und Wortlaut der Eingangsbestätigung,</li>
          <li>Ergebnis der Prüfung, ob der Anwendungsbereich eröffnet ist ({hin(2)}) und ob die Meldung stichhaltig ist,</li>
          <li>alle Nachrichten mit der hinweisgebenden Person,</li>
          <li>ergriffene und geplante Folgemaßnahmen mit Gründen ({hin(18)}),</li>
          <li>Weitergaben von Namen mit Grundlage und Einwilligung ({hin(9)}),</li>
          <li>Tag und Inhalt der Rückmeldung, Abschluss und sein Grund.</li>
        </ul>
        <p>
          Schreiben Sie sachlich. Was in der Akte steht, kann später einem Gericht, einer Behörde oder über ein Auskunftsersuchen der
          beschuldigten Person vorliegen. Wertungen über Menschen gehören nicht hinein, Feststellungen schon.
        </p>
      </Section>
      <Section title="Mündliche Meldungen">
        <p>
          Meldekanäle müssen Meldungen in mündlicher Form oder in Textform ermöglichen, und auf Wunsch ist ein persönliches Treffen
          einzurichten ({hin(16, 3)}). Wie das Gesagte festgehalten wird, hängt von der Einwilligung ab.
        </p>
        <Table
          caption="Festhalten mündlicher Meldungen nach §&nbsp;11 HinSchG"
          head={["Weg", "Mit Einwilligung", "Ohne Einwilligung"]}
          rows={[
            [
              <>Telefon und andere Sprachübermittlung ({hin(11, 2)})</>,
              "dauerhaft abrufbare Tonaufzeichnung oder vollständige, genaue Niederschrift (Wortprotokoll)",
              "Zusammenfassung des Inhalts durch die zuständige Person (Inhaltsprotokoll)",
            ],
            [
              <>Persönliches Treffen ({hin(11, 3)})</>,
              "vollständige und genaue Aufzeichnung des Gesprächs",
              "keine vollständige Aufzeichnung; fassen Sie den Inhalt zusammen",
            ],
          ]}
        />
        <p>
          In jedem Fall bekommt die hinweisgebende Person Gelegenheit, das Protokoll zu prüfen, zu berichtigen und durch Unterschrift oder
          elektronisch zu bestätigen. Wurde aus einer Tonaufzeichnung ein Protokoll gemacht, ist die Aufzeichnung zu löschen, sobald das
          Protokoll fertig ist ({hin(11, 4)}).
        </p>
        <p>
          Fragen Sie deshalb zu Beginn eines Gesprächs nach der Einwilligung und halten Sie die Antwort fest. Ohne sie läuft kein
          Aufnahmegerät, auch nicht „nur für die eigenen Notizen“.
        </p>
      </Section>
      <Section title="Drei Jahre nach Abschluss wird gelöscht">
        <p>
          Die Dokumentation wird drei Jahre nach Abschluss des Verfahrens gelöscht ({hin(11, 5)}). Drei Jahre sind die Regel, keine
          Mindestzeit. Länger aufbewahren darf man sie nur, um Anforderungen dieses Gesetzes oder anderer Rechtsvorschriften zu erfüllen,
          solange das erforderlich und verhältnismäßig ist.
        </p>
        <p>
          Die Zeit beginnt mit dem Abschluss des Verfahrens, nicht mit dem Eingang. Legen Sie deshalb für jeden Fall ein Abschlussdatum
          fest. Fälle ohne Abschluss werden nie löschreif und sind ein häufiger Fund bei Prüfungen. Wird ein Fall wieder aufgenommen, zählt
          der neue Abschluss.
        </p>
        <Note title="Beispiel">
          <p>
            Eine Meldung geht am 4. Mai 2026 ein. Am 30. September 2026 ist das Verfahren abgeschlossen. Löschen Sie die Dokumentation mit
            Ablauf des 30. September 2029. Läuft dann ein Kündigungsschutzprozess, in dem sie gebraucht wird, halten Sie den Grund und einen
            Tag fest, an dem Sie ihn erneut prüfen.
          </p>
        </Note>
      </Section>
      <Section title="Ausnahmen, sauber begründet">
        <p>Wer über die drei Jahre hinausgeht, sollte vier Fragen schriftlich beantworten können:</p>
        <ol>
          <li>Welche Vorschrift oder welches laufende Verfahren verlangt die Aufbewahrung?</li>
          <li>Wird wirklich die ganze Akte gebraucht, oder genügt ein Teil?</li>
          <li>Wer hat entschieden, und wann wird erneut geprüft?</li>
          <li>Wer hat in dieser Zeit noch Zugriff?</li>
        </ol>
        <p>
          Meldungen, die nicht unter das HinSchG fallen, etwa Verstöße gegen reine Hausregeln, brauchen eine eigene Regel. Dort trägt{" "}
          {hin(11)} die Speicherung nicht, und es gilt der allgemeine Grundsatz der Speicherbegrenzung (Artikel&nbsp;5 Absatz&nbsp;1
          Buchstabe e DSGVO). Sie werden meist früher zu löschen sein.
        </p>
      </Section>
      <Section title="Wer die Akte sehen darf">
        <p>
          Für die Dokumentation gilt derselbe enge Kreis wie für die Meldung selbst: die zuständigen Personen und die, die sie unterstützen
          ({hin(8, 1)}). Revision, Personalabteilung oder Geschäftsführung erhalten bei Bedarf einen Auszug, kein Leserecht. Halten Sie
          fest, wer die Akte wann geöffnet hat. Das schützt die hinweisgebende Person und im Streitfall auch die Meldestelle, weil sich
          zeigen lässt, von wem eine Indiskretion nicht stammen kann.
        </p>
        <p>
          Ein Bericht an die Leitung gehört nicht in die Fallakte, sondern daneben: Anzahl, Themen, Dauer, Ergebnis. Bei sehr kleinen Zahlen
          fassen Sie Gruppen zusammen, damit aus „eine Meldung aus dem Vertrieb“ kein Name wird.
        </p>
      </Section>
      <Section title="Löschen heißt überall">
        <p>
          Zur Dokumentation gehören Kopien: heruntergeladene Anhänge, Ausdrucke, Notizen in anderen Programmen, weitergeleitete E-Mails.
          Vermeiden Sie Kopien, dann müssen Sie später keine suchen. Was als Nachweis bleiben darf, ist ein Löschprotokoll ohne Inhalt: dass
          eine Akte mit dieser Nummer an diesem Tag aus diesem Grund gelöscht wurde, und wer es getan hat. Auch eine Statistik ohne
          Personenbezug darf bleiben.
        </p>
      </Section>
      <Section title="Nächste Schritte">
        <ol>
          <li>Prüfen Sie, ob jeder abgeschlossene Fall ein Abschlussdatum hat.</li>
          <li>Legen Sie einen festen Tag im Vierteljahr fest, an dem Löschungen erledigt werden.</li>
          <li>Nehmen Sie die Regeln in Ihr Löschkonzept und in das Verzeichnis der Verarbeitungstätigkeiten auf.</li>
          <li>
            Stimmen Sie sie mit Datenschutz und Betriebsrat ab:{" "}
            <a href={paths.article("betriebsrat-und-datenschutz")}>worauf es dabei ankommt</a>.
          </li>
        </ol>
        <p>
          In der Hinweiszentrale beginnt die Frist mit dem Abschluss des Falls von selbst. Dreißig Tage vor dem Löschen sehen Sie eine
          Liste; wo Sie die Akte noch brauchen, setzen Sie eine Aufbewahrungssperre mit Grund und Prüfdatum.
        </p>
      </Section>
    </>
  ),
};
