import type { DutySource } from "../../channels/channel-duties.ts";
import type { OwnTextPage } from "../../channels/duty-pages.ts";
import { type Block, bullets, heading, paragraph, steps, titled } from "../../channels/duty-text-parts.ts";

const retention = (months: number): string => {
  const [count, one, other] = months % 12 === 0 ? [months / 12, "anno", "anni"] : [months, "mese", "mesi"];
  return `${count} ${count === 1 ? one : other} dopo la chiusura del Suo caso, tutto ciò che lo riguarda va cancellato. Può restare più a lungo solo se lo richiede una legge.`;
};
/** Nobody reads an empty page: whom to ask for what is not there. */
const ask = ({ companyName, company, facts, allowAnonymous }: DutySource, what: string): Block => {
  const email = facts.email || company.email;
  const phone = facts.officePhone || facts.phone;
  const known = [email && `per e-mail a ${email}`, phone && `per telefono al numero ${phone}`].filter(Boolean).join(" o ");
  // Whoever meets a barrier in the form should not be sent there first.
  const way = known
    ? `Lo chieda ${known}.`
    : `Può chiederlo all’ufficio segnalazioni: scriva con «Nuova segnalazione»${allowAnonymous ? ", se vuole senza il Suo nome" : ""}.`;
  return paragraph(`${companyName} non ha ancora indicato qui ${what}. ${way}`);
};

const procedure = ({ companyName, departmentName, retentionMonths, autoAcknowledge, allowAnonymous }: DutySource): Block[] => [
  paragraph(
    `Così ${companyName} gestisce la Sua segnalazione. La procedura è stabilita dalla legge tedesca sulla protezione di chi segnala (Hinweisgeberschutzgesetz, HinSchG).`,
  ),
  heading("Chi legge la Sua segnalazione"),
  paragraph(
    `La Sua segnalazione va all’ufficio «${departmentName}». Le persone che ne fanno parte possono aprirla. Se per l’esame l’ufficio segnalazioni coinvolge qualcuno dall’esterno, per esempio un’avvocata o un avvocato, questa persona legge solo il Suo caso e solo per un tempo limitato. Se qualcuno non è imparziale o è competente un altro ufficio, il caso può passare a quest’ultimo; allora lo leggono le persone che ne fanno parte. Se per una categoria, o per segnalazioni che riguardano questo stesso ufficio, è competente un altro ufficio, il modulo lo dice prima dell’invio.`,
  ),
  paragraph("Chi gestisce le segnalazioni deve essere indipendente e competente e mantenere la riservatezza (§§ 8 e 15 HinSchG)."),
  heading("I passaggi"),
  steps(
    `Lei invia la segnalazione${allowAnonymous ? ", se vuole senza il Suo nome" : ""}. Riceve una password per il Suo caso.`,
    autoAcknowledge
      ? "La ricezione viene confermata subito; la legge lo richiede entro 7 giorni. La conferma si trova nella pagina del Suo caso."
      : "Entro 7 giorni l’ufficio segnalazioni conferma che la segnalazione è arrivata.",
    "L’ufficio segnalazioni controlla se è competente e se la segnalazione è fondata. Resta in contatto con Lei e fa domande se qualcosa non è chiaro.",
    "L’ufficio segnalazioni adotta misure per dare seguito alla segnalazione. Per esempio fa indagini sul caso o lo passa a un ente competente.",
    "Al più tardi 3 mesi dopo la conferma riceve un riscontro: che cosa è previsto, che cosa è già stato fatto e perché. Se la conferma non arriva, i 3 mesi si contano dal 7° giorno dopo la ricezione.",
  ),
  paragraph("Conferma, domande e riscontro li legge nella pagina del Suo caso, con la Sua password."),
  heading("Che cosa viene salvato e per quanto tempo"),
  bullets(
    "La segnalazione, i file e tutti i messaggi sono cifrati. Lo sono anche gli appunti dell’ufficio segnalazioni.",
    "Viene registrato anche quando è arrivato qualcosa e quali passi ha fatto l’ufficio segnalazioni. La legge lo richiede (§ 11 HinSchG).",
    retention(retentionMonths),
    "Il Suo indirizzo IP non viene salvato.",
  ),
  heading("La Sua protezione"),
  paragraph(
    "La legge vieta di svantaggiare chi, al momento della segnalazione, aveva fondati motivi per ritenere vere le informazioni (§§ 33 e 36 HinSchG). Il Suo nome lo vengono a sapere solo le persone che gestiscono la segnalazione; le eccezioni sono nel § 9 HinSchG. Chi segnala cose false intenzionalmente o con grave negligenza non è protetto.",
  ),
  heading("La scelta è Sua"),
  paragraph(
    "Può rivolgersi anche a un ufficio segnalazioni esterno, subito o più tardi. L’elenco è nella pagina «Uffici segnalazioni esterni».",
  ),
];

