import type { CopyTemplateId } from "../../templates/template-topics.ts";

/** The house's texts to persons concerned and to staff in Slovenian; they are copied and go another way than the case. */
export const copies: Record<CopyTemplateId, string> = {
  "person-concerned": `[… nagovor]

{funktion} podjetja {unternehmen}: tukaj smo prejeli prijavo, ki se nanaša tudi na vas. Obveščamo vas po členu 14 Splošne uredbe o varstvu podatkov (GDPR). Prijava še ni rezultat: nič od tega ni dokazano in o tem se lahko izjavite.

Za kaj gre: [… predmet, brez česar koli, kar kaže na osebo, ki je prijavila]
Upravljavec podatkov: {unternehmen}, [… naslov in stik]
Varstvo podatkov: [… stik pooblaščene osebe za varstvo podatkov]
Namen: preverjanje prijave in nadaljnji ukrepi
Pravna podlaga: člen 6(1)(c) GDPR s § 10 HinSchG
Kateri podatki: [… kategorije, na primer ime, delovno mesto, opisani dogodki]
Kdo jih dobi: osebe, ki so pristojne za prijavo; [… drugi prejemniki ali nihče]
Od kod so: iz prijave. Od koga je, ne smemo povedati (§ 8 HinSchG, § 29(1) BDSG).
Koliko časa: praviloma tri leta po koncu postopka (§ 11(5) HinSchG)

Imate pravico do dostopa, popravka, izbrisa in omejitve obdelave, kolikor je zakon ne omejuje, in se lahko pritožite pri organu za varstvo podatkov.

Ne poskušajte ugotoviti, kdo je prijavil. Neugodne posledice za osebe, ki prijavijo, so prepovedane (§ 36 HinSchG).

{heute}
{funktion}, {unternehmen}`,

  access: `[… nagovor]

zahtevali ste dostop do podatkov po členu 15 GDPR. Tukaj je naš odgovor, stanje na dan {heute}.

Ali obdelujemo podatke o vas: [… da ali ne]
Kateri podatki: [… kategorije in vsebine]
Namen: preverjanje prijave in nadaljnji ukrepi
Pravna podlaga: člen 6(1)(c) GDPR s § 10 HinSchG
Prejemniki: [… prejemniki ali kategorije]
Vir: [… vir, kolikor se sme navesti]
Koliko časa: praviloma tri leta po koncu postopka (§ 11(5) HinSchG)
Avtomatiziranega odločanja ni.

Nekaterih podatkov ne smemo dati, ker morajo ostati tajni, predvsem zaradi zakonitih interesov drugih. Sem spada, kdo je prijavil (§ 8 HinSchG, § 29(1) BDSG).

Imate pravico do popravka, izbrisa in omejitve obdelave, kolikor je zakon ne omejuje, in se lahko pritožite pri organu za varstvo podatkov.

{funktion}, {unternehmen}`,

  "staff-mail": `Zadeva: Kako lahko prijavite nepravilnosti

Pozdravljeni,

če v podjetju {unternehmen} kaj ni v redu, želimo to vedeti. Za to imamo {funktion}.

Prijavite lahko tukaj: [… celoten naslov kanala za prijave]. Brez uporabniškega računa, kadar koli, z imenom ali anonimno. Prijava je mogoča tudi po telefonu ali v pogovoru: [… stik].

Kdor obravnava vašo prijavo, je neodvisen in zavezan k zaupnosti (§§ 8 in 15 HinSchG). V sedmih dneh potrdimo prejem, najpozneje tri mesece po tem vam povemo, kaj smo naredili.

Neugodne posledice zaradi prijave so prepovedane (§ 36 HinSchG). Izberete lahko tudi zunanji organ za prijave, na primer zvezni organ pri Zveznem uradu za pravosodje (Bundesamt für Justiz). Če je mogoče proti kršitvi učinkovito ukrepati znotraj podjetja in se ne bojite neugodnih posledic, vas prosimo, da najprej prijavite znotraj podjetja.

Lep pozdrav
{unternehmen}`,

  "staff-intranet": `Prijava nepravilnosti

Podkupovanje, goljufije, nevarnosti na delovnem mestu, diskriminacija, kršitve pravil o okolju ali varstvu podatkov: kdor pri delu izve zanje, jih lahko prijavi. Za to je pristojen {funktion}.

Kje: [… celoten naslov kanala za prijave]
Kako: pisno, če želite, anonimno; po telefonu ali v pogovoru: [… stik]
Kdo bere: samo osebe iz urada za prijave
Kdaj se oglasimo: najpozneje po sedmih dneh potrdilo o prejemu, najpozneje tri mesece po tem povratna informacija
Vaša zaščita: zaupnost (§ 8 HinSchG) in prepoved povračilnih ukrepov (§ 36 HinSchG)

Namesto tega lahko izberete tudi zunanji organ za prijave: zvezni organ pri Zveznem uradu za pravosodje (Bundesamt für Justiz), BaFin ali Zvezni urad za varstvo konkurence (Bundeskartellamt).

Če sta v nevarnosti življenje ali zdravje, najprej pokličite 110 ali 112.`,

  "staff-notice": `Kaj ni v redu? Povejte nam.

{funktion} podjetja {unternehmen} sprejema prijave:
zaupno, če želite, anonimno, kadar koli.

[… celoten naslov kanala za prijave ali koda QR]
[… telefon in čas za klice]

Kdor prijavi, je zaščiten. Neugodne posledice so prepovedane (§ 36 HinSchG).
Izberete lahko tudi zunanji organ za prijave, na primer pri Zveznem uradu za pravosodje (Bundesamt für Justiz).`,

  "new-staff": `Dobrodošli v podjetju {unternehmen}

K vašemu začetku spada tudi to obvestilo: pri nas {funktion} sprejema prijave po nemškem Zakonu o zaščiti prijaviteljev (HinSchG). Tam lahko prijavite kršitve, za katere izveste pri delu, tudi že iz časa, ko ste se potegovali za to delo.

Naslov: [… celoten naslov kanala za prijave]
Druge poti: [… telefon, pogovor]

Navedete lahko svoje ime ali ostanete anonimni. Vašo prijavo berejo samo pristojne osebe; zavezane so k zaupnosti (§ 8 HinSchG). Neugodne posledice zaradi prijave so prepovedane (§ 36 HinSchG). Izberete lahko tudi zunanji organ za prijave, na primer zvezni organ pri Zveznem uradu za pravosodje (Bundesamt für Justiz).

Kaj pri tem delamo z vašimi podatki, piše v obvestilu o varstvu podatkov tega kanala za prijave.`,
};
