import type { MadePageTexts } from "../language-texts.ts";

/** What stands on the pages that no company writes itself, in Polish. */
export const madePages: MadePageTexts = {
  choice:
    "Wybór należy do Państwa: mogą Państwo zwrócić się do wewnętrznego albo do zewnętrznego punktu zgłoszeń. Nie muszą Państwo najpierw zgłaszać wewnętrznie. Także po zgłoszeniu wewnętrznym mogą Państwo jeszcze zwrócić się do zewnętrznego punktu zgłoszeń. Nikomu nie wolno Państwu w tym przeszkodzić (§ 7 HinSchG).",
  asOf: "Stan tej listy: {date}",
  levels: {
    federal: "Instytucje federalne",
    states: "Instytucje krajów związkowych",
    union: "Instytucje Unii Europejskiej",
  },
  own: "Dodane przez firmę {company}",
  ownText: "Te instytucje dodała firma {company}. Nie należą one do listy powyżej.",
  phone: "Telefon",
  hours: "Godziny",
  meeting: "Osobista rozmowa",
  meetingRight:
    "Jeśli Państwo o to poproszą, punkt zgłoszeń musi w odpowiednim czasie zaproponować Państwu osobistą rozmowę (§ 16 ust. 3 HinSchG). Można o nią poprosić przez „Nowe zgłoszenie”, wybierając „Proszę o osobistą rozmowę”, albo na stronie swojej sprawy. Potem ustalą Państwo termin w swojej sprawie.",
  noPhone:
    "Firma {company} nie podała tu numeru telefonu punktu zgłoszeń. Jeśli wolą Państwo rozmawiać niż pisać, proszę przez „Nowe zgłoszenie” poprosić o telefon lub o rozmowę.",
  lead: "Nie muszą Państwo zgłaszać na piśmie. Mogą też Państwo porozmawiać z punktem zgłoszeń.",
  outside: "Zewnętrzne punkty zgłoszeń",
  outsideText: "Mogą też Państwo zwrócić się do zewnętrznego punktu zgłoszeń. Te punkty są na stronie „Zewnętrzne punkty zgłoszeń”.",
};
