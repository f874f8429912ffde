import type { MadePageTexts } from "../language-texts.ts";

/** What stands on the pages that no company writes itself, in Czech. */
export const madePages: MadePageTexts = {
  choice:
    "Můžete si svobodně vybrat: můžete se obrátit na interní oznamovací místo, nebo na externí. Nemusíte oznamovat nejdříve interně a i po interním oznámení se ještě smíte obrátit na externí místo. Nikdo vám v tom nesmí bránit (§ 7 HinSchG).",
  asOf: "Stav tohoto seznamu: {date}",
  levels: {
    federal: "Německá spolková místa",
    states: "Místa německých spolkových zemí",
    union: "Místa Evropské unie",
  },
  own: "Doplnila společnost {company}",
  ownText: "Tato místa přidala společnost {company}. Nepatří do seznamu výše.",
  phone: "Telefon",
  hours: "K zastižení",
  meeting: "Osobní schůzka",
  meetingRight:
    "Pokud o to požádáte, musí vám oznamovací místo v přiměřené době nabídnout osobní schůzku (§ 16 odst. 3 HinSchG). Požádáte o ni přes „Nové oznámení“ volbou „Žádám o osobní schůzku“ nebo na stránce svého případu. Termín pak domluvíte ve svém případu.",
  noPhone:
    "Společnost {company} zde neuvedla telefonní číslo oznamovacího místa. Pokud raději mluvíte, než píšete, požádejte přes „Nové oznámení“ o zavolání nebo o schůzku.",
  lead: "Své oznámení nemusíte psát. S oznamovacím místem můžete i mluvit.",
  outside: "Externí oznamovací místa",
  outsideText: "Smíte se obrátit i na externí oznamovací místo. Tato místa najdete na stránce „Externí oznamovací místa“.",
};
