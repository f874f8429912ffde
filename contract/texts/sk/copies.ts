import type { CopyTemplateId } from "../../templates/template-topics.ts";

/** The house's texts to persons concerned and to staff in Slovak; they are copied and go another way than the case. */
export const copies: Record<CopyTemplateId, string> = {
  "person-concerned": `[… oslovenie]

{funktion} ({unternehmen}) eviduje oznámenie, ktoré sa týka aj vás. Informujeme vás o tom podľa čl. 14 GDPR. Oznámenie ešte nie je výsledok: nič v ňom nie je dokázané a môžete sa k nemu vyjadriť.

O čo ide: [… predmet, bez všetkého, čo by ukazovalo na oznamujúcu osobu]
Prevádzkovateľ: {unternehmen}, [… adresa a kontakt]
Ochrana údajov: [… kontakt na zodpovednú osobu pre ochranu údajov]
Účel: preverenie oznámenia a následné opatrenia
Právny základ: čl. 6 ods. 1 písm. c) GDPR s § 10 HinSchG
Ktoré údaje: [… kategórie, napríklad meno, pozícia, opísané udalosti]
Kto ich dostane: ľudia, ktorí sú príslušní pre oznámenie; [… ďalší príjemcovia alebo žiadni]
Odkiaľ pochádzajú: z oznámenia. Od koho, nesmieme povedať (§ 8 HinSchG, § 29 ods. 1 BDSG).
Ako dlho: spravidla tri roky po skončení konania (§ 11 ods. 5 HinSchG)

Máte právo na prístup k údajom, opravu, vymazanie a obmedzenie spracúvania, pokiaľ ho zákon neobmedzuje, a môžete sa sťažovať orgánu na ochranu údajov.

Nesnažte sa, prosím, zistiť, od koho je oznámenie. Znevýhodnenie oznamujúcich osôb je zakázané (§ 36 HinSchG).

{heute}
{funktion}, {unternehmen}`,

  access: `[… oslovenie]

požiadali ste o prístup k údajom podľa čl. 15 GDPR. Tu sú informácie, stav ku dňu {heute}.

Či spracúvame údaje o vás: [… áno alebo nie]
Ktoré údaje: [… kategórie a obsah]
Účel: preverenie oznámenia a následné opatrenia
Právny základ: čl. 6 ods. 1 písm. c) GDPR s § 10 HinSchG
Príjemcovia: [… príjemcovia alebo kategórie]
Pôvod: [… zdroj, pokiaľ sa smie uviesť]
Ako dlho: spravidla tri roky po skončení konania (§ 11 ods. 5 HinSchG)
Automatizované rozhodovanie sa nepoužíva.

Niektoré informácie nesmieme poskytnúť, lebo sa musia držať v tajnosti, najmä pre oprávnené záujmy iných. Patrí k nim aj to, od koho je oznámenie (§ 8 HinSchG, § 29 ods. 1 BDSG).

Máte právo na opravu, vymazanie a obmedzenie spracúvania, pokiaľ ho zákon neobmedzuje, a môžete sa sťažovať orgánu na ochranu údajov.

{funktion}, {unternehmen}`,

  "staff-mail": `Predmet: Ako oznámiť nekalé konanie

Dobrý deň,

ak v našej firme ({unternehmen}) nie je niečo v poriadku, chceme to vedieť. Na to je tu {funktion}.

Oznámenie môžete podať tu: [… úplná adresa oznamovacieho kanála]. Bez prihlásenia, kedykoľvek, s menom alebo anonymne. Oznámenie môžete podať aj telefonicky alebo v rozhovore: [… kontakt].

Kto vaše oznámenie vybavuje, je nezávislý a povinný zachovávať dôvernosť (§ 8 a § 15 HinSchG). Prijatie potvrdíme do siedmich dní; najneskôr tri mesiace potom vám povieme, čo sme urobili.

Znevýhodnenie za oznámenie je zakázané (§ 36 HinSchG). Môžete si vybrať aj externé oznamovacie miesto, napríklad spolkové miesto pri Spolkovom úrade pre justíciu (Bundesamt für Justiz). Ak sa proti porušeniu dá účinne zakročiť vo firme a nebojíte sa znevýhodnenia, podajte, prosím, oznámenie najprv interne.

S pozdravom
{unternehmen}`,

  "staff-intranet": `Oznámenie nekalého konania

Úplatky, podvod, nebezpečenstvo pri práci, diskriminácia, porušenie pravidiel ochrany životného prostredia alebo údajov: ak sa o tom v práci dozviete, môžete to oznámiť. Oznámenia prijíma {funktion}.

Kde: [… úplná adresa oznamovacieho kanála]
Ako: písomne, ak chcete, anonymne; telefonicky alebo v rozhovore: [… kontakt]
Kto to číta: len ľudia z oznamovacieho miesta
Kedy sa ozveme: potvrdenie o prijatí do siedmich dní, spätná väzba najneskôr tri mesiace potom
Vaša ochrana: dôvernosť (§ 8 HinSchG) a zákaz odvety (§ 36 HinSchG)

Namiesto toho si môžete vybrať externé oznamovacie miesto: spolkové miesto pri Spolkovom úrade pre justíciu (Bundesamt für Justiz), BaFin alebo Spolkový kartelový úrad (Bundeskartellamt).

Ak ide o život alebo zdravie, zavolajte, prosím, najprv 110 alebo 112.`,

  "staff-notice": `Niečo nie je v poriadku? Povedzte nám to.

Oznámenia prijíma {funktion} ({unternehmen}):
dôverne, ak chcete, anonymne, kedykoľvek.

[… úplná adresa oznamovacieho kanála alebo QR kód]
[… telefón a kedy sa nám dovoláte]

Kto podá oznámenie, je chránený. Znevýhodnenie je zakázané (§ 36 HinSchG).
Môžete si vybrať aj externé oznamovacie miesto, napríklad pri Spolkovom úrade pre justíciu (Bundesamt für Justiz).`,

  "new-staff": `Vitajte vo firme {unternehmen}

K vášmu začiatku patrí aj toto: {funktion} prijíma oznámenia podľa nemeckého zákona o ochrane oznamovateľov (HinSchG). Môžete tam oznámiť porušenia, o ktorých sa dozviete v práci, aj z obdobia, keď ste sa o ňu uchádzali.

Adresa: [… úplná adresa oznamovacieho kanála]
Iné možnosti: [… telefón, rozhovor]

Môžete uviesť svoje meno alebo zostať v anonymite. Vaše oznámenie čítajú len príslušní ľudia; sú povinní zachovávať dôvernosť (§ 8 HinSchG). Znevýhodnenie za oznámenie je zakázané (§ 36 HinSchG). Môžete si vybrať aj externé oznamovacie miesto, napríklad spolkové miesto pri Spolkovom úrade pre justíciu (Bundesamt für Justiz).

Čo robíme s vašimi údajmi, vysvetľuje stránka „Ochrana osobných údajov“ oznamovacieho kanála.`,
};
