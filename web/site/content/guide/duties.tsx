import { paths } from "@hz/contract/paths";
import { hin, Note, Section, Table } from "../prose.tsx";

/** The guide's first half: who needs a channel, and what its office does. */
export const duties = (
  <>
    <Section title="In einer Minute">
      <ul>
        <li>Ab 50 Beschäftigten ist eine interne Meldestelle Pflicht ({hin(12)}).</li>
        <li>Sie bestätigt den Eingang spätestens nach sieben Tagen und meldet spätestens drei Monate danach zurück ({hin(17)}).</li>
        <li>Wer meldet, wer beschuldigt und wer genannt wird, bleibt vertraulich ({hin(8)}).</li>
        <li>Repressalien sind verboten; im Streit muss die Gegenseite beweisen, dass es keine waren ({hin(36)}).</li>
        <li>Drei Jahre nach Abschluss wird die Dokumentation gelöscht ({hin(11, 5)}).</li>
      </ul>
    </Section>
    <Section title="Wer eine Meldestelle braucht">
      <p>
        Das Hinweisgeberschutzgesetz (HinSchG) setzt die Richtlinie (EU) 2019/1937 um und gilt seit dem 2. Juli 2023. Beschäftigungsgeber
        mit in der Regel mindestens 50 Beschäftigten müssen dafür sorgen, dass bei ihnen eine interne Meldestelle eingerichtet ist und
        betrieben wird ({hin(12, "1 und 2")}).
      </p>
      <Table
        caption="Ab wann die Pflicht gilt"
        head={["Beschäftigungsgeber", "Seit", "Grundlage"]}
        rows={[
          ["250 und mehr Beschäftigte; Bund und Länder ab 50", "2. Juli 2023", hin(12)],
          ["50 bis 249 Beschäftigte, privat", "17. Dezember 2023", hin(42, 1)],
          ["bestimmte Unternehmen des Finanzbereichs, unabhängig von der Zahl", "2. Juli 2023", hin(12, 3)],
          ["Gemeinden, Gemeindeverbände und ihre Unternehmen", "nach Landesrecht", hin(12, 1)],
        ]}
      />
      <p>
        Unabhängig von der Zahl der Beschäftigten sind zum Beispiel Wertpapierdienstleistungsunternehmen, Börsenträger, Kreditinstitute und
        Wertpapierinstitute, Kapitalverwaltungsgesellschaften und Versicherungsunternehmen verpflichtet; die genaue Liste steht in{" "}
        {hin(12, 3)}. Gezählt wird nach Köpfen, für jede Gesellschaft einzeln. Wie das im Einzelnen geht und was für 50 bis 249 Beschäftigte
        leichter ist, steht im Beitrag <a href={paths.article("kleine-unternehmen")}>für kleinere Unternehmen</a>.
      </p>
    </Section>
    <Section title="Was gemeldet werden kann">
      <p>Geschützt sind Meldungen über Verstöße, die in {hin(2)} aufgezählt sind. Im Kern:</p>
      <ul>
        <li>Straftaten, vom Betrug bis zur Korruption,</li>
        <li>
          Ordnungswidrigkeiten, wenn die verletzte Vorschrift Leben, Leib oder Gesundheit oder die Rechte von Beschäftigten oder ihrer
          Vertretungen schützt,
        </li>
        <li>
          Verstöße gegen viele Vorschriften des Bundes, der Länder und der EU, etwa zu Geldwäsche, Produktsicherheit, Umwelt, Datenschutz,
          Vergabe, Steuern von Unternehmen und Wettbewerb.
        </li>
      </ul>
      <p>
        Verstöße gegen reine Hausregeln und Konflikte ohne Bezug zu solchen Vorschriften fallen nicht darunter. Niemand muss das vor dem
        Melden wissen: Es genügt der hinreichende Grund zur Annahme ({hin(33, 1)}). Vertraulich bleibt auch, was sich als nicht zuständig
        erweist ({hin(8, 2)}).
      </p>
    </Section>
    <Section title="Was die Meldestelle tut">
      <p>
        Sie betreibt die Meldekanäle, führt das Verfahren und ergreift Folgemaßnahmen ({hin(13, 1)}). Besetzt werden kann sie mit einer
        Person, einem Team oder einem beauftragten Dritten ({hin(14, 1)}). Die Personen sind bei dieser Tätigkeit unabhängig, andere
        Aufgaben dürfen zu keinem Interessenkonflikt führen, und sie haben die notwendige Fachkunde ({hin(15)}). Das Verfahren hat sechs
        Schritte ({hin(17, 1)}):
      </p>
      <ol>
        <li>Eingang bestätigen, spätestens nach sieben Tagen,</li>
        <li>prüfen, ob der Verstoß in den sachlichen Anwendungsbereich fällt,</li>
        <li>Kontakt mit der hinweisgebenden Person halten,</li>
        <li>die Stichhaltigkeit prüfen,</li>
        <li>bei Bedarf um weitere Informationen bitten,</li>
        <li>angemessene Folgemaßnahmen ergreifen.</li>
      </ol>
      <p>
        Folgemaßnahmen sind interne Untersuchungen, der Verweis an andere Stellen, der Abschluss des Verfahrens aus Mangel an Beweisen oder
        anderen Gründen und die Abgabe an eine interne Arbeitseinheit oder eine Behörde ({hin(18)}).
      </p>
    </Section>
    <Section title="Meldekanäle">
      <p>
        Meldungen müssen mündlich oder in Textform möglich sein; mündlich heißt per Telefon oder durch eine andere Art der
        Sprachübermittlung. Auf Wunsch ist in angemessener Zeit ein persönliches Treffen zu ermöglichen, mit Einwilligung auch per Video (
        {hin(16, 3)}). Zugriff haben nur die zuständigen Personen und die, die sie unterstützen ({hin(16, 2)}). Der Kanal steht
        Beschäftigten und überlassenen Leiharbeitskräften offen und kann für Geschäftskontakte geöffnet werden ({hin(16, 1)}).
      </p>
    </Section>
    <Section title="Die beiden Fristen">
      <Table
        caption="Fristen nach §&nbsp;17 HinSchG"
        head={["Was", "Bis wann", "Beispiel"]}
        rows={[
          ["Eingangsbestätigung", "sieben Tage nach Eingang", "Eingang 2. November 2026, Ende 9. November 2026"],
          ["Rückmeldung", "drei Monate nach der Bestätigung", "bestätigt am 9. November 2026, Ende 9. Februar 2027"],
          ["Rückmeldung ohne Bestätigung", "drei Monate und sieben Tage nach Eingang", "Eingang 2. November 2026, Ende 9. Februar 2027"],
        ]}
      />
      <p>
        Die Rückmeldung nennt geplante und ergriffene Folgemaßnahmen mit Gründen. Sie unterbleibt nur so weit, wie sie Nachforschungen oder
        die Rechte anderer beeinträchtigen würde ({hin(17, 2)}). Monatsenden und Feiertage behandelt der Beitrag{" "}
        <a href={paths.article("fristen-berechnen")}>zur Fristberechnung</a>.
      </p>
    </Section>
    <Section title="Vertraulichkeit">
      <p>
        Die Identität der hinweisgebenden Person, der Personen, um die es geht, und aller sonst Genannten darf nur den zuständigen und sie
        unterstützenden Personen bekannt werden ({hin(8, 1)}). Behörden und Gerichte können in den Fällen des {hin(9, 2)} Auskunft erhalten;
        die hinweisgebende Person ist dann grundsätzlich vorher zu informieren. Für jede andere Weitergabe ihrer Identität braucht es
        zweierlei: Sie muss für Folgemaßnahmen erforderlich sein, und die Person muss gesondert und in Textform eingewilligt haben (
        {hin(9, 3)}).
      </p>
      <Note title="Auch Umstände verraten">
        <p>
          Geschützt sind nicht nur Namen, sondern alle Angaben, aus denen sich die Identität erschließen lässt.{" "}
          <a href={paths.article("vertraulichkeit")}>Mehr zur Vertraulichkeit</a>
        </p>
      </Note>
    </Section>
  </>
);