const privacy = (source: DutySource): Block[] => {
  const { companyName, departmentName, retentionMonths, facts } = source;
  return [
    paragraph(
      "Questa informativa secondo l’art. 13 del regolamento generale sulla protezione dei dati (GDPR) Le dice che cosa succede ai Suoi dati.",
    ),
    heading("Chi è il titolare del trattamento"),
    ...(facts.address ? [paragraph(`${companyName}\n${facts.address}`)] : [paragraph(companyName), ask(source, "l’indirizzo")]),
    heading("Responsabile della protezione dei dati"),
    facts.officer
      ? paragraph(facts.officer)
      : facts.hasNoOfficer
        ? paragraph(`${companyName} non ha l’obbligo di nominare un responsabile della protezione dei dati e non ne ha nominato uno.`)
        : ask(source, "il responsabile della protezione dei dati"),
    heading("Per quale scopo e su quale base giuridica"),
    paragraph(
      "I Suoi dati vengono trattati per esaminare la segnalazione e darle seguito. La base giuridica è l’art. 6, par. 1, lett. c), GDPR insieme al § 10 HinSchG; per i dati con protezione speciale l’art. 9, par. 2, lett. g), GDPR insieme al § 10 HinSchG.",
    ),
    paragraph(
      "Se indica un indirizzo e-mail per gli avvisi, lo fa per libera scelta (art. 6, par. 1, lett. a), GDPR). Può rimuovere l’indirizzo in qualsiasi momento nella pagina del Suo caso.",
    ),
    paragraph(
      "Se registra un messaggio vocale, viene inviato solo con il Suo consenso (art. 6, par. 1, lett. a), GDPR, § 11, comma 2, HinSchG). Può revocare il consenso per il futuro. La voce viene registrata e camuffata nel Suo browser.",
    ),
    heading("Quali dati"),
    paragraph(
      "Viene trattato quello che scrive, quello che dice e i file che allega, anche su altre persone, e inoltre il momento, la categoria e se indica un nome. Non è obbligatorio dare dati su di sé, a meno che il modulo non li chieda. Queste pagine non usano cookie, non caricano nulla da altri fornitori e non salvano il Suo indirizzo IP. Mentre scrive, il Suo browser conserva la bozza cifrata in questa scheda, così se ricarica la pagina non si perde nulla. Dopo l’invio la bozza non c’è più, e dopo un’ora non si può più aprire.",
    ),
    heading("Chi riceve i dati"),
    paragraph(
      `La Sua segnalazione possono leggerla le persone dell’ufficio «${departmentName}» o dell’ufficio indicato nel modulo. Per l’eventualità che nessuno possa più aprirla, l’azienda può conservare una chiave di emergenza. Se il caso passa a un altro ufficio, lo leggono le persone che ne fanno parte. Se per l’esame l’ufficio segnalazioni coinvolge qualcuno dall’esterno, per esempio un’avvocata o un avvocato, questa persona legge solo il Suo caso e solo per un tempo limitato. Ad altri, per esempio ad autorità, l’ufficio segnalazioni può comunicare qualcosa solo nei limiti del § 9 HinSchG.`,
    ),
    paragraph(
      "Il gestore di Hinweiszentrale salva i dati per conto dell’azienda (art. 28 GDPR). I contenuti sono cifrati da un capo all’altro (end-to-end); il gestore non ha la chiave per aprirli. Può leggere momento, categoria e tipo della segnalazione, e un indirizzo e-mail che Lei indica per gli avvisi; questo indirizzo lo vengono a sapere anche i servizi e-mail lungo il percorso.",
    ),
    ...source.outside.map(({ name, service, place, ground }) =>
      paragraph(`Fuori dall’UE e dal SEE per conto del gestore: ${name}, ${place} (${service}). Base per il trasferimento: ${ground}.`),
    ),
    heading("Per quanto tempo"),
    paragraph(retention(retentionMonths)),
    heading("I Suoi diritti"),
    bullets(
      "Può chiedere l’accesso ai dati (art. 15 GDPR), la rettifica (art. 16), la cancellazione (art. 17) e la limitazione del trattamento (art. 18).",
      "Può revocare un consenso in qualsiasi momento per il futuro. Può chiedere di ricevere il Suo indirizzo e-mail in un formato comune (art. 20).",
      "I diritti di altre persone sono limitati, per quanto altrimenti si verrebbe a sapere la Sua identità (§ 8 HinSchG, § 29 BDSG, legge federale tedesca sulla protezione dei dati).",
      "Sulla Sua segnalazione decide sempre una persona, mai un programma da solo.",
    ),
    heading("Reclamo all’autorità di controllo"),
    paragraph(
      facts.supervision ||
        `Può presentare reclamo all’autorità per la protezione dei dati del Land tedesco in cui ${companyName} ha sede o in cui Lei abita o lavora.`,
    ),
  ];
};

