import type { CopyTemplateId } from "../../templates/template-topics.ts";

/** The house's texts to persons concerned and to staff in Italian; they are copied and go another way than the case. */
export const copies: Record<CopyTemplateId, string> = {
  "person-concerned": `[… formula di saluto]

presso {unternehmen} (ufficio competente: {funktion}) è arrivata una segnalazione che riguarda anche Lei. La informiamo secondo l’articolo 14 del GDPR. Una segnalazione non è un risultato: nulla è dimostrato, e Lei può esprimersi al riguardo.

Di che cosa si tratta: [… oggetto, senza nulla che faccia capire chi è la persona segnalante]
Titolare del trattamento: {unternehmen}, [… indirizzo e contatto]
Protezione dei dati: [… contatto del responsabile della protezione dei dati]
Scopo: esame della segnalazione e misure per darle seguito
Base giuridica: articolo 6, paragrafo 1, lettera c), GDPR insieme al § 10 HinSchG (legge tedesca sulla protezione di chi segnala)
Quali dati: [… categorie, per esempio nome, funzione, fatti descritti]
Chi li riceve: le persone competenti per la segnalazione; [… altri destinatari o nessuno]
Da dove provengono: da una segnalazione. Non possiamo dire di chi (§ 8 HinSchG, § 29, comma 1, BDSG).
Per quanto tempo: di regola tre anni dopo la fine del procedimento (§ 11, comma 5, HinSchG)

Lei ha diritto di accesso, rettifica, cancellazione e limitazione del trattamento, nei limiti previsti dalla legge, e può presentare reclamo a un’autorità per la protezione dei dati.

Per favore, non cerchi di scoprire chi ha fatto la segnalazione. Gli svantaggi per le persone segnalanti sono vietati (§ 36 HinSchG).

{heute}
{funktion}, {unternehmen}`,

  access: `[… formula di saluto]

Lei ha chiesto l’accesso ai dati secondo l’articolo 15 del GDPR. Ecco le informazioni, aggiornate al giorno {heute}.

Se trattiamo dati su di Lei: [… sì o no]
Quali dati: [… categorie e contenuti]
Scopo: esame di una segnalazione e misure per darle seguito
Base giuridica: articolo 6, paragrafo 1, lettera c), GDPR insieme al § 10 HinSchG (legge tedesca sulla protezione di chi segnala)
Destinatari: [… destinatari o categorie]
Provenienza: [… provenienza, se può essere indicata]
Per quanto tempo: di regola tre anni dopo la fine del procedimento (§ 11, comma 5, HinSchG)
Non ci sono decisioni automatizzate.

Alcune informazioni non possiamo darle perché devono restare segrete, soprattutto per gli interessi legittimi di altri. Tra queste c’è chi ha fatto una segnalazione (§ 8 HinSchG, § 29, comma 1, BDSG).

Lei ha diritto di rettifica, cancellazione e limitazione del trattamento, nei limiti previsti dalla legge, e può presentare reclamo a un’autorità per la protezione dei dati.

{funktion}, {unternehmen}`,

  "staff-mail": `Oggetto: come segnalare irregolarità

Buongiorno,

se presso {unternehmen} qualcosa non va, vogliamo saperlo. A questo serve il nostro ufficio competente: {funktion}.

Può segnalare qui: [… indirizzo completo del canale di segnalazione]. Non serve registrarsi, si può fare in qualsiasi momento, con il nome o in forma anonima. È possibile anche una segnalazione per telefono o in un colloquio: [… contatto].

Chi gestisce la Sua segnalazione è indipendente e ha l’obbligo di riservatezza (§§ 8 e 15 HinSchG, legge tedesca sulla protezione di chi segnala). Entro sette giorni confermiamo la ricezione; al più tardi tre mesi dopo Le diciamo che cosa abbiamo fatto.

Gli svantaggi a causa di una segnalazione sono vietati (§ 36 HinSchG). Può scegliere anche un ufficio segnalazioni esterno, per esempio quello federale presso l’Ufficio federale di giustizia (Bundesamt für Justiz). Se all’interno si può agire in modo efficace contro la violazione e non teme svantaggi, La preghiamo di segnalare prima all’interno.

Cordiali saluti
{unternehmen}`,

  "staff-intranet": `Segnalare irregolarità

Tangenti, truffe, pericoli sul lavoro, discriminazione, violazioni delle norme sull’ambiente o sulla protezione dei dati: chi ne viene a conoscenza sul lavoro può segnalarlo. Ufficio competente: {funktion}.

Dove: [… indirizzo completo del canale di segnalazione]
Come: per iscritto, se vuole in forma anonima; per telefono o in un colloquio: [… contatto]
Chi legge: solo le persone dell’ufficio segnalazioni
Quando riceve notizie da noi: la conferma di ricezione al più tardi dopo sette giorni, il riscontro al più tardi tre mesi dopo
La Sua protezione: riservatezza (§ 8 HinSchG, legge tedesca sulla protezione di chi segnala) e divieto di ritorsioni (§ 36 HinSchG)

In alternativa può scegliere anche un ufficio segnalazioni esterno: quello federale presso l’Ufficio federale di giustizia (Bundesamt für Justiz), quello della BaFin o quello del Bundeskartellamt.

Se c’è pericolo per la vita o la salute, chiami prima il 110 o il 112.`,

  "staff-notice": `Qualcosa non va? Ce lo dica.

{funktion} di {unternehmen}: riceviamo segnalazioni
in modo riservato, se vuole in forma anonima, in qualsiasi momento.

[… indirizzo completo del canale di segnalazione o codice QR]
[… telefono e orari]

Chi segnala è protetto. Gli svantaggi sono vietati (§ 36 HinSchG, legge tedesca).
Può scegliere anche un ufficio segnalazioni esterno, per esempio presso l’Ufficio federale di giustizia (Bundesamt für Justiz).`,

  "new-staff": `Un benvenuto da {unternehmen}

Anche questo fa parte dell’inizio: da noi c’è un ufficio che riceve segnalazioni secondo la legge tedesca sulla protezione di chi segnala (HinSchG): {funktion}. Lì può segnalare violazioni di cui viene a conoscenza sul lavoro, anche dal periodo della Sua candidatura.

Indirizzo: [… indirizzo completo del canale di segnalazione]
Altre vie: [… telefono, colloquio]

Può indicare il Suo nome o restare in anonimato. La Sua segnalazione la leggono solo le persone competenti; hanno l’obbligo di riservatezza (§ 8 HinSchG). Gli svantaggi a causa di una segnalazione sono vietati (§ 36 HinSchG). Può scegliere anche un ufficio segnalazioni esterno, per esempio quello federale presso l’Ufficio federale di giustizia (Bundesamt für Justiz).

Che cosa facciamo con i Suoi dati è scritto nell’informativa sulla privacy del canale di segnalazione.`,
};
