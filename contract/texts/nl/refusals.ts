import type { ReporterRefusals } from "../../reporter-refusals.ts";

/** What a reporter's call can be refused with, in Dutch. */
export const refusals: ReporterRefusals = {
  INVALID_INPUT: "Sommige gegevens zijn niet volledig of ongeldig. Controleer de velden en probeer het nog een keer.",
  BOX_REFUSED: "De gegevens zijn niet goed versleuteld aangekomen en zijn niet opgeslagen. Probeer het nog een keer.",
  PART_DAMAGED: "Een deel van het bestand is beschadigd aangekomen. Het wordt opnieuw verzonden.",
  FILES_INCOMPLETE: "Minstens één bestand is nog niet volledig aangekomen. Probeer het nog een keer.",
  FILES_NOT_ALLOWED: "Dit meldkanaal neemt geen bestanden aan. Verwijder de bestanden.",
  CATEGORY_REQUIRED: "Kies een categorie.",
  CATEGORY_UNKNOWN: "Deze categorie bestaat niet meer. Kies een andere.",
  ANONYMOUS_NOT_ALLOWED: "Dit meldkanaal neemt alleen vertrouwelijke meldingen aan.",
  CASE_NOT_FOUND: "Het wachtwoord is ongeldig of de zaak is niet gevonden.",
  NOT_FOUND: "Dit is niet gevonden. Misschien is het verwijderd.",
  CHANNEL_NOT_FOUND: "Het gevraagde meldkanaal is niet gevonden.",
  REPORT_CONFLICT: "Onder dit kenmerk is al een andere melding opgeslagen. Verzend de melding opnieuw.",
  MESSAGE_CONFLICT: "Onder dit kenmerk is al een ander bericht opgeslagen. Verzend het bericht opnieuw.",
  PART_CONFLICT: "Voor dit deel van het bestand zijn al andere bytes opgeslagen. Voeg het bestand opnieuw toe.",
  DEPARTMENT_KEY_OUTDATED: "De sleutel van het meldpunt is vernieuwd. Laad de pagina opnieuw; bewaar eerst uw tekst.",
  DEPARTMENT_KEY_LOST:
    "Niemand bij het meldpunt heeft op dit moment de sleutel die nieuwe meldingen opent. Zodra er een nieuwe is, kunt u verzenden.",
  TOO_LARGE: "De verzonden gegevens zijn te groot.",
  PROOF_NEEDED:
    "Bij dit meldkanaal komt nu heel veel tegelijk binnen. Uw browser moet daarom voor het verzenden even rekenen, en dat is niet gelukt. Wat u hebt ingevuld, is er nog. Probeer het nog een keer.",
  STORAGE_FULL:
    "De opslag van de server is vol. Het ligt niet aan uw verbinding. Wat al is aangekomen, blijft bewaard; wat hier nog staat, is nog niet verzonden. Laat de pagina open en probeer het later nog een keer. Zonder bestanden lukt het misschien nu al.",
  TOO_MANY_TRIES: "Te veel pogingen in korte tijd. Wacht een paar minuten.",
  TOO_MANY_MESSAGES:
    "In deze zaak kwamen in korte tijd heel veel berichten binnen. Dit bericht is daarom niet verzonden; uw tekst is er nog. Wacht 15 minuten en verzend het dan nog een keer.",
  MEETING_ASKED:
    "In deze zaak is al om een persoonlijk gesprek gevraagd. Uw verzoek is niet nog een keer verzonden. Meer gegevens kunt u als bericht verzenden.",
  NO_MEETING_ASKED:
    "In deze zaak staat nu geen verzoek om een persoonlijk gesprek open: het is al beantwoord of ingetrokken. Er is niets verzonden.",
  UPLOAD_QUOTA: "Dit meldkanaal neemt nu geen bestanden meer aan. Probeer het later of verzend de melding zonder bestanden.",
  UNEXPECTED: "Er is bij ons iets misgegaan. Wat u hebt ingevuld, is er nog. Probeer het nog een keer.",
  UNAVAILABLE: "De dienst is nu niet bereikbaar. Wat u hebt ingevuld, is er nog. Probeer het over een paar minuten nog een keer.",
};
