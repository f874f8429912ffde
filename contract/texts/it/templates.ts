import type { ReporterTemplateId } from "../../templates/template-topics.ts";

/** The house's texts to reporters in Italian; sections are those of the German Whistleblower Protection Act (HinSchG). */
export const templates: Record<ReporterTemplateId, string> = {
  "receipt-automatic": `Buongiorno,

abbiamo ricevuto la Sua segnalazione il giorno {eingangsdatum}. Il numero del caso è {fallnummer}. Questa è la nostra conferma di ricezione secondo il § 17, comma 1, della legge tedesca sulla protezione di chi segnala (HinSchG); è stata creata automaticamente.

Ecco come si procede: controlliamo se la segnalazione rientra nella legge e se è fondata. Al più tardi il giorno {rueckmeldung_bis} Le diciamo qui che cosa abbiamo previsto o fatto e perché.

Se abbiamo una domanda, la trova qui nella pagina del Suo caso. Apra ogni tanto il caso con la Sua password.

Trattiamo la Sua identità in modo riservato (§ 8 HinSchG). Può rivolgersi anche a un ufficio segnalazioni esterno, per esempio a quello federale presso l’Ufficio federale di giustizia (Bundesamt für Justiz).

{funktion}, {unternehmen}`,

  "receipt-personal": `Buongiorno,

grazie per la Sua segnalazione. L’abbiamo ricevuta il giorno {eingangsdatum} e con questo messaggio lo confermiamo (§ 17, comma 1, HinSchG). Il numero del caso è {fallnummer}.

La leggiamo con attenzione e controlliamo se rientra nella legge tedesca sulla protezione di chi segnala (HinSchG) e se è fondata. Al più tardi il giorno {rueckmeldung_bis} Le diciamo qui che cosa abbiamo previsto o fatto e perché.

La Sua identità la conoscono solo le persone che ricevono e gestiscono la segnalazione o che aiutano a farlo (§ 8 HinSchG). Gli svantaggi a causa di una segnalazione sono vietati (§ 36 HinSchG). Se Le succede, ci scriva.

Apra ogni tanto il Suo caso. Le nostre domande si trovano solo qui.

Cordiali saluti
{funktion}, {unternehmen}`,

  "receipt-after-call": `Buongiorno,

grazie per la Sua telefonata. Abbiamo raccolto la Sua segnalazione il giorno {eingangsdatum} e confermiamo di averla ricevuta (§ 17, comma 1, HinSchG). Il numero del caso è {fallnummer}.

Scriviamo in un verbale quello che ci ha detto. Lo trova qui appena è pronto. Allora può controllarlo, correggerlo e confermarlo (§ 11, comma 4, HinSchG).

Al più tardi il giorno {rueckmeldung_bis} Le diciamo qui che cosa abbiamo previsto o fatto e perché. Trattiamo la Sua identità in modo riservato (§ 8 HinSchG).

Cordiali saluti
{funktion}, {unternehmen}`,

  "scope-accepted": `Buongiorno,

abbiamo controllato se siamo competenti per la Sua segnalazione. Lo siamo: rientra nell’ambito di applicazione della legge tedesca sulla protezione di chi segnala (§ 2 HinSchG).

Ora controlliamo se è fondata e decidiamo quali misure adottare per darle seguito. Se ci servono altre informazioni, Gliele chiediamo qui.

La legge La protegge da svantaggi se, al momento della segnalazione, aveva fondati motivi per ritenere vere le Sue informazioni (§§ da 33 a 37 HinSchG). Riceve il nostro riscontro al più tardi il giorno {rueckmeldung_bis}.

Cordiali saluti
{funktion}, {unternehmen}`,

  "scope-declined": `Buongiorno,

grazie per la Sua segnalazione del giorno {eingangsdatum}. L’abbiamo esaminata. Secondo la nostra valutazione non rientra nell’ambito di applicazione della legge tedesca sulla protezione di chi segnala (§ 2 HinSchG): [… motivo in una frase].

Questo non significa che la questione non sia importante. È competente: [… ente e come contattarlo]. Non inoltriamo lì la Sua segnalazione senza il Suo consenso.

Se, al momento della segnalazione, aveva motivo di ritenere che la legge fosse applicabile, la Sua identità resta riservata (§ 8, comma 1, HinSchG). Se ritiene sbagliata la nostra valutazione, ci scriva. Può rivolgersi anche a un ufficio segnalazioni esterno, per esempio a quello federale presso l’Ufficio federale di giustizia (Bundesamt für Justiz).

Cordiali saluti
{funktion}, {unternehmen}`,

  question: `Buongiorno,

grazie per la Sua segnalazione con il numero di caso {fallnummer}. Per poterla esaminare ci servono ancora alcune informazioni. Risponda solo per quello che sa:

– Che cosa è successo esattamente?
– Quando e dove è successo, e continua ancora?
– Chi ha partecipato, chi lo ha visto? Basta la funzione al posto del nome.
– Come lo sa: lo ha visto di persona o lo ha sentito da altri?
– Ci sono prove, per esempio e-mail, foto o fatture?
– [… altra domanda]

Se vuole restare in anonimato, faccia attenzione che testo e file non facciano pensare a Lei. Non si metta in pericolo per ottenere una prova.

Cordiali saluti
{funktion}, {unternehmen}`,

  "question-reminder": `Buongiorno,

per questo caso Le abbiamo fatto una domanda e non abbiamo ancora trovato una risposta. La Sua risposta ci aiuterebbe molto, anche se è breve o se è un «Non lo so».

Se non riceviamo Sue notizie entro [… data], continuiamo l’esame con quello che abbiamo. È possibile che allora dobbiamo chiudere il caso per mancanza di prove.

Cordiali saluti
{funktion}, {unternehmen}`,

  invitation: `Buongiorno,

vorremmo parlare con Lei. Il colloquio è volontario; se preferisce scrivere, non ha nessuno svantaggio.

La nostra proposta: [… giorno, ora, luogo o telefono]. Con il Suo consenso è possibile anche un colloquio in video (§ 16, comma 3, HinSchG). Può portare con sé una persona di Sua fiducia.

Del colloquio facciamo un verbale. Possiamo registrarlo o trascriverlo parola per parola solo se Lei acconsente. Riceve il verbale per controllarlo (§ 11 HinSchG).

La proposta va bene per Lei, o ne ha un’altra? Ci scriva qui.

Cordiali saluti
{funktion}, {unternehmen}`,

  record: `Buongiorno,

il verbale del nostro colloquio si trova qui nella pagina del Suo caso, sotto «Verbale da controllare».

Controlli se è giusto. Può correggerlo, completarlo e confermarlo (§ 11, comma 4, HinSchG). Per farlo scelga lì «Confermo», «Propongo una correzione» o «Non confermo».

Se il colloquio è stato registrato con il Suo consenso, cancelliamo la registrazione appena il verbale è pronto.

Cordiali saluti
{funktion}, {unternehmen}`,

  abuse: `Buongiorno,

prendiamo sul serio quello che ci segnala e continuiamo a esaminarlo. Nel Suo messaggio però ci sono anche offese. Descriva che cosa è successo senza umiliare altre persone. Così possiamo aiutarLa meglio.

Non rispondiamo a frasi che non riguardano i fatti. Anche le persone segnalate hanno diritti.

La legge protegge chi aveva fondati motivi per ritenere vere le proprie informazioni. Chi segnala cose false intenzionalmente o con grave negligenza non è protetto (§ 9, comma 1, e § 38 HinSchG). Non pensiamo questo di Lei; lo diciamo perché lo sappia.

Cordiali saluti
{funktion}, {unternehmen}`,

  anonymity: `Buongiorno,

Lei non vuole che qualcuno venga a sapere chi ha fatto la segnalazione. Lo capiamo.

Se non ha indicato il Suo nome, non lo conosciamo, e non è obbligatorio indicarlo. Se lo conosciamo, lo vengono a sapere solo le persone che ricevono e gestiscono la segnalazione o che aiutano a farlo (§ 8 HinSchG). Chiunque altro lo viene a sapere solo se è necessario per le misure adottate per dare seguito alla segnalazione e se Lei ha dato il consenso per questo singolo caso (§ 9, comma 3, HinSchG).

La legge indica eccezioni: le autorità che perseguono reati, le autorità nei procedimenti amministrativi e i tribunali possono chiedere informazioni (§ 9, comma 2, HinSchG). Allora Glielo diciamo prima, se non ci è vietato. L’identità di chi segnala cose false intenzionalmente o con grave negligenza non è protetta (§ 9, comma 1, HinSchG).

Può aiutare anche Lei: non parli con nessuno della segnalazione, e faccia attenzione ai particolari che solo Lei può sapere.

Cordiali saluti
{funktion}, {unternehmen}`,

  consent: `Buongiorno,

per continuare l’esame vorremmo comunicare ad altri informazioni da cui si può capire chi è Lei. Possiamo farlo solo con il Suo consenso (§ 9, comma 3, HinSchG).

Che cosa vorremmo comunicare: [… informazioni]
A chi: [… funzione o ente]
Perché è necessario per dare seguito alla segnalazione: [… motivo]

Il consenso è volontario e vale solo per questa singola comunicazione. Se rifiuta, non ha nessuno svantaggio; allora continuiamo l’esame senza, fin dove è possibile. Può revocare il consenso in qualsiasi momento per il futuro.

Riceve qui una richiesta separata. Risponda lì con «Acconsento» o «Rifiuto»; lì può anche revocare il consenso.

Cordiali saluti
{funktion}, {unternehmen}`,

  "disclosure-notice": `Buongiorno,

La informiamo in anticipo: dobbiamo comunicare informazioni sulla Sua identità a un’autorità o a un tribunale (§ 9, comma 2, HinSchG).

Destinatario: [… autorità o tribunale]
Motivo: [… richiesta in un procedimento penale, ordine in un procedimento amministrativo o decisione di un tribunale]
Contenuto: [… informazioni]
Quando: [… data]

Comunichiamo solo quello che viene richiesto. La protezione da svantaggi a causa della Sua segnalazione resta (§ 36 HinSchG). Se ha obiezioni, ci scriva subito. Può anche chiedere una consulenza legale.

Cordiali saluti
{funktion}, {unternehmen}`,

  "hand-over": `Buongiorno,

abbiamo esaminato la Sua segnalazione e passiamo il procedimento ad altri (§ 18, numero 4, HinSchG). D’ora in poi le indagini le fa: [… ufficio interno o autorità].

Il motivo: [… motivo]. Comunichiamo informazioni da cui si può capire chi è Lei solo se ha dato il consenso o se la legge lo richiede, e solo in questi limiti (§§ 8 e 9 HinSchG).

Può ancora contattarci qui. Riceve il nostro riscontro al più tardi il giorno {rueckmeldung_bis}.

Cordiali saluti
{funktion}, {unternehmen}`,

  interim: `Buongiorno,

vogliamo tenerLa al corrente. Il Suo caso {fallnummer} è ancora in lavorazione. Situazione al giorno {heute}: [… che cosa è successo].

Prossimo passo: [… prossimo passo]. Riceve il nostro riscontro secondo il § 17, comma 2, HinSchG al più tardi il giorno {rueckmeldung_bis}.

Se Le è venuto in mente altro o se qualcosa è cambiato, ci scriva qui.

Cordiali saluti
{funktion}, {unternehmen}`,

  "feedback-confirmed": `Buongiorno,

abbiamo esaminato la Sua segnalazione del giorno {eingangsdatum}. Quello che ha segnalato è risultato vero. Questo è il nostro riscontro secondo il § 17, comma 2, HinSchG.

Che cosa abbiamo fatto: [… misure adottate per dare seguito]
Che cosa prevediamo ancora: [… misure previste per dare seguito, con date]
I motivi: [… motivi]

Non possiamo darLe particolari su altre persone. Grazie per averci informato. Senza di Lei non lo avremmo saputo.

Cordiali saluti
{funktion}, {unternehmen}`,

  "feedback-unconfirmed": `Buongiorno,

abbiamo esaminato la Sua segnalazione del giorno {eingangsdatum}. Non abbiamo potuto confermare quello che ha segnalato. Questo è il nostro riscontro secondo il § 17, comma 2, HinSchG.

Che cosa abbiamo fatto: [… misure adottate per dare seguito]
Che cosa prevediamo ancora: [… misure previste per dare seguito, o nessuna]
I motivi: [… motivi]

Questo non significa che non Le crediamo. La Sua protezione resta, se aveva fondati motivi per ritenere vere le Sue informazioni. Se ha altre informazioni o prove, ci scriva.

Cordiali saluti
{funktion}, {unternehmen}`,

  "feedback-limited": `Buongiorno,

abbiamo esaminato la Sua segnalazione del giorno {eingangsdatum}. Questo è il nostro riscontro secondo il § 17, comma 2, HinSchG.

Che cosa possiamo dirLe: [… misure adottate e previste per dare seguito]
I motivi: [… motivi]

Per il momento non possiamo dire di più. Un riscontro è permesso solo nella misura in cui non tocca ricerche interne o indagini e non danneggia i diritti delle persone coinvolte (§ 17, comma 2, frase 3, HinSchG). Appena possiamo dire di più, lo legge qui.

Cordiali saluti
{funktion}, {unternehmen}`,

  "feedback-ongoing": `Buongiorno,

oggi riceve il nostro riscontro secondo il § 17, comma 2, HinSchG sulla Sua segnalazione del giorno {eingangsdatum}. Il procedimento non è ancora chiuso.

Che cosa abbiamo fatto: [… misure adottate per dare seguito]
Che cosa prevediamo ancora: [… misure previste per dare seguito]
I motivi, e perché serve più tempo: [… motivi]

Il risultato lo saprà qui, probabilmente entro [… data].

Cordiali saluti
{funktion}, {unternehmen}`,

  closing: `Buongiorno,

abbiamo chiuso il procedimento sulla Sua segnalazione con il numero di caso {fallnummer}. Risultato e motivi: [… risultato e motivi].

Se non è d’accordo, può rivolgersi a un ufficio segnalazioni esterno: a quello federale presso l’Ufficio federale di giustizia (Bundesamt für Justiz), per il settore finanziario a quello della BaFin, per la concorrenza a quello del Bundeskartellamt. La pagina «Uffici segnalazioni esterni» di questo canale di segnalazione li elenca tutti con gli indirizzi.

Cancelliamo i nostri documenti sulla Sua segnalazione dopo il giorno {loeschdatum} (§ 11, comma 5, HinSchG). Li conserviamo più a lungo solo se una legge lo richiede e se è proporzionato.

Se subisce svantaggi a causa della Sua segnalazione, ci scriva, anche più tardi. Grazie per la Sua fiducia.

Cordiali saluti
{funktion}, {unternehmen}`,

  retaliation: `Buongiorno,

il giorno {eingangsdatum} ci ha segnalato qualcosa. Vorremmo sapere come sta da allora.

Ha subito svantaggi a causa della Sua segnalazione, o qualcuno ha minacciato di causarLe svantaggi? Per esempio un licenziamento, un trasferimento, una valutazione peggiore, esclusione o mobbing. È vietato, ed è vietata anche la minaccia (§ 36, comma 1, HinSchG).

Se dopo una segnalazione subisce uno svantaggio sul lavoro e afferma che dipende dalla segnalazione, la legge presume che sia così. Chi Le ha causato lo svantaggio deve dimostrare il contrario (§ 36, comma 2, HinSchG). È possibile anche un risarcimento (§ 37 HinSchG).

Ci scriva che cosa è successo e quando. Se va tutto bene, basta un breve «Tutto a posto».

Cordiali saluti
{funktion}, {unternehmen}`,
};
