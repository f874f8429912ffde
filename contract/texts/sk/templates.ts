import type { ReporterTemplateId } from "../../templates/template-topics.ts";

/** The house's texts to reporters in Slovak; sections are those of the German Whistleblower Protection Act (HinSchG). */
export const templates: Record<ReporterTemplateId, string> = {
  "receipt-automatic": `Dobrý deň,

vaše oznámenie sme prijali dňa {eingangsdatum}. Číslo prípadu je {fallnummer}. Toto je naše potvrdenie o prijatí podľa § 17 ods. 1 nemeckého zákona o ochrane oznamovateľov (HinSchG); bolo vytvorené automaticky.

Ako to bude pokračovať: preveríme, či vaše oznámenie spadá pod tento zákon a či je opodstatnené. Najneskôr {rueckmeldung_bis} vám tu povieme, čo sme naplánovali alebo urobili a prečo.

Ak budeme mať otázku, nájdete ju tu vo svojom prípade. Otvorte ho, prosím, z času na čas so svojím heslom.

S vašou totožnosťou zaobchádzame dôverne (§ 8 HinSchG). Môžete sa obrátiť aj na externé oznamovacie miesto, napríklad na spolkové miesto pri Spolkovom úrade pre justíciu (Bundesamt für Justiz).

{funktion}, {unternehmen}`,

  "receipt-personal": `Dobrý deň,

ďakujeme za vaše oznámenie. Prijali sme ho dňa {eingangsdatum} a týmto vám to potvrdzujeme (§ 17 ods. 1 HinSchG). Číslo vášho prípadu je {fallnummer}.

Pozorne si ho prečítame a preveríme, či spadá pod nemecký zákon o ochrane oznamovateľov (HinSchG) a či je opodstatnené. Najneskôr {rueckmeldung_bis} vám tu povieme, čo sme naplánovali alebo urobili a prečo.

Vašu totožnosť poznajú len ľudia, ktorí vaše oznámenie prijímajú alebo vybavujú, alebo im pri tom pomáhajú (§ 8 HinSchG). Znevýhodnenie za oznámenie je zakázané (§ 36 HinSchG). Ak ho zažijete, napíšte nám, prosím.

Otvorte, prosím, svoj prípad z času na čas. Naše otázky sú len tu.

S pozdravom
{funktion}, {unternehmen}`,

  "receipt-after-call": `Dobrý deň,

ďakujeme, že ste nám zavolali. Vaše oznámenie sme zapísali dňa {eingangsdatum} a potvrdzujeme jeho prijatie (§ 17 ods. 1 HinSchG). Číslo vášho prípadu je {fallnummer}.

Zapisujeme, čo ste nám povedali. Záznam nájdete tu, len čo bude hotový. Potom ho môžete skontrolovať, opraviť a potvrdiť (§ 11 ods. 4 HinSchG).

Najneskôr {rueckmeldung_bis} vám tu povieme, čo sme naplánovali alebo urobili a prečo. S vašou totožnosťou zaobchádzame dôverne (§ 8 HinSchG).

S pozdravom
{funktion}, {unternehmen}`,

  "scope-accepted": `Dobrý deň,

preverili sme, či sme príslušní pre vaše oznámenie. Áno, sme: spadá do pôsobnosti nemeckého zákona o ochrane oznamovateľov (§ 2 HinSchG).

Teraz preveríme, či je opodstatnené, a rozhodneme o následných opatreniach. Ak budeme potrebovať ďalšie údaje, opýtame sa vás tu.

Zákon vás chráni pred znevýhodnením, ak ste pri oznámení mali dostatočný dôvod domnievať sa, že vaše údaje sú pravdivé (§ 33 až § 37 HinSchG). Našu spätnú väzbu dostanete najneskôr {rueckmeldung_bis}.

S pozdravom
{funktion}, {unternehmen}`,

  "scope-declined": `Dobrý deň,

ďakujeme za vaše oznámenie, ktoré prišlo dňa {eingangsdatum}. Preverili sme ho. Podľa nášho posúdenia nespadá do pôsobnosti nemeckého zákona o ochrane oznamovateľov (§ 2 HinSchG): [… dôvod jednou vetou].

To neznamená, že vaša vec je nedôležitá. Príslušné je toto miesto: [… miesto a kontakt]. Bez vášho súhlasu tam vaše oznámenie nepošleme.

Ak ste pri oznámení mali dôvod domnievať sa, že zákon platí, vaša totožnosť zostáva dôverná (§ 8 ods. 1 HinSchG). Ak si myslíte, že naše posúdenie je nesprávne, napíšte nám, prosím. Môžete sa obrátiť aj na externé oznamovacie miesto, napríklad na spolkové miesto pri Spolkovom úrade pre justíciu (Bundesamt für Justiz).

S pozdravom
{funktion}, {unternehmen}`,

  question: `Dobrý deň,

ďakujeme za vaše oznámenie s číslom prípadu {fallnummer}. Aby sme ho mohli preveriť, potrebujeme ešte niekoľko údajov. Odpovedzte, prosím, len na to, čo viete:

– Čo presne sa stalo?
– Kedy a kde to bolo a trvá to ešte?
– Kto mal v tom účasť, kto to videl? Namiesto mena stačí pracovná pozícia.
– Odkiaľ to viete: zažili ste to sami, alebo ste to počuli od iných?
– Sú nejaké dôkazy, napríklad e-maily, fotografie alebo faktúry?
– [… ďalšia otázka]

Ak chcete zostať v anonymite, dajte, prosím, pozor, aby text a súbory neukazovali na vás. Nevystavujte sa nebezpečenstvu, aby ste získali dôkazy.

S pozdravom
{funktion}, {unternehmen}`,

  "question-reminder": `Dobrý deň,

v tomto prípade sme vám položili otázku a ešte sme nenašli odpoveď. Vaša odpoveď by nám veľmi pomohla, aj krátka alebo „neviem“.

Ak sa neozvete do [… dátum], budeme pokračovať s tým, čo máme. Prípad potom možno budeme musieť uzavrieť pre nedostatok dôkazov.

S pozdravom
{funktion}, {unternehmen}`,

  invitation: `Dobrý deň,

radi by sme sa s vami porozprávali. Rozhovor je dobrovoľný; nebudete mať žiadnu nevýhodu, ak nám radšej napíšete.

Náš návrh: [… deň, čas, miesto alebo telefón]. S vaším súhlasom sa môžeme stretnúť aj cez video (§ 16 ods. 3 HinSchG). Môžete so sebou priviesť niekoho, komu dôverujete.

O rozhovore urobíme záznam. Nahrať ho alebo zapísať doslovne smieme, len ak s tým súhlasíte. Záznam dostanete na kontrolu (§ 11 HinSchG).

Hodí sa vám to, alebo by ste chceli navrhnúť niečo iné? Napíšte nám, prosím, sem.

S pozdravom
{funktion}, {unternehmen}`,

  record: `Dobrý deň,

záznam z nášho rozhovoru nájdete tu vo svojom prípade pod názvom „Záznam na kontrolu“.

Skontrolujte, prosím, či je správny. Môžete ho opraviť, doplniť a potvrdiť (§ 11 ods. 4 HinSchG). Vyberte tam „Potvrdiť“, „Navrhnúť opravu“ alebo „Nepotvrdiť“.

Ak bol rozhovor s vaším súhlasom nahraný, nahrávku vymažeme, len čo bude písomný záznam hotový.

S pozdravom
{funktion}, {unternehmen}`,

  abuse: `Dobrý deň,

to, čo oznamujete, berieme vážne a budeme to ďalej preverovať. Vaša správa však obsahuje aj urážky. Opíšte, prosím, čo sa stalo, bez ponižovania iných. Tak vám môžeme lepšie pomôcť.

Na poznámky, ktoré s vecou nesúvisia, neodpovedáme. Aj ľudia, o ktorých je oznámenie, majú práva.

Zákon chráni toho, kto mal dostatočný dôvod domnievať sa, že jeho údaje sú pravdivé. Kto úmyselne alebo z hrubej nedbanlivosti oznámi nepravdivé informácie, nie je chránený (§ 9 ods. 1 a § 38 HinSchG). Nepredpokladáme to o vás; hovoríme to, aby ste to vedeli.

S pozdravom
{funktion}, {unternehmen}`,

  anonymity: `Dobrý deň,

nechcete, aby sa niekto dozvedel, od koho je oznámenie. Rozumieme tomu.

Ak ste svoje meno neuviedli, nepoznáme ho a nemusíte ho uviesť. Ak ho poznáme, dozvedia sa ho len ľudia, ktorí oznámenia prijímajú alebo vybavujú, alebo im pri tom pomáhajú (§ 8 HinSchG). Iní sa ho dozvedia, len ak je to potrebné na následné opatrenia a s týmto jedným odovzdaním ste súhlasili (§ 9 ods. 3 HinSchG).

Zákon uvádza výnimky: orgány činné v trestnom konaní, úrady v správnom konaní a súdy môžu žiadať informácie (§ 9 ods. 2 HinSchG). Vtedy vám to povieme vopred, ak nám to nie je zakázané. Totožnosť toho, kto úmyselne alebo z hrubej nedbanlivosti oznámi nepravdivé informácie, nie je chránená (§ 9 ods. 1 HinSchG).

Aj vy môžete pomôcť: s nikým o oznámení nehovorte a premyslite si, či sú v ňom podrobnosti, ktoré môžete vedieť len vy.

S pozdravom
{funktion}, {unternehmen}`,

  consent: `Dobrý deň,

aby sme mohli ďalej preverovať, chceli by sme odovzdať údaje, podľa ktorých by vás mohol niekto spoznať. Smieme to len s vaším súhlasom (§ 9 ods. 3 HinSchG).

Čo by sme chceli odovzdať: [… údaje]
Komu: [… pozícia alebo miesto]
Prečo je to potrebné na následné opatrenia: [… dôvod]

Váš súhlas je dobrovoľný a platí len pre toto jedno odovzdanie. Ak odmietnete, nebudete mať žiadnu nevýhodu; budeme potom pokračovať bez neho, pokiaľ to bude možné. Svoj súhlas môžete kedykoľvek odvolať do budúcnosti.

Dostanete tu k tomu samostatnú otázku. Odpovedzte tam, prosím, cez „Súhlasiť“ alebo „Odmietnuť“; tam môžete svoj súhlas aj odvolať.

S pozdravom
{funktion}, {unternehmen}`,

  "disclosure-notice": `Dobrý deň,

vopred vás informujeme: údaje o vašej totožnosti musíme odovzdať úradu alebo súdu (§ 9 ods. 2 HinSchG).

Príjemca: [… úrad alebo súd]
Dôvod: [… žiadosť v trestnom konaní, príkaz v správnom konaní alebo rozhodnutie súdu]
Rozsah: [… údaje]
Čas: [… dátum]

Odovzdáme len to, čo sa vyžaduje. Pred znevýhodnením za vaše oznámenie ste chránení aj naďalej (§ 36 HinSchG). Ak máte námietky, napíšte nám, prosím, ihneď. Môžete si dať aj právne poradiť.

S pozdravom
{funktion}, {unternehmen}`,

  "hand-over": `Dobrý deň,

vaše oznámenie sme preverili a konanie postupujeme ďalej (§ 18 bod 4 HinSchG). Ďalšie vyšetrovanie vedie: [… interný útvar alebo úrad].

Dôvod: [… dôvod]. Údaje, podľa ktorých by vás mohol niekto spoznať, sa odovzdajú, len pokiaľ ste s tým súhlasili alebo to vyžaduje zákon (§ 8 a § 9 HinSchG).

Nás zastihnete naďalej tu. Našu spätnú väzbu dostanete najneskôr {rueckmeldung_bis}.

S pozdravom
{funktion}, {unternehmen}`,

  interim: `Dobrý deň,

chceme vás priebežne informovať. Váš prípad {fallnummer} sa stále vybavuje. Stav ku dňu {heute}: [… čo sa urobilo].

Ďalší krok: [… ďalší krok]. Našu spätnú väzbu podľa § 17 ods. 2 HinSchG dostanete najneskôr {rueckmeldung_bis}.

Ak ste si spomenuli ešte na niečo alebo sa niečo zmenilo, napíšte nám, prosím, sem.

S pozdravom
{funktion}, {unternehmen}`,

  "feedback-confirmed": `Dobrý deň,

preverili sme vaše oznámenie, ktoré prišlo dňa {eingangsdatum}. To, čo ste oznámili, sa potvrdilo. Toto je naša spätná väzba podľa § 17 ods. 2 HinSchG.

Čo sme urobili: [… prijaté následné opatrenia]
Čo ešte plánujeme: [… plánované následné opatrenia s termínmi]
Dôvody: [… dôvody]

Podrobnosti o iných ľuďoch vám nesmieme povedať. Ďakujeme, že ste nám to povedali. Bez vás by sme to nevedeli.

S pozdravom
{funktion}, {unternehmen}`,

  "feedback-unconfirmed": `Dobrý deň,

preverili sme vaše oznámenie, ktoré prišlo dňa {eingangsdatum}. To, čo ste oznámili, sa nám nepodarilo potvrdiť. Toto je naša spätná väzba podľa § 17 ods. 2 HinSchG.

Čo sme urobili: [… prijaté následné opatrenia]
Čo ešte plánujeme: [… plánované následné opatrenia alebo žiadne]
Dôvody: [… dôvody]

To neznamená, že vám neveríme. Naďalej ste chránení, ak ste mali dostatočný dôvod domnievať sa, že vaše údaje sú pravdivé. Ak máte ďalšie informácie alebo dôkazy, napíšte nám, prosím.

S pozdravom
{funktion}, {unternehmen}`,

  "feedback-limited": `Dobrý deň,

preverili sme vaše oznámenie, ktoré prišlo dňa {eingangsdatum}. Toto je naša spätná väzba podľa § 17 ods. 2 HinSchG.

Čo vám môžeme povedať: [… prijaté a plánované následné opatrenia]
Dôvody: [… dôvody]

Viac momentálne povedať nesmieme. Spätná väzba je dovolená, len pokiaľ sa nedotkne interných zisťovaní alebo vyšetrovania a neporuší práva dotknutých osôb (§ 17 ods. 2 tretia veta HinSchG). Len čo budeme smieť povedať viac, prečítate si to tu.

S pozdravom
{funktion}, {unternehmen}`,

  "feedback-ongoing": `Dobrý deň,

dnes dostávate našu spätnú väzbu podľa § 17 ods. 2 HinSchG k vášmu oznámeniu, ktoré prišlo dňa {eingangsdatum}. Konanie sa ešte neskončilo.

Čo sme urobili: [… prijaté následné opatrenia]
Čo ešte plánujeme: [… plánované následné opatrenia]
Dôvody a prečo to trvá dlhšie: [… dôvody]

Výsledok sa dozviete tu, pravdepodobne do [… dátum].

S pozdravom
{funktion}, {unternehmen}`,

  closing: `Dobrý deň,

konanie k vášmu oznámeniu s číslom prípadu {fallnummer} sme uzavreli. Výsledok a dôvody: [… výsledok a dôvody].

Ak s tým nesúhlasíte, môžete sa obrátiť na externé oznamovacie miesto: na spolkové miesto pri Spolkovom úrade pre justíciu (Bundesamt für Justiz), na BaFin pre finančnú oblasť alebo na Spolkový kartelový úrad (Bundeskartellamt) pre hospodársku súťaž. Všetky s adresami sú na stránke „Externé oznamovacie miesta“ tohto oznamovacieho kanála.

Naše podklady k vášmu oznámeniu vymažeme po dni {loeschdatum} (§ 11 ods. 5 HinSchG). Dlhšie ich uchováme, len ak to vyžaduje zákon a je to primerané.

Ak za svoje oznámenie zažijete znevýhodnenie, napíšte nám, prosím, aj neskôr. Ďakujeme za vašu dôveru.

S pozdravom
{funktion}, {unternehmen}`,

  retaliation: `Dobrý deň,

dňa {eingangsdatum} ste nám niečo oznámili. Radi by sme vedeli, ako sa odvtedy máte.

Zažili ste za svoje oznámenie znevýhodnenie alebo vám ním niekto hrozil? Napríklad výpoveď, preloženie, horšie hodnotenie, vylúčenie z kolektívu alebo šikana. To je zakázané, rovnako ako vyhrážanie sa tým (§ 36 ods. 1 HinSchG).

Ak vás po oznámení v práci znevýhodnia a vyhlásite, že je to pre oznámenie, predpokladá sa, že je to tak. Kto vás znevýhodnil, musí dokázať opak (§ 36 ods. 2 HinSchG). Možná je aj náhrada škody (§ 37 HinSchG).

Napíšte nám, prosím, čo sa stalo a kedy. Ak je všetko v poriadku, stačí krátke „Všetko je v poriadku“.

S pozdravom
{funktion}, {unternehmen}`,
};
