import { type Article, heading, list, note, steps, text } from "./article.ts";

export const confidentiality: Article = {
  slug: "vertraulichkeit",
  title: "Vertraulichkeit und Weitergabe",
  lead: "Wer sich vertraulich meldet, vertraut Ihnen seinen Namen an. Sie sehen ihn nur, wenn Sie ihn brauchen, und halten fest, an wen Sie ihn weitergeben.",
  body: [
    heading("Die Identität anzeigen"),
    steps(
      "Öffnen Sie die Meldung. Unter *Kontakt der hinweisgebenden Person* sind Name, Telefon und E-Mail verborgen.",
      "Wählen Sie *Identität anzeigen*, wenn Sie die Angaben für den Vorgang brauchen.",
    ),
    list(
      "Wer die Angaben anzeigt, steht mit Name und Uhrzeit im *Verlauf* der Meldung und im [Prüfprotokoll](pruefprotokoll).",
      "Verlassen Sie die Seite, sind die Angaben wieder verborgen. Jedes Anzeigen ist ein eigener Eintrag.",
      "Lässt sich der Eintrag nicht schreiben, zum Beispiel ohne Verbindung, bleiben die Angaben verborgen.",
      "Auch wen Sie beim Erfassen eines Anrufs oder Gesprächs genannt haben, steht dort: wer eingewilligt hat und wer dabei war. Das gilt bei anonymen Meldungen ebenso, dann unter *Namen aus der Erfassung*.",
      "In der Liste, in der Suche und in E-Mails stehen sie nie.",
    ),
    text(
      "Die Pflicht zur Vertraulichkeit steht in § 8 HinSchG. Sie gilt auch für alles, woraus man die Person erkennen kann, und auch im Gespräch mit Vorgesetzten.",
    ),
    note(
      "Das Verbergen ist eine Regel für die Meldestelle, keine technische Sperre: Wer die Meldung öffnen darf, hat auch den Schlüssel zu diesen Angaben. Geben Sie deshalb nur denen Zugang, die ihn brauchen.",
    ),
    heading("Eine Weitergabe festhalten"),
    text(
      "§ 9 HinSchG nennt die Fälle, in denen die Identität einer Person weitergegeben werden darf. Jede Weitergabe gehört in den Reiter *Weitergaben* der Meldung.",
    ),
    steps(
      "Öffnen Sie den Reiter *Weitergaben* und wählen Sie *Weitergabe eintragen*.",
      "Wählen Sie, wessen Identität Sie weitergegeben haben, und den *Rechtsgrund*. Zur Wahl stehen nur Gründe, die das Gesetz für diese Person kennt.",
      "Schreiben Sie, an wen und was, und nennen Sie den *Tag der Weitergabe*.",
      "Geben Sie an, ob die hinweisgebende Person vorher informiert war, und wenn nicht, warum.",
      "Wählen Sie *Eintragen*.",
    ),
    list(
      "Ein Eintrag bleibt, wie er ist. War etwas falsch, wählen Sie *Berichtigen*: Der neue Eintrag tritt an seine Stelle, der alte bleibt durchgestrichen stehen.",
      "Empfänger und Texte sind für Ihre Abteilung verschlüsselt. Unser Server kennt nur den Rechtsgrund, den Tag, ob informiert wurde, und wer den Eintrag gemacht hat.",
      "Die hinweisgebende Person sieht die Weitergaben nicht. Informieren Sie sie vorher mit einer [Nachricht](antworten) und nennen Sie die Gründe (§ 9 Absatz 2).",
    ),
    heading("Um Einwilligung bitten"),
    text(
      "Über diese Fälle hinaus braucht jede einzelne Weitergabe der Identität die Einwilligung der hinweisgebenden Person (§ 9 Absatz 3). Sie fragen im Gespräch an, und dort wird geantwortet.",
    ),
    steps(
      "Wählen Sie im Reiter *Weitergaben* *Einwilligung anfragen*.",
      "Schreiben Sie, an wen, wofür und was. Unter *Das liest die hinweisgebende Person* steht der genaue Wortlaut.",
      "Wählen Sie *Anfrage senden*. Die Person liest die Anfrage in ihrem Fall und wählt *Zustimmen* oder *Ablehnen*.",
      "Ist die Einwilligung erteilt, tragen Sie die Weitergabe ein und wählen sie unter *Welche Einwilligung?* aus.",
    ),
    list(
      "Anfrage und Antwort enthalten den genauen Wortlaut, sind unterschrieben und lassen sich nicht schwärzen.",
      "Eine Einwilligung deckt eine Weitergabe an die genannte Stelle, und nur, wenn sie vorher erteilt war: Ein früherer Tag wird nicht angenommen, ein anderer Empfänger beim Eintrag vermerkt.",
      "Eine Einwilligung lässt sich jederzeit für die Zukunft widerrufen. Was bis dahin weitergegeben war, bleibt eingetragen; für eine neue Weitergabe lässt sie sich nicht mehr auswählen.",
      "Wer ablehnt, darf dadurch keinen Nachteil haben. Das steht auch bei der Anfrage.",
    ),
    heading("Wenn eine anonyme Person ihren Namen nennt"),
    text(
      "In ihrem Fall findet sie *Meinen Namen nennen*. In der Liste steht dann das Personensymbol, und in der Meldung sind die Angaben verborgen wie bei jeder vertraulichen Meldung. Fragen Sie nicht nach dem Namen, wenn Sie ihn nicht brauchen.",
    ),
    note("Das ist eine Übersicht und keine Rechtsberatung. Ist unklar, ob Sie etwas herausgeben müssen, fragen Sie vorher nach."),
  ],
};
