import type { ReporterRefusals } from "../../reporter-refusals.ts";

/** What a reporter's call can be refused with, in Hungarian. */
export const refusals: ReporterRefusals = {
  INVALID_INPUT: "Néhány adat hiányos vagy érvénytelen. Kérjük, ellenőrizze a mezőket, és próbálja újra.",
  BOX_REFUSED: "Az adatok nem megfelelően titkosítva érkeztek meg, ezért nem tároltuk őket. Kérjük, próbálja újra.",
  PART_DAMAGED: "A fájl egy része sérülten érkezett meg. A böngészője újra elküldi.",
  FILES_INCOMPLETE: "Legalább egy fájl még nem érkezett meg teljesen. Kérjük, próbálja újra.",
  FILES_NOT_ALLOWED: "Ez a bejelentési csatorna nem fogad fájlokat. Kérjük, távolítsa el őket.",
  CATEGORY_REQUIRED: "Kérjük, válasszon kategóriát.",
  CATEGORY_UNKNOWN: "Ez a kategória már nem létezik. Kérjük, válasszon másikat.",
  ANONYMOUS_NOT_ALLOWED: "Ez a bejelentési csatorna csak bizalmas bejelentést fogad.",
  CASE_NOT_FOUND: "A jelszó érvénytelen, vagy az ügy nem található.",
  NOT_FOUND: "Ez nem található. Lehet, hogy törölték.",
  CHANNEL_NOT_FOUND: "A kért bejelentési csatornát nem sikerült megtalálni.",
  REPORT_CONFLICT: "Ezzel az azonosítóval már másik bejelentést tárolunk. Kérjük, küldje el újra a bejelentést.",
  MESSAGE_CONFLICT: "Ezzel az azonosítóval már másik üzenetet tárolunk. Kérjük, küldje el újra az üzenetet.",
  PART_CONFLICT: "A fájlnak ehhez a részéhez már más bájtokat tárolunk. Kérjük, adja hozzá újra a fájlt.",
  DEPARTMENT_KEY_OUTDATED: "A bejelentési szolgálat kulcsát megújították. Kérjük, töltse be újra az oldalt; előtte mentse el a szövegét.",
  DEPARTMENT_KEY_LOST:
    "A bejelentési szolgálatnál most senkinél sincs meg az a kulcs, amely az új bejelentéseket megnyitja. Amint van új kulcs, küldhet.",
  TOO_LARGE: "Az elküldött adatok túl nagyok.",
  PROOF_NEEDED:
    "Erre a bejelentési csatornára most nagyon sok minden érkezik egyszerre. A böngészőjének ezért a küldés előtt rövid ideig számolnia kell, és ez nem sikerült. Amit beírt, még megvan. Kérjük, próbálja újra.",
  STORAGE_FULL:
    "A szerver tárhelye megtelt. Nem az Ön kapcsolatával van baj. Ami már megérkezett, megmarad; ami még itt áll, az még nem ment el. Hagyja nyitva az oldalt, és próbálja újra később. Fájlok nélkül talán már most is sikerül.",
  TOO_MANY_TRIES: "Túl sok próbálkozás rövid idő alatt. Kérjük, várjon néhány percet.",
  TOO_MANY_MESSAGES:
    "Ebben az ügyben rövid idő alatt nagyon sok üzenet érkezett. Ezért ez nem ment el; a szövege még megvan. Kérjük, várjon 15 percet, és küldje el újra.",
  MEETING_ASKED: "Ebben az ügyben már kértek személyes beszélgetést. A kérése nem ment el még egyszer. További adatokat üzenetben küldhet.",
  NO_MEETING_ASKED:
    "Ebben az ügyben most nincs nyitott kérés személyes beszélgetésre: már válaszoltak rá, vagy visszavonták. Semmi sem ment el.",
  UPLOAD_QUOTA: "Ez a bejelentési csatorna most nem fogad több fájlt. Kérjük, próbálja később, vagy küldje el a bejelentést fájlok nélkül.",
  UNEXPECTED: "Nálunk történt hiba. Amit beírt, még megvan. Kérjük, próbálja újra.",
  UNAVAILABLE: "A rendszer most nem érhető el. Amit beírt, még megvan. Kérjük, próbálja újra néhány perc múlva.",
};
