import type { MadePageTexts } from "../language-texts.ts";

/** What stands on the pages that no company writes itself, in Latvian. */
export const madePages: MadePageTexts = {
  choice:
    "Jūs varat brīvi izvēlēties: varat vērsties iekšējā vai ārējā ziņošanas dienestā. Jums nav vispirms jāziņo uzņēmumā. Arī pēc iekšēja ziņojuma Jūs vēl varat vērsties ārējā dienestā. Neviens nedrīkst Jums to liegt (§ 7 HinSchG).",
  asOf: "Saraksta datums: {date}",
  levels: {
    federal: "Vācijas federālie dienesti",
    states: "Vācijas federālo zemju dienesti",
    union: "Eiropas Savienības dienesti",
  },
  own: "Pievienojis uzņēmums {company}",
  ownText: "Šos dienestus pievienojis uzņēmums {company}. Tie nav daļa no augstāk esošā saraksta.",
  phone: "Tālrunis",
  hours: "Darba laiks",
  meeting: "Personiska saruna",
  meetingRight:
    "Ja Jūs to lūdzat, ziņošanas dienestam saprātīgā laikā jāpiedāvā Jums personiska saruna (§ 16 (3) HinSchG). To varat lūgt sadaļā „Jauns ziņojums” ar „Lūdzu personisku sarunu” vai savas lietas lapā. Pēc tam par laiku vienojaties savā lietā.",
  noPhone:
    "Uzņēmums {company} šeit nav norādījis ziņošanas dienesta tālruņa numuru. Ja Jums labāk patīk runāt nekā rakstīt, sadaļā „Jauns ziņojums” lūdziet zvanu vai sarunu.",
  lead: "Ziņojums nav obligāti jāraksta. Jūs varat ar ziņošanas dienestu arī runāt.",
  outside: "Ārējie ziņošanas dienesti",
  outsideText: "Jūs varat vērsties arī ārējā ziņošanas dienestā. Tie ir uzskaitīti lapā „Ārējie ziņošanas dienesti”.",
};
