import { paths } from "@hz/contract/paths";
import type { Article } from "../article.ts";
import { hin, Note, Section, Table } from "../prose.tsx";

export const confidentiality: Article = {
  slug: "vertraulichkeit",
  title: "Vertraulichkeit: wer Namen erfahren darf",
  description:
    "§\u00a08 HinSchG schützt drei Gruppen von Personen. Wer Namen kennen darf, wann eine Weitergabe nach §\u00a09 erlaubt ist und wie eine Einwilligung aussieht.",
  topic: "Vertraulichkeit",
  published: "2026-11-22",
  updated: "2026-11-22",
  Body: () => (
    <>
      <Section title="Wen das Gesetz schützt">
        <p>
          Das Vertraulichkeitsgebot ist der Kern des Hinweisgeberschutzes. Es gilt nicht nur für die Person, die meldet. {hin(8, 1)} nennt
          drei Gruppen:
        </p>
        <ul>
          <li>
            die hinweisgebende Person, wenn ihre Meldung Verstöße im Anwendungsbereich des Gesetzes betrifft oder sie das mit gutem Grund
            annehmen durfte,
          </li>
          <li>die Personen, die Gegenstand der Meldung sind,</li>
          <li>alle anderen, die in der Meldung genannt werden, etwa Zeuginnen und Zeugen.</li>
        </ul>
        <p>
          Geschützt ist die Identität. Dazu gehören neben dem Namen alle Umstände, aus denen man sie erschließen kann: eine seltene
          Funktion, ein Dienstplan, eine Formulierung, die nur eine Person benutzt, oder der Name einer angehängten Datei. In kleinen
          Betrieben reicht oft schon der Satz „Jemand aus dem Lager hat gesagt“.
        </p>
        <p>
          Das Gebot gilt auch dann, wenn die Meldestelle für den Fall gar nicht zuständig ist ({hin(8, 2)}). Eine irrläufige Meldung wird
          also nicht einfach an die Personalabteilung weitergereicht.
        </p>
      </Section>
      <Section title="Wer Bescheid wissen darf">
        <p>
          Die Identität darf nur denen bekannt werden, die Meldungen entgegennehmen oder Folgemaßnahmen ergreifen, und denen, die sie dabei
          unterstützen ({hin(8, 1)}). Auch auf die Meldekanäle selbst haben nur diese Personen Zugriff ({hin(16, 2)}).
        </p>
        <p>Daraus folgt für den Alltag:</p>
        <ul>
          <li>
            Die Geschäftsführung hat kein allgemeines Recht, Namen zu erfahren. Sie erfährt, was sie zum Abstellen des Verstoßes braucht.
          </li>
          <li>Die IT darf das System betreiben, aber nicht mitlesen können.</li>
          <li>Ein gemeinsames Postfach, auf das eine ganze Abteilung zugreift, ist kein geeigneter Meldekanal.</li>
          <li>Betrifft eine Meldung eine Person der Meldestelle selbst, muss sie an jemand anderen gehen.</li>
        </ul>
      </Section>
      <Section title="Wann eine Weitergabe erlaubt ist">
        <p>
          Die Ausnahmen stehen abschließend in {hin(9)}. Für die Identität der hinweisgebenden Person gibt es im Wesentlichen zwei Wege.
        </p>
        <Table
          caption="Weitergabe der Identität der hinweisgebenden Person"
          head={["Anlass", "Voraussetzung", "Was Sie tun müssen"]}
          rows={[
            [
              "Behörde oder Gericht",
              <>
                Verlangen der Strafverfolgungsbehörde im Strafverfahren, Anordnung im nachfolgenden Verwaltungs- oder Bußgeldverfahren,
                gerichtliche Entscheidung ({hin(9, 2)})
              </>,
              "Vorab informieren und die Gründe schriftlich oder elektronisch nennen. Nur dann nicht, wenn die Behörde oder das Gericht mitteilt, dass dies die Ermittlungen gefährdet.",
            ],
            [
              "Folgemaßnahme",
              <>Weitergabe ist erforderlich, und die Person hat vorher eingewilligt ({hin(9, 3)})</>,
              "Einwilligung in Textform einholen, gesondert für jede einzelne Weitergabe.",
            ],
          ]}
        />
        <p>
          Für die beschuldigte Person und andere Genannte sind die Gründe weiter: Ihre Identität darf zum Beispiel weitergegeben werden,
          wenn das im Rahmen interner Untersuchungen oder für Folgemaßnahmen erforderlich ist ({hin(9, 4)}).
        </p>
        <p>
          Nicht geschützt wird die Identität einer Person, die vorsätzlich oder grob fahrlässig unrichtige Informationen meldet ({hin(9, 1)}
          ). Entscheiden Sie darüber nie allein und nie aus Ärger. Ein Irrtum, auch ein hartnäckiger, ist keine Falschmeldung.
        </p>
      </Section>
      <Section title="Wie eine gute Einwilligung aussieht">
        <p>
          „Einmal für alles“ genügt nicht. Eine wirksame Einwilligung nennt, welche Angabe an wen zu welchem Zweck gehen soll. Ein Beispiel:
        </p>
        <Note>
          <p>
            „Wir möchten der Leitung der internen Revision, Frau Muster, Ihren Namen nennen, damit sie mit Ihnen die Rechnungen durchgehen
            kann. Sind Sie einverstanden? Sie können ablehnen. Ihre Meldung wird dann trotzdem weiterbearbeitet. Die Einwilligung gilt nur
            für diese eine Weitergabe, und Sie können sie für die Zukunft widerrufen.“
          </p>
        </Note>
        <p>
          Die Antwort bewahren Sie mit Wortlaut und Zeitpunkt auf. Bei anonymen Personen stellen Sie die Frage im Postfach des Falls; so
          entsteht die Textform von selbst. Ohne Einwilligung bleibt oft ein zweiter Weg: eine geschwärzte Fassung, aus der niemand mehr
          erkennbar ist.
        </p>
      </Section>
      <Section title="Ein Beispiel">
        <p>
          Eine Mitarbeiterin meldet vertraulich, dass in ihrem Team Arbeitszeiten nachträglich geändert werden. Um das zu prüfen, braucht
          die Meldestelle Daten aus der Zeiterfassung. Sie fragt die Lohnbuchhaltung nicht nach dem Team, sondern bittet um die Korrekturen
          eines ganzen Standorts über ein halbes Jahr, mit der Begründung einer Stichprobe. Den Anlass nennt sie nicht. Das Muster zeigt
          sich in den Daten von selbst, ohne dass jemand weiß, dass es eine Meldung gab, und ohne eine einzige Weitergabe nach {hin(9)}.
        </p>
        <p>
          Erst als ein Gespräch mit dem Teamleiter nötig wird, fragt die Meldestelle die Mitarbeiterin, ob ein bestimmter Vorfall
          angesprochen werden darf, bei dem nur drei Personen anwesend waren. Sie lehnt ab. Das Gespräch stützt sich deshalb allein auf die
          Auswertung.
        </p>
      </Section>
      <Section title="Typische Fehler">
        <ul>
          <li>Im Kalender steht „Gespräch mit Frau K. wegen Hinweis“.</li>
          <li>Eine Benachrichtigung per E-Mail enthält den Betreff der Meldung.</li>
          <li>Die beschuldigte Person erhält den Originaltext statt der Vorwürfe in eigenen Worten.</li>
          <li>Ein Anhang wird mit seinem Namen und seinen Metadaten weitergeleitet.</li>
          <li>Nachforschungen beginnen so auffällig, dass sich der Kreis der Hinweisgebenden von selbst ergibt.</li>
        </ul>
        <p>
          Wer die Vertraulichkeit vorsätzlich oder leichtfertig verletzt, handelt ordnungswidrig; die Geldbuße kann bis zu 50.000&nbsp;Euro
          betragen, bei einfacher Fahrlässigkeit bis zu 10.000&nbsp;Euro ({hin(40, "3, 4 und 6")}).
        </p>
      </Section>
      <Section title="Nächste Schritte">
        <ol>
          <li>Schreiben Sie auf, wer heute auf Meldungen zugreifen kann, auch technisch. Streichen Sie, wer es nicht muss.</li>
          <li>Legen Sie einen Text für die Bitte um Einwilligung bereit.</li>
          <li>Führen Sie zu jedem Fall eine Liste der Weitergaben: wem, warum, auf welcher Grundlage, wann.</li>
          <li>
            Prüfen Sie, was Ihr Anbieter sehen kann. Welche Fragen dabei helfen, steht im Beitrag{" "}
            <a href={paths.article("ende-zu-ende-verschluesselung")}>über Ende-zu-Ende-Verschlüsselung</a>.
          </li>
        </ol>
        <p>
          In der Hinweiszentrale fragen Sie im Fall nach der Einwilligung, und die Antwort bleibt mit Wortlaut und Zeit erhalten.
          Weitergaben führen Sie in einer Liste am Fall, und wer eine Identität anzeigt, steht im Prüfprotokoll.
        </p>
      </Section>
    </>
  ),
};
