import type { ReporterTemplateId } from "../../templates/template-topics.ts";

/** The house's texts to reporters in Lithuanian; sections are those of the German Whistleblower Protection Act (HinSchG). */
export const templates: Record<ReporterTemplateId, string> = {
  "receipt-automatic": `Laba diena,

Jūsų pranešimą {eingangsdatum} gavome. Jo atvejo numeris yra {fallnummer}. Tai mūsų gavimo patvirtinimas pagal Vokietijos pranešėjų apsaugos įstatymą (§ 17 (1) HinSchG); jis sukurtas automatiškai.

Kas bus toliau: tikriname, ar Jūsų pranešimui taikomas šis įstatymas ir ar pranešimas pagrįstas. Ne vėliau kaip {rueckmeldung_bis} čia pasakysime, ką suplanavome ar padarėme ir kodėl.

Jei turėsime klausimų, rasite juos čia, savo atvejyje. Prašome kartkartėmis jį atidaryti su savo slaptažodžiu.

Jūsų tapatybę laikome konfidencialia (§ 8 HinSchG). Taip pat galite kreiptis į išorinę pranešimų tarnybą, pavyzdžiui, federalinę prie Federalinės teisingumo įstaigos (Bundesamt für Justiz).

{funktion}, {unternehmen}`,

  "receipt-personal": `Laba diena,

dėkojame už Jūsų pranešimą. Jį {eingangsdatum} gavome ir tai patvirtiname (§ 17 (1) HinSchG). Jūsų atvejo numeris yra {fallnummer}.

Atidžiai jį perskaitysime ir patikrinsime, ar jam taikomas Vokietijos pranešėjų apsaugos įstatymas (HinSchG) ir ar jis pagrįstas. Ne vėliau kaip {rueckmeldung_bis} čia pasakysime, ką suplanavome ar padarėme ir kodėl.

Jūsų tapatybę žino tik tie asmenys, kurie priima ir nagrinėja Jūsų pranešimą arba jiems padeda (§ 8 HinSchG). Neigiamos pasekmės dėl pranešimo draudžiamos (§ 36 HinSchG). Jei jų patiriate, parašykite mums.

Prašome kartkartėmis atidaryti savo atvejį. Mūsų klausimai rodomi tik čia.

Pagarbiai
{funktion}, {unternehmen}`,

  "receipt-after-call": `Laba diena,

dėkojame, kad paskambinote. Jūsų pranešimą {eingangsdatum} užrašėme ir patvirtiname, kad jį gavome (§ 17 (1) HinSchG). Jūsų atvejo numeris yra {fallnummer}.

Tai, ką mums pasakėte, surašome į protokolą. Rasite jį čia, kai tik jis bus parengtas. Tada galėsite jį patikrinti, pataisyti ir patvirtinti (§ 11 (4) HinSchG).

Ne vėliau kaip {rueckmeldung_bis} čia pasakysime, ką suplanavome ar padarėme ir kodėl. Jūsų tapatybę laikome konfidencialia (§ 8 HinSchG).

Pagarbiai
{funktion}, {unternehmen}`,

  "scope-accepted": `Laba diena,

patikrinome, ar esame atsakingi už Jūsų pranešimą. Taip, esame: jam taikomas Vokietijos pranešėjų apsaugos įstatymas (§ 2 HinSchG).

Toliau tikriname, ar jis pagrįstas, ir sprendžiame dėl tolesnių veiksmų. Jei tam prireiks daugiau duomenų, paklausime Jūsų čia.

Įstatymas saugo Jus nuo neigiamų pasekmių, jei pranešdami turėjote pakankamą pagrindą manyti, kad Jūsų informacija teisinga (§§ 33–37 HinSchG). Mūsų grįžtamąją informaciją gausite ne vėliau kaip {rueckmeldung_bis} čia, savo atvejyje.

Pagarbiai
{funktion}, {unternehmen}`,

  "scope-declined": `Laba diena,

dėkojame už Jūsų pranešimą, kurį {eingangsdatum} gavome. Jį patikrinome. Mūsų vertinimu, Vokietijos pranešėjų apsaugos įstatymas jam netaikomas (§ 2 HinSchG): [… priežastis vienu sakiniu].

Tai nereiškia, kad Jūsų klausimas nesvarbus. Už tai atsakinga: [… tarnyba ir kaip su ja susisiekti]. Be Jūsų sutikimo pranešimo ten neperduosime.

Jei pranešdami turėjote pagrindą manyti, kad įstatymas taikomas, Jūsų tapatybė ir dabar lieka konfidenciali (§ 8 (1) HinSchG). Jei manote, kad mūsų vertinimas klaidingas, parašykite mums. Taip pat galite kreiptis į išorinę pranešimų tarnybą, pavyzdžiui, federalinę prie Federalinės teisingumo įstaigos (Bundesamt für Justiz).

Pagarbiai
{funktion}, {unternehmen}`,

  question: `Laba diena,

dėkojame už Jūsų pranešimą, kurio atvejo numeris yra {fallnummer}. Kad galėtume jį patikrinti, mums dar reikia kai kurių duomenų. Atsakykite tik tiek, kiek žinote:

– Kas tiksliai atsitiko?
– Kada ir kur tai buvo, ar tai dar tęsiasi?
– Kas dalyvavo, kas tai matė? Vietoj vardo pakanka pareigų.
– Iš kur apie tai žinote: matėte patys ar girdėjote iš kitų?
– Ar yra įrodymų, pavyzdžiui, el. laiškų, nuotraukų ar sąskaitų?
– [… kitas klausimas]

Jei norite likti neatpažinti, pasirūpinkite, kad tekstas ir failai Jūsų neišduotų. Nesukelkite sau pavojaus dėl įrodymo.

Pagarbiai
{funktion}, {unternehmen}`,

  "question-reminder": `Laba diena,

šiame atvejyje uždavėme Jums klausimą ir atsakymo dar neradome. Jūsų atsakymas mums labai padėtų, net ir trumpas arba „To nežinau“.

Jei iki [… data] iš Jūsų nieko negausime, tikrinsime toliau su tuo, ką turime. Gali būti, kad tada dėl įrodymų trūkumo turėsime atvejį užbaigti.

Pagarbiai
{funktion}, {unternehmen}`,

  invitation: `Laba diena,

norėtume su Jumis pasikalbėti. Pokalbis yra savanoriškas; jei Jums geriau rašyti, neigiamų pasekmių dėl to nebus.

Mūsų pasiūlymas: [… diena, laikas, vieta arba telefonas]. Jei sutinkate, galime kalbėtis ir vaizdo skambučiu (§ 16 (3) HinSchG). Galite atsivesti žmogų, kuriuo pasitikite.

Apie pokalbį surašysime protokolą. Įrašyti ar užrašyti žodis žodin mums leidžiama tik tada, jei sutinkate. Protokolą gausite patikrinti (§ 11 HinSchG).

Ar pasiūlymas Jums tinka, ar turite kitą? Parašykite mums čia.

Pagarbiai
{funktion}, {unternehmen}`,

  record: `Laba diena,

mūsų pokalbio protokolą rasite čia, savo atvejyje, prie „Protokolo patikra“.

Patikrinkite, ar viskas teisinga. Galite jį pataisyti, papildyti ir patvirtinti (§ 11 (4) HinSchG). Tam ten pasirinkite „Patvirtinti“, „Siūlyti pataisymą“ arba „Nepatvirtinti“.

Jei pokalbis su Jūsų sutikimu buvo įrašytas, įrašą ištrinsime, kai tik protokolas bus parengtas.

Pagarbiai
{funktion}, {unternehmen}`,

  abuse: `Laba diena,

rimtai žiūrime į tai, ką pranešate, ir toliau tai tikriname. Tačiau Jūsų žinutėje yra ir įžeidimų. Prašome aprašyti, kas atsitiko, nežeminant kitų. Taip galėsime Jums geriau padėti.

Į pasisakymus, kurie nesusiję su reikalu, neatsakome. Teisių turi ir tie, apie kuriuos pranešama.

Įstatymas saugo tuos, kas turėjo pakankamą pagrindą manyti, kad jų informacija teisinga. Kas tyčia arba dėl didelio neatsargumo praneša netiesą, nėra apsaugotas (§ 9 (1) ir § 38 HinSchG). Jūsų tuo nekaltiname; sakome tai, kad žinotumėte.

Pagarbiai
{funktion}, {unternehmen}`,

  anonymity: `Laba diena,

norite, kad niekas nesužinotų, kas pranešė. Mes tai suprantame.

Jei savo vardo nenurodėte, mes jo nežinome, ir nurodyti jo neprivalote. Jei jį žinome, jį sužino tik asmenys, kurie priima ir nagrinėja Jūsų pranešimą arba jiems padeda (§ 8 HinSchG). Visi kiti jį sužino tik tada, kai to reikia tolesniems veiksmams ir kai šiam vienam perdavimui davėte sutikimą (§ 9 (3) HinSchG).

Išimtis nurodo įstatymas: teisėsaugos institucijos, institucijos administracinėse procedūrose ir teismai gali reikalauti informacijos (§ 9 (2) HinSchG). Tada iš anksto Jums apie tai pasakysime, jei mums to nedraudžiama. Kas tyčia arba dėl didelio neatsargumo praneša netiesą, to tapatybė nėra apsaugota (§ 9 (1) HinSchG).

Galite padėti ir patys: su niekuo nekalbėkite apie pranešimą ir pagalvokite, ar yra smulkmenų, kurias galite žinoti tik Jūs.

Pagarbiai
{funktion}, {unternehmen}`,

  consent: `Laba diena,

tolesniam patikrinimui norėtume perduoti duomenis, iš kurių Jus galima atpažinti. Tai mums leidžiama tik su Jūsų sutikimu (§ 9 (3) HinSchG).

Ką norėtume perduoti: [… duomenys]
Kam: [… pareigos arba tarnyba]
Kodėl to reikia tolesniems veiksmams: [… priežastis]

Sutikimas yra savanoriškas ir galioja tik šiam vienam perdavimui. Jei nesutiksite, neigiamų pasekmių Jums nebus; tada tikrinsime be šio perdavimo, kiek įmanoma. Sutikimą bet kada galite atšaukti ateičiai.

Dėl to čia gausite atskirą klausimą. Atsakykite ten „Sutikti“ arba „Nesutikti“; ten galite sutikimą ir atšaukti.

Pagarbiai
{funktion}, {unternehmen}`,

  "disclosure-notice": `Laba diena,

informuojame Jus iš anksto: duomenis apie Jūsų tapatybę turime perduoti valdžios institucijai arba teismui (§ 9 (2) HinSchG).

Gavėjas: [… institucija arba teismas]
Pagrindas: [… reikalavimas baudžiamojoje byloje, nurodymas administracinėje procedūroje arba teismo sprendimas]
Apimtis: [… duomenys]
Laikas: [… data]

Perduodame tik tai, ko reikalaujama. Apsauga nuo neigiamų pasekmių dėl Jūsų pranešimo lieka (§ 36 HinSchG). Jei prieštaraujate, parašykite mums iškart. Taip pat galite kreiptis teisinės konsultacijos.

Pagarbiai
{funktion}, {unternehmen}`,

  "hand-over": `Laba diena,

patikrinome Jūsų pranešimą ir tyrimą perduodame (§ 18 Nr. 4 HinSchG). Toliau tiria: [… įmonės padalinys arba institucija].

Priežastis: [… priežastis]. Duomenis, iš kurių Jus galima atpažinti, perduodame tik tiek, kiek sutikote arba kiek to reikalauja įstatymas (§§ 8 ir 9 HinSchG).

Su mumis ir toliau galite susisiekti čia. Mūsų grįžtamąją informaciją gausite ne vėliau kaip {rueckmeldung_bis} čia, savo atvejyje.

Pagarbiai
{funktion}, {unternehmen}`,

  interim: `Laba diena,

norime Jums pranešti, kaip vyksta nagrinėjimas. Jūsų atvejis {fallnummer} toliau nagrinėjamas. Kas padaryta ({heute}): [… kas įvyko].

Kitas žingsnis: [… kitas žingsnis]. Mūsų grįžtamąją informaciją pagal § 17 (2) HinSchG gausite ne vėliau kaip {rueckmeldung_bis} čia, savo atvejyje.

Jei dar ką nors prisiminėte arba kas nors pasikeitė, parašykite mums čia.

Pagarbiai
{funktion}, {unternehmen}`,

  "feedback-confirmed": `Laba diena,

patikrinome Jūsų pranešimą, kurį {eingangsdatum} gavome. Tai, ką pranešėte, pasitvirtino. Tai mūsų grįžtamoji informacija pagal § 17 (2) HinSchG.

Ką padarėme: [… tolesni veiksmai, kurių ėmėmės]
Ką dar planuojame: [… planuojami tolesni veiksmai ir laikas]
Priežastys: [… priežastys]

Smulkmenų apie kitus asmenis mums neleidžiama Jums pasakyti. Dėkojame, kad mums pranešėte. Be Jūsų nebūtume to sužinoję.

Pagarbiai
{funktion}, {unternehmen}`,

  "feedback-unconfirmed": `Laba diena,

patikrinome Jūsų pranešimą, kurį {eingangsdatum} gavome. Patvirtinti to, ką pranešėte, negalėjome. Tai mūsų grįžtamoji informacija pagal § 17 (2) HinSchG.

Ką padarėme: [… tolesni veiksmai, kurių ėmėmės]
Ką dar planuojame: [… planuojami tolesni veiksmai arba jokių]
Priežastys: [… priežastys]

Tai nereiškia, kad Jumis netikime. Jūsų apsauga lieka, jei turėjote pakankamą pagrindą manyti, kad Jūsų informacija teisinga. Jei turite daugiau informacijos ar įrodymų, parašykite mums.

Pagarbiai
{funktion}, {unternehmen}`,

  "feedback-limited": `Laba diena,

patikrinome Jūsų pranešimą, kurį {eingangsdatum} gavome. Tai mūsų grįžtamoji informacija pagal § 17 (2) HinSchG.

Ką galime Jums pasakyti: [… tolesni veiksmai, kurių ėmėmės ir kuriuos planuojame]
Priežastys: [… priežastys]

Daugiau šiuo metu pasakyti mums neleidžiama. Grįžtamąją informaciją galima pateikti tik tiek, kiek ji netrukdo vidiniam patikrinimui ar tyrimui ir nepažeidžia asmenų, apie kuriuos kalbama, teisių (§ 17 (2) HinSchG, 3 sakinys). Kai tik galėsime pasakyti daugiau, perskaitysite tai čia.

Pagarbiai
{funktion}, {unternehmen}`,

  "feedback-ongoing": `Laba diena,

šiandien gaunate mūsų grįžtamąją informaciją pagal § 17 (2) HinSchG apie Jūsų pranešimą, kurį {eingangsdatum} gavome. Tyrimas dar neužbaigtas.

Ką padarėme: [… tolesni veiksmai, kurių ėmėmės]
Ką dar planuojame: [… planuojami tolesni veiksmai]
Priežastys ir kodėl tai trunka ilgiau: [… priežastys]

Rezultatą sužinosite čia, tikėtina, iki [… data].

Pagarbiai
{funktion}, {unternehmen}`,

  closing: `Laba diena,

užbaigėme tyrimą dėl Jūsų pranešimo, kurio atvejo numeris yra {fallnummer}. Rezultatas ir priežastys: [… rezultatas ir priežastys].

Jei su tuo nesutinkate, galite kreiptis į išorinę pranešimų tarnybą: federalinę prie Federalinės teisingumo įstaigos (Bundesamt für Justiz), finansų srityje – BaFin, konkurencijos srityje – Federalinės kartelių tarnybos (Bundeskartellamt). Visos su adresais išvardytos šio pranešimų kanalo puslapyje „Išorinės pranešimų tarnybos“.

Savo dokumentus apie Jūsų pranešimą po {loeschdatum} ištrinsime (§ 11 (5) HinSchG). Ilgiau juos saugosime tik tada, jei to reikalauja įstatymas ir tai yra proporcinga.

Jei dėl savo pranešimo patirsite neigiamų pasekmių, parašykite mums, taip pat ir vėliau. Dėkojame už pasitikėjimą.

Pagarbiai
{funktion}, {unternehmen}`,

  retaliation: `Laba diena,

Jūs {eingangsdatum} mums apie kai ką pranešėte. Norėtume žinoti, kaip Jums nuo to laiko sekasi.

Ar dėl savo pranešimo patyrėte neigiamų pasekmių arba jomis grasinta? Pavyzdžiui, atleidimas, perkėlimas, blogesnis vertinimas, atstūmimas ar patyčios. Tai draudžiama, draudžiama ir tuo grasinti (§ 36 (1) HinSchG).

Jei po pranešimo darbe patiriate neigiamų pasekmių ir teigiate, kad tai dėl pranešimo, laikoma, kad taip ir yra. Kas su Jumis taip pasielgė, turi įrodyti priešingai (§ 36 (2) HinSchG). Galima gauti ir žalos atlyginimą (§ 37 HinSchG).

Parašykite mums, kas atsitiko ir kada. Jei viskas gerai, pakanka trumpo „Viskas gerai“.

Pagarbiai
{funktion}, {unternehmen}`,
};
