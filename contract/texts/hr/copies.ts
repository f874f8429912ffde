import type { CopyTemplateId } from "../../templates/template-topics.ts";

/** The house's texts to persons concerned and to staff in Croatian; they are copied and go another way than the case. */
export const copies: Record<CopyTemplateId, string> = {
  "person-concerned": `[… obraćanje]

{funktion} tvrtke {unternehmen}: ovdje je primljena prijava koja se odnosi i na Vas. Obavještavamo Vas prema članku 14. Opće uredbe o zaštiti podataka (GDPR). Prijava još nije rezultat: ništa od toga nije dokazano i možete se o tome izjasniti.

O čemu se radi: [… predmet, bez ičega što upućuje na osobu koja je prijavila]
Voditelj obrade: {unternehmen}, [… adresa i kontakt]
Zaštita podataka: [… kontakt službenika za zaštitu podataka]
Svrha: provjera prijave i daljnje mjere
Pravna osnova: članak 6. stavak 1. točka (c) GDPR-a s § 10 HinSchG
Koji podaci: [… kategorije, na primjer ime, funkcija, opisani događaji]
Tko ih dobiva: osobe koje su nadležne za prijavu; [… drugi primatelji ili nitko]
Odakle potječu: iz prijave. Čije, ne smijemo reći (§ 8 HinSchG, § 29 stavak 1 BDSG).
Koliko dugo: u pravilu tri godine nakon završetka postupka (§ 11 stavak 5 HinSchG)

Imate pravo na pristup, ispravak, brisanje i ograničenje obrade koliko to zakon ne ograničava i možete podnijeti pritužbu tijelu za zaštitu podataka.

Nemojte pokušavati saznati od koga potječe prijava. Nepovoljne posljedice za osobe koje prijavljuju zabranjene su (§ 36 HinSchG).

{heute}
{funktion}, {unternehmen}`,

  access: `[… obraćanje]

zatražili ste pristup podacima prema članku 15. GDPR-a. Ovo je naš odgovor, stanje na dan {heute}

Obrađujemo li podatke o Vama: [… da ili ne]
Koji podaci: [… kategorije i sadržaji]
Svrha: provjera prijave i daljnje mjere
Pravna osnova: članak 6. stavak 1. točka (c) GDPR-a s § 10 HinSchG
Primatelji: [… primatelji ili kategorije]
Izvor: [… izvor, koliko se smije navesti]
Koliko dugo: u pravilu tri godine nakon završetka postupka (§ 11 stavak 5 HinSchG)
Automatiziranog donošenja odluka nema.

Neke podatke ne smijemo dati jer se moraju čuvati u tajnosti, prije svega zbog opravdanih interesa drugih. Tu spada i tko je podnio prijavu (§ 8 HinSchG, § 29 stavak 1 BDSG).

Imate pravo na ispravak, brisanje i ograničenje obrade koliko to zakon ne ograničava i možete podnijeti pritužbu tijelu za zaštitu podataka.

{funktion}, {unternehmen}`,

  "staff-mail": `Predmet: Kako možete prijaviti nepravilnosti

Dobar dan,

ako u tvrtki {unternehmen} nešto nije kako treba, želimo to znati. Za to kod nas postoji {funktion}.

Prijaviti možete ovdje: [… puna adresa kanala za prijave]. Ne treba Vam korisnički račun, moguće je u svako doba, s imenom ili anonimno. Prijaviti možete i telefonom ili u razgovoru: [… kontakt].

Tko obrađuje Vašu prijavu, neovisan je i obvezan čuvati povjerljivost (§§ 8 i 15 HinSchG). U roku od sedam dana potvrđujemo primitak, a najkasnije tri mjeseca nakon toga kažemo Vam što smo učinili.

Nepovoljne posljedice zbog prijave su zabranjene (§ 36 HinSchG). Možete odabrati i vanjsko tijelo za prijave, na primjer savezno tijelo pri Saveznom uredu za pravosuđe (Bundesamt für Justiz). Ako se protiv povrede može djelotvorno postupiti unutar tvrtke i ne bojite se nepovoljnih posljedica, molimo Vas da najprije prijavite unutar tvrtke.

S poštovanjem
{unternehmen}`,

  "staff-intranet": `Prijava nepravilnosti

Podmićivanje, prijevara, opasnosti na radnom mjestu, diskriminacija, kršenje propisa o okolišu ili zaštiti podataka: tko za to sazna na poslu, može to prijaviti. Nadležno mjesto: {funktion}.

Gdje: [… puna adresa kanala za prijave]
Kako: pisano, ako želite anonimno; telefonom ili u razgovoru: [… kontakt]
Tko čita: samo osobe iz ureda za prijave
Kada ćemo Vam se javiti: najkasnije nakon sedam dana potvrda primitka, najkasnije tri mjeseca nakon toga povratna informacija
Vaša zaštita: povjerljivost (§ 8 HinSchG) i zabrana osvete (§ 36 HinSchG)

Umjesto toga možete odabrati i vanjsko tijelo za prijave: savezno tijelo pri Saveznom uredu za pravosuđe (Bundesamt für Justiz), BaFin ili Bundeskartellamt.

Ako su u opasnosti život ili zdravlje, najprije nazovite 110 ili 112.`,

  "staff-notice": `Nešto nije u redu? Recite nam.

{funktion} tvrtke {unternehmen}: ovdje primamo prijave,
povjerljivo, ako želite anonimno, u svako doba.

[… puna adresa kanala za prijave ili QR kod]
[… telefon i kada smo dostupni]

Tko prijavi, zaštićen je. Nepovoljne posljedice su zabranjene (§ 36 HinSchG).
Možete odabrati i vanjsko tijelo za prijave, na primjer pri Saveznom uredu za pravosuđe (Bundesamt für Justiz).`,

  "new-staff": `Dobro došli u tvrtku {unternehmen}

Uz Vaš početak ide i ova obavijest: kod nas prema njemačkom Zakonu o zaštiti prijavitelja nepravilnosti (HinSchG) postoji {funktion}. Ondje možete prijaviti povrede za koje saznate na poslu, i one iz vremena kad ste se javili na natječaj.

Adresa: [… puna adresa kanala za prijave]
Drugi načini: [… telefon, razgovor]

Možete navesti svoje ime ili ostati anonimni. Vašu prijavu čitaju samo nadležne osobe; obvezne su čuvati povjerljivost (§ 8 HinSchG). Nepovoljne posljedice zbog prijave su zabranjene (§ 36 HinSchG). Možete odabrati i vanjsko tijelo za prijave, na primjer savezno tijelo pri Saveznom uredu za pravosuđe (Bundesamt für Justiz).

Što pritom činimo s Vašim podacima, piše u obavijesti o zaštiti podataka ovog kanala za prijave.`,
};
