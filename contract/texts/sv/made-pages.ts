import type { MadePageTexts } from "../language-texts.ts";

/** What stands on the pages that no company writes itself, in Swedish. */
export const madePages: MadePageTexts = {
  choice:
    "Du får välja fritt: du kan vända dig till den interna visselblåsarfunktionen eller till en extern. Du behöver inte rapportera internt först, och även efter en intern rapport får du vända dig till en extern visselblåsarfunktion. Ingen får hindra dig från det (§ 7 HinSchG).",
  asOf: "Listan är från den {date}",
  levels: {
    federal: "Den tyska statens myndigheter",
    states: "De tyska delstaternas myndigheter",
    union: "EU:s myndigheter",
  },
  own: "Tillagt av {company}",
  ownText: "{company} har lagt till de här kontakterna. De hör inte till listan ovanför.",
  phone: "Telefon",
  hours: "Telefontid",
  meeting: "Personligt samtal",
  meetingRight:
    "Om du ber om det måste visselblåsarfunktionen erbjuda dig ett personligt samtal inom rimlig tid (§ 16 (3) HinSchG). Du ber om det under ”Ny rapport” med ”Jag ber om ett personligt samtal” eller på sidan för ditt ärende. Sedan kommer ni i ditt ärende överens om när och var.",
  noPhone:
    "{company} har inte angett något telefonnummer till visselblåsarfunktionen här. Om du hellere pratar än skriver kan du be om ett telefonsamtal eller ett personligt samtal via ”Ny rapport”.",
  lead: "Du behöver inte skriva din rapport. Du kan också prata med visselblåsarfunktionen.",
  outside: "Externa visselblåsarfunktioner",
  outsideText: "Du får också vända dig till en extern visselblåsarfunktion. De står på sidan ”Externa visselblåsarfunktioner”.",
};
