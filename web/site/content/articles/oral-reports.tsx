import { paths } from "@hz/contract/paths";
import type { Article } from "../article.ts";
import { hin, Note, Section, Table } from "../prose.tsx";

export const oralReports: Article = {
  slug: "muendliche-meldungen",
  title: "Mündliche Meldungen am Telefon und vor Ort",
  description:
    "Telefon, Sprachnachricht, persönliches Treffen: was das HinSchG verlangt, wie ein gutes Gespräch läuft und wie Sie es mit oder ohne Aufzeichnung festhalten.",
  topic: "Fristen und Verfahren",
  published: "2026-11-22",
  updated: "2026-11-22",
  Body: () => (
    <>
      <Section title="Was das Gesetz verlangt">
        <p>
          Interne Meldekanäle müssen Meldungen in mündlicher Form oder in Textform ermöglichen ({hin(16, 3)}). Das Wort „oder“ ist wichtig:
          Ein Kanal in Textform genügt. Bieten Sie mündliche Meldungen an, müssen sie per Telefon oder mit einer anderen Art der
          Sprachübermittlung möglich sein.
        </p>
        <p>
          Unabhängig davon hat die hinweisgebende Person einen Anspruch auf Begegnung: Auf ihr Ersuchen ist innerhalb einer angemessenen
          Zeit ein persönliches Treffen mit einer für die Entgegennahme zuständigen Person zu ermöglichen. Mit ihrer Einwilligung kann es
          auch per Bild- und Tonübertragung stattfinden ({hin(16, 3)}). Nicht die Meldestelle entscheidet also, ob ein Gespräch nötig ist.
        </p>
      </Section>
      <Section title="Festhalten: drei Formen">
        <Table
          caption="Dokumentation mündlicher Meldungen"
          head={["Form", "Einwilligung nötig", "Grundlage"]}
          rows={[
            ["Tonaufzeichnung, dauerhaft abrufbar", "ja", hin(11, "2 und 3")],
            ["Wortprotokoll, vollständig und genau", "ja", hin(11, "2 und 3")],
            ["Inhaltsprotokoll, eine Zusammenfassung", "nein", hin(11, 2)],
          ]}
        />
        <p>
          Für Telefon und Sprachübermittlung regelt {hin(11, 2)} ausdrücklich, dass ohne Einwilligung eine Zusammenfassung zu erstellen ist.
          Beim persönlichen Treffen erlaubt {hin(11, 3)} eine vollständige und genaue Aufzeichnung nur mit Zustimmung. Fassen Sie auch dort
          zusammen, wenn sie fehlt. Dokumentieren müssen Sie in jedem Fall ({hin(11, 1)}).
        </p>
        <p>
          Heimliches Mitschneiden ist nicht nur unzulässig, sondern kann strafbar sein (§&nbsp;201 StGB). Schalten Sie Aufzeichnungen in
          Telefonanlage und Videokonferenz vorher ab, auch automatische Mitschriften.
        </p>
      </Section>
      <Section title="Prüfen und bestätigen lassen">
        <p>
          Die hinweisgebende Person erhält Gelegenheit, das Protokoll zu prüfen, gegebenenfalls zu korrigieren und durch Unterschrift oder
          in elektronischer Form zu bestätigen. Wird eine Tonaufzeichnung verwendet, um ein Protokoll anzufertigen, ist sie zu löschen,
          sobald das Protokoll fertig ist ({hin(11, 4)}).
        </p>
        <p>
          Praktisch heißt das: Senden Sie das Protokoll nicht per E-Mail an eine dienstliche Adresse. Legen Sie es im Postfach des Falls ab,
          oder lesen Sie es bei einem zweiten Gespräch gemeinsam. Korrekturen ergänzen Sie so, dass die erste Fassung nachvollziehbar
          bleibt. Antwortet die Person nicht, halten Sie fest, wann und wie Sie ihr das Protokoll angeboten haben. Eine ausbleibende
          Bestätigung hindert die Prüfung nicht; das Gesetz verlangt die Gelegenheit, nicht die Unterschrift.
        </p>
      </Section>
      <Section title="Ein Gespräch, das trägt">
        <p>Wer anruft, ist aufgeregt. Die ersten zwei Minuten entscheiden, ob Sie brauchbare Informationen bekommen.</p>
        <ol>
          <li>Stellen Sie sich mit Namen und Funktion vor, und danken Sie für den Anruf.</li>
          <li>Sagen Sie, wer von dem Gespräch erfährt und wer nicht.</li>
          <li>Fragen Sie nach der Form: zusammenfassen, wörtlich mitschreiben oder aufzeichnen? Notieren Sie die Antwort mit Uhrzeit.</li>
          <li>Fragen Sie, ob die Person ihren Namen nennen möchte. Beides ist in Ordnung.</li>
          <li>
            Lassen Sie erzählen, ohne zu unterbrechen. Fragen Sie danach: Was? Wann? Wo? Wie oft? Woran erkennt man es? Gibt es Belege?
          </li>
          <li>Fassen Sie zusammen, und lassen Sie bestätigen, dass Sie es richtig verstanden haben.</li>
          <li>Erklären Sie, wie es weitergeht: Bestätigung, Rückfragen, Rückmeldung, und wie die Person Sie wieder erreicht.</li>
        </ol>
        <Note title="Besser nicht sagen">
          <p>
            „Sind Sie sicher?“, „Das kann ich mir bei Herrn K. nicht vorstellen“, „Haben Sie schon mit Ihrer Führungskraft gesprochen?“:
            Solche Sätze beenden Gespräche. Bewerten Sie nicht, versprechen Sie kein Ergebnis und keine absolute Anonymität.
          </p>
        </Note>
      </Section>
      <Section title="Anonym am Telefon">
        <p>
          Wer anonym anruft, braucht einen Weg zurück. Ohne ihn können Sie weder nachfragen noch eine Rückmeldung geben. Bewährt ist, die
          Meldung im System zu erfassen und der Person am Telefon ein Kennwort zu geben, mit dem sie ihren Fall später öffnet, oder sie zu
          bitten, die Meldung selbst kurz online anzulegen. Schalten Sie an diesem Anschluss die Anzeige und das Speichern von Rufnummern
          aus. Eine Nummer in der Anrufliste ist eine Identität im Sinne von {hin(8, 1)}.
        </p>
      </Section>
      <Section title="Das persönliche Treffen">
        <p>
          Wählen Sie einen Ort, an dem niemand fragt, warum man dort ist: einen Besprechungsraum in einem anderen Gebäude, ein Café, einen
          Spaziergang. Vermeiden Sie Einladungen im gemeinsamen Kalender. Laden Sie außerhalb der Kernzeit ein, und lassen Sie zu, dass die
          Person eine Vertrauensperson mitbringt. Eine „angemessene Zeit“ nennt das Gesetz nicht in Tagen; ein Angebot innerhalb weniger
          Tage ist ein guter Maßstab.
        </p>
        <p>
          Die Frist zur Eingangsbestätigung läuft ab dem Tag des Gesprächs. Bestätigen Sie trotzdem ausdrücklich, denn ab dieser Bestätigung
          zählen die drei Monate: <a href={paths.article("fristen-berechnen")}>so rechnen Sie</a>.
        </p>
      </Section>
      <Section title="Nächste Schritte">
        <ol>
          <li>Entscheiden Sie, ob Sie neben dem Textkanal eine Telefonnummer anbieten und wer sie wann besetzt.</li>
          <li>Drucken Sie den Ablauf des Gesprächs auf eine Karte neben dem Telefon.</li>
          <li>Bereiten Sie ein Formular vor: Einwilligung, Ort, Beginn, Ende, Inhalt, Bestätigung.</li>
          <li>
            Regeln Sie die <a href={paths.article("dokumentation-und-loeschung")}>Aufbewahrung</a>, auch für Tonaufzeichnungen.
          </li>
        </ol>
        <p>
          In der Hinweiszentrale erfassen Sie Anrufe, Briefe und Gespräche mit der Einwilligung selbst und geben der Person ein Fallpasswort
          mit. Das Protokoll prüft und bestätigt sie in ihrem Fall; mit der endgültigen Fassung wird eine Aufnahme gelöscht.
        </p>
      </Section>
    </>
  ),
};
