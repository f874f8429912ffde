import { paths } from "@hz/contract/paths";
import type { Article } from "../article.ts";
import { hin, Note, Section, Table } from "../prose.tsx";

export const stayingReady: Article = {
  slug: "bereit-bleiben",
  title: "Bereit bleiben, wenn nichts gemeldet wird",
  description:
    "Zwischen zwei Meldungen liegen oft Jahre. Wie eine interne Meldestelle einsatzbereit bleibt: Vertretung, Fachkunde, Probemeldung und Nachweise im Jahreslauf.",
  topic: "Organisation",
  published: "2026-11-22",
  updated: "2026-11-22",
  Body: () => (
    <>
      <Section title="Das eigentliche Risiko ist die Stille">
        <p>
          Eine Faustregel rechnet mit zwei bis drei Meldungen je tausend Beschäftigte und Jahr. Ein Unternehmen mit hundert Beschäftigten
          sieht dann nur alle paar Jahre eine. In dieser Zeit wechseln Zuständige, Postfächer werden umgestellt, Passwörter vergessen, und
          niemand merkt es, weil niemand den Kanal braucht.
        </p>
        <p>
          Die Pflicht ruht währenddessen nicht. Der Beschäftigungsgeber sorgt dafür, dass eine interne Meldestelle eingerichtet ist{" "}
          <em>und betrieben wird</em> ({hin(12, 1)}). Wer das nicht tut, handelt ordnungswidrig ({hin(40, 2, "Nummer\u00a02")}). Ein Kanal,
          dessen Meldungen niemand öffnen kann, besteht nur auf dem Papier. Und die erste Frist läuft sofort: Der Eingang ist spätestens
          nach sieben Tagen zu bestätigen ({hin(17, 1, "Nummer\u00a01")}), auch wenn die zuständige Person gerade ausgeschieden ist.
        </p>
      </Section>
      <Section title="Sechs Dinge, die unbemerkt kaputtgehen">
        <Table
          caption="Was mit der Zeit nicht mehr stimmt"
          head={["Was", "Wie es geschieht", "Woran Sie es merken"]}
          rows={[
            ["Zugang", "Die einzige Person mit Passwort oder Schlüssel geht.", "Eine zweite Person meldet sich an und öffnet einen Fall."],
            ["Vertretung", "Sie ist benannt, war aber nie angemeldet.", "Fragen Sie, wann sie zuletzt im System war."],
            [
              "Benachrichtigung",
              "E-Mails landen im Spam oder bei einer alten Adresse.",
              "Eine Test-E-Mail kommt an, und jemand bestätigt es.",
            ],
            [
              "Angaben am Kanal",
              "Telefon, Impressum oder zuständige Personen sind veraltet.",
              "Jemand liest die Seite wie eine fremde Person.",
            ],
            [
              "Fachkunde",
              "Die Schulung ist Jahre her, die Rechtslage hat sich geändert.",
              "Zu jeder Person gibt es ein Datum und einen Nachweis.",
            ],
            ["Bekanntheit", "Neue Beschäftigte haben nie vom Kanal gehört.", "Fragen Sie drei Personen, wo sie melden würden."],
          ]}
        />
        <p>
          Nichts davon fällt im Alltag auf. Deshalb braucht es einen Anlass von außen: einen festen Tag im Jahr, an dem jemand alle sechs
          Punkte durchgeht und das Ergebnis aufschreibt.
        </p>
      </Section>
      <Section title="Die Probemeldung">
        <p>
          Am meisten zeigt eine Meldung, die den echten Weg geht. Das Gesetz verlangt sie nicht. Sie beantwortet aber in wenigen Tagen, was
          keine Checkliste beantwortet:
        </p>
        <ol>
          <li>Kommt die Meldung an, und wer erfährt wann davon?</li>
          <li>Kann sie von mehr als einer Person geöffnet werden?</li>
          <li>Wird der Eingang innerhalb von sieben Tagen bestätigt, und zwar von einem Menschen?</li>
          <li>Ist die Antwort verständlich, und findet die hinweisgebende Person sie mit ihrem Passwort wieder?</li>
          <li>Weiß die Vertretung, was sie tun würde, wenn die Meldung echt wäre?</li>
        </ol>
        <p>
          Kündigen Sie den Zeitraum an, nicht den Tag, und sagen Sie in der Meldung selbst, dass sie eine Probe ist. Ein erfundener Vorwurf
          gegen echte Menschen gehört in keine Probe: Er setzt Gerüchte in die Welt und verbraucht Vertrauen. In Statistik und Jahresbericht
          zählt eine Probemeldung nicht. Bewahren Sie von ihr nur auf, wann was geschah.
        </p>
        <Note title="Automatisch bestätigt ist nicht gelesen">
          <p>
            Bestätigt Ihr System den Eingang von selbst, ist die erste Frist gewahrt. Ob jemand da ist, wissen Sie damit nicht. Bestanden
            ist eine Probe erst, wenn ein Mensch geantwortet hat.
          </p>
        </Note>
      </Section>
      <Section title="Fachkunde auffrischen">
        <p>
          Der Beschäftigungsgeber sorgt dafür, dass die beauftragten Personen über die notwendige Fachkunde verfügen ({hin(15, 2)}). Wie oft
          sie aufzufrischen ist, sagt das Gesetz nicht. Zwei Jahre sind ein vernünftiger Abstand, kürzer nach einer Gesetzesänderung oder
          einem schwierigen Fall. Ein halber Tag genügt oft: ein Fall von Anfang bis Ende, ein Gespräch mit einer aufgeregten Person, die
          Grenzen der Weitergabe nach {hin(9)}.
        </p>
        <p>Vergessen Sie die Vertretung nicht. Sie hat meist die ältere Schulung und im Ernstfall den ersten Kontakt.</p>
      </Section>
      <Section title="Vertretung, die trägt">
        <p>
          Eine einzelne Person darf Meldestelle sein ({hin(14, 1)}). Sie wird aber krank, macht Urlaub und kann selbst Gegenstand einer
          Meldung sein. Zwei Personen sind deshalb das Mindeste, was man sich wünschen sollte, und bei Ende-zu-Ende-Verschlüsselung müssen
          beide einen Schlüssel haben. Sonst ist die Vertretung ein Name auf einem Blatt.
        </p>
        <p>
          Klären Sie auch den seltenen Fall: Was geschieht mit laufenden Fällen, wenn beide am selben Tag ausfallen? Ein Notfallschlüssel im
          Tresor oder ein beauftragter Dritter sind Antworten. „Die IT wird schon helfen“ ist keine, denn die IT darf nicht mitlesen (
          {hin(16, 2)}).
        </p>
      </Section>
      <Section title="Was Sie aufschreiben sollten">
        <p>
          Fragt eine Behörde, ein Kunde oder die eigene Revision, ob die Meldestelle arbeitet, hilft kein Fallbericht: Fälle sind
          vertraulich ({hin(8)}), und vielleicht gab es keinen. Zeigen lässt sich dagegen, dass Sie vorbereitet sind. Ein Blatt im Jahr
          genügt:
        </p>
        <ul>
          <li>Tag und Ergebnis der Prüfung, mit dem, was geändert wurde,</li>
          <li>Tag der Probemeldung, wann sie gelesen und wann sie beantwortet wurde,</li>
          <li>Namen der beauftragten Personen mit dem Tag ihrer letzten Schulung,</li>
          <li>Stand der Angaben zu Verfahren und externen Meldestellen ({hin(13, 2)}),</li>
          <li>Zahl der Meldungen, so zusammengefasst, dass niemand erkennbar wird.</li>
        </ul>
      </Section>
      <Section title="Ein Jahr in vier Terminen">
        <Table
          caption="Vorschlag für den Jahreslauf"
          head={["Wann", "Was", "Dauer"]}
          rows={[
            ["Januar", "Jahresbericht ohne Namen an Leitung und Belegschaft", "zwei Stunden"],
            ["April", "Angaben am Kanal und externe Meldestellen prüfen, Aushang erneuern", "eine Stunde"],
            ["Juli", "Probemeldung, auch in der Urlaubszeit", "eine Woche nebenbei"],
            ["Oktober", "Zugänge, Vertretung, Löschungen und Fachkunde durchgehen", "zwei Stunden"],
          ]}
        />
      </Section>
      <Section title="Nächste Schritte">
        <ol>
          <li>Tragen Sie die vier Termine ein, mit Namen und Vertretung.</li>
          <li>Lassen Sie die Vertretung noch diese Woche einen Fall öffnen.</li>
          <li>
            Prüfen Sie, was am Kanal stehen muss: <a href={paths.article("externe-meldestellen")}>externe Meldestellen richtig nennen</a>.
          </li>
          <li>
            Legen Sie fest, was <a href={paths.article("dokumentation-und-loeschung")}>dokumentiert und gelöscht</a> wird.
          </li>
        </ol>
        <p>
          Die Hinweiszentrale prüft unter „Betriebsbereitschaft“ je Meldekanal Schlüssel, Vertretung, Pflichtangaben, E-Mail und Fachkunde,
          sendet Probemeldungen auf dem echten Weg und gibt beides als PDF aus.
        </p>
      </Section>
    </>
  ),
};
