import { paths } from "@hz/contract/paths";
import type { Article } from "../article.ts";
import { hin, Note, Section, Table } from "../prose.tsx";

export const worksCouncil: Article = {
  slug: "betriebsrat-und-datenschutz",
  title: "Betriebsrat und Datenschutz einbinden",
  description:
    "Mitbestimmung nach §\u00a087 BetrVG, Rechtsgrundlage, Informationspflichten nach Artikel\u00a013 und 14 DSGVO, Auskunft und Folgenabschätzung der Meldestelle.",
  topic: "Datenschutz",
  published: "2026-11-22",
  updated: "2026-11-22",
  Body: () => (
    <>
      <Section title="Ob ist frei, wie nicht immer">
        <p>
          Dass es eine interne Meldestelle gibt, schreibt das Gesetz vor ({hin(12)}). Darüber entscheidet also niemand im Betrieb. Anders
          ist es mit der Ausgestaltung: Regelt das Unternehmen, auf welchen Wegen und nach welchem Verfahren gemeldet wird, kann das die
          Ordnung des Betriebs und das Verhalten der Beschäftigten betreffen. Dann bestimmt der Betriebsrat mit (§&nbsp;87 Absatz&nbsp;1
          Nummer&nbsp;1 BetrVG).
        </p>
        <p>
          Das Arbeitsgericht Zwickau hat das im März 2025 in erster Instanz so gesehen, auch für den Fall, dass ein Dritter die Meldestelle
          betreibt (Aktenzeichen 9 BV 12/24). Daneben kommt ein Mitbestimmungsrecht in Betracht, weil eine Software geeignet sein kann, das
          Verhalten der Personen zu überwachen, die mit ihr arbeiten (§&nbsp;87 Absatz&nbsp;1 Nummer&nbsp;6 BetrVG). Gemeint sind die
          Bearbeitenden, deren Tätigkeit protokolliert wird.
        </p>
        <p>Für eine Betriebsvereinbarung haben sich diese Punkte bewährt:</p>
        <ul>
          <li>Zweck, Kreis der Meldeberechtigten, Meldewege, freiwillige Anonymität,</li>
          <li>Zusammensetzung und Unabhängigkeit der Meldestelle, Vorgehen bei Befangenheit,</li>
          <li>keine Auswertung von Leistung und Verhalten der Bearbeitenden,</li>
          <li>wer das Protokoll der Zugriffe zu welchem Zweck einsehen darf,</li>
          <li>Aufbewahrung und Löschung, Information der Belegschaft, jährlicher Bericht ohne Personenbezug.</li>
        </ul>
      </Section>
      <Section title="Rechtsgrundlage">
        <p>
          Die Meldestelle darf personenbezogene Daten verarbeiten, soweit das für ihre Aufgaben nach {hin(13)} erforderlich ist. Grundlage
          ist Artikel&nbsp;6 Absatz&nbsp;1 Buchstabe c DSGVO zusammen mit {hin(10)}. Auch besondere Kategorien, zum Beispiel Angaben zur
          Gesundheit, darf sie zu diesem Zweck verarbeiten, wenn sie besondere Maßnahmen zum Schutz der betroffenen Personen trifft (
          {hin(10)}, §&nbsp;22 Absatz&nbsp;2 BDSG). Dazu zählen Verschlüsselung, ein Rollenkonzept, das Protokollieren von Zugriffen und
          geschulte Personen.
        </p>
        <p>
          Vorsicht bei Meldungen außerhalb des {hin(2)}: Für Verstöße gegen reine Hausregeln trägt diese Grundlage nicht. Kennzeichnen Sie
          solche Fälle, klären Sie die Grundlage und löschen Sie früher.
        </p>
      </Section>
      <Section title="Wen Sie wann informieren">
        <Table
          caption="Informationspflichten nach der DSGVO"
          head={["Person", "Vorschrift", "Zeitpunkt", "Besonderheit"]}
          rows={[
            [
              "Hinweisgebende Person",
              "Artikel\u00a013",
              "bei der Erhebung, also am Meldekanal selbst",
              "Text dort, wo die Kontaktdaten der Meldestelle stehen",
            ],
            [
              "Beschuldigte und andere Genannte",
              "Artikel\u00a014",
              "spätestens nach einem Monat",
              "Aufschub, solange die Information die Untersuchung gefährdet; keine Angaben zur hinweisgebenden Person",
            ],
          ]}
        />
        <p>
          Den Aufschub nach Artikel&nbsp;14 sollten Sie je Person begründen, mit einem Tag, an dem Sie ihn erneut prüfen. Ist der Grund
          weggefallen, informieren Sie. Die Identität der hinweisgebenden Person bleibt auch dann geschützt ({hin(8)}, §&nbsp;29
          Absatz&nbsp;1 BDSG).
        </p>
      </Section>
      <Section title="Auskunft an die beschuldigte Person">
        <p>
          Verlangt die beschuldigte Person Auskunft nach Artikel&nbsp;15 DSGVO, gibt es keine allgemeine Ausnahme für Meldestellen.
          Ausgenommen ist, was seinem Wesen nach geheim bleiben muss, insbesondere wegen der berechtigten Interessen anderer (§&nbsp;29
          Absatz&nbsp;1 BDSG). Das heißt: Sie beantworten das Ersuchen, lassen aber alles weg, was auf die hinweisgebende Person schließen
          lässt, und halten die Abwägung fest. Die Monatsfrist des Artikels 12 Absatz&nbsp;3 gilt auch hier. Wer die Akte von Anfang an nach
          Quelle und Feststellung trennt, hat es leichter.
        </p>
      </Section>
      <Section title="Folgenabschätzung und Verzeichnis">
        <p>
          Nach Auffassung der deutschen Aufsichtsbehörden ist für ein Hinweisgebersystem eine Datenschutz-Folgenabschätzung nach
          Artikel&nbsp;35 DSGVO nötig. Sie beschreibt die Verarbeitung, bewertet die Risiken für hinweisgebende, beschuldigte und genannte
          Personen und die Maßnahmen dagegen. Hinzu kommen der Eintrag im Verzeichnis der Verarbeitungstätigkeiten (Artikel&nbsp;30) und die
          technischen und organisatorischen Maßnahmen (Artikel&nbsp;32).
        </p>
        <p>
          Betreibt ein Anbieter die Software, ist er in der Regel Auftragsverarbeiter. Dann brauchen Sie einen Vertrag nach Artikel&nbsp;28.
          Fragen Sie, welche weiteren Dienstleister er einsetzt und welche davon Inhalte im Klartext sehen. Die ehrlichste Antwort ist
          „keiner, weil auch wir keinen Schlüssel haben“.
        </p>
        <Note title="Reihenfolge, die Zeit spart">
          <p>
            Erst das Verfahren auf zwei Seiten beschreiben, dann Datenschutz und Betriebsrat gleichzeitig beteiligen. Beide brauchen
            dieselbe Beschreibung.
          </p>
        </Note>
      </Section>
      <Section title="Risiken, die in die Abschätzung gehören">
        <Table
          caption="Beispiele für Risiken und Maßnahmen"
          head={["Risiko", "Wen es trifft", "Maßnahme"]}
          rows={[
            ["Die Identität wird bekannt", "hinweisgebende Person", "enger Lesekreis, Verschlüsselung, keine Inhalte in E-Mails"],
            [
              "Falscher Verdacht bleibt haften",
              "beschuldigte Person",
              "sachliche Sprache, Trennung von Verdacht und Feststellung, Löschung",
            ],
            ["Unbeteiligte stehen in der Akte", "Zeuginnen, Kunden", "Schwärzen, Anhänge prüfen, nur Nötiges aufnehmen"],
            ["Unbefugte lesen mit", "alle", "zweiter Faktor, Protokoll der Zugriffe, Entzug beim Ausscheiden"],
            ["Daten gehen verloren", "alle, auch das Unternehmen", "zwei Personen mit Schlüssel, Notfallschlüssel, Probelauf"],
          ]}
        />
      </Section>
      <Section title="Nächste Schritte">
        <ol>
          <li>Laden Sie den Betriebsrat und die oder den Datenschutzbeauftragten zu einem gemeinsamen Termin ein.</li>
          <li>Schreiben Sie die Information nach Artikel&nbsp;13 und setzen Sie sie an den Meldekanal.</li>
          <li>Legen Sie einen Text für die Information nach Artikel&nbsp;14 und ein Formular für den Aufschub bereit.</li>
          <li>
            Übernehmen Sie die Löschregel aus dem Beitrag{" "}
            <a href={paths.article("dokumentation-und-loeschung")}>Dokumentieren und löschen</a> in Ihr Konzept.
          </li>
        </ol>
      </Section>
    </>
  ),
};
