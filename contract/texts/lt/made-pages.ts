import type { MadePageTexts } from "../language-texts.ts";

/** What stands on the pages that no company writes itself, in Lithuanian. */
export const madePages: MadePageTexts = {
  choice:
    "Galite rinktis laisvai: galite kreiptis į vidinę arba į išorinę pranešimų tarnybą. Neprivalote pirma pranešti įmonės viduje. Ir po vidinio pranešimo dar galite kreiptis į išorinę tarnybą. Niekas neturi teisės Jums trukdyti (§ 7 HinSchG).",
  asOf: "Sąrašo data: {date}",
  levels: {
    federal: "Vokietijos federalinės tarnybos",
    states: "Vokietijos žemių tarnybos",
    union: "Europos Sąjungos tarnybos",
  },
  own: "Pridėjo įmonė {company}",
  ownText: "Šias tarnybas pridėjo įmonė {company}. Jos nepriklauso aukščiau pateiktam sąrašui.",
  phone: "Telefonas",
  hours: "Darbo laikas",
  meeting: "Asmeninis pokalbis",
  meetingRight:
    "Jei prašote, pranešimų tarnyba turi per protingą laiką pasiūlyti Jums asmeninį pokalbį (§ 16 (3) HinSchG). Paprašyti galite skiltyje „Naujas pranešimas“, pažymėję „Prašau asmeninio pokalbio“, arba savo atvejo puslapyje. Tada laiką suderinsite savo atvejyje.",
  noPhone:
    "Įmonė {company} čia nenurodė pranešimų tarnybos telefono numerio. Jei Jums lengviau kalbėti negu rašyti, skiltyje „Naujas pranešimas“ paprašykite paskambinti arba pasikalbėti.",
  lead: "Pranešimo rašyti nebūtina. Su pranešimų tarnyba galite ir pasikalbėti.",
  outside: "Išorinės pranešimų tarnybos",
  outsideText: "Galite kreiptis ir į išorinę pranešimų tarnybą. Jos išvardytos puslapyje „Išorinės pranešimų tarnybos“.",
};
