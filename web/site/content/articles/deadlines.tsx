import { paths } from "@hz/contract/paths";
import type { Article } from "../article.ts";
import { hin, Note, Section, Table } from "../prose.tsx";

export const deadlines: Article = {
  slug: "fristen-berechnen",
  title: "Die Fristen des § 17 HinSchG berechnen",
  description:
    "Sieben Tage für die Eingangsbestätigung, drei Monate für die Rückmeldung: wie Sie beide Fristen rechnen, mit Beispielen für Monatsenden.",
  topic: "Fristen und Verfahren",
  published: "2026-11-22",
  updated: "2026-11-22",
  Body: () => (
    <>
      <Section title="Zwei Fristen, zwei Anlässe">
        <p>
          Das Hinweisgeberschutzgesetz gibt der internen Meldestelle zwei feste Zeiten vor. Erstens bestätigt sie der hinweisgebenden Person
          den Eingang ihrer Meldung spätestens nach sieben Tagen ({hin(17, 1, "Nummer\u00a01")}). Zweitens gibt sie ihr eine Rückmeldung:
          innerhalb von drei Monaten nach dieser Bestätigung oder, wenn der Eingang nicht bestätigt wurde, spätestens drei Monate und sieben
          Tage nach Eingang der Meldung ({hin(17, 2)}).
        </p>
        <p>
          Ein häufiges Missverständnis: Die drei Monate laufen nicht ab dem Eingang, sondern ab der Bestätigung. Wer am ersten Tag
          bestätigt, hat also früher fertig zu sein als jemand, der sich sieben Tage Zeit lässt. Das ist kein Grund zu warten. Eine schnelle
          Bestätigung ist für die Person, die etwas gewagt hat, das wichtigste Zeichen, dass jemand liest.
        </p>
      </Section>
      <Section title="So wird gezählt">
        <p>
          Das HinSchG enthält keine eigenen Regeln zum Zählen. Üblich ist die Rechnung des Bürgerlichen Gesetzbuchs: Der Tag des Ereignisses
          zählt nicht mit (§&nbsp;187 Absatz&nbsp;1 BGB). Eine Frist nach Tagen endet mit Ablauf ihres letzten Tages, eine Frist nach
          Monaten mit Ablauf des Tages, der dieselbe Zahl trägt wie der Tag des Ereignisses. Fehlt dieser Tag im letzten Monat, endet die
          Frist mit dem letzten Tag des Monats (§&nbsp;188 BGB).
        </p>
        <p>
          Ob sich das Ende verschiebt, wenn es auf ein Wochenende oder einen Feiertag fällt, lässt sich unterschiedlich beurteilen. Rechnen
          Sie nicht damit. Wer den früheren Tag einhält, hat die Frage nicht.
        </p>
        <Table
          caption="Eingangsbestätigung: sieben Tage nach Eingang"
          head={["Eingang", "Erster gezählter Tag", "Ende der Frist"]}
          rows={[
            ["Montag, 2. November 2026, 9:15 Uhr", "3. November", "Montag, 9. November 2026, 24 Uhr"],
            ["Montag, 2. November 2026, 23:50 Uhr", "3. November", "Montag, 9. November 2026, 24 Uhr"],
            ["Samstag, 26. Dezember 2026", "27. Dezember", "Samstag, 2. Januar 2027, 24 Uhr"],
          ]}
        />
        <p>
          Das letzte Beispiel zeigt, worauf es in der Praxis ankommt: Betriebsferien halten die Frist nicht an. Die Meldestelle braucht auch
          zwischen den Jahren jemanden, der nachsieht.
        </p>
      </Section>
      <Section title="Drei Monate und die Monatsenden">
        <Table
          caption="Rückmeldung: drei Monate nach der Eingangsbestätigung"
          head={["Bestätigt am", "Rückmeldung spätestens am", "Warum"]}
          rows={[
            ["9. November 2026", "9. Februar 2027", "derselbe Tag, drei Monate später"],
            ["31. August 2026", "30. November 2026", "der November hat keinen 31. Tag"],
            ["30. November 2026", "28. Februar 2027", "der Februar endet mit dem 28. Tag"],
            ["29. November 2027", "29. Februar 2028", "2028 ist ein Schaltjahr"],
            ["31. Januar 2027", "30. April 2027", "der April hat keinen 31. Tag"],
          ]}
        />
        <p>
          Zählen Sie nie „neunzig Tage“. Drei Kalendermonate haben zwischen 89 und 92 Tagen. Eine Wiedervorlage nach neunzig Tagen liegt
          deshalb manchmal einen Tag hinter dem Ende der Frist.
        </p>
      </Section>
      <Section title="Wenn niemand bestätigt hat">
        <p>
          Blieb die Bestätigung aus, gilt die längere Zeit von drei Monaten und sieben Tagen nach Eingang. Sie ist ein Auffangnetz, keine
          Erlaubnis: Die Pflicht zur Bestätigung nach sieben Tagen ist dann schon verletzt.
        </p>
        <p>
          Werden Monate und Tage zusammengezählt, kann die Reihenfolge einige Tage ausmachen. Ein Eingang am 24. November 2026 führt über
          „erst sieben Tage, dann drei Monate“ zum 1. März 2027, über „erst drei Monate, dann sieben Tage“ zum 3. März 2027. Nehmen Sie den
          früheren Tag.
        </p>
      </Section>
      <Section title="Wann eine Meldung eingegangen ist">
        <p>
          Bei einem Online-Portal ist der Zeitpunkt eindeutig. Bei allen anderen Wegen tragen Sie ihn von Hand ein, und zwar den Tag, an dem
          die Meldung die Meldestelle erreicht hat, nicht den, an dem Sie sie erfasst haben. Ein Brief im Fach der Meldestelle ist
          eingegangen, auch wenn das Fach erst am Freitag geleert wird. Ein Anruf ist am Tag des Gesprächs eingegangen, eine E-Mail mit
          ihrem Eintreffen.
        </p>
        <p>
          Erreicht ein Hinweis zuerst eine andere Person, etwa eine Führungskraft, sollte er sofort und vertraulich weitergehen. Halten Sie
          beide Tage fest: wann der Hinweis geäußert wurde und wann er bei der Meldestelle war.
        </p>
      </Section>
      <Section title="Was in die Rückmeldung gehört">
        <p>
          Die Rückmeldung nennt geplante und bereits ergriffene Folgemaßnahmen und die Gründe dafür ({hin(17, 2)}). Ein „Wir kümmern uns“
          genügt nicht. Sie darf aber nur so weit gehen, dass interne Nachforschungen nicht gestört und die Rechte der Personen, um die es
          geht, nicht verletzt werden.
        </p>
        <p>
          Ist die Prüfung nach drei Monaten nicht fertig, melden Sie trotzdem zurück: was bisher geschah, was noch geplant ist und bis wann.
          Eine Verlängerung wie bei den externen Meldestellen, die in umfangreichen Fällen sechs Monate haben ({hin(28, 4)}), sieht das
          Gesetz für interne Stellen nicht vor.
        </p>
        <Note title="Rückfragen halten die Frist nicht an">
          <p>
            Warten Sie auf eine Antwort der hinweisgebenden Person, läuft die Zeit weiter. Fragen Sie deshalb früh, und nennen Sie in der
            Frage, bis wann Ihnen eine Antwort hilft.
          </p>
        </Note>
      </Section>
      <Section title="Nächste Schritte">
        <ol>
          <li>Legen Sie fest, wer die Fristen führt und wer bei Abwesenheit einspringt.</li>
          <li>Tragen Sie zu jeder Meldung beide Endtage ein, in den Kalender aber ohne Namen und ohne Inhalt.</li>
          <li>Setzen Sie eigene Zwischenziele: Bestätigung nach zwei Tagen, Zwischenstand nach sechs Wochen.</li>
          <li>
            Bereiten Sie Texte für Bestätigung und Rückmeldung vor, und lesen Sie, was danach{" "}
            <a href={paths.article("dokumentation-und-loeschung")}>zu dokumentieren und zu löschen</a> ist.
          </li>
        </ol>
        <p>
          In der Hinweiszentrale steht der letzte Tag beider Fristen an jedem Fall, nach dem Kalender gerechnet. Erinnerungen und der
          Kalender zum Abonnieren nennen ihn ohne ein Wort aus der Meldung.
        </p>
      </Section>
    </>
  ),
};
