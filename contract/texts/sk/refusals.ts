import type { ReporterRefusals } from "../../reporter-refusals.ts";

/** What a reporter's call can be refused with, in Slovak. */
export const refusals: ReporterRefusals = {
  INVALID_INPUT: "Niektoré údaje sú neúplné alebo neplatné. Skontrolujte, prosím, polia a skúste to znova.",
  BOX_REFUSED: "Údaje neprišli správne zašifrované a neboli uložené. Skúste to, prosím, znova.",
  PART_DAMAGED: "Časť súboru prišla poškodená. Odosiela sa ešte raz.",
  FILES_INCOMPLETE: "Najmenej jeden súbor ešte neprišiel celý. Skúste to, prosím, znova.",
  FILES_NOT_ALLOWED: "Tento oznamovací kanál neprijíma súbory. Odstráňte ich, prosím.",
  CATEGORY_REQUIRED: "Vyberte, prosím, kategóriu.",
  CATEGORY_UNKNOWN: "Táto kategória už neexistuje. Vyberte, prosím, inú.",
  ANONYMOUS_NOT_ALLOWED: "Tento oznamovací kanál prijíma len dôverné oznámenia.",
  CASE_NOT_FOUND: "Heslo je neplatné alebo sa prípad nenašiel.",
  NOT_FOUND: "Toto sa nenašlo. Možno to bolo vymazané.",
  CHANNEL_NOT_FOUND: "Požadovaný oznamovací kanál sa nepodarilo nájsť.",
  REPORT_CONFLICT: "Pod týmto číslom je už uložené iné oznámenie. Odošlite, prosím, oznámenie znova.",
  MESSAGE_CONFLICT: "Pod týmto číslom je už uložená iná správa. Odošlite, prosím, správu znova.",
  PART_CONFLICT: "Pre túto časť súboru sú už uložené iné údaje. Pridajte, prosím, súbor znova.",
  DEPARTMENT_KEY_OUTDATED: "Oznamovacie miesto si obnovilo kľúč. Načítajte, prosím, stránku znova; predtým si uložte text.",
  DEPARTMENT_KEY_LOST: "V oznamovacom mieste momentálne nikto nemá kľúč, ktorý otvára nové oznámenia. Odoslať môžete, len čo bude nový.",
  TOO_LARGE: "Odoslané údaje sú príliš veľké.",
  PROOF_NEEDED:
    "Do tohto oznamovacieho kanála prichádza práve veľmi veľa naraz. Váš prehliadač preto musí pred odoslaním chvíľu počítať, a to sa nepodarilo. Čo ste zadali, je stále tu. Skúste to, prosím, znova.",
  STORAGE_FULL:
    "Úložisko servera je plné. Nie je to vaším spojením. Čo už prišlo, zostáva uložené; čo je tu, ešte nie je odoslané. Nechajte stránku otvorenú a skúste to neskôr znova. Bez súborov sa to možno podarí už teraz.",
  TOO_MANY_TRIES: "Príliš veľa pokusov za krátky čas. Počkajte, prosím, niekoľko minút.",
  TOO_MANY_MESSAGES:
    "V tomto prípade prišlo za krátky čas veľmi veľa správ. Preto táto nebola odoslaná; váš text je stále tu. Počkajte, prosím, 15 minút a potom ju odošlite znova.",
  MEETING_ASKED:
    "V tomto prípade už je žiadosť o osobný rozhovor. Vaša žiadosť nebola odoslaná znova. Ďalšie údaje môžete poslať ako správu.",
  NO_MEETING_ASKED: "V tomto prípade nie je otvorená žiadosť o osobný rozhovor: už bola zodpovedaná alebo vzatá späť. Nič sa neodoslalo.",
  UPLOAD_QUOTA: "Tento oznamovací kanál teraz nemôže prijať ďalšie súbory. Skúste to, prosím, neskôr alebo odošlite oznámenie bez súborov.",
  UNEXPECTED: "U nás nastala chyba. Čo ste zadali, je stále tu. Skúste to, prosím, znova.",
  UNAVAILABLE: "Služba je momentálne nedostupná. Čo ste zadali, je stále tu. Skúste to, prosím, o niekoľko minút znova.",
};
