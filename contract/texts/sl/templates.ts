import type { ReporterTemplateId } from "../../templates/template-topics.ts";

/** The house's texts to reporters in Slovenian; sections (§) are those of the German Whistleblower Protection Act (HinSchG). Dates are in the nominative and follow "na dan" or "do datuma". */
export const templates: Record<ReporterTemplateId, string> = {
  "receipt-automatic": `Pozdravljeni,

vašo prijavo smo prejeli na dan {eingangsdatum}. Njena številka zadeve je {fallnummer}. To je naše potrdilo o prejemu po § 17(1) nemškega Zakona o zaščiti prijaviteljev (HinSchG); ustvarjeno je bilo samodejno.

Kako gre naprej: preverimo, ali vaša prijava spada pod ta zakon in ali je utemeljena. Najpozneje do datuma {rueckmeldung_bis} vam tukaj povemo, kaj smo načrtovali ali naredili in zakaj.

Če imamo vprašanje, ga najdete tukaj v svoji zadevi. Občasno jo odprite s svojim geslom.

Vašo identiteto obravnavamo zaupno (§ 8 HinSchG). Obrnete se lahko tudi na zunanji organ za prijave, na primer na zvezni organ pri Zveznem uradu za pravosodje (Bundesamt für Justiz).

{funktion}, {unternehmen}`,

  "receipt-personal": `Pozdravljeni,

hvala za vašo prijavo. Prejeli smo jo na dan {eingangsdatum} in vam to s tem potrjujemo (§ 17(1) HinSchG). Številka vaše zadeve je {fallnummer}.

Skrbno jo bomo prebrali in preverili, ali spada pod nemški Zakon o zaščiti prijaviteljev (HinSchG) in ali je utemeljena. Najpozneje do datuma {rueckmeldung_bis} vam tukaj povemo, kaj smo načrtovali ali naredili in zakaj.

Vašo identiteto poznajo samo osebe, ki vašo prijavo sprejmejo in obravnavajo ali pri tem pomagajo (§ 8 HinSchG). Neugodne posledice zaradi prijave so prepovedane (§ 36 HinSchG). Če se vam kaj takega zgodi, nam pišite.

Občasno odprite svojo zadevo. Naša vprašanja so samo tukaj.

Lep pozdrav
{funktion}, {unternehmen}`,

  "receipt-after-call": `Pozdravljeni,

hvala za vaš klic. Vašo prijavo smo sprejeli na dan {eingangsdatum} in potrjujemo prejem (§ 17(1) HinSchG). Številka vaše zadeve je {fallnummer}.

Zapisujemo, kar ste nam povedali. Zapisnik boste našli tukaj, takoj ko bo pripravljen. Potem ga lahko preverite, popravite in potrdite (§ 11(4) HinSchG).

Najpozneje do datuma {rueckmeldung_bis} vam tukaj povemo, kaj smo načrtovali ali naredili in zakaj. Vašo identiteto obravnavamo zaupno (§ 8 HinSchG).

Lep pozdrav
{funktion}, {unternehmen}`,

  "scope-accepted": `Pozdravljeni,

preverili smo, ali smo pristojni za vašo prijavo. Smo: spada na področje uporabe nemškega Zakona o zaščiti prijaviteljev (§ 2 HinSchG).

Zdaj preverimo, ali je utemeljena, in odločimo o nadaljnjih ukrepih. Če potrebujemo več podatkov, vas vprašamo tukaj.

Zakon vas varuje pred neugodnimi posledicami, če ste ob prijavi imeli utemeljen razlog za prepričanje, da so vaši podatki resnični (§§ 33 do 37 HinSchG). Našo povratno informacijo dobite najpozneje do datuma {rueckmeldung_bis}.

Lep pozdrav
{funktion}, {unternehmen}`,

  "scope-declined": `Pozdravljeni,

hvala za vašo prijavo, ki smo jo prejeli na dan {eingangsdatum}. Preverili smo jo. Po naši oceni ne spada na področje uporabe nemškega Zakona o zaščiti prijaviteljev (§ 2 HinSchG): [… razlog v enem stavku].

To ne pomeni, da vaša zadeva ni pomembna. Obrnete se lahko sem: [… organ in kako stopiti v stik z njim]. Brez vaše privolitve vaše prijave tja ne posredujemo.

Če ste ob prijavi imeli razlog za prepričanje, da zakon velja, vaša identiteta tudi zdaj ostane zaupna (§ 8(1) HinSchG). Če menite, da je naša ocena napačna, nam pišite. Obrnete se lahko tudi na zunanji organ za prijave, na primer na zvezni organ pri Zveznem uradu za pravosodje (Bundesamt für Justiz).

Lep pozdrav
{funktion}, {unternehmen}`,

  question: `Pozdravljeni,

hvala za vašo prijavo s številko zadeve {fallnummer}. Da jo lahko preverimo, potrebujemo še nekaj podatkov. Odgovorite samo, kolikor veste:

– Kaj natanko se je zgodilo?
– Kdaj in kje je bilo to in ali še traja?
– Kdo je bil udeležen, kdo je to videl? Namesto imena je dovolj delovno mesto.
– Od kod to veste: ste to doživeli sami ali slišali od drugih?
– Ali so dokazi, na primer e-poštna sporočila, fotografije ali računi?
– [… dodatno vprašanje]

Če želite ostati anonimni, pazite, da besedilo in datoteke ne kažejo na vas. Ne spravljajte se v nevarnost, da bi prišli do dokazov.

Lep pozdrav
{funktion}, {unternehmen}`,

  "question-reminder": `Pozdravljeni,

v tej zadevi smo vam postavili vprašanje in še nismo našli odgovora. Vaš odgovor bi nam zelo pomagal, tudi kratek ali „Ne vem“.

Če do datuma [… datum] ne dobimo odgovora, nadaljujemo s tem, kar imamo. Potem bomo zadevo morda morali zaključiti, ker ni dovolj dokazov.

Lep pozdrav
{funktion}, {unternehmen}`,

  invitation: `Pozdravljeni,

radi bi se pogovorili z vami. Pogovor je prostovoljen; če raje pišete, zaradi tega nimate neugodnih posledic.

Naš predlog: [… dan, ura, kraj ali telefon]. Z vašo privolitvijo je mogoč tudi videoklic (§ 16(3) HinSchG). S seboj lahko pripeljete nekoga, ki mu zaupate.

O pogovoru naredimo zapisnik. Pogovor smemo posneti ali dobesedno zapisati samo, če v to privolite. Zapisnik dobite v preverjanje (§ 11 HinSchG).

Ali vam to ustreza ali želite predlagati kaj drugega? Pišite nam tukaj.

Lep pozdrav
{funktion}, {unternehmen}`,

  record: `Pozdravljeni,

zapisnik o našem pogovoru najdete tukaj v svoji zadevi pod „Zapisnik za preverjanje“.

Preverite, ali je pravilen. Lahko ga popravite, dopolnite in potrdite (§ 11(4) HinSchG). Tam izberite „Potrjujem“, „Predlagaj popravek“ ali „Ne potrjujem“.

Če je bil pogovor posnet z vašo privolitvijo, zvočni posnetek izbrišemo, takoj ko je pisni zapisnik končan.

Lep pozdrav
{funktion}, {unternehmen}`,

  abuse: `Pozdravljeni,

kar prijavljate, jemljemo resno in bomo še naprej preverjali. Vaše sporočilo pa vsebuje tudi žalitve. Opišite, kaj se je zgodilo, ne da bi druge poniževali. Tako vam lahko bolje pomagamo.

Na besede, ki nimajo nič s stvarjo, ne odgovarjamo. Tudi ljudje, na katere se prijava nanaša, imajo pravice.

Zakon varuje tiste, ki so imeli utemeljen razlog za prepričanje, da so njihovi podatki resnični. Kdor namerno ali iz hude malomarnosti prijavi neresnične podatke, ni zaščiten (§§ 9(1) in 38 HinSchG). Tega vam ne očitamo; to povemo, da to veste.

Lep pozdrav
{funktion}, {unternehmen}`,

  anonymity: `Pozdravljeni,

želite, da nihče ne izve, kdo je prijavil. To razumemo.

Če imena niste navedli, ga ne poznamo, in ni vam ga treba navesti. Če ga poznamo, ga izvedo samo osebe, ki vašo prijavo sprejmejo in obravnavajo ali pri tem pomagajo (§ 8 HinSchG). Vsak drug ga izve samo, če je to potrebno za nadaljnje ukrepe in ste v to eno posredovanje privolili (§ 9(3) HinSchG).

Zakon navaja izjeme: organi pregona, organi v upravnih postopkih in sodišča lahko zahtevajo podatke (§ 9(2) HinSchG). V tem primeru vam to prej povemo, razen če tega ne smemo. Identiteta tistih, ki namerno ali iz hude malomarnosti prijavijo neresnične podatke, ni zaščitena (§ 9(1) HinSchG).

Pomagate lahko tudi vi: o prijavi z nikomer ne govorite in premislite, ali so v njej podrobnosti, ki jih lahko poznate samo vi.

Lep pozdrav
{funktion}, {unternehmen}`,

  consent: `Pozdravljeni,

za nadaljnje preverjanje bi radi posredovali podatke, po katerih bi vas lahko prepoznali. To smemo samo z vašo privolitvijo (§ 9(3) HinSchG).

Kaj bi radi posredovali: [… podatki]
Komu: [… delovno mesto ali organ]
Zakaj je to potrebno za nadaljnje ukrepe: [… razlog]

Vaša privolitev je prostovoljna in velja samo za to eno posredovanje. Če zavrnete, nimate neugodnih posledic; potem nadaljujemo brez tega, kolikor je mogoče. Svojo privolitev lahko kadar koli prekličete za naprej.

Za to dobite tukaj posebno vprašanje. Tam odgovorite s „Privolim“ ali „Zavračam“; tam lahko privolitev tudi prekličete.

Lep pozdrav
{funktion}, {unternehmen}`,

  "disclosure-notice": `Pozdravljeni,

vnaprej vas obveščamo: podatke o vaši identiteti moramo posredovati organu ali sodišču (§ 9(2) HinSchG).

Prejemnik: [… organ ali sodišče]
Razlog: [… zahteva v kazenskem postopku, odredba v upravnem postopku ali odločba sodišča]
Obseg: [… podatki]
Čas: [… datum]

Posredujemo samo, kar se zahteva. Pred neugodnimi posledicami zaradi prijave ste še naprej zaščiteni (§ 36 HinSchG). Če imate pomisleke, nam takoj pišite. Lahko se tudi pravno posvetujete.

Lep pozdrav
{funktion}, {unternehmen}`,

  "hand-over": `Pozdravljeni,

vašo prijavo smo preverili in postopek predajamo (§ 18 št. 4 HinSchG). Naprej raziskuje: [… notranja enota ali organ].

Razlog: [… razlog]. Podatki, po katerih bi vas lahko prepoznali, se posredujejo samo, kolikor ste v to privolili ali kolikor to zahteva zakon (§§ 8 in 9 HinSchG).

Tukaj smo za vas še naprej dosegljivi. Našo povratno informacijo dobite najpozneje do datuma {rueckmeldung_bis}.

Lep pozdrav
{funktion}, {unternehmen}`,

  interim: `Pozdravljeni,

radi bi vas obvestili, kako je z zadevo. Vaša zadeva {fallnummer} je še v obravnavi. Stanje na dan {heute}: [… kaj se je zgodilo].

Naslednji korak: [… naslednji korak]. Našo povratno informacijo po § 17(2) HinSchG dobite najpozneje do datuma {rueckmeldung_bis}.

Če ste se spomnili še česa ali se je kaj spremenilo, nam pišite tukaj.

Lep pozdrav
{funktion}, {unternehmen}`,

  "feedback-confirmed": `Pozdravljeni,

preverili smo vašo prijavo, ki smo jo prejeli na dan {eingangsdatum}. Kar ste prijavili, se je potrdilo. To je naša povratna informacija po § 17(2) HinSchG.

Kaj smo naredili: [… sprejeti nadaljnji ukrepi]
Kaj še načrtujemo: [… načrtovani nadaljnji ukrepi, z datumi]
Razlogi: [… razlogi]

Podrobnosti o drugih osebah vam ne smemo povedati. Hvala, da ste nam to povedali. Brez vas tega ne bi vedeli.

Lep pozdrav
{funktion}, {unternehmen}`,

  "feedback-unconfirmed": `Pozdravljeni,

preverili smo vašo prijavo, ki smo jo prejeli na dan {eingangsdatum}. Tega, kar ste prijavili, nismo mogli potrditi. To je naša povratna informacija po § 17(2) HinSchG.

Kaj smo naredili: [… sprejeti nadaljnji ukrepi]
Kaj še načrtujemo: [… načrtovani nadaljnji ukrepi ali nič]
Razlogi: [… razlogi]

To ne pomeni, da vam ne verjamemo. Še naprej ste zaščiteni, če ste imeli utemeljen razlog za prepričanje, da so vaši podatki resnični. Če imate dodatne podatke ali dokaze, nam pišite.

Lep pozdrav
{funktion}, {unternehmen}`,

  "feedback-limited": `Pozdravljeni,

preverili smo vašo prijavo, ki smo jo prejeli na dan {eingangsdatum}. To je naša povratna informacija po § 17(2) HinSchG.

Kaj vam lahko povemo: [… sprejeti in načrtovani nadaljnji ukrepi]
Razlogi: [… razlogi]

Več trenutno ne smemo povedati. Povratna informacija je dovoljena samo, kolikor ne vpliva na notranje poizvedbe ali preiskave in ne posega v pravice oseb, na katere se nanaša (§ 17(2), tretji stavek, HinSchG). Takoj ko bomo smeli povedati več, boste to prebrali tukaj.

Lep pozdrav
{funktion}, {unternehmen}`,

  "feedback-ongoing": `Pozdravljeni,

danes dobite našo povratno informacijo po § 17(2) HinSchG o vaši prijavi, ki smo jo prejeli na dan {eingangsdatum}. Postopek še ni zaključen.

Kaj smo naredili: [… sprejeti nadaljnji ukrepi]
Kaj še načrtujemo: [… načrtovani nadaljnji ukrepi]
Razlogi in zakaj traja dlje: [… razlogi]

Rezultat boste izvedeli tukaj, predvidoma do datuma [… datum].

Lep pozdrav
{funktion}, {unternehmen}`,

  closing: `Pozdravljeni,

zaključili smo postopek o vaši prijavi s številko zadeve {fallnummer}. Rezultat in razlogi: [… rezultat in razlogi].

Če se s tem ne strinjate, se lahko obrnete na zunanji organ za prijave: na zvezni organ pri Zveznem uradu za pravosodje (Bundesamt für Justiz), za finance na BaFin, za konkurenco na Zvezni urad za varstvo konkurence (Bundeskartellamt). Vse organe z naslovi navaja stran „Zunanji organi za prijave“ tega kanala za prijave.

Svoje dokumente o vaši prijavi izbrišemo po datumu {loeschdatum} (§ 11(5) HinSchG). Dlje jih hranimo samo, če to zahteva zakon in če je sorazmerno.

Če imate zaradi svoje prijave neugodne posledice, nam pišite, tudi pozneje. Hvala za zaupanje.

Lep pozdrav
{funktion}, {unternehmen}`,

  retaliation: `Pozdravljeni,

na dan {eingangsdatum} ste nam nekaj prijavili. Radi bi vedeli, kako se vam od takrat godi.

Ali ste zaradi svoje prijave imeli neugodne posledice ali vam je kdo z njimi grozil? Na primer odpoved, premestitev, slabša ocena, izključevanje ali mobing. To je prepovedano, prav tako grožnja s tem (§ 36(1) HinSchG).

Če imate po prijavi pri delu neugodne posledice in trdite, da so posledica prijave, se domneva, da je tako. Kdor je z vami tako ravnal, mora dokazati nasprotno (§ 36(2) HinSchG). Mogoča je tudi odškodnina (§ 37 HinSchG).

Pišite nam, kaj se je zgodilo in kdaj. Če je vse v redu, je dovolj kratek „Vse je v redu“.

Lep pozdrav
{funktion}, {unternehmen}`,
};
