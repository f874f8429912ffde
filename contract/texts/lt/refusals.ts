import type { ReporterRefusals } from "../../reporter-refusals.ts";

/** What a reporter's call can be refused with, in Lithuanian. */
export const refusals: ReporterRefusals = {
  INVALID_INPUT: "Kai kurie duomenys nepilni arba netinkami. Patikrinkite laukus ir bandykite dar kartą.",
  BOX_REFUSED: "Duomenys gauti netinkamai užšifruoti ir neįrašyti. Bandykite dar kartą.",
  PART_DAMAGED: "Failo dalis gauta sugadinta. Ji siunčiama dar kartą.",
  FILES_INCOMPLETE: "Bent vienas failas dar gautas ne visas. Bandykite dar kartą.",
  FILES_NOT_ALLOWED: "Šis pranešimų kanalas failų nepriima. Pašalinkite failus.",
  CATEGORY_REQUIRED: "Pasirinkite kategoriją.",
  CATEGORY_UNKNOWN: "Šios kategorijos nebėra. Pasirinkite kitą.",
  ANONYMOUS_NOT_ALLOWED: "Šis pranešimų kanalas priima tik konfidencialius pranešimus.",
  CASE_NOT_FOUND: "Slaptažodis netinkamas arba atvejis nerastas.",
  NOT_FOUND: "Tai nerasta. Galbūt tai ištrinta.",
  CHANNEL_NOT_FOUND: "Tokio pranešimų kanalo rasti nepavyko.",
  REPORT_CONFLICT: "Šiuo kodu jau įrašytas kitas pranešimas. Išsiųskite pranešimą dar kartą.",
  MESSAGE_CONFLICT: "Šiuo kodu jau įrašyta kita žinutė. Išsiųskite žinutę dar kartą.",
  PART_CONFLICT: "Šiai failo daliai jau įrašyti kiti baitai. Pridėkite failą iš naujo.",
  DEPARTMENT_KEY_OUTDATED: "Pranešimų tarnybos raktas atnaujintas. Įkelkite puslapį iš naujo; prieš tai išsaugokite savo tekstą.",
  DEPARTMENT_KEY_LOST:
    "Šiuo metu pranešimų tarnyboje niekas neturi rakto, kuris atidaro naujus pranešimus. Siųsti galėsite, kai tik bus naujas.",
  TOO_LARGE: "Siunčiamų duomenų per daug.",
  PROOF_NEEDED:
    "Į šį pranešimų kanalą vienu metu ateina labai daug. Todėl Jūsų naršyklė, prieš siųsdama, turi trumpai skaičiuoti, ir tai nepavyko. Tai, ką įrašėte, dar čia. Bandykite dar kartą.",
  STORAGE_FULL:
    "Serverio atmintis pilna. Jūsų ryšys čia niekuo dėtas. Kas jau gauta, išlieka; kas dar yra čia, dar neišsiųsta. Palikite puslapį atidarytą ir bandykite vėliau. Be failų galbūt pavyks jau dabar.",
  TOO_MANY_TRIES: "Per daug bandymų per trumpą laiką. Palaukite kelias minutes.",
  TOO_MANY_MESSAGES:
    "Šiame atvejyje per trumpą laiką gauta labai daug žinučių. Todėl ši neišsiųsta; Jūsų tekstas dar čia. Palaukite 15 minučių ir išsiųskite jį dar kartą.",
  MEETING_ASKED:
    "Šiame atvejyje jau paprašyta asmeninio pokalbio. Jūsų prašymas antrą kartą neišsiųstas. Daugiau informacijos galite siųsti žinute.",
  NO_MEETING_ASKED:
    "Šiame atvejyje dabar nėra prašymo dėl asmeninio pokalbio, į kurį dar neatsakyta: į jį jau atsakyta arba jis atsiimtas. Niekas neišsiųsta.",
  UPLOAD_QUOTA: "Šiuo metu šis pranešimų kanalas daugiau failų nepriima. Bandykite vėliau arba siųskite pranešimą be failų.",
  UNEXPECTED: "Pas mus įvyko klaida. Tai, ką įrašėte, dar čia. Bandykite dar kartą.",
  UNAVAILABLE: "Sistema šiuo metu nepasiekiama. Tai, ką įrašėte, dar čia. Bandykite dar kartą po kelių minučių.",
};
