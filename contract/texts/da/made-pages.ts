import type { MadePageTexts } from "../language-texts.ts";

/** What stands on the pages that no company writes itself, in Danish. */
export const madePages: MadePageTexts = {
  choice:
    "Du kan vælge frit: Du kan henvende dig til den interne whistleblowerenhed eller til en ekstern. Du behøver ikke indberette internt først, og også efter en intern indberetning har du stadig ret til at henvende dig til en ekstern whistleblowerenhed. Ingen må forhindre dig i det (§ 7 HinSchG).",
  asOf: "Listen er fra den {date}",
  levels: {
    federal: "Den tyske forbundsstats myndigheder",
    states: "De tyske delstaters myndigheder",
    union: "EU-myndigheder",
  },
  own: "Tilføjet af {company}",
  ownText: "{company} har tilføjet disse steder. De hører ikke til listen ovenfor.",
  phone: "Telefon",
  hours: "Telefontid",
  meeting: "Personlig samtale",
  meetingRight:
    "Hvis du beder om det, skal whistleblowerenheden tilbyde dig en personlig samtale inden for rimelig tid (§ 16, stk. 3, HinSchG). Du beder om det under ”Ny indberetning” med ”Jeg beder om en personlig samtale” eller på siden med din sag. Derefter aftaler I i din sag, hvornår og hvor.",
  noPhone:
    "{company} har ikke oplyst et telefonnummer til whistleblowerenheden her. Hvis du hellere vil tale end skrive, kan du bede om en opringning eller en samtale via ”Ny indberetning”.",
  lead: "Du behøver ikke skrive din indberetning. Du kan også tale med whistleblowerenheden.",
  outside: "Eksterne whistleblowerenheder",
  outsideText: "Du har også ret til at henvende dig til en ekstern whistleblowerenhed. De står på siden ”Eksterne whistleblowerenheder”.",
};
