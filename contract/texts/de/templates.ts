import type { ReporterTemplateId } from "../../templates/template-topics.ts";

/** The house's texts to reporters in German; paragraphs of the law are those of the HinSchG unless another law is named. */
export const templates: Record<ReporterTemplateId, string> = {
  "receipt-automatic": `Guten Tag,

wir haben Ihre Meldung am {eingangsdatum} erhalten. Sie hat die Fallnummer {fallnummer}. Das ist unsere Eingangsbestätigung nach § 17 Absatz 1 HinSchG; sie wurde automatisch erstellt.

So geht es weiter: Wir prüfen, ob Ihre Meldung unter das Hinweisgeberschutzgesetz fällt und ob sie stichhaltig ist. Spätestens am {rueckmeldung_bis} sagen wir Ihnen hier, was wir geplant oder getan haben und warum.

Haben wir eine Frage, steht sie hier in Ihrem Fall. Bitte öffnen Sie ihn von Zeit zu Zeit mit Ihrem Passwort.

Ihre Identität behandeln wir vertraulich (§ 8 HinSchG). Sie können sich auch an eine externe Meldestelle wenden, zum Beispiel an die des Bundes beim Bundesamt für Justiz.

{funktion}, {unternehmen}`,

  "receipt-personal": `Guten Tag,

vielen Dank für Ihre Meldung. Wir haben sie am {eingangsdatum} erhalten und bestätigen Ihnen das hiermit (§ 17 Absatz 1 HinSchG). Ihre Fallnummer ist {fallnummer}.

Wir lesen sie sorgfältig und prüfen, ob sie unter das Hinweisgeberschutzgesetz fällt und ob sie stichhaltig ist. Spätestens am {rueckmeldung_bis} sagen wir Ihnen hier, was wir geplant oder getan haben und warum.

Ihre Identität kennen nur die Personen, die Ihre Meldung entgegennehmen und bearbeiten oder die dabei helfen (§ 8 HinSchG). Nachteile wegen einer Meldung sind verboten (§ 36 HinSchG). Wenn Sie so etwas erleben, schreiben Sie uns bitte.

Bitte öffnen Sie Ihren Fall von Zeit zu Zeit. Fragen von uns stehen nur hier.

Mit freundlichen Grüßen
{funktion}, {unternehmen}`,

  "receipt-after-call": `Guten Tag,

vielen Dank für Ihren Anruf. Wir haben Ihre Meldung am {eingangsdatum} aufgenommen und bestätigen Ihnen den Eingang (§ 17 Absatz 1 HinSchG). Ihre Fallnummer ist {fallnummer}.

Was Sie uns gesagt haben, halten wir in einem Protokoll fest. Sie finden es hier, sobald es fertig ist. Sie können es dann prüfen, berichtigen und bestätigen (§ 11 Absatz 4 HinSchG).

Spätestens am {rueckmeldung_bis} sagen wir Ihnen hier, was wir geplant oder getan haben und warum. Ihre Identität behandeln wir vertraulich (§ 8 HinSchG).

Mit freundlichen Grüßen
{funktion}, {unternehmen}`,

  "scope-accepted": `Guten Tag,

wir haben geprüft, ob wir für Ihre Meldung zuständig sind. Das ist der Fall: Sie fällt in den Anwendungsbereich des Hinweisgeberschutzgesetzes (§ 2 HinSchG).

Als Nächstes prüfen wir, ob sie stichhaltig ist, und entscheiden über Folgemaßnahmen. Brauchen wir dafür mehr Angaben, fragen wir Sie hier.

Das Gesetz schützt Sie vor Nachteilen, wenn Sie bei der Meldung hinreichenden Grund hatten, Ihre Angaben für wahr zu halten (§§ 33 bis 37 HinSchG). Unsere Rückmeldung erhalten Sie spätestens am {rueckmeldung_bis}.

Mit freundlichen Grüßen
{funktion}, {unternehmen}`,

  "scope-declined": `Guten Tag,

vielen Dank für Ihre Meldung vom {eingangsdatum}. Wir haben sie geprüft. Nach unserem Ergebnis fällt sie nicht in den Anwendungsbereich des Hinweisgeberschutzgesetzes (§ 2 HinSchG): [… Grund in einem Satz].

Das heißt nicht, dass Ihr Anliegen unwichtig ist. Dafür zuständig ist: [… Stelle und wie man sie erreicht]. Wir geben Ihre Meldung nicht ohne Ihre Einwilligung dorthin weiter.

Durften Sie bei der Meldung annehmen, dass das Gesetz gilt, bleibt Ihre Identität auch jetzt vertraulich (§ 8 Absatz 1 HinSchG). Halten Sie unsere Einschätzung für falsch, schreiben Sie uns bitte. Sie können sich auch an eine externe Meldestelle wenden, zum Beispiel an die des Bundes beim Bundesamt für Justiz.

Mit freundlichen Grüßen
{funktion}, {unternehmen}`,

  question: `Guten Tag,

vielen Dank für Ihre Meldung mit der Fallnummer {fallnummer}. Um sie prüfen zu können, brauchen wir noch einige Angaben. Antworten Sie bitte nur, soweit Sie es wissen:

– Was genau ist geschehen?
– Wann und wo war das, und dauert es noch an?
– Wer war beteiligt, wer hat es gesehen? Eine Funktion statt eines Namens genügt.
– Woher wissen Sie davon: selbst erlebt oder von anderen gehört?
– Gibt es Belege, zum Beispiel E-Mails, Fotos oder Rechnungen?
– [… weitere Frage]

Möchten Sie anonym bleiben, achten Sie bitte darauf, dass Text und Dateien nicht auf Sie hinweisen. Bringen Sie sich für einen Beleg nicht in Gefahr.

Mit freundlichen Grüßen
{funktion}, {unternehmen}`,

  "question-reminder": `Guten Tag,

wir haben Ihnen in diesem Fall eine Frage gestellt und noch keine Antwort gefunden. Ihre Antwort würde uns sehr helfen, auch eine kurze oder ein „Das weiß ich nicht“.

Hören wir bis [… Datum] nichts von Ihnen, prüfen wir mit dem weiter, was uns vorliegt. Es kann dann sein, dass wir den Fall aus Mangel an Beweisen abschließen müssen.

Mit freundlichen Grüßen
{funktion}, {unternehmen}`,

  invitation: `Guten Tag,

wir würden gern mit Ihnen sprechen. Ein Gespräch ist freiwillig; Sie haben keinen Nachteil, wenn Sie lieber schreiben.

Vorschlag: [… Tag, Uhrzeit, Ort oder Telefon]. Mit Ihrer Einwilligung ist auch ein Gespräch mit Bild und Ton möglich (§ 16 Absatz 3 HinSchG). Sie können jemanden mitbringen, dem Sie vertrauen.

Über das Gespräch machen wir ein Protokoll. Aufnehmen oder Wort für Wort mitschreiben dürfen wir nur, wenn Sie einwilligen. Sie erhalten das Protokoll zur Prüfung (§ 11 HinSchG).

Passt Ihnen der Vorschlag, oder haben Sie einen anderen? Schreiben Sie uns bitte hier.

Mit freundlichen Grüßen
{funktion}, {unternehmen}`,

  record: `Guten Tag,

das Protokoll unseres Gesprächs finden Sie hier in Ihrem Fall unter „Protokoll zur Prüfung“.

Bitte prüfen Sie, ob es stimmt. Sie können es berichtigen, ergänzen und bestätigen (§ 11 Absatz 4 HinSchG). Wählen Sie dafür dort „Bestätigen“, „Korrektur vorschlagen“ oder „Nicht bestätigen“.

Wurde das Gespräch mit Ihrer Einwilligung aufgenommen, löschen wir die Aufnahme, sobald das Protokoll fertig ist.

Mit freundlichen Grüßen
{funktion}, {unternehmen}`,

  abuse: `Guten Tag,

wir nehmen ernst, was Sie uns melden, und prüfen es weiter. In Ihrer Nachricht stehen aber auch Beleidigungen. Bitte beschreiben Sie, was geschehen ist, ohne andere herabzusetzen. So können wir Ihnen besser helfen.

Auf Äußerungen ohne Bezug zur Sache antworten wir nicht. Auch wer gemeldet wird, hat Rechte.

Das Gesetz schützt, wer hinreichenden Grund hatte, seine Angaben für wahr zu halten. Wer vorsätzlich oder grob fahrlässig Unrichtiges meldet, ist nicht geschützt (§ 9 Absatz 1 und § 38 HinSchG). Das unterstellen wir Ihnen nicht; wir sagen es, damit Sie es wissen.

Mit freundlichen Grüßen
{funktion}, {unternehmen}`,

  anonymity: `Guten Tag,

Sie möchten, dass niemand erfährt, wer gemeldet hat. Das verstehen wir.

Haben Sie Ihren Namen nicht genannt, kennen wir ihn nicht, und Sie müssen ihn nicht nennen. Kennen wir ihn, erfahren ihn nur Personen, die Ihre Meldung entgegennehmen und bearbeiten oder die dabei helfen (§ 8 HinSchG). Alle anderen erfahren ihn nur, wenn es für Folgemaßnahmen nötig ist und Sie für diesen einen Fall eingewilligt haben (§ 9 Absatz 3 HinSchG).

Ausnahmen nennt das Gesetz: Strafverfolgungsbehörden, Behörden im Verwaltungsverfahren und Gerichte können Auskunft verlangen (§ 9 Absatz 2 HinSchG). Dann sagen wir es Ihnen vorher, wenn uns das nicht untersagt ist. Wer vorsätzlich oder grob fahrlässig Unrichtiges meldet, dessen Identität ist nicht geschützt (§ 9 Absatz 1 HinSchG).

Sie können selbst helfen: Sprechen Sie mit niemandem über die Meldung, und achten Sie darauf, ob Einzelheiten nur Sie wissen können.

Mit freundlichen Grüßen
{funktion}, {unternehmen}`,

  consent: `Guten Tag,

für die weitere Prüfung möchten wir Angaben, aus denen man Sie erkennen kann, weitergeben. Das dürfen wir nur mit Ihrer Einwilligung (§ 9 Absatz 3 HinSchG).

Was wir weitergeben möchten: [… Angaben]
An wen: [… Funktion oder Stelle]
Warum es für die Folgemaßnahmen nötig ist: [… Grund]

Die Einwilligung ist freiwillig und gilt nur für diese eine Weitergabe. Lehnen Sie ab, haben Sie keinen Nachteil; wir prüfen dann ohne diese Weitergabe, so weit es geht. Sie können die Einwilligung jederzeit für die Zukunft widerrufen.

Sie erhalten dazu hier eine eigene Anfrage. Antworten Sie bitte dort mit „Zustimmen“ oder „Ablehnen“; dort können Sie auch widerrufen.

Mit freundlichen Grüßen
{funktion}, {unternehmen}`,

  "disclosure-notice": `Guten Tag,

wir informieren Sie vorab: Wir müssen Angaben über Ihre Identität an eine Behörde oder ein Gericht weitergeben (§ 9 Absatz 2 HinSchG).

Empfänger: [… Behörde oder Gericht]
Grund: [… Verlangen im Strafverfahren, Anordnung im Verwaltungsverfahren oder Entscheidung eines Gerichts]
Umfang: [… Angaben]
Zeitpunkt: [… Datum]

Wir geben nur weiter, was verlangt wird. Der Schutz vor Nachteilen wegen Ihrer Meldung bleibt bestehen (§ 36 HinSchG). Haben Sie Einwände, schreiben Sie uns bitte gleich. Sie können sich auch rechtlich beraten lassen.

Mit freundlichen Grüßen
{funktion}, {unternehmen}`,

  "hand-over": `Guten Tag,

wir haben Ihre Meldung geprüft und geben das Verfahren ab (§ 18 Nummer 4 HinSchG). Die weitere Untersuchung übernimmt: [… interne Stelle oder Behörde].

Der Grund: [… Grund]. Angaben, aus denen man Sie erkennen kann, geben wir dabei nur weiter, soweit Sie eingewilligt haben oder das Gesetz es verlangt (§§ 8 und 9 HinSchG).

Wir bleiben hier für Sie erreichbar. Unsere Rückmeldung erhalten Sie spätestens am {rueckmeldung_bis}.

Mit freundlichen Grüßen
{funktion}, {unternehmen}`,

  interim: `Guten Tag,

wir möchten Sie auf dem Laufenden halten. Ihr Fall {fallnummer} ist weiter in Arbeit. Stand vom {heute}: [… was geschehen ist].

Als Nächstes: [… nächster Schritt]. Unsere Rückmeldung nach § 17 Absatz 2 HinSchG erhalten Sie spätestens am {rueckmeldung_bis}.

Ist Ihnen noch etwas eingefallen oder hat sich etwas verändert, schreiben Sie uns bitte hier.

Mit freundlichen Grüßen
{funktion}, {unternehmen}`,

  "feedback-confirmed": `Guten Tag,

wir haben Ihre Meldung vom {eingangsdatum} geprüft. Was Sie gemeldet haben, hat sich bestätigt. Das ist unsere Rückmeldung nach § 17 Absatz 2 HinSchG.

Was wir getan haben: [… ergriffene Folgemaßnahmen]
Was wir noch planen: [… geplante Folgemaßnahmen, mit Zeitpunkt]
Die Gründe dafür: [… Gründe]

Einzelheiten über andere Personen dürfen wir Ihnen nicht nennen. Vielen Dank, dass Sie uns informiert haben. Ohne Sie hätten wir das nicht erfahren.

Mit freundlichen Grüßen
{funktion}, {unternehmen}`,

  "feedback-unconfirmed": `Guten Tag,

wir haben Ihre Meldung vom {eingangsdatum} geprüft. Was Sie gemeldet haben, konnten wir nicht bestätigen. Das ist unsere Rückmeldung nach § 17 Absatz 2 HinSchG.

Was wir getan haben: [… ergriffene Folgemaßnahmen]
Was wir noch planen: [… geplante Folgemaßnahmen, oder keine]
Die Gründe dafür: [… Gründe]

Das heißt nicht, dass wir Ihnen nicht glauben. Ihr Schutz bleibt bestehen, wenn Sie hinreichenden Grund hatten, Ihre Angaben für wahr zu halten. Haben Sie weitere Hinweise oder Belege, schreiben Sie uns bitte.

Mit freundlichen Grüßen
{funktion}, {unternehmen}`,

  "feedback-limited": `Guten Tag,

wir haben Ihre Meldung vom {eingangsdatum} geprüft. Das ist unsere Rückmeldung nach § 17 Absatz 2 HinSchG.

Was wir Ihnen sagen können: [… ergriffene und geplante Folgemaßnahmen]
Die Gründe dafür: [… Gründe]

Mehr dürfen wir im Moment nicht sagen. Eine Rückmeldung ist nur so weit erlaubt, wie sie interne Nachforschungen oder Ermittlungen nicht berührt und die Rechte der Personen, um die es geht, nicht beeinträchtigt (§ 17 Absatz 2 Satz 3 HinSchG). Sobald wir mehr sagen dürfen, lesen Sie es hier.

Mit freundlichen Grüßen
{funktion}, {unternehmen}`,

  "feedback-ongoing": `Guten Tag,

heute erhalten Sie unsere Rückmeldung nach § 17 Absatz 2 HinSchG zu Ihrer Meldung vom {eingangsdatum}. Das Verfahren ist noch nicht abgeschlossen.

Was wir getan haben: [… ergriffene Folgemaßnahmen]
Was wir noch planen: [… geplante Folgemaßnahmen]
Die Gründe dafür, und warum es länger dauert: [… Gründe]

Das Ergebnis erfahren Sie hier, voraussichtlich bis [… Datum].

Mit freundlichen Grüßen
{funktion}, {unternehmen}`,

  closing: `Guten Tag,

wir haben das Verfahren zu Ihrer Meldung mit der Fallnummer {fallnummer} abgeschlossen. Ergebnis und Gründe: [… Ergebnis und Gründe].

Sind Sie damit nicht einverstanden, können Sie sich an eine externe Meldestelle wenden: an die des Bundes beim Bundesamt für Justiz, für den Finanzbereich an die der BaFin, für Wettbewerb an die des Bundeskartellamts. Alle mit ihren Adressen nennt die Seite „Externe Meldestellen“ dieses Meldekanals.

Unsere Unterlagen zu Ihrer Meldung löschen wir nach dem {loeschdatum} (§ 11 Absatz 5 HinSchG). Länger bewahren wir sie nur auf, wenn ein Gesetz das verlangt und es verhältnismäßig ist.

Erleben Sie wegen Ihrer Meldung Nachteile, schreiben Sie uns bitte, auch später. Vielen Dank für Ihr Vertrauen.

Mit freundlichen Grüßen
{funktion}, {unternehmen}`,

  retaliation: `Guten Tag,

Sie haben uns am {eingangsdatum} etwas gemeldet. Wir möchten wissen, wie es Ihnen seitdem geht.

Haben Sie wegen Ihrer Meldung Nachteile erlebt oder angedroht bekommen? Zum Beispiel eine Kündigung, eine Versetzung, eine schlechtere Beurteilung, Ausgrenzung oder Mobbing. Das ist verboten, und auch schon die Androhung (§ 36 Absatz 1 HinSchG).

Erleiden Sie nach einer Meldung einen Nachteil im Beruf und machen Sie geltend, dass er auf der Meldung beruht, wird das vermutet. Wer Sie benachteiligt hat, muss das Gegenteil beweisen (§ 36 Absatz 2 HinSchG). Auch Schadensersatz ist möglich (§ 37 HinSchG).

Bitte schreiben Sie uns, was geschehen ist und wann. Geht es Ihnen gut, genügt ein kurzes „Alles in Ordnung“.

Mit freundlichen Grüßen
{funktion}, {unternehmen}`,
};
