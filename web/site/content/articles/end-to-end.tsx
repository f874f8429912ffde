import { paths } from "@hz/contract/paths";
import type { Article } from "../article.ts";
import { hin, Note, Section, Table } from "../prose.tsx";

export const endToEnd: Article = {
  slug: "ende-zu-ende-verschluesselung",
  title: "Ende-zu-Ende: was das Wort wirklich heißt",
  description:
    "Wer hält die Schlüssel, wer sieht Klartext? Zwölf Fragen, mit denen Sie jeden Anbieter von Hinweisgebersystemen prüfen, und die Grenzen der Technik.",
  topic: "Technik",
  published: "2026-11-22",
  updated: "2026-11-22",
  Body: () => (
    <>
      <Section title="Drei Stufen, ein Wort">
        <p>
          Fast jedes Hinweisgebersystem wirbt mit Verschlüsselung. Gemeint sind damit sehr verschiedene Dinge. Entscheidend ist nicht, ob
          verschlüsselt wird, sondern wer die Schlüssel hat.
        </p>
        <Table
          caption="Drei Stufen der Verschlüsselung"
          head={["Stufe", "Was sie schützt", "Wer Klartext sehen kann"]}
          rows={[
            ["Transport (TLS)", "den Weg zwischen Browser und Server", "der Anbieter, mit allem, was gespeichert ist"],
            [
              "Auf der Festplatte, in der Datenbank",
              "gegen den Diebstahl von Datenträgern",
              "der Anbieter, weil sein Server den Schlüssel hat",
            ],
            ["Ende zu Ende", "Inhalte gegen alle außer den Beteiligten", "nur die hinweisgebende Person und die Meldestelle"],
          ]}
        />
        <p>
          „AES-256“ sagt über die Stufe nichts aus. Das Verfahren ist in allen dreien üblich und in allen dreien gut. Ein Tresor ist nicht
          sicherer, wenn der Hausmeister den Zweitschlüssel hat.
        </p>
      </Section>
      <Section title="Warum das rechtlich zählt">
        <p>
          Nach {hin(8, 1)} darf die Identität nur den zuständigen und den sie unterstützenden Personen bekannt werden, und nur diese dürfen
          auf die Meldekanäle zugreifen ({hin(16, 2)}). Ein Anbieter, der Meldungen technisch lesen kann, gehört womöglich zu den
          Unterstützenden, muss aber vertraglich gebunden und kontrolliert werden. Kann er nicht lesen, stellt sich die Frage nicht. Auch
          bei einem Einbruch, einer Beschlagnahme oder einem Fehler bleibt dann nur Unlesbares liegen.
        </p>
      </Section>
      <Section title="Zwölf Fragen an jeden Anbieter">
        <ol>
          <li>Wo entsteht der Schlüssel einer Meldung: im Browser oder auf dem Server?</li>
          <li>Hat Ihr Unternehmen zu irgendeiner Zeit einen Schlüssel, mit dem sich Meldungen öffnen lassen? Auch als Sicherung?</li>
          <li>Ist Ende-zu-Ende-Verschlüsselung immer an, oder ein Zusatz, den man einschalten muss?</li>
          <li>Gilt sie für alles: Titel, Text, Dateien, Dateinamen, Nachrichten, interne Notizen?</li>
          <li>Teilen sich alle Bearbeitenden einen Schlüssel, oder hat jede Person ihren eigenen?</li>
          <li>Was passiert technisch, wenn jemand ausscheidet? Kann diese Person neue Meldungen noch öffnen?</li>
          <li>Was passiert, wenn ein Passwort verloren geht? Kann Ihr Support es zurücksetzen und danach lesen?</li>
          <li>Werden Texte zum Übersetzen, Zusammenfassen oder Einordnen an einen anderen Dienst geschickt?</li>
          <li>Wie merkt die hinweisgebende Person, dass ihr der richtige Schlüssel der Meldestelle angeboten wird?</li>
          <li>Welche Angaben liegen unverschlüsselt, und wo steht die Liste?</li>
          <li>Lädt die Meldeseite Inhalte von Dritten: Schriften, Karten, Statistik?</li>
          <li>Womit lässt sich das alles nachprüfen?</li>
        </ol>
        <p>
          Achten Sie bei den Antworten auf die siebte Frage. Wenn der Support ein verlorenes Passwort zurücksetzt und danach alles wieder
          lesbar ist, hat der Anbieter einen Schlüssel. Beides zusammen gibt es nicht.
        </p>
      </Section>
      <Section title="Gute und ausweichende Antworten">
        <Table
          caption="Woran Sie Antworten erkennen"
          head={["Thema", "Ausweichend", "Gut"]}
          rows={[
            ["Schlüssel", "„Alle Daten sind mit AES-256 verschlüsselt.“", "„Er entsteht im Browser. Wir bekommen ihn nie.“"],
            [
              "Verlust",
              "„Kein Problem, unser Support hilft.“",
              "„Diese drei Wege gibt es. Sind alle verloren, sind die Inhalte verloren.“",
            ],
            ["Metadaten", "„Wir speichern keine personenbezogenen Daten.“", "„Diese Angaben sehen wir, aus diesen Gründen.“"],
          ]}
        />
        <p>
          Fragen Sie nach, bis Sie die Antwort der oder dem Datenschutzbeauftragten erklären können. Auch eine fahrlässige Verletzung der
          Vertraulichkeit kann mit einem Bußgeld geahndet werden ({hin(40, 4)}), und ein Vertrag ersetzt keinen Schutz, den die Technik
          geben könnte. Umgekehrt gilt: Technik ersetzt kein Verfahren. Wer Namen kennen darf, entscheidet {hin(9)}, nicht die Software.
        </p>
      </Section>
      <Section title="Was Verschlüsselung nicht leistet">
        <p>Auch eine gute Lösung hat Grenzen. Ein Anbieter, der sie nicht nennt, kennt sie nicht oder verschweigt sie.</p>
        <ul>
          <li>
            <strong>Metadaten.</strong> Der Dienst muss wissen, dass es eine Meldung gibt, wann sie kam und wem sie zuzustellen ist.
            Ungefähre Größen lassen sich durch Auffüllen verwischen, der Zeitpunkt nicht.
          </li>
          <li>
            <strong>Das Programm.</strong> Bei Anwendungen im Browser liefert der Server das Programm, das verschlüsselt. Wer den Server
            beherrscht, könnte von da an ein anderes ausliefern. Das ist die offene Flanke jeder Webanwendung.
          </li>
          <li>
            <strong>Die Geräte.</strong> Schadsoftware auf dem Telefon oder am Arbeitsplatz liest mit, bevor verschlüsselt wird.
          </li>
          <li>
            <strong>Die Menschen.</strong> Wer lesen darf, kann weitererzählen.
          </li>
          <li>
            <strong>Der Verlust.</strong> Sind alle Schlüssel verloren, sind die Inhalte verloren. Deshalb gehören zwei Personen mit
            Schlüssel oder ein versiegelter Notfallschlüssel zur Grundausstattung.
          </li>
        </ul>
        <Note title="Worte, bei denen Sie nachfragen sollten">
          <p>
            „Zero Knowledge“, „militärische Verschlüsselung“, „unknackbar“, „100&nbsp;% sicher“: Hinter solchen Worten steht selten ein
            Verfahren. Fragen Sie nach dem Namen des Verfahrens, dem Ort des Schlüssels und dem Fall des Verlusts.
          </p>
        </Note>
      </Section>
      <Section title="Heute mitgeschnitten, morgen gelesen">
        <p>
          Hinweise können jahrzehntelang heikel bleiben. Wer heute Daten abfängt, könnte sie später mit einem Quantencomputer öffnen, wenn
          der Schlüsselaustausch allein auf klassischen Verfahren beruht. Die Antwort darauf sind hybride Verfahren: ein klassisches und ein
          quantenfestes zusammen, etwa X25519 mit ML-KEM-768. Fragen Sie danach, auch wenn es noch nach Zukunft klingt.
        </p>
      </Section>
      <Section title="Nächste Schritte">
        <ol>
          <li>Stellen Sie Ihrem Anbieter die zwölf Fragen schriftlich, und legen Sie die Antworten zur Folgenabschätzung.</li>
          <li>Öffnen Sie die Meldeseite mit den Entwicklerwerkzeugen Ihres Browsers, und sehen Sie nach, wohin Anfragen gehen.</li>
          <li>Üben Sie den Verlust: Wer kommt an die Fälle, wenn eine Person ausfällt?</li>
          <li>
            Lesen Sie, wie hinweisgebende Personen selbst Spuren vermeiden:{" "}
            <a href={paths.article("anonym-bleiben")}>Geräte, Metadaten, Tor</a>.
          </li>
        </ol>
        <p>
          Wie die Hinweiszentrale diese Fragen beantwortet, steht auf der Seite <a href={paths.about}>Über uns</a>, samt dem, was unser
          Server sieht.
        </p>
      </Section>
    </>
  ),
};
