import type { MadePageTexts } from "../language-texts.ts";

/** What stands on the pages that no company writes itself, in Romanian. */
export const madePages: MadePageTexts = {
  choice:
    "Aveți dreptul să alegeți liber: vă puteți adresa biroului intern de raportare sau unuia extern. Nu este nevoie să raportați mai întâi intern. Și după o raportare internă vă puteți adresa unui birou extern de raportare. Nimeni nu are voie să vă împiedice (§ 7 HinSchG).",
  asOf: "Data acestei liste: {date}",
  levels: {
    federal: "Instituții federale",
    states: "Instituții ale landurilor",
    union: "Instituții ale Uniunii Europene",
  },
  own: "Adăugate de {company}",
  ownText: "Aceste instituții au fost adăugate de {company}. Ele nu fac parte din lista de mai sus.",
  phone: "Telefon",
  hours: "Program",
  meeting: "Discuție personală",
  meetingRight:
    "Dacă cereți acest lucru, biroul de raportare trebuie să vă ofere într-un timp rezonabil o discuție personală (§ 16 alin. 3 HinSchG). O cereți prin „Raportare nouă”, cu „Cer o discuție personală”, sau pe pagina cazului. Apoi stabiliți pe pagina cazului când are loc.",
  noPhone:
    "{company} nu a indicat aici un număr de telefon al biroului de raportare. Dacă preferați să vorbiți în loc să scrieți, cereți prin „Raportare nouă” un apel sau o discuție.",
  lead: "Nu este nevoie să raportați în scris. Puteți și să vorbiți cu biroul de raportare.",
  outside: "Birouri externe de raportare",
  outsideText: "Vă puteți adresa și unui birou extern de raportare. Aceste birouri se află pe pagina „Birouri externe de raportare”.",
};
