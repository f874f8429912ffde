import type { ReporterTemplateId } from "../../templates/template-topics.ts";

/** The house's texts to reporters in Latvian; sections are those of the German Whistleblower Protection Act (HinSchG). */
export const templates: Record<ReporterTemplateId, string> = {
  "receipt-automatic": `Labdien,

mēs saņēmām Jūsu ziņojumu (diena: {eingangsdatum}). Tā lietas numurs ir {fallnummer}. Tas ir mūsu saņemšanas apstiprinājums saskaņā ar Vācijas Trauksmes cēlēju aizsardzības likumu (§ 17 (1) HinSchG); tas izveidots automātiski.

Kas notiks tālāk: mēs pārbaudām, vai uz Jūsu ziņojumu attiecas šis likums un vai ziņojums ir pamatots. Ne vēlāk kā šajā dienā ({rueckmeldung_bis}) mēs Jums šeit pateiksim, ko esam ieplānojuši vai izdarījuši un kāpēc.

Ja mums būs jautājums, tas būs šeit, Jūsu lietā. Lūdzu, laiku pa laikam atveriet to ar savu paroli.

Jūsu identitāti mēs turam konfidenciālu (§ 8 HinSchG). Jūs varat vērsties arī ārējā ziņošanas dienestā, piemēram, federālajā dienestā pie Federālās tieslietu pārvaldes (Bundesamt für Justiz).

{funktion}, {unternehmen}`,

  "receipt-personal": `Labdien,

paldies par Jūsu ziņojumu. Mēs to saņēmām (diena: {eingangsdatum}) un ar šo to apstiprinām (§ 17 (1) HinSchG). Jūsu lietas numurs ir {fallnummer}.

Mēs to rūpīgi izlasīsim un pārbaudīsim, vai uz to attiecas Vācijas Trauksmes cēlēju aizsardzības likums (HinSchG) un vai tas ir pamatots. Ne vēlāk kā šajā dienā ({rueckmeldung_bis}) mēs Jums šeit pateiksim, ko esam ieplānojuši vai izdarījuši un kāpēc.

Jūsu identitāti zina tikai tie cilvēki, kas pieņem un izskata Jūsu ziņojumu vai viņiem palīdz (§ 8 HinSchG). Nelabvēlīgas sekas ziņojuma dēļ ir aizliegtas (§ 36 HinSchG). Ja ar tādām saskaraties, lūdzu, rakstiet mums.

Lūdzu, laiku pa laikam atveriet savu lietu. Mūsu jautājumi ir tikai šeit.

Ar cieņu
{funktion}, {unternehmen}`,

  "receipt-after-call": `Labdien,

paldies par Jūsu zvanu. Mēs pierakstījām Jūsu ziņojumu (diena: {eingangsdatum}) un apstiprinām, ka to saņēmām (§ 17 (1) HinSchG). Jūsu lietas numurs ir {fallnummer}.

To, ko Jūs mums teicāt, mēs pierakstām protokolā. Jūs to atradīsiet šeit, tiklīdz tas būs gatavs. Tad Jūs to varēsiet pārbaudīt, labot un apstiprināt (§ 11 (4) HinSchG).

Ne vēlāk kā šajā dienā ({rueckmeldung_bis}) mēs Jums šeit pateiksim, ko esam ieplānojuši vai izdarījuši un kāpēc. Jūsu identitāti mēs turam konfidenciālu (§ 8 HinSchG).

Ar cieņu
{funktion}, {unternehmen}`,

  "scope-accepted": `Labdien,

mēs pārbaudījām, vai esam atbildīgi par Jūsu ziņojumu. Jā, esam: uz to attiecas Vācijas Trauksmes cēlēju aizsardzības likums (§ 2 HinSchG).

Tālāk mēs pārbaudām, vai tas ir pamatots, un lemjam par pēcpasākumiem. Ja mums vajadzēs vairāk informācijas, jautāsim Jums šeit.

Likums Jūs aizsargā no nelabvēlīgām sekām, ja ziņojot Jums bija pietiekams pamats uzskatīt, ka Jūsu informācija ir patiesa (§§ 33–37 HinSchG). Mūsu atgriezenisko saiti Jūs saņemsiet ne vēlāk kā šajā dienā: {rueckmeldung_bis}.

Ar cieņu
{funktion}, {unternehmen}`,

  "scope-declined": `Labdien,

paldies par Jūsu ziņojumu (saņemts: {eingangsdatum}). Mēs to pārbaudījām. Pēc mūsu vērtējuma uz to neattiecas Vācijas Trauksmes cēlēju aizsardzības likums (§ 2 HinSchG): [… iemesls vienā teikumā].

Tas nenozīmē, ka Jūsu jautājums nav svarīgs. Par to atbild: [… dienests un kā ar to sazināties]. Bez Jūsu piekrišanas mēs Jūsu ziņojumu tur nenodosim.

Ja ziņojot Jums bija pamats uzskatīt, ka likums ir piemērojams, Jūsu identitāte arī tagad paliek konfidenciāla (§ 8 (1) HinSchG). Ja domājat, ka mūsu vērtējums nav pareizs, lūdzu, rakstiet mums. Jūs varat vērsties arī ārējā ziņošanas dienestā, piemēram, federālajā dienestā pie Federālās tieslietu pārvaldes (Bundesamt für Justiz).

Ar cieņu
{funktion}, {unternehmen}`,

  question: `Labdien,

paldies par Jūsu ziņojumu ar lietas numuru {fallnummer}. Lai to varētu pārbaudīt, mums vajag vēl kādu informāciju. Lūdzu, atbildiet tikai tik, cik zināt:

– Kas tieši notika?
– Kad un kur tas bija, un vai tas vēl turpinās?
– Kas bija iesaistīts, kas to redzēja? Vārda vietā pietiek ar amatu.
– Kā Jūs to zināt: vai redzējāt paši vai dzirdējāt no citiem?
– Vai ir pierādījumi, piemēram, e-pasta vēstules, fotoattēli vai rēķini?
– [… cits jautājums]

Ja vēlaties palikt anonīmi, lūdzu, raugieties, lai teksts un faili uz Jums nenorāda. Neapdraudiet sevi pierādījuma dēļ.

Ar cieņu
{funktion}, {unternehmen}`,

  "question-reminder": `Labdien,

mēs Jums šajā lietā uzdevām jautājumu un atbildi vēl neesam atraduši. Jūsu atbilde mums ļoti palīdzētu, arī īsa vai „To es nezinu”.

Ja līdz [… datums] no Jums neko nesaņemsim, pārbaudīsim tālāk ar to, kas mums ir. Var būt, ka tad pierādījumu trūkuma dēļ lieta būs jāpabeidz.

Ar cieņu
{funktion}, {unternehmen}`,

  invitation: `Labdien,

mēs gribētu ar Jums parunāt. Saruna ir brīvprātīga; ja labāk vēlaties rakstīt, Jums no tā nebūs nelabvēlīgu seku.

Mūsu ieteikums: [… diena, laiks, vieta vai tālrunis]. Ja piekrītat, varam runāt arī videozvanā (§ 16 (3) HinSchG). Jūs varat ņemt līdzi kādu, kam uzticaties.

Par sarunu mēs rakstām protokolu. Ierakstīt vai pierakstīt vārdu pa vārdam mēs drīkstam tikai tad, ja Jūs piekrītat. Jūs saņemsiet protokolu pārbaudei (§ 11 HinSchG).

Vai ieteikums Jums der, vai Jums ir cits? Lūdzu, rakstiet mums šeit.

Ar cieņu
{funktion}, {unternehmen}`,

  record: `Labdien,

mūsu sarunas protokolu Jūs atradīsiet šeit, savā lietā, pie „Protokols pārbaudei”.

Lūdzu, pārbaudiet, vai viss ir pareizi. Jūs to varat labot, papildināt un apstiprināt (§ 11 (4) HinSchG). Lai to izdarītu, izvēlieties tur „Apstiprināt”, „Ieteikt labojumu” vai „Neapstiprināt”.

Ja saruna ar Jūsu piekrišanu tika ierakstīta, mēs ierakstu dzēsīsim, tiklīdz protokols būs gatavs.

Ar cieņu
{funktion}, {unternehmen}`,

  abuse: `Labdien,

mēs uztveram nopietni to, ko Jūs mums ziņojat, un pārbaudām to tālāk. Bet Jūsu ziņā ir arī apvainojumi. Lūdzu, aprakstiet, kas notika, nepazemojot citus. Tā mēs Jums varēsim labāk palīdzēt.

Uz izteikumiem, kas neattiecas uz lietu, mēs neatbildam. Tiesības ir arī tiem, par kuriem ziņo.

Likums aizsargā tos, kam bija pietiekams pamats uzskatīt, ka viņu informācija ir patiesa. Kas tīši vai rupjas neuzmanības dēļ ziņo nepatiesību, nav aizsargāts (§ 9 (1) un § 38 HinSchG). Mēs Jums to nepārmetam; mēs to sakām, lai Jūs to zinātu.

Ar cieņu
{funktion}, {unternehmen}`,

  anonymity: `Labdien,

Jūs vēlaties, lai neviens neuzzina, kas ir ziņojis. Mēs to saprotam.

Ja Jūs savu vārdu nenorādījāt, mēs to nezinām, un Jums tas nav jānorāda. Ja mēs to zinām, to uzzina tikai cilvēki, kas pieņem un izskata Jūsu ziņojumu vai viņiem palīdz (§ 8 HinSchG). Visi citi to uzzina tikai tad, ja tas vajadzīgs pēcpasākumiem un Jūs šai vienai nodošanai piekritāt (§ 9 (3) HinSchG).

Izņēmumus nosaka likums: tiesībaizsardzības iestādes, iestādes administratīvā procesā un tiesas var prasīt informāciju (§ 9 (2) HinSchG). Tad mēs Jums to pateiksim iepriekš, ja mums tas nav aizliegts. Kas tīši vai rupjas neuzmanības dēļ ziņo nepatiesību, tā identitāte nav aizsargāta (§ 9 (1) HinSchG).

Jūs varat palīdzēt arī paši: ne ar vienu nerunājiet par ziņojumu un padomājiet, vai ir sīkumi, ko varat zināt tikai Jūs.

Ar cieņu
{funktion}, {unternehmen}`,

  consent: `Labdien,

tālākai pārbaudei mēs vēlētos nodot informāciju, pēc kuras Jūs var atpazīt. To mēs drīkstam tikai ar Jūsu piekrišanu (§ 9 (3) HinSchG).

Ko mēs vēlētos nodot: [… informācija]
Kam: [… amats vai dienests]
Kāpēc tas vajadzīgs pēcpasākumiem: [… iemesls]

Piekrišana ir brīvprātīga un attiecas tikai uz šo vienu nodošanu. Ja nepiekritīsiet, Jums nebūs nelabvēlīgu seku; tad mēs pārbaudīsim bez šīs nodošanas, cik iespējams. Jūs jebkurā laikā varat piekrišanu atsaukt turpmākajam laikam.

Par to Jūs šeit saņemsiet atsevišķu jautājumu. Lūdzu, atbildiet tur ar „Piekrist” vai „Nepiekrist”; tur Jūs varat piekrišanu arī atsaukt.

Ar cieņu
{funktion}, {unternehmen}`,

  "disclosure-notice": `Labdien,

mēs Jūs informējam iepriekš: mums ir jānodod informācija par Jūsu identitāti iestādei vai tiesai (§ 9 (2) HinSchG).

Saņēmējs: [… iestāde vai tiesa]
Pamats: [… pieprasījums kriminālprocesā, rīkojums administratīvā procesā vai tiesas lēmums]
Apjoms: [… informācija]
Laiks: [… datums]

Mēs nododam tikai to, kas tiek prasīts. Aizsardzība no nelabvēlīgām sekām Jūsu ziņojuma dēļ paliek (§ 36 HinSchG). Ja Jums ir iebildumi, lūdzu, rakstiet mums uzreiz. Jūs varat arī lūgt juridisku padomu.

Ar cieņu
{funktion}, {unternehmen}`,

  "hand-over": `Labdien,

mēs pārbaudījām Jūsu ziņojumu un nododam tā izskatīšanu (§ 18 Nr. 4 HinSchG). Tālāk izmeklē: [… iekšējā struktūra vai iestāde].

Iemesls: [… iemesls]. Informāciju, pēc kuras Jūs var atpazīt, mēs nododam tikai tiktāl, ciktāl Jūs piekritāt vai to prasa likums (§§ 8 un 9 HinSchG).

Šeit Jūs arī turpmāk varat ar mums sazināties. Mūsu atgriezenisko saiti Jūs saņemsiet ne vēlāk kā šajā dienā: {rueckmeldung_bis}.

Ar cieņu
{funktion}, {unternehmen}`,

  interim: `Labdien,

mēs vēlamies Jums pastāstīt, kā virzās izskatīšana. Jūsu lietu {fallnummer} joprojām izskata. Stāvoklis ({heute}): [… kas ir noticis].

Nākamais solis: [… nākamais solis]. Mūsu atgriezenisko saiti saskaņā ar § 17 (2) HinSchG Jūs saņemsiet ne vēlāk kā šajā dienā: {rueckmeldung_bis}.

Ja atcerējāties vēl kaut ko vai kaut kas ir mainījies, lūdzu, rakstiet mums šeit.

Ar cieņu
{funktion}, {unternehmen}`,

  "feedback-confirmed": `Labdien,

mēs pārbaudījām Jūsu ziņojumu (saņemts: {eingangsdatum}). Tas, ko ziņojāt, ir apstiprinājies. Tā ir mūsu atgriezeniskā saite saskaņā ar § 17 (2) HinSchG.

Ko mēs izdarījām: [… veiktie pēcpasākumi]
Ko mēs vēl plānojam: [… plānotie pēcpasākumi un laiks]
Iemesli: [… iemesli]

Sīkāku informāciju par citiem cilvēkiem mēs Jums nedrīkstam sniegt. Paldies, ka mums to pateicāt. Bez Jums mēs to nebūtu uzzinājuši.

Ar cieņu
{funktion}, {unternehmen}`,

  "feedback-unconfirmed": `Labdien,

mēs pārbaudījām Jūsu ziņojumu (saņemts: {eingangsdatum}). To, ko ziņojāt, mēs nevarējām apstiprināt. Tā ir mūsu atgriezeniskā saite saskaņā ar § 17 (2) HinSchG.

Ko mēs izdarījām: [… veiktie pēcpasākumi]
Ko mēs vēl plānojam: [… plānotie pēcpasākumi vai nekādi]
Iemesli: [… iemesli]

Tas nenozīmē, ka mēs Jums neticam. Jūsu aizsardzība paliek, ja Jums bija pietiekams pamats uzskatīt, ka Jūsu informācija ir patiesa. Ja Jums ir vēl informācija vai pierādījumi, lūdzu, rakstiet mums.

Ar cieņu
{funktion}, {unternehmen}`,

  "feedback-limited": `Labdien,

mēs pārbaudījām Jūsu ziņojumu (saņemts: {eingangsdatum}). Tā ir mūsu atgriezeniskā saite saskaņā ar § 17 (2) HinSchG.

Ko mēs Jums varam teikt: [… veiktie un plānotie pēcpasākumi]
Iemesli: [… iemesli]

Vairāk mēs šobrīd nedrīkstam teikt. Atgriezenisko saiti drīkst sniegt tikai tiktāl, ciktāl tā netraucē iekšējai pārbaudei vai izmeklēšanai un neaizskar to cilvēku tiesības, par kuriem ir runa (§ 17 (2) HinSchG, 3. teikums). Tiklīdz drīkstēsim teikt vairāk, Jūs to izlasīsiet šeit.

Ar cieņu
{funktion}, {unternehmen}`,

  "feedback-ongoing": `Labdien,

šodien Jūs saņemat mūsu atgriezenisko saiti saskaņā ar § 17 (2) HinSchG par Jūsu ziņojumu (saņemts: {eingangsdatum}). Izskatīšana vēl nav pabeigta.

Ko mēs izdarījām: [… veiktie pēcpasākumi]
Ko mēs vēl plānojam: [… plānotie pēcpasākumi]
Iemesli un kāpēc tas ilgst ilgāk: [… iemesli]

Rezultātu Jūs uzzināsiet šeit, visticamāk, līdz [… datums].

Ar cieņu
{funktion}, {unternehmen}`,

  closing: `Labdien,

mēs pabeidzām izskatīt Jūsu ziņojumu ar lietas numuru {fallnummer}. Rezultāts un iemesli: [… rezultāts un iemesli].

Ja Jūs tam nepiekrītat, varat vērsties ārējā ziņošanas dienestā: federālajā dienestā pie Federālās tieslietu pārvaldes (Bundesamt für Justiz), finanšu jomā – BaFin, konkurences jomā – Federālajā karteļu birojā (Bundeskartellamt). Visi ar adresēm ir nosaukti šī ziņošanas kanāla lapā „Ārējie ziņošanas dienesti”.

Savus dokumentus par Jūsu ziņojumu mēs dzēsīsim pēc šīs dienas: {loeschdatum} (§ 11 (5) HinSchG). Ilgāk mēs tos glabāsim tikai tad, ja to prasa likums un tas ir samērīgi.

Ja Jums ziņojuma dēļ ir nelabvēlīgas sekas, lūdzu, rakstiet mums, arī vēlāk. Paldies par Jūsu uzticēšanos.

Ar cieņu
{funktion}, {unternehmen}`,

  retaliation: `Labdien,

Jūs mums kaut ko ziņojāt (diena: {eingangsdatum}). Mēs vēlētos zināt, kā Jums kopš tā laika klājas.

Vai Jums ziņojuma dēļ bija nelabvēlīgas sekas vai ar tām tika draudēts? Piemēram, atlaišana, pārcelšana, sliktāks vērtējums, atstumšana vai mobings. Tas ir aizliegts, un aizliegti ir arī draudi (§ 36 (1) HinSchG).

Ja Jums pēc ziņojuma darbā ir nelabvēlīgas sekas un Jūs sakāt, ka tās ir ziņojuma dēļ, pieņem, ka tā arī ir. Tam, kas pret Jums tā rīkojās, jāpierāda pretējais (§ 36 (2) HinSchG). Iespējama arī zaudējumu atlīdzība (§ 37 HinSchG).

Lūdzu, uzrakstiet mums, kas notika un kad. Ja viss ir labi, pietiek ar īsu „Viss kārtībā”.

Ar cieņu
{funktion}, {unternehmen}`,
};
