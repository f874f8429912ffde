import type { ReporterRefusals } from "../../reporter-refusals.ts";

/** What a reporter's call can be refused with, in Slovenian. */
export const refusals: ReporterRefusals = {
  INVALID_INPUT: "Nekateri podatki niso popolni ali veljavni. Preverite polja in poskusite znova.",
  BOX_REFUSED: "Podatki niso prispeli pravilno šifrirani in niso bili shranjeni. Poskusite znova.",
  PART_DAMAGED: "Del datoteke je prispel poškodovan. Pošilja se znova.",
  FILES_INCOMPLETE: "Najmanj ena datoteka še ni prispela v celoti. Poskusite znova.",
  FILES_NOT_ALLOWED: "Ta kanal za prijave ne sprejema datotek. Odstranite jih.",
  CATEGORY_REQUIRED: "Izberite kategorijo.",
  CATEGORY_UNKNOWN: "Te kategorije ni več. Izberite drugo.",
  ANONYMOUS_NOT_ALLOWED: "Ta kanal za prijave sprejema samo zaupne prijave.",
  CASE_NOT_FOUND: "Geslo ni veljavno ali pa zadeve ni mogoče najti.",
  NOT_FOUND: "Tega ni bilo mogoče najti. Morda je bilo izbrisano.",
  CHANNEL_NOT_FOUND: "Zahtevanega kanala za prijave ni bilo mogoče najti.",
  REPORT_CONFLICT: "Pod to oznako je že shranjena druga prijava. Pošljite prijavo znova.",
  MESSAGE_CONFLICT: "Pod to oznako je že shranjeno drugo sporočilo. Pošljite sporočilo znova.",
  PART_CONFLICT: "Za ta del datoteke so že shranjeni drugi bajti. Dodajte datoteko znova.",
  DEPARTMENT_KEY_OUTDATED: "Urad za prijave je obnovil svoj ključ. Znova naložite stran; prej shranite svoje besedilo.",
  DEPARTMENT_KEY_LOST:
    "Trenutno v uradu za prijave nihče nima ključa, ki odpira nove prijave. Poslali boste lahko, takoj ko bo na voljo nov.",
  TOO_LARGE: "Poslani podatki so preveliki.",
  PROOF_NEEDED:
    "Po tem kanalu za prijave ravno prihaja zelo veliko naenkrat. Vaš brskalnik mora zato pred pošiljanjem nekaj časa računati, to pa ni uspelo. Kar ste vnesli, je še tu. Poskusite znova.",
  STORAGE_FULL:
    "Shramba strežnika je polna. Vzrok ni vaša internetna povezava. Kar je že prispelo, ostane; kar je še tukaj, še ni poslano. Pustite stran odprto in poskusite znova pozneje. Brez datotek morda uspe že zdaj.",
  TOO_MANY_TRIES: "Preveč poskusov v kratkem času. Počakajte nekaj minut.",
  TOO_MANY_MESSAGES:
    "V tej zadevi je v kratkem času prispelo zelo veliko sporočil. Zato to ni bilo poslano; vaše besedilo je še tu. Počakajte 15 minut in ga potem pošljite znova.",
  MEETING_ASKED:
    "V tej zadevi je prošnja za osebni pogovor že vložena. Vaša prošnja ni bila poslana še enkrat. Dodatne podatke lahko pošljete kot sporočilo.",
  NO_MEETING_ASKED:
    "V tej zadevi ni odprte prošnje za osebni pogovor: nanjo je že bilo odgovorjeno ali pa je bila umaknjena. Nič ni bilo poslano.",
  UPLOAD_QUOTA: "Ta kanal za prijave trenutno ne more sprejeti več datotek. Poskusite pozneje ali pošljite prijavo brez datotek.",
  UNEXPECTED: "Pri nas je prišlo do napake. Kar ste vnesli, je še tu. Poskusite znova.",
  UNAVAILABLE: "Sistem trenutno ni dosegljiv. Kar ste vnesli, je še tu. Poskusite znova čez nekaj minut.",
};