const imprint = (source: DutySource): Block[] => {
  const { companyName, company, facts } = source;
  const email = facts.email || company.email;
  const isWhole = [facts.address, facts.representedBy, email].every(Boolean);
  return [
    paragraph("Informazioni secondo il § 5 della legge tedesca sui servizi digitali (Digitale-Dienste-Gesetz, DDG)"),
    heading("Fornitore di queste pagine"),
    paragraph([companyName, facts.address].filter(Boolean).join("\n")),
    ...titled("Forma giuridica", companyName.includes(company.legalForm) ? "" : company.legalForm),
    ...titled("Rappresentanza legale", facts.representedBy),
    ...titled("Contatto", [email && `E-mail: ${email}`, facts.phone && `Telefono: ${facts.phone}`].filter(Boolean).join("\n")),
    ...titled("Registro", facts.register || company.register),
    ...titled("Partita IVA", facts.vatId || company.vatId),
    ...(isWhole ? [] : [heading("Che cosa manca ancora"), ask(source, "alcune informazioni")]),
  ];
};

const accessibility = (source: DutySource): Block[] => {
  const { facts } = source;
  return [
    paragraph("Questa dichiarazione vale per le pagine di questo canale di segnalazione. Tutte le persone devono poter segnalare qui."),
    heading("Che cosa facciamo"),
    paragraph("Il riferimento sono le linee guida per l’accessibilità dei contenuti web (WCAG 2.2, livello AA)."),
    bullets(
      "Si può usare tutto con la tastiera, e si vede in che punto ci si trova.",
      "Titoli, campi e messaggi di errore sono marcati in modo che i lettori di schermo li leggano.",
      "I testi hanno contrasti forti, in modalità chiara e scura. Si possono ingrandire e stanno anche su schermi piccoli.",
      "La pagina iniziale e le pagine informative non hanno bisogno di JavaScript.",
    ),
    heading("Che cosa non è ancora accessibile"),
    bullets(
      "Il modulo e il caso hanno bisogno di JavaScript: il Suo browser lo usa per cifrare.",
      "La pagina iniziale, il modulo e il caso sono disponibili in tedesco facile (Leichte Sprache); nessun gruppo di prova li ha ancora controllati. Tra le pagine informative lo è una sola.",
      "Manca una versione nella lingua dei segni.",
      "Il browser non compila da solo nome, numero di telefono e indirizzo e-mail (WCAG 1.3.5): lo scopo è che non ne resti nulla sul dispositivo.",
      "Tutte le pagine hanno nel browser lo stesso titolo, «Portal» (WCAG 2.4.2): non deve dire di che cosa si tratta.",
      "I testi e i file aggiunti dall’azienda o da Lei possono contenere barriere.",
    ),
    heading("Come è stato controllato"),
    paragraph(
      "Queste informazioni si basano su controlli nostri: con un programma di controllo su ogni tipo di pagina, e a mano con la tastiera. Nessun ente indipendente ha fatto controlli.",
    ),
    heading("Segnalare una barriera"),
    facts.accessibilityContact ? paragraph(facts.accessibilityContact) : ask(source, "un contatto per le barriere"),
  ];
};

/** The standard texts in Italian, by page; each is made of what a channel says. */
export const duties: Record<OwnTextPage, (source: DutySource) => Block[]> = { procedure, privacy, imprint, accessibility };
