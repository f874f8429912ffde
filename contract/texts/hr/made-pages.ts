import type { MadePageTexts } from "../language-texts.ts";

/** What stands on the pages that no company writes itself, in Croatian. */
export const madePages: MadePageTexts = {
  choice:
    "Slobodno birate: možete se obratiti unutarnjem uredu za prijave ili vanjskom tijelu za prijave. Ne morate najprije prijaviti unutar tvrtke, a i nakon unutarnje prijave još se smijete obratiti vanjskom tijelu. Nitko Vas u tome ne smije spriječiti (§ 7 HinSchG).",
  asOf: "Stanje ovog popisa: {date}",
  levels: {
    federal: "Njemačka savezna tijela",
    states: "Tijela njemačkih saveznih zemalja",
    union: "Tijela Europske unije",
  },
  own: "Dodala je tvrtka {company}",
  ownText: "Ova tijela dodala je tvrtka {company}. Ona ne pripadaju gornjem popisu.",
  phone: "Telefon",
  hours: "Dostupno",
  meeting: "Osobni razgovor",
  meetingRight:
    "Ako to želite, ured za prijave mora Vam u primjerenom roku ponuditi osobni razgovor (§ 16 st. 3 HinSchG). Za to molite pod „Nova prijava” s „Molim za osobni razgovor” ili na stranici svojeg slučaja. Zatim termin dogovarate u svojem slučaju.",
  noPhone:
    "Tvrtka {company} ovdje nije navela telefonski broj ureda za prijave. Ako radije govorite nego pišete, preko „Nova prijava” zamolite za poziv ili razgovor.",
  lead: "Svoju prijavu ne morate napisati. S uredom za prijave možete i razgovarati.",
  outside: "Vanjska tijela za prijave",
  outsideText: "Smijete se obratiti i vanjskom tijelu za prijave. Ta su tijela navedena na stranici „Vanjska tijela za prijave”.",
};
