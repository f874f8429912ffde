import { paths } from "@hz/contract/paths";
import type { Article } from "../article.ts";
import { hin, Note, Section, Table } from "../prose.tsx";

export const supplyChain: Article = {
  slug: "lksg-beschwerdeverfahren",
  title: "LkSG-Beschwerden neben dem HinSchG",
  description:
    "Hinweisgeberschutz und Beschwerdeverfahren nach §\u00a08 LkSG: was beide verlangt, was sie trennt und wie Sie sie mit einem Kanal oder mit zweien erfüllen.",
  topic: "Organisation",
  published: "2026-11-22",
  updated: "2026-11-22",
  Body: () => (
    <>
      <Section title="Zwei Gesetze, zwei Blickrichtungen">
        <p>
          Das HinSchG schützt Menschen, die im beruflichen Zusammenhang von Verstößen erfahren und sie melden. Das
          Lieferkettensorgfaltspflichtengesetz (LkSG) verlangt von großen Unternehmen ein Beschwerdeverfahren, über das jeder auf
          menschenrechtliche und umweltbezogene Risiken in der Lieferkette hinweisen kann (§&nbsp;8 LkSG). Das eine schaut vor allem nach
          innen, das andere nach außen.
        </p>
        <Note title="Das LkSG ist im Umbau">
          <p>
            Die Bundesregierung hat im September 2025 einen Entwurf beschlossen, der die Berichtspflicht streicht und Sanktionen begrenzt;
            die Pflicht zum Beschwerdeverfahren sollte danach bleiben. Prüfen Sie vor jeder Entscheidung die geltende Fassung.
          </p>
        </Note>
      </Section>
      <Section title="Wer betroffen ist">
        <p>
          Das LkSG gilt für Unternehmen mit in der Regel mindestens 1.000 Arbeitnehmerinnen und Arbeitnehmern im Inland (§&nbsp;1 LkSG).
          Viele kleinere Unternehmen begegnen ihm trotzdem: Ihre Kunden geben Anforderungen vertraglich weiter und fragen nach einem Weg für
          Beschwerden. Das HinSchG gilt dagegen ab 50 Beschäftigten ({hin(12, 2)}).
        </p>
      </Section>
      <Section title="Die Unterschiede im Überblick">
        <Table
          caption="HinSchG und LkSG im Vergleich"
          head={["Frage", "HinSchG", "LkSG"]}
          rows={[
            [
              "Wer kann sich melden?",
              <>Beschäftigte und Leiharbeitskräfte, auf Wunsch auch Geschäftskontakte ({hin(16, 1)})</>,
              "jeder, auch Betroffene bei Zulieferern und Organisationen",
            ],
            ["Worüber?", <>Verstöße nach {hin(2)}</>, "menschenrechtliche und umweltbezogene Risiken und Pflichtverletzungen"],
            ["Eingang bestätigen", "spätestens nach sieben Tagen", "ja, ohne feste Frist"],
            ["Gespräch", "Kontakt halten, nachfragen", "den Sachverhalt mit der Person erörtern"],
            ["Rückmeldung", "drei Monate nach der Bestätigung", "keine eigene Frist geregelt"],
            ["Öffentliche Regeln", "Information über das Verfahren", "Verfahrensordnung in Textform, öffentlich zugänglich"],
            ["Überprüfung", "nicht ausdrücklich geregelt", "Wirksamkeit mindestens einmal im Jahr und bei Anlass"],
            [
              "Aufbewahrung",
              <>drei Jahre nach Abschluss ({hin(11, 5)})</>,
              "Dokumentation mindestens sieben Jahre ab Erstellung (§\u00a010 Absatz\u00a01 LkSG)",
            ],
          ]}
        />
        <p>
          Gemeinsam ist beiden: unparteiische Personen, Vertraulichkeit der Identität, Schutz vor Benachteiligung und ein Zugang, der
          niemanden abschreckt.
        </p>
      </Section>
      <Section title="Ein Kanal oder zwei?">
        <p>
          Beides ist möglich. Ein gemeinsamer Einstieg hat den Vorteil, dass niemand sein Anliegen rechtlich einordnen muss. Die Trennung
          geschieht dahinter: nach dem Eingang ordnet die Meldestelle den Fall dem richtigen Verfahren zu. Zwei Kanäle haben den Vorteil
          klarer Texte, eigener Sprachen und eigener Aufbewahrung.
        </p>
        <p>Für die meisten Unternehmen ist diese Mischung gut:</p>
        <ul>
          <li>eine Startseite, die beide Wege in einfachen Worten nennt,</li>
          <li>zwei Formulare, das für Beschwerden mit Fragen nach Land, Zulieferer und betroffenem Recht,</li>
          <li>ein Team mit zwei benannten Verantwortlichen,</li>
          <li>getrennte Löschregeln je Verfahren, nie eine gemeinsame „auf Nummer sicher“.</li>
        </ul>
        <p>
          Der letzte Punkt ist der häufigste Fehler. Wer alle Fälle sieben Jahre aufhebt, verstößt bei reinen HinSchG-Fällen gegen{" "}
          {hin(11, 5)}. Fällt ein Fall unter beide Gesetze, lässt sich die längere Zeit begründen, aber nur für die Unterlagen, die das LkSG
          betrifft.
        </p>
      </Section>
      <Section title="Fristen übertragen">
        <p>
          Weil das LkSG keine Tage nennt, liegt es nahe, die Zeiten des {hin(17)} als eigenen Maßstab in die Verfahrensordnung zu schreiben:
          Bestätigung nach sieben Tagen, Rückmeldung nach drei Monaten. Das schafft Verlässlichkeit und erspart der Meldestelle zwei
          Kalender. Was in der Verfahrensordnung steht, sollte allerdings auch eingehalten werden.
        </p>
        <p>
          Planen Sie die Erörterung ein. Sie ist mehr als eine Rückfrage: Die Person schildert den Sachverhalt, und das Unternehmen
          bespricht mit ihr, was sie erwartet und was möglich ist. Bei Beteiligten in anderen Ländern braucht das Zeit, Sprache und manchmal
          eine Vertrauensperson vor Ort.
        </p>
      </Section>
      <Section title="Was in die Verfahrensordnung gehört">
        <p>Eine gute Verfahrensordnung passt auf zwei bis drei Seiten und beantwortet in einfachen Worten:</p>
        <ul>
          <li>worüber man sich beschweren kann und wer das darf,</li>
          <li>auf welchen Wegen und in welchen Sprachen,</li>
          <li>wer die Beschwerde bearbeitet und warum diese Personen unparteiisch sind,</li>
          <li>was danach geschieht, in welchen Schritten und in welcher Zeit,</li>
          <li>wie die Identität geschützt wird und was bei Benachteiligung zu tun ist,</li>
          <li>was Beschwerden kosten, nämlich nichts, und welche anderen Wege offenstehen.</li>
        </ul>
        <p>
          Für Meldungen nach dem HinSchG lässt sich derselbe Text mit einem eigenen Abschnitt nutzen. Dort stehen dann auch die externen
          Meldestellen ({hin(13, 2)}).
        </p>
      </Section>
      <Section title="Zugänglich für Menschen ohne Intranet">
        <p>
          Wer bei einem Zulieferer am Band steht, hat kein Konto bei Ihnen und womöglich keinen Rechner. Das Verfahren muss von außen
          erreichbar sein, auf dem Telefon funktionieren, in den richtigen Sprachen vorliegen und ohne Namen nutzbar sein. Ein Aushang mit
          QR-Code beim Zulieferer erreicht mehr Menschen als eine Seite in der Fußzeile Ihrer Website.
        </p>
      </Section>
      <Section title="Nächste Schritte">
        <ol>
          <li>Klären Sie, ob und in welcher Fassung das LkSG für Sie gilt, selbst oder über Ihre Kunden.</li>
          <li>Vergleichen Sie Ihr Verfahren mit der Tabelle, und ergänzen Sie Erörterung und Verfahrensordnung.</li>
          <li>
            Legen Sie die Aufbewahrung je Verfahren fest:{" "}
            <a href={paths.article("dokumentation-und-loeschung")}>Dokumentieren und löschen</a>.
          </li>
          <li>Setzen Sie einen jährlichen Termin für die Prüfung der Wirksamkeit.</li>
        </ol>
      </Section>
    </>
  ),
};
