import type { MadePageTexts } from "../language-texts.ts";

/** What stands on the pages that no company writes itself, in Slovenian. */
export const madePages: MadePageTexts = {
  choice:
    "Izbirate svobodno: lahko se obrnete na notranji urad za prijave ali na zunanji organ za prijave. Ni vam treba najprej prijaviti v podjetju in tudi po notranji prijavi se še smete obrniti na zunanji organ. Nihče vam tega ne sme preprečiti (§ 7 HinSchG).",
  asOf: "Stanje tega seznama: {date}",
  levels: {
    federal: "Nemški zvezni organi",
    states: "Organi nemških zveznih dežel",
    union: "Organi Evropske unije",
  },
  own: "Dodalo podjetje {company}",
  ownText: "Te organe je dodalo podjetje {company}. Ne spadajo na zgornji seznam.",
  phone: "Telefon",
  hours: "Dosegljivo",
  meeting: "Osebni pogovor",
  meetingRight:
    "Če to želite, vam mora urad za prijave v razumnem času ponuditi osebni pogovor (§ 16(3) HinSchG). Zanj prosite pod „Nova prijava“ z „Prosim za osebni pogovor“ ali na strani svoje zadeve. Termin nato dogovorite v svoji zadevi.",
  noPhone:
    "Podjetje {company} tukaj ni navedlo telefonske številke urada za prijave. Če raje govorite kot pišete, prek „Nova prijava“ prosite za klic ali pogovor.",
  lead: "Prijave vam ni treba napisati. Z uradom za prijave lahko tudi govorite.",
  outside: "Zunanji organi za prijave",
  outsideText: "Obrnete se lahko tudi na zunanji organ za prijave. Ti organi so navedeni na strani „Zunanji organi za prijave“.",
};
