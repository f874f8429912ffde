import type { MadePageTexts } from "../language-texts.ts";

/** What stands on the pages that no company writes itself, in Slovak. */
export const madePages: MadePageTexts = {
  choice:
    "Môžete si slobodne vybrať: môžete sa obrátiť na interné oznamovacie miesto alebo na externé. Nemusíte oznamovať najprv interne a aj po internom oznámení sa ešte smiete obrátiť na externé miesto. Nikto vám v tom nesmie brániť (§ 7 HinSchG).",
  asOf: "Stav tohto zoznamu: {date}",
  levels: {
    federal: "Nemecké spolkové miesta",
    states: "Miesta nemeckých spolkových krajín",
    union: "Miesta Európskej únie",
  },
  own: "Doplnila firma {company}",
  ownText: "Tieto miesta pridala firma {company}. Nepatria do zoznamu vyššie.",
  phone: "Telefón",
  hours: "Kedy sa dovoláte",
  meeting: "Osobný rozhovor",
  meetingRight:
    "Ak o to požiadate, oznamovacie miesto vám musí v primeranom čase ponúknuť osobný rozhovor (§ 16 ods. 3 HinSchG). Požiadate oň cez „Nové oznámenie“ voľbou „Žiadam o osobný rozhovor“ alebo na stránke svojho prípadu. Termín si potom dohodnete vo svojom prípade.",
  noPhone:
    "Firma {company} tu neuviedla telefónne číslo oznamovacieho miesta. Ak radšej hovoríte, než píšete, požiadajte cez „Nové oznámenie“ o zavolanie alebo o rozhovor.",
  lead: "Svoje oznámenie nemusíte písať. S oznamovacím miestom môžete aj hovoriť.",
  outside: "Externé oznamovacie miesta",
  outsideText: "Smiete sa obrátiť aj na externé oznamovacie miesto. Tieto miesta nájdete na stránke „Externé oznamovacie miesta“.",
};
