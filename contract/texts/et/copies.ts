import type { CopyTemplateId } from "../../templates/template-topics.ts";

/** The house's texts to persons concerned and to staff in Estonian; they are copied and go another way than the case. */
export const copies: Record<CopyTemplateId, string> = {
  "person-concerned": `[… pöördumine]

{funktion} ({unternehmen}) on saanud teate, mis puudutab ka teid. Teavitame teid sellest isikuandmete kaitse üldmääruse (IKÜM) artikli 14 alusel. Teade ei ole veel tulemus: midagi sellest ei ole tõendatud ja te võite selle kohta arvamust avaldada.

Millest on jutt: [… teema, ilma vihjeta teavitajale]
Vastutav töötleja: {unternehmen}, [… aadress ja kontakt]
Andmekaitse: [… andmekaitsespetsialisti kontakt]
Eesmärk: teate kontrollimine ja järelmeetmed
Õiguslik alus: IKÜM artikli 6 lõike 1 punkt c koos HinSchG §-ga 10
Millised andmed: [… kategooriad, näiteks nimi, amet, kirjeldatud sündmused]
Kes need saab: inimesed, kes vastutavad teate käsitlemise eest; [… teised saajad või mitte keegi]
Kust need pärinevad: teatest. Kellelt, seda me öelda ei tohi (HinSchG § 8, BDSG § 29 lõige 1).
Kui kaua: üldjuhul kolm aastat pärast menetluse lõppu (HinSchG § 11 lõige 5)

Teil on õigus oma andmetega tutvuda, nõuda nende parandamist, kustutamist ja töötlemise piiramist, kui seadus seda ei piira, ning esitada kaebus andmekaitseasutusele.

Palun ärge püüdke välja selgitada, kes teatas. Teavitajate halvem kohtlemine on keelatud (HinSchG § 36).

{heute}
{funktion}, {unternehmen}`,

  access: `[… pöördumine]

Olete IKÜM artikli 15 alusel palunud oma andmetega tutvuda. Siin on vastus, seis: {heute}.

Kas me töötleme teie andmeid: [… jah või ei]
Millised andmed: [… kategooriad ja sisu]
Eesmärk: teate kontrollimine ja järelmeetmed
Õiguslik alus: IKÜM artikli 6 lõike 1 punkt c koos HinSchG §-ga 10
Saajad: [… saajad või kategooriad]
Päritolu: [… päritolu, kui seda tohib öelda]
Kui kaua: üldjuhul kolm aastat pärast menetluse lõppu (HinSchG § 11 lõige 5)
Automaatseid otsuseid ei tehta.

Mõnda teavet me anda ei tohi, sest seda tuleb saladuses hoida, eelkõige teiste õigustatud huvide pärast. Siia kuulub ka see, kes teatas (HinSchG § 8, BDSG § 29 lõige 1).

Teil on õigus nõuda andmete parandamist, kustutamist ja töötlemise piiramist, kui seadus seda ei piira, ning esitada kaebus andmekaitseasutusele.

{funktion}, {unternehmen}`,

  "staff-mail": `Teema: nii saate rikkumisest teatada

Tere

Kui ettevõttes {unternehmen} ei ole midagi korras, soovime seda teada. Selleks on meil {funktion}.

Teatada saate siin: [… teavituskanali täielik aadress]. Sisselogimist ei ole vaja, saate teatada igal ajal, oma nimega või anonüümselt. Teatada saab ka telefonis või vestluses: [… kontakt].

Teie teate käsitlejad on sõltumatud ja peavad hoidma konfidentsiaalsust (HinSchG §-d 8 ja 15). Seitsme päeva jooksul kinnitame teate kättesaamist, hiljemalt kolm kuud pärast seda ütleme teile, mida oleme teinud.

Kedagi ei tohi teate pärast halvemini kohelda (HinSchG § 36). Võite valida ka välise teavitusüksuse, näiteks liitvabariigi üksuse Saksamaa föderaalses justiitsametis (Bundesamt für Justiz). Kui rikkumise vastu saab ettevõttes tõhusalt tegutseda ja te ei karda halvemat kohtlemist, teatage palun kõigepealt ettevõttes.

Lugupidamisega
{unternehmen}`,

  "staff-intranet": `Rikkumisest teatamine

Altkäemaks, pettus, ohud töökohal, diskrimineerimine, keskkonna- või andmekaitsereeglite rikkumine: kes saab sellest tööl teada, võib sellest teatada. Teateid võtab vastu {funktion}.

Kus: [… teavituskanali täielik aadress]
Kuidas: kirjalikult, soovi korral anonüümselt; telefonis või vestluses: [… kontakt]
Kes loeb: ainult teavitusüksuse töötajad
Millal te meilt kuulete: kättesaamise kinnitus seitsme päeva jooksul, tagasiside hiljemalt kolm kuud pärast seda
Teie kaitse: konfidentsiaalsus (HinSchG § 8) ja survemeetmete keeld (HinSchG § 36)

Võite selle asemel valida ka välise teavitusüksuse: liitvabariigi üksuse Saksamaa föderaalses justiitsametis (Bundesamt für Justiz), finantsinspektsiooni (BaFin) või konkurentsiameti (Bundeskartellamt) üksuse.

Kui elu või tervis on ohus, helistage palun kõigepealt hädaabinumbril 110 või 112.`,

  "staff-notice": `Midagi ei ole korras? Öelge meile.

{funktion} ({unternehmen}) võtab vastu teateid:
konfidentsiaalselt, soovi korral anonüümselt, igal ajal.

[… teavituskanali täielik aadress või QR-kood]
[… telefon ja vastuvõtuajad]

Kes teatab, on kaitstud. Teda ei tohi halvemini kohelda (HinSchG § 36).
Võite valida ka välise teavitusüksuse, näiteks Saksamaa föderaalses justiitsametis (Bundesamt für Justiz).`,

  "new-staff": `Tere tulemast ettevõttesse {unternehmen}

Töö algusesse kuulub ka see teave: Saksamaa rikkumisest teavitaja kaitse seaduse (HinSchG) järgi võtab meil teateid vastu {funktion}. Sinna saate teatada rikkumistest, millest saate tööl teada, ka juba tööle kandideerimise ajast.

Aadress: [… teavituskanali täielik aadress]
Teised võimalused: [… telefon, vestlus]

Võite öelda oma nime või jääda anonüümseks. Teie teadet loevad ainult need, kes selle eest vastutavad; nad peavad hoidma konfidentsiaalsust (HinSchG § 8). Kedagi ei tohi teate pärast halvemini kohelda (HinSchG § 36). Võite valida ka välise teavitusüksuse, näiteks liitvabariigi üksuse Saksamaa föderaalses justiitsametis (Bundesamt für Justiz).

Mida me teie andmetega teeme, on kirjas teavituskanali andmekaitseteabes.`,
};
