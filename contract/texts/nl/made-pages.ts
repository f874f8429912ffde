import type { MadePageTexts } from "../language-texts.ts";

/** What stands on the pages that no company writes itself, in Dutch. */
export const madePages: MadePageTexts = {
  choice:
    "U mag vrij kiezen: u kunt contact opnemen met het interne meldpunt of met een extern meldpunt. U hoeft niet eerst intern te melden, en ook na een interne melding mag u nog contact opnemen met een extern meldpunt. Niemand mag u dat beletten (§ 7 HinSchG).",
  asOf: "Stand van deze lijst: {date}",
  levels: {
    federal: "Instanties van de Duitse federale overheid",
    states: "Instanties van de Duitse deelstaten",
    union: "Instanties van de Europese Unie",
  },
  own: "Toegevoegd door {company}",
  ownText: "Deze instanties heeft {company} toegevoegd. Ze horen niet bij de lijst hierboven.",
  phone: "Telefoon",
  hours: "Bereikbaar",
  meeting: "Persoonlijk gesprek",
  meetingRight:
    "Als u erom vraagt, moet het meldpunt u binnen een redelijke termijn een persoonlijk gesprek aanbieden (§ 16 lid 3 HinSchG). U vraagt erom via “Nieuwe melding” met “Ik vraag om een persoonlijk gesprek” of op de pagina van uw zaak. Daarna spreekt u in uw zaak af wanneer en waar.",
  noPhone:
    "{company} heeft hier geen telefoonnummer van het meldpunt opgegeven. Praat u liever dan dat u schrijft? Vraag dan via “Nieuwe melding” om een telefoontje of een gesprek.",
  lead: "U hoeft uw melding niet te schrijven. U kunt ook met het meldpunt praten.",
  outside: "Externe meldpunten",
  outsideText: "U mag ook contact opnemen met een extern meldpunt. Deze instanties staan op de pagina “Externe meldpunten”.",
};
