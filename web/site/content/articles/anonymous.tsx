import { paths } from "@hz/contract/paths";
import type { Article } from "../article.ts";
import { hin, Note, Section } from "../prose.tsx";

export const anonymous: Article = {
  slug: "anonyme-meldungen",
  title: "Anonyme Meldungen: Pflicht und Praxis",
  description:
    "Müssen Unternehmen anonyme Meldungen annehmen? Was §\u00a016 HinSchG sagt, warum sich ein anonymer Kanal lohnt und wie ein Dialog ohne Namen gelingt.",
  topic: "Fristen und Verfahren",
  published: "2026-11-22",
  updated: "2026-11-22",
  Body: () => (
    <>
      <Section title="Was das Gesetz verlangt">
        <p>
          Die Antwort besteht aus zwei Sätzen. Die interne Meldestelle <em>sollte</em> auch anonym eingehende Meldungen bearbeiten. Es
          besteht aber <em>keine Verpflichtung</em>, die Meldekanäle so zu gestalten, dass sie anonyme Meldungen ermöglichen ({hin(16, 1)}).
        </p>
        <p>
          Ein anonymer Kanal ist also freiwillig. Liegt aber eine anonyme Meldung auf dem Tisch, ist es kaum zu erklären, sie ungelesen
          abzulegen. Erfährt ein Unternehmen von einem Verstoß, treffen es andere Pflichten, etwa zur Aufsicht im Betrieb, unabhängig davon,
          wer den Hinweis gab.
        </p>
        <p>
          Auch wer anonym meldet, ist nicht schutzlos. Wird die Identität später bekannt, gilt der Schutz vor Repressalien unter denselben
          Voraussetzungen wie sonst ({hin(33, 1)}).
        </p>
      </Section>
      <Section title="Warum sich ein anonymer Kanal lohnt">
        <p>
          Wer sich überlegt, etwas zu melden, hat oft schon abgewogen, was dabei zu verlieren ist. In einem Betrieb, in dem sich alle
          kennen, ist die Sorge vor dem Erkanntwerden die größte Hürde. Fällt der interne Weg deshalb aus, bleiben drei andere: eine externe
          Meldestelle, die Öffentlichkeit oder das Schweigen. In allen drei Fällen erfährt das Unternehmen später oder gar nicht, was es
          hätte abstellen können.
        </p>
        <p>
          Gegen anonyme Meldungen wird vor allem eingewandt, sie lüden zum Denunzieren ein. Wer das befürchtet, kann an drei Stellen
          vorsorgen: durch klare Worte, wofür der Kanal da ist, durch Fragen nach Tatsachen statt nach Meinungen und durch eine Prüfung, die
          jede Behauptung so lange für offen hält, bis sie belegt ist. Auch anonyme Meldungen nennen Menschen, deren Identität nach{" "}
          {hin(8, 1)} zu schützen ist.
        </p>
      </Section>
      <Section title="Der Dialog entscheidet">
        <p>
          Ein anonymer Brief ist eine Sackgasse: Man kann nicht zurückfragen, den Eingang nicht bestätigen und keine Rückmeldung geben. Ein
          anonymes Postfach löst das. Die Person erhält beim Absenden ein Passwort, mit dem sie ihren Fall wieder öffnet, Fragen liest und
          antwortet. So lassen sich auch gegenüber Unbekannten alle Pflichten aus {hin(17)} erfüllen: bestätigen, Kontakt halten, um weitere
          Informationen bitten, zurückmelden.
        </p>
        <p>
          Viele kehren allerdings nie in ihr Postfach zurück. Das liegt selten an der Technik und oft am ersten Satz, den sie lesen. Was
          hilft:
        </p>
        <ul>
          <li>Bestätigen Sie schnell und persönlich, nicht mit einem Textbaustein in Amtsdeutsch.</li>
          <li>Sagen Sie, was als Nächstes geschieht und wann sich ein Blick in den Fall lohnt.</li>
          <li>Stellen Sie wenige, genaue Fragen. Zehn Fragen auf einmal wirken wie ein Verhör.</li>
          <li>Begründen Sie jede Frage, deren Antwort auf die Person hinweisen könnte, und sagen Sie, dass sie offenbleiben darf.</li>
          <li>Bedanken Sie sich auch dann, wenn sich der Verdacht nicht bestätigt.</li>
        </ul>
        <Note title="Fragen, die Sie nicht stellen sollten">
          <p>
            „In welcher Abteilung arbeiten Sie?“, „Wer weiß noch davon?“, „Wie haben Sie davon erfahren?“: Diese Fragen liegen nahe und
            engen den Kreis ein. Stellen Sie sie nur, wenn die Prüfung ohne die Antwort nicht weiterkommt.
          </p>
        </Note>
      </Section>
      <Section title="Keine Versuche, die Person zu finden">
        <p>
          Wer einen anonymen Kanal anbietet, verspricht Anonymität. Protokolle auswerten, Schreibstile vergleichen oder im Kollegenkreis
          herumfragen bricht dieses Versprechen. Es kann außerdem eine verbotene Behinderung der Kommunikation mit der Meldestelle sein (
          {hin(7, 2)}) oder Repressalien vorbereiten, die verboten sind ({hin(36, 1)}). Halten Sie in der Verfahrensbeschreibung fest, dass
          niemand nach der Person sucht, und halten Sie sich daran.
        </p>
        <p>
          Zur Technik gehört, dass der Kanal selbst nichts verrät: keine Speicherung von IP-Adressen, keine Cookies, keine Inhalte von
          Dritten auf der Seite. Und zum Hinweis an die Belegschaft gehört, was der Kanal nicht leisten kann: Wer vom Dienstrechner aus
          meldet, hinterlässt womöglich Spuren im Firmennetz. Dazu mehr im Beitrag{" "}
          <a href={paths.article("anonym-bleiben")}>über Geräte, Metadaten und Tor</a>.
        </p>
      </Section>
      <Section title="Vom anonymen zum vertraulichen Hinweis">
        <p>
          Manche Personen beginnen anonym und nennen später ihren Namen, wenn sie Vertrauen gefasst haben. Lassen Sie das möglich sein, aber
          drängen Sie nicht. Nennt jemand seinen Namen, gilt für jede Weitergabe {hin(9, 3)}: erforderlich und mit gesonderter Einwilligung
          in Textform.
        </p>
        <p>
          Umgekehrt gilt: Wer sich von Anfang an namentlich meldet, verzichtet auf nichts. Vertraulich heißt, dass nur die Meldestelle den
          Namen kennt.
        </p>
      </Section>
      <Section title="Nächste Schritte">
        <ol>
          <li>Entscheiden Sie bewusst, ob Ihr Kanal anonyme Meldungen annimmt, und schreiben Sie die Entscheidung auf.</li>
          <li>Probieren Sie den Weg selbst aus: Meldung absenden, Fall wieder öffnen, Antwort lesen.</li>
          <li>Formulieren Sie Bestätigung und erste Rückfrage so, dass man gern antwortet.</li>
          <li>Sagen Sie der Belegschaft, dass der Kanal anonym genutzt werden kann und wo seine Grenzen liegen.</li>
        </ol>
        <p>
          In der Hinweiszentrale legen Sie je Meldekanal fest, ob anonyme Meldungen möglich sind; der Dialog läuft über ein Passwort, das
          nur die hinweisgebende Person kennt.
        </p>
      </Section>
    </>
  ),
};
