import type { CopyTemplateId } from "../../templates/template-topics.ts";

/** The house's texts to persons concerned and to staff in Danish; they are copied and go another way than the case. */
export const copies: Record<CopyTemplateId, string> = {
  "person-concerned": `[… hilsen]

Der er kommet en indberetning til {unternehmen} ({funktion}). Den handler også om dig. Vi informerer dig efter artikel 14 i databeskyttelsesforordningen (GDPR). En indberetning er ikke et resultat: Intet i den er bevist, og du kan udtale dig om den.

Hvad det handler om: [… emne uden noget, der peger på den indberettende person]
Dataansvarlig: {unternehmen}, [… adresse og kontakt]
Databeskyttelse: [… kontakt til databeskyttelsesrådgiveren]
Formål: undersøgelse af indberetningen og opfølgning
Retsgrundlag: GDPR artikel 6, stk. 1, litra c, sammen med § 10 HinSchG
Hvilke data: [… kategorier, for eksempel navn, stilling, beskrevne hændelser]
Hvem får dem: personer, der har ansvaret for indberetningen; [… andre modtagere eller ingen]
Hvor de kommer fra: fra en indberetning. Vi må ikke sige, hvem den kommer fra (§ 8 HinSchG, § 29, stk. 1, BDSG).
Hvor længe: som regel tre år efter at sagen er afsluttet (§ 11, stk. 5, HinSchG)

Du har ret til indsigt, berigtigelse, sletning og begrænsning af behandlingen, i det omfang loven ikke begrænser det, og du kan klage til et datatilsyn.

Forsøg ikke at finde ud af, hvem der har indberettet. Det er forbudt at stille indberettende personer ringere (§ 36 HinSchG).

{heute}
{funktion}, {unternehmen}`,

  access: `[… hilsen]

Du har bedt om indsigt efter artikel 15 i databeskyttelsesforordningen (GDPR). Her er oplysningerne, pr. {heute}.

Om vi behandler data om dig: [… ja eller nej]
Hvilke data: [… kategorier og indhold]
Formål: undersøgelse af en indberetning og opfølgning
Retsgrundlag: GDPR artikel 6, stk. 1, litra c, sammen med § 10 HinSchG
Modtagere: [… modtagere eller kategorier]
Kilde: [… kilde, i det omfang den må nævnes]
Hvor længe: som regel tre år efter at sagen er afsluttet (§ 11, stk. 5, HinSchG)
Der bliver ikke truffet automatiske afgørelser.

Nogle oplysninger må vi ikke give, fordi de skal holdes hemmelige, først og fremmest på grund af andres berettigede interesser. Det gælder også, hvem der har indberettet (§ 8 HinSchG, § 29, stk. 1, BDSG).

Du har ret til berigtigelse, sletning og begrænsning af behandlingen, i det omfang loven ikke begrænser det, og du kan klage til et datatilsyn.

{funktion}, {unternehmen}`,

  "staff-mail": `Emne: Sådan indberetter du kritisable forhold

Hej

Hvis noget ikke er i orden hos {unternehmen}, vil vi gerne vide det. Her kan du henvende dig: {funktion}.

Du kan indberette her: [… kanalens fulde adresse]. Det kræver ikke login og kan gøres når som helst, med dit navn eller anonymt. Du kan også indberette på telefon eller i en samtale: [… kontakt].

De, der behandler din indberetning, er uafhængige og har tavshedspligt (§§ 8 og 15 HinSchG). Vi bekræfter inden for syv dage, at den er modtaget; senest tre måneder derefter fortæller vi dig, hvad vi har gjort.

Det er forbudt at stille nogen ringere på grund af en indberetning (§ 36 HinSchG). Du kan også vælge en ekstern whistleblowerenhed, for eksempel den tyske stats whistleblowerenhed hos Bundesamt für Justiz. Hvis overtrædelsen kan behandles effektivt i virksomheden, og du ikke frygter negative følger, så indberet helst internt først.

Venlig hilsen
{unternehmen}`,

  "staff-intranet": `Indberet kritisable forhold

Bestikkelse, bedrageri, farer på arbejdet, diskrimination, overtrædelser af regler om miljø eller databeskyttelse: Den, der får kendskab til det på arbejdet, kan indberette det. Her kan du henvende dig: {funktion}.

Hvor: [… kanalens fulde adresse]
Hvordan: skriftligt, anonymt, hvis du vil; på telefon eller i en samtale: [… kontakt]
Hvem læser det: kun personerne i whistleblowerenheden
Hvornår du hører fra os: bekræftelse på modtagelse inden for syv dage, feedback senest tre måneder derefter
Din beskyttelse: fortrolighed (§ 8 HinSchG) og forbud mod repressalier (§ 36 HinSchG)

Du kan i stedet vælge en ekstern whistleblowerenhed: den tyske stats whistleblowerenhed hos Bundesamt für Justiz, BaFin eller konkurrencemyndigheden (Bundeskartellamt).

Hvis liv eller helbred er i fare, så ring først 110 eller 112.`,

  "staff-notice": `Er noget ikke i orden? Fortæl os det.

{funktion}, {unternehmen}
Her kan du indberette: fortroligt, anonymt, hvis du vil, når som helst.

[… kanalens fulde adresse eller QR-kode]
[… telefon og tider]

Den, der indberetter, er beskyttet. Det er forbudt at stille nogen ringere for det (§ 36 HinSchG).
Du kan også vælge en ekstern whistleblowerenhed, for eksempel hos Bundesamt für Justiz.`,

  "new-staff": `Velkommen til {unternehmen}

Dette hører også med til din start: Hos os kan du indberette efter den tyske whistleblowerlov (Hinweisgeberschutzgesetz, HinSchG). Her kan du henvende dig: {funktion}. Der kan du indberette overtrædelser, som du får kendskab til på arbejdet, også fra den tid, hvor du søgte jobbet.

Adresse: [… kanalens fulde adresse]
Andre veje: [… telefon, samtale]

Du kan oplyse dit navn eller være anonym. Kun de ansvarlige personer læser din indberetning; de har tavshedspligt (§ 8 HinSchG). Det er forbudt at stille nogen ringere på grund af en indberetning (§ 36 HinSchG). Du kan også vælge en ekstern whistleblowerenhed, for eksempel den tyske stats whistleblowerenhed hos Bundesamt für Justiz.

Hvad vi gør med dine data, står i kanalen under ”Databeskyttelse”.`,
};
