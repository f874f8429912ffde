import type { ReporterRefusals } from "../../reporter-refusals.ts";

/** What a reporter's call can be refused with, in Croatian. */
export const refusals: ReporterRefusals = {
  INVALID_INPUT: "Neki podaci nisu potpuni ili ispravni. Provjerite polja i pokušajte ponovno.",
  BOX_REFUSED: "Podaci nisu stigli ispravno šifrirani i nisu spremljeni. Pokušajte ponovno.",
  PART_DAMAGED: "Dio datoteke stigao je oštećen. Šalje se ponovno.",
  FILES_INCOMPLETE: "Najmanje jedna datoteka još nije potpuno stigla. Pokušajte ponovno.",
  FILES_NOT_ALLOWED: "Ovaj kanal za prijave ne prima datoteke. Uklonite ih.",
  CATEGORY_REQUIRED: "Odaberite kategoriju.",
  CATEGORY_UNKNOWN: "Ova kategorija više ne postoji. Odaberite drugu.",
  ANONYMOUS_NOT_ALLOWED: "Ovaj kanal za prijave prima samo povjerljive prijave.",
  CASE_NOT_FOUND: "Lozinka nije ispravna ili slučaj nije pronađen.",
  NOT_FOUND: "To nije pronađeno. Možda je izbrisano.",
  CHANNEL_NOT_FOUND: "Traženi kanal za prijave nije se mogao pronaći.",
  REPORT_CONFLICT: "Pod ovom je oznakom već spremljena druga prijava. Pošaljite prijavu ponovno.",
  MESSAGE_CONFLICT: "Pod ovom je oznakom već spremljena druga poruka. Pošaljite poruku ponovno.",
  PART_CONFLICT: "Za ovaj su dio datoteke već spremljeni drugi bajtovi. Dodajte datoteku ponovno.",
  DEPARTMENT_KEY_OUTDATED: "Ured za prijave obnovio je svoj ključ. Ponovno učitajte stranicu; prije toga spremite svoj tekst.",
  DEPARTMENT_KEY_LOST: "Trenutačno nitko u uredu za prijave nema ključ koji otvara nove prijave. Moći ćete slati čim bude novog.",
  TOO_LARGE: "Poslani podaci su preveliki.",
  PROOF_NEEDED:
    "Na ovaj kanal za prijave upravo stiže jako mnogo odjednom. Vaš preglednik zato prije slanja mora kratko računati, a to nije uspjelo. Vaš je unos još tu. Pokušajte ponovno.",
  STORAGE_FULL:
    "Spremište poslužitelja je puno. Razlog nije Vaša veza. Ono što je već stiglo ostaje sačuvano; ono što još stoji ovdje još nije poslano. Ostavite stranicu otvorenu i pokušajte ponovno poslije. Bez datoteka možda uspije već sada.",
  TOO_MANY_TRIES: "Previše pokušaja u kratkom vremenu. Pričekajte nekoliko minuta.",
  TOO_MANY_MESSAGES:
    "U ovaj je slučaj u kratkom vremenu stiglo jako mnogo poruka. Zato ova nije poslana; Vaš je tekst još tu. Pričekajte 15 minuta i zatim je pošaljite ponovno.",
  MEETING_ASKED:
    "U ovom je slučaju osobni razgovor već zatražen. Vaša molba nije poslana još jednom. Dodatne podatke možete poslati kao poruku.",
  NO_MEETING_ASKED:
    "U ovom slučaju trenutačno nema otvorene molbe za osobni razgovor: na nju je već odgovoreno ili je povučena. Ništa nije poslano.",
  UPLOAD_QUOTA: "Ovaj kanal za prijave trenutačno ne prima više datoteka. Pokušajte poslije ili pošaljite prijavu bez datoteka.",
  UNEXPECTED: "Kod nas je došlo do pogreške. Vaš je unos još tu. Pokušajte ponovno.",
  UNAVAILABLE: "Sustav trenutačno nije dostupan. Vaš je unos još tu. Pokušajte ponovno za nekoliko minuta.",
};
