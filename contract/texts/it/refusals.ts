import type { ReporterRefusals } from "../../reporter-refusals.ts";

/** What a reporter's call can be refused with, in Italian. */
export const refusals: ReporterRefusals = {
  INVALID_INPUT: "Alcuni dati sono incompleti o non validi. Controlli i campi e riprovi.",
  BOX_REFUSED: "I dati non sono arrivati cifrati nel modo giusto e non sono stati salvati. Riprovi.",
  PART_DAMAGED: "Una parte del file è arrivata danneggiata. Viene inviata di nuovo.",
  FILES_INCOMPLETE: "Almeno un file non è ancora arrivato per intero. Riprovi.",
  FILES_NOT_ALLOWED: "Questo canale di segnalazione non accetta file. Li rimuova.",
  CATEGORY_REQUIRED: "Scelga una categoria.",
  CATEGORY_UNKNOWN: "Questa categoria non c’è più. Ne scelga un’altra.",
  ANONYMOUS_NOT_ALLOWED: "Questo canale di segnalazione accetta solo segnalazioni riservate.",
  CASE_NOT_FOUND: "La password non è valida o il caso non è stato trovato.",
  NOT_FOUND: "Non è stato trovato. Forse è stato cancellato.",
  CHANNEL_NOT_FOUND: "Il canale di segnalazione richiesto non è stato trovato.",
  REPORT_CONFLICT: "Con questo identificativo è già salvata un’altra segnalazione. Invii di nuovo la segnalazione.",
  MESSAGE_CONFLICT: "Con questo identificativo è già salvato un altro messaggio. Invii di nuovo il messaggio.",
  PART_CONFLICT: "Per questa parte del file sono già salvati altri byte. Aggiunga di nuovo il file.",
  DEPARTMENT_KEY_OUTDATED: "L’ufficio segnalazioni ha rinnovato la sua chiave. Ricarichi la pagina; prima salvi il testo.",
  DEPARTMENT_KEY_LOST:
    "In questo momento nessuno nell’ufficio segnalazioni ha la chiave che apre le nuove segnalazioni. Potrà inviare appena ce n’è una nuova.",
  TOO_LARGE: "I dati inviati sono troppo grandi.",
  PROOF_NEEDED:
    "A questo canale di segnalazione stanno arrivando moltissimi dati insieme. Per questo il Suo browser deve fare un breve calcolo prima dell’invio, e non è riuscito. Quello che ha scritto c’è ancora. Riprovi.",
  STORAGE_FULL:
    "La memoria del server è piena. Non dipende dalla Sua connessione. Quello che è già arrivato resta; quello che è rimasto qui non è ancora stato inviato. Lasci la pagina aperta e riprovi più tardi. Senza file forse funziona già adesso.",
  TOO_MANY_TRIES: "Troppi tentativi in poco tempo. Aspetti qualche minuto.",
  TOO_MANY_MESSAGES:
    "Per questo caso sono arrivati moltissimi messaggi in poco tempo. Per questo il messaggio non è stato inviato; il Suo testo c’è ancora. Aspetti 15 minuti e poi lo invii di nuovo.",
  MEETING_ASKED:
    "Per questo caso è già stato chiesto un colloquio personale. La richiesta non è stata inviata di nuovo. Può inviare altre indicazioni con un messaggio.",
  NO_MEETING_ASKED:
    "Per questo caso non c’è nessuna richiesta aperta di un colloquio personale: ha già avuto risposta o è stata ritirata. Non è stato inviato nulla.",
  UPLOAD_QUOTA: "Questo canale di segnalazione al momento non accetta altri file. Riprovi più tardi o invii la segnalazione senza file.",
  UNEXPECTED: "Da parte nostra c’è stato un errore. Quello che ha scritto c’è ancora. Riprovi.",
  UNAVAILABLE: "In questo momento il servizio non è raggiungibile. Quello che ha scritto c’è ancora. Riprovi tra qualche minuto.",
};
