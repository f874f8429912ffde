import type { MadePageTexts } from "../language-texts.ts";

/** What stands on the pages that no company writes itself, in Italian. */
export const madePages: MadePageTexts = {
  choice:
    "La scelta è libera: può rivolgersi all’ufficio segnalazioni interno o a uno esterno. Non deve segnalare prima all’interno, e anche dopo una segnalazione interna può ancora rivolgersi a un ente esterno. Nessuno può impedirglielo (§ 7 HinSchG).",
  asOf: "Data di questo elenco: {date}",
  levels: {
    federal: "Enti federali tedeschi",
    states: "Enti dei Länder tedeschi",
    union: "Enti dell’Unione europea",
  },
  own: "Aggiunti da {company}",
  ownText: "Questi enti sono stati aggiunti da {company}. Non fanno parte dell’elenco qui sopra.",
  phone: "Telefono",
  hours: "Orari",
  meeting: "Colloquio personale",
  meetingRight:
    "Se Lei lo chiede, l’ufficio segnalazioni deve offrirLe un colloquio personale entro un termine ragionevole (§ 16, comma 3, HinSchG). Lo chiede sotto «Nuova segnalazione» con «Chiedo un colloquio personale», oppure nella pagina del Suo caso. Lì concorda poi quando e dove.",
  noPhone:
    "{company} non ha indicato qui un numero di telefono dell’ufficio segnalazioni. Se preferisce parlare invece di scrivere, chieda una telefonata o un colloquio con «Nuova segnalazione».",
  lead: "Non deve fare la segnalazione per iscritto. Può anche parlare con l’ufficio segnalazioni.",
  outside: "Uffici segnalazioni esterni",
  outsideText: "Può rivolgersi anche a un ufficio segnalazioni esterno. L’elenco è nella pagina «Uffici segnalazioni esterni».",
};
