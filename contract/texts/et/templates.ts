import type { ReporterTemplateId } from "../../templates/template-topics.ts";

/** The house's texts to reporters in Estonian; sections are those of the German Whistleblower Protection Act (HinSchG). */
export const templates: Record<ReporterTemplateId, string> = {
  "receipt-automatic": `Tere

Oleme teie teate kätte saanud ({eingangsdatum}). Selle juhtumi number on {fallnummer}. See on meie kättesaamise kinnitus Saksamaa rikkumisest teavitaja kaitse seaduse (HinSchG) § 17 lõike 1 alusel; see on koostatud automaatselt.

Mis toimub edasi: kontrollime, kas teie teade kuulub selle seaduse alla ja kas see on põhjendatud. Ütleme teile siin, mida oleme kavandanud või teinud ja miks. Viimane päev selleks on {rueckmeldung_bis}.

Kui meil on küsimus, leiate selle siit oma juhtumist. Palun avage see aeg-ajalt oma parooliga.

Hoiame teie isiku konfidentsiaalsena (HinSchG § 8). Võite pöörduda ka välise teavitusüksuse poole, näiteks liitvabariigi üksuse poole Saksamaa föderaalses justiitsametis (Bundesamt für Justiz).

{funktion}, {unternehmen}`,

  "receipt-personal": `Tere

Täname teid teate eest. Saime selle kätte ({eingangsdatum}) ja kinnitame seda teile (HinSchG § 17 lõige 1). Teie juhtumi number on {fallnummer}.

Loeme selle hoolikalt läbi ja kontrollime, kas see kuulub rikkumisest teavitaja kaitse seaduse alla ja kas see on põhjendatud. Ütleme teile siin, mida oleme kavandanud või teinud ja miks. Viimane päev selleks on {rueckmeldung_bis}.

Teie isikut teavad ainult inimesed, kes teie teate vastu võtavad ja seda käsitlevad või neid selles aitavad (HinSchG § 8). Kedagi ei tohi teate pärast halvemini kohelda (HinSchG § 36). Kui teiega nii juhtub, kirjutage meile palun.

Palun avage oma juhtum aeg-ajalt. Meie küsimused on ainult siin.

Lugupidamisega
{funktion}, {unternehmen}`,

  "receipt-after-call": `Tere

Täname teid kõne eest. Panime teie teate kirja ({eingangsdatum}) ja kinnitame selle kättesaamist (HinSchG § 17 lõige 1). Teie juhtumi number on {fallnummer}.

Kirjutame üles, mida te meile rääkisite. Leiate protokolli siit, kui see on valmis. Siis saate seda kontrollida, parandada ja kinnitada (HinSchG § 11 lõige 4).

Ütleme teile siin, mida oleme kavandanud või teinud ja miks. Viimane päev selleks on {rueckmeldung_bis}. Hoiame teie isiku konfidentsiaalsena (HinSchG § 8).

Lugupidamisega
{funktion}, {unternehmen}`,

  "scope-accepted": `Tere

Oleme kontrollinud, kas me vastutame teie teate käsitlemise eest. Vastutame: see kuulub rikkumisest teavitaja kaitse seaduse alla (HinSchG § 2).

Järgmiseks kontrollime, kas see on põhjendatud, ja otsustame järelmeetmete üle. Kui vajame rohkem teavet, küsime teilt siin.

Seadus kaitseb teid halvema kohtlemise eest, kui teil oli teatamise ajal piisavalt põhjust pidada oma andmeid tõeseks (HinSchG §-d 33–37). Te saate meie tagasiside. Viimane päev selleks on {rueckmeldung_bis}.

Lugupidamisega
{funktion}, {unternehmen}`,

  "scope-declined": `Tere

Täname teid teate eest ({eingangsdatum}). Oleme seda kontrollinud. Meie hinnangul see rikkumisest teavitaja kaitse seaduse alla ei kuulu (HinSchG § 2): [… põhjus ühe lausega].

See ei tähenda, et teie mure ei ole tähtis. Õige koht selle jaoks on: [… koht ja kuidas sellega ühendust saada]. Ilma teie nõusolekuta me teie teadet sinna edasi ei anna.

Kui teil oli teatamise ajal põhjust arvata, et see seadus kehtib, jääb teie isik konfidentsiaalseks (HinSchG § 8 lõige 1). Kui peate meie hinnangut valeks, kirjutage meile palun. Võite pöörduda ka välise teavitusüksuse poole, näiteks liitvabariigi üksuse poole Saksamaa föderaalses justiitsametis (Bundesamt für Justiz).

Lugupidamisega
{funktion}, {unternehmen}`,

  question: `Tere

Täname teid teate eest, juhtumi number {fallnummer}. Et saaksime seda kontrollida, vajame veel mõningaid andmeid. Palun vastake ainult nii palju, kui te teate:

– Mis täpselt juhtus?
– Millal ja kus see oli, kas see kestab veel?
– Kes oli asjaga seotud, kes nägi seda? Nime asemel piisab ametist.
– Kust te seda teate: kas nägite ise või kuulsite teistelt?
– Kas on tõendeid, näiteks e-kirju, fotosid või arveid?
– [… veel üks küsimus]

Kui soovite jääda anonüümseks, jälgige palun, et tekst ja failid ei viitaks teile. Ärge seadke end tõendite hankimiseks ohtu.

Lugupidamisega
{funktion}, {unternehmen}`,

  "question-reminder": `Tere

Esitasime teile selles juhtumis küsimuse ja ei ole veel vastust leidnud. Teie vastus aitaks meid palju, ka lühike vastus või „Ma ei tea“.

Kui me teilt midagi ei kuule (tähtaeg: [… kuupäev]), jätkame sellega, mis meil on. Võimalik, et peame juhtumi siis tõendite puudumise tõttu lõpetama.

Lugupidamisega
{funktion}, {unternehmen}`,

  invitation: `Tere

Soovime teiega rääkida. Vestlus on vabatahtlik; kui te eelistate kirjutada, ei ole teil sellest mingit kahju.

Meie ettepanek: [… päev, kellaaeg, koht või telefon]. Teie nõusolekul saab rääkida ka videokõnes (HinSchG § 16 lõige 3). Võite kaasa võtta kellegi, keda te usaldate.

Koostame vestluse kohta protokolli. Salvestada või sõna-sõnalt üles kirjutada tohime seda ainult siis, kui olete nõus. Saate protokolli kontrollimiseks (HinSchG § 11).

Kas ettepanek sobib teile või soovite pakkuda midagi muud? Palun kirjutage meile siin.

Lugupidamisega
{funktion}, {unternehmen}`,

  record: `Tere

Meie vestluse protokolli leiate siit oma juhtumist nime all „Protokoll kontrollimiseks“.

Palun kontrollige, kas see on õige. Saate seda parandada, täiendada ja kinnitada (HinSchG § 11 lõige 4). Valige selleks seal „Kinnita“, „Paku parandus“ või „Ei kinnita“.

Kui vestlus teie nõusolekul salvestati, kustutame salvestise kohe, kui protokoll on valmis.

Lugupidamisega
{funktion}, {unternehmen}`,

  abuse: `Tere

Võtame tõsiselt seda, millest te teatate, ja kontrollime seda edasi. Teie sõnumis on aga ka solvanguid. Palun kirjeldage, mis juhtus, teisi alandamata. Nii saame teid paremini aidata.

Märkustele, mis asjasse ei puutu, me ei vasta. Ka inimestel, kelle kohta teatatakse, on õigused.

Seadus kaitseb neid, kellel oli piisavalt põhjust pidada oma andmeid tõeseks. Kes teatab tahtlikult või raske hooletuse tõttu midagi valet, ei ole kaitstud (HinSchG § 9 lõige 1 ja § 38). Me ei väida, et teie nii teete; ütleme seda, et te teaksite.

Lugupidamisega
{funktion}, {unternehmen}`,

  anonymity: `Tere

Te ei soovi, et keegi saaks teada, kes teatas. Me mõistame seda.

Kui te oma nime ei öelnud, siis me seda ei tea ja te ei pea seda ütlema. Kui me teame seda, saavad selle teada ainult inimesed, kes teie teate vastu võtavad ja seda käsitlevad või neid selles aitavad (HinSchG § 8). Kõik teised saavad selle teada ainult siis, kui see on järelmeetmete jaoks vajalik ja te olete selleks üheks edasiandmiseks nõusoleku andnud (HinSchG § 9 lõige 3).

Seadus nimetab erandid: õiguskaitseasutused, haldusmenetlust läbi viivad ametiasutused ja kohtud võivad teavet nõuda (HinSchG § 9 lõige 2). Siis anname teile sellest enne teada, kui see ei ole meile keelatud. Kes teatab tahtlikult või raske hooletuse tõttu midagi valet, selle isik ei ole kaitstud (HinSchG § 9 lõige 1).

Saate ka ise aidata: ärge rääkige teatest kellegagi ja mõelge, kas on üksikasju, mida saate teada ainult teie.

Lugupidamisega
{funktion}, {unternehmen}`,

  consent: `Tere

Et asja edasi kontrollida, soovime edasi anda andmeid, mille järgi teid võib ära tunda. Seda tohime teha ainult teie nõusolekul (HinSchG § 9 lõige 3).

Mida soovime edasi anda: [… andmed]
Kellele: [… amet või asutus]
Miks see on järelmeetmete jaoks vajalik: [… põhjus]

Nõusolek on vabatahtlik ja kehtib ainult selle ühe edasiandmise kohta. Kui keeldute, ei ole teil sellest mingit kahju; siis kontrollime ilma selleta nii palju, kui on võimalik. Saate nõusoleku igal ajal edaspidiseks tagasi võtta.

Selle kohta saate siin eraldi küsimuse. Palun vastake seal „Nõustun“ või „Keeldun“; seal saate nõusoleku ka tagasi võtta.

Lugupidamisega
{funktion}, {unternehmen}`,

  "disclosure-notice": `Tere

Anname teile enne teada: me peame andma ametiasutusele või kohtule andmeid teie isiku kohta (HinSchG § 9 lõige 2).

Saaja: [… ametiasutus või kohus]
Alus: [… nõue kriminaalmenetluses, korraldus haldusmenetluses või kohtu otsus]
Ulatus: [… andmed]
Aeg: [… kuupäev]

Anname edasi ainult seda, mida nõutakse. Kaitse halvema kohtlemise eest teie teate pärast jääb kehtima (HinSchG § 36). Kui teil on vastuväiteid, kirjutage meile palun kohe. Võite küsida ka õigusnõu.

Lugupidamisega
{funktion}, {unternehmen}`,

  "hand-over": `Tere

Oleme teie teadet kontrollinud ja anname menetluse üle (HinSchG § 18 punkt 4). Edasi uurib: [… ettevõtte üksus või ametiasutus].

Põhjus: [… põhjus]. Andmeid, mille järgi teid võib ära tunda, anname sealjuures edasi ainult nii palju, kui te olete nõusoleku andnud või seadus seda nõuab (HinSchG §-d 8 ja 9).

Saate meiega siin edasi ühendust võtta. Te saate meie tagasiside. Viimane päev selleks on {rueckmeldung_bis}.

Lugupidamisega
{funktion}, {unternehmen}`,

  interim: `Tere

Soovime teid asjade käiguga kursis hoida. Teie juhtum {fallnummer} on veel töös. Seis ({heute}): [… mis on toimunud].

Järgmine samm: [… järgmine samm]. Meie tagasiside saate HinSchG § 17 lõike 2 alusel. Viimane päev selleks on {rueckmeldung_bis}.

Kui teile on veel midagi meelde tulnud või midagi on muutunud, kirjutage meile palun siin.

Lugupidamisega
{funktion}, {unternehmen}`,

  "feedback-confirmed": `Tere

Oleme kontrollinud teie teadet ({eingangsdatum}). See, millest te teatasite, leidis kinnitust. See on meie tagasiside HinSchG § 17 lõike 2 alusel.

Mida oleme teinud: [… võetud järelmeetmed]
Mida veel kavandame: [… kavandatud järelmeetmed koos ajaga]
Põhjused: [… põhjused]

Üksikasju teiste inimeste kohta me teile öelda ei tohi. Täname, et meile teada andsite. Ilma teieta ei oleks me sellest teada saanud.

Lugupidamisega
{funktion}, {unternehmen}`,

  "feedback-unconfirmed": `Tere

Oleme kontrollinud teie teadet ({eingangsdatum}). Me ei saanud kinnitada seda, millest te teatasite. See on meie tagasiside HinSchG § 17 lõike 2 alusel.

Mida oleme teinud: [… võetud järelmeetmed]
Mida veel kavandame: [… kavandatud järelmeetmed või mitte midagi]
Põhjused: [… põhjused]

See ei tähenda, et me teid ei usu. Te olete edasi kaitstud, kui teil oli piisavalt põhjust pidada oma andmeid tõeseks. Kui teil on lisateavet või tõendeid, kirjutage meile palun.

Lugupidamisega
{funktion}, {unternehmen}`,

  "feedback-limited": `Tere

Oleme kontrollinud teie teadet ({eingangsdatum}). See on meie tagasiside HinSchG § 17 lõike 2 alusel.

Mida saame teile öelda: [… võetud ja kavandatud järelmeetmed]
Põhjused: [… põhjused]

Rohkem me praegu öelda ei tohi. Tagasiside on lubatud ainult nii palju, et see ei mõjuta sisekontrolli ega uurimist ega kahjusta nende inimeste õigusi, kellest on jutt (HinSchG § 17 lõike 2 kolmas lause). Kui tohime rohkem öelda, loete seda siit.

Lugupidamisega
{funktion}, {unternehmen}`,

  "feedback-ongoing": `Tere

Täna saate meie tagasiside HinSchG § 17 lõike 2 alusel oma teatele ({eingangsdatum}). Menetlus ei ole veel lõppenud.

Mida oleme teinud: [… võetud järelmeetmed]
Mida veel kavandame: [… kavandatud järelmeetmed]
Põhjused ja miks läheb kauem aega: [… põhjused]

Tulemuse saate teada siit, tõenäoliselt hiljemalt: [… kuupäev].

Lugupidamisega
{funktion}, {unternehmen}`,

  closing: `Tere

Oleme lõpetanud menetluse teie teate kohta, juhtumi number {fallnummer}. Tulemus ja põhjused: [… tulemus ja põhjused].

Kui te sellega nõus ei ole, võite pöörduda välise teavitusüksuse poole: liitvabariigi üksuse poole Saksamaa föderaalses justiitsametis (Bundesamt für Justiz), finantsvaldkonnas BaFini, konkurentsi küsimustes Bundeskartellamti poole. Kõik need on aadressidega kirjas selle teavituskanali lehel „Välised teavitusüksused“.

Kustutame oma dokumendid teie teate kohta pärast seda päeva: {loeschdatum} (HinSchG § 11 lõige 5). Kauem hoiame neid ainult siis, kui seadus seda nõuab ja see on proportsionaalne.

Kui teid koheldakse teate pärast halvemini, kirjutage meile palun, ka hiljem. Täname usalduse eest.

Lugupidamisega
{funktion}, {unternehmen}`,

  retaliation: `Tere

Te teatasite meile millestki ({eingangsdatum}). Soovime teada, kuidas teil on sellest ajast läinud.

Kas teid on teate pärast halvemini koheldud või sellega ähvardatud? Näiteks vallandamine, üleviimine teisele tööle, halvem hinnang, tõrjumine või kiusamine. See on keelatud ja ka sellega ähvardamine on keelatud (HinSchG § 36 lõige 1).

Kui teid pärast teatamist tööl halvemini koheldakse ja te ütlete, et põhjus on teade, siis eeldatakse, et see on nii. Kes teid halvemini kohtles, peab tõendama vastupidist (HinSchG § 36 lõige 2). Võimalik on ka kahjuhüvitis (HinSchG § 37).

Palun kirjutage meile, mis juhtus ja millal. Kui teil on kõik hästi, piisab lühikesest vastusest „Kõik on korras“.

Lugupidamisega
{funktion}, {unternehmen}`,
};
