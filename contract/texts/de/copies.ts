import type { CopyTemplateId } from "../../templates/template-topics.ts";

/** The house's texts to persons concerned and to staff in German; they are copied and go another way than the case. */
export const copies: Record<CopyTemplateId, string> = {
  "person-concerned": `[… Anrede]

die {funktion} von {unternehmen} hat einen Hinweis erhalten, in dem es auch um Sie geht. Wir informieren Sie nach Artikel 14 DSGVO. Ein Hinweis ist noch kein Ergebnis: Nichts davon ist erwiesen, und Sie können sich dazu äußern.

Worum es geht: [… Gegenstand, ohne Rückschluss auf die hinweisgebende Person]
Verantwortlich: {unternehmen}, [… Anschrift und Kontakt]
Datenschutz: [… Kontakt der oder des Datenschutzbeauftragten]
Zweck: Prüfung des Hinweises und Folgemaßnahmen
Rechtsgrundlage: Artikel 6 Absatz 1 Buchstabe c DSGVO mit § 10 HinSchG
Welche Daten: [… Kategorien, zum Beispiel Name, Funktion, geschilderte Vorgänge]
Wer sie erhält: Personen, die für den Hinweis zuständig sind; [… weitere Empfänger oder keine]
Woher sie stammen: aus einem Hinweis. Von wem, dürfen wir nicht sagen (§ 8 HinSchG, § 29 Absatz 1 BDSG).
Wie lange: in der Regel drei Jahre nach Abschluss des Verfahrens (§ 11 Absatz 5 HinSchG)

Sie haben das Recht auf Auskunft, Berichtigung, Löschung und Einschränkung der Verarbeitung, soweit das Gesetz es nicht begrenzt, und können sich bei einer Datenschutzaufsichtsbehörde beschweren.

Bitte versuchen Sie nicht herauszufinden, von wem der Hinweis stammt. Nachteile für hinweisgebende Personen sind verboten (§ 36 HinSchG).

{heute}
{funktion}, {unternehmen}`,

  access: `[… Anrede]

Sie haben Auskunft nach Artikel 15 DSGVO verlangt. Hier ist sie, Stand {heute}.

Ob wir Daten über Sie verarbeiten: [… ja oder nein]
Welche Daten: [… Kategorien und Inhalte]
Zweck: Prüfung eines Hinweises und Folgemaßnahmen
Rechtsgrundlage: Artikel 6 Absatz 1 Buchstabe c DSGVO mit § 10 HinSchG
Empfänger: [… Empfänger oder Kategorien]
Herkunft: [… Herkunft, soweit sie genannt werden darf]
Dauer: in der Regel drei Jahre nach Abschluss des Verfahrens (§ 11 Absatz 5 HinSchG)
Eine automatisierte Entscheidung findet nicht statt.

Manche Angaben dürfen wir nicht machen, weil sie vor allem wegen der berechtigten Interessen anderer geheim zu halten sind. Dazu gehört, wer einen Hinweis gegeben hat (§ 8 HinSchG, § 29 Absatz 1 BDSG).

Sie haben das Recht auf Berichtigung, Löschung und Einschränkung der Verarbeitung, soweit das Gesetz es nicht begrenzt, und können sich bei einer Datenschutzaufsichtsbehörde beschweren.

{funktion}, {unternehmen}`,

  "staff-mail": `Betreff: So können Sie Missstände melden

Guten Tag,

wenn bei {unternehmen} etwas nicht mit rechten Dingen zugeht, möchten wir es wissen. Dafür gibt es unsere {funktion}.

Melden können Sie hier: [… vollständige Adresse des Meldekanals]. Es geht ohne Anmeldung, jederzeit, mit Namen oder anonym. Auch am Telefon oder im Gespräch ist eine Meldung möglich: [… Kontakt].

Wer Ihre Meldung bearbeitet, ist unabhängig und zur Vertraulichkeit verpflichtet (§§ 8 und 15 HinSchG). Innerhalb von sieben Tagen bestätigen wir den Eingang, spätestens drei Monate danach sagen wir Ihnen, was wir getan haben.

Nachteile wegen einer Meldung sind verboten (§ 36 HinSchG). Sie können auch eine externe Meldestelle wählen, zum Beispiel die des Bundes beim Bundesamt für Justiz. Wenn intern wirksam gegen den Verstoß vorgegangen werden kann und Sie keine Nachteile befürchten, melden Sie bitte zuerst intern.

Mit freundlichen Grüßen
{unternehmen}`,

  "staff-intranet": `Missstände melden

Bestechung, Betrug, Gefahren am Arbeitsplatz, Diskriminierung, Verstöße gegen Umwelt- oder Datenschutz: Wer davon im Beruf erfährt, kann es melden. Zuständig ist die {funktion}.

Wo: [… vollständige Adresse des Meldekanals]
Wie: schriftlich, auf Wunsch anonym; am Telefon oder im Gespräch: [… Kontakt]
Wer liest: nur die Personen der Meldestelle
Wann Sie von uns hören: nach spätestens sieben Tagen die Eingangsbestätigung, spätestens drei Monate danach die Rückmeldung
Ihr Schutz: Vertraulichkeit (§ 8 HinSchG) und Verbot von Repressalien (§ 36 HinSchG)

Sie können stattdessen auch eine externe Meldestelle wählen: die des Bundes beim Bundesamt für Justiz, die der BaFin oder die des Bundeskartellamts.

Bei Gefahr für Leib und Leben rufen Sie bitte zuerst den Notruf 110 oder 112.`,

  "staff-notice": `Etwas stimmt nicht? Sagen Sie es uns.

Die {funktion} von {unternehmen} nimmt Hinweise entgegen:
vertraulich, auf Wunsch anonym, zu jeder Zeit.

[… vollständige Adresse des Meldekanals oder QR-Code]
[… Telefon und Sprechzeit]

Wer meldet, ist geschützt. Nachteile sind verboten (§ 36 HinSchG).
Sie können auch eine externe Meldestelle wählen, zum Beispiel beim Bundesamt für Justiz.`,

  "new-staff": `Willkommen bei {unternehmen}

Zu Ihrem Start gehört auch dieser Hinweis: Bei uns gibt es eine {funktion} nach dem Hinweisgeberschutzgesetz. Dort können Sie Verstöße melden, von denen Sie im Beruf erfahren, auch schon aus der Zeit Ihrer Bewerbung.

Adresse: [… vollständige Adresse des Meldekanals]
Weitere Wege: [… Telefon, Gespräch]

Sie können Ihren Namen nennen oder anonym bleiben. Ihre Meldung lesen nur die zuständigen Personen; sie sind zur Vertraulichkeit verpflichtet (§ 8 HinSchG). Nachteile wegen einer Meldung sind verboten (§ 36 HinSchG). Sie können auch eine externe Meldestelle wählen, zum Beispiel die des Bundes beim Bundesamt für Justiz.

Was wir dabei mit Ihren Daten tun, steht in den Datenschutzhinweisen des Meldekanals.`,
};
