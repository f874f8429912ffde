import type { OfficeTexts } from "../language-texts.ts";

/** What an office's channel says and gives out, in Italian. */
export const office: OfficeTexts = {
  name: "Ufficio segnalazioni interno",
  firstPage: [
    "Qui può segnalare irregolarità presso {company}: in modo riservato o senza dire il Suo nome. Non Le serve un account.",
    "Come funziona",
    "Lei descrive che cosa è successo e allega file, se ne ha. Poi riceve una password. Con questa potrà leggere la nostra risposta e continuare a scriverci.",
    "Chi legge la Sua segnalazione",
    "Le persone dell’ufficio segnalazioni interno e chi devono coinvolgere per il Suo caso. Tutte hanno l’obbligo di riservatezza. Chi segnala in buona fede è protetto da svantaggi.",
  ],
  bodies: {
    justice: {
      name: "Ufficio segnalazioni esterno federale presso il Bundesamt für Justiz (BfJ, Ufficio federale di giustizia)",
      purpose:
        "Per tutte le violazioni per cui non è competente nessuno degli altri enti (§ 19 HinSchG). Se non sa chi è competente, questo è il posto giusto.",
    },
    finance: {
      name: "Autorità federale di vigilanza finanziaria (BaFin), ufficio per chi segnala",
      purpose:
        "Per violazioni presso banche, assicurazioni e fornitori di servizi finanziari e sul mercato dei capitali, e per il riciclaggio di denaro in questi settori (§ 21 HinSchG).",
    },
    competition: {
      name: "Autorità federale della concorrenza (Bundeskartellamt)",
      purpose:
        "Per violazioni del diritto della concorrenza, per esempio accordi sui prezzi, e delle regole per le grandi piattaforme digitali (§ 22 HinSchG).",
    },
    states: {
      name: "Uffici segnalazioni esterni dei Länder tedeschi",
      purpose:
        "Ogni Land può creare un proprio ufficio per le violazioni nella sua amministrazione e nei suoi comuni (§ 20 HinSchG). Se non c’è, è competente l’ufficio segnalazioni esterno federale, che Le dice anche quale ufficio c’è nel Suo Land.",
    },
    fraud: {
      name: "Ufficio europeo per la lotta antifrode (OLAF)",
      purpose: "Per frodi e corruzione a danno del bilancio dell’UE, e per comportamenti scorretti nelle sue istituzioni.",
    },
    ships: {
      name: "Agenzia europea per la sicurezza marittima (EMSA)",
      purpose: "Per la sicurezza delle navi e per la protezione del mare dall’inquinamento causato dalle navi.",
    },
    aviation: {
      name: "Agenzia dell’Unione europea per la sicurezza aerea (AESA/EASA)",
      purpose: "Per la sicurezza nell’aviazione.",
    },
    markets: {
      name: "Autorità europea degli strumenti finanziari e dei mercati (ESMA)",
      purpose: "Per agenzie di rating, repertori di dati sulle negoziazioni e altri che vigila direttamente.",
    },
    medicines: {
      name: "Agenzia europea per i medicinali (EMA)",
      purpose: "Per i medicinali: autorizzazione, produzione, sperimentazione e sicurezza.",
    },
    ai: {
      name: "Ufficio europeo per l’intelligenza artificiale (AI Office)",
      purpose: "Per violazioni del regolamento sull’IA da parte di fornitori di modelli di IA per finalità generali.",
    },
  },
  consent:
    "Le chiediamo il consenso a comunicare dati sulla Sua identità (§ 9, comma 3, della legge tedesca sulla protezione di chi segnala, HinSchG).\n\nA: {recipient}\nScopo: {purpose}\nViene comunicato: {details}\n\nIl consenso vale solo per questa singola comunicazione.",
  record: {
    final: "Il verbale della Sua segnalazione è definitivo.",
    recorded:
      "Della Sua segnalazione fa ora parte una registrazione audio del colloquio. C’è un consenso, dato il giorno {date}: «{wording}»",
    destroyed: "La registrazione audio è stata distrutta.",
  },
  feedback: {
    greeting: "Buongiorno,\n\nquesto è il nostro riscontro sulla Sua segnalazione.",
    taken: "Misure adottate per dare seguito:",
    planned: "Misure previste per dare seguito:",
    reasons: "Motivi:",
    withheld: "Che cosa non possiamo dirLe, e perché:",
    regards: "Il Suo ufficio segnalazioni",
  },
  meetingHeld: "Il colloquio personale c’è stato.",
  poster: {
    language: "it-IT",
    title: "Segnalare irregolarità –",
    subtitle: "in modo riservato o anonimo",
    lead: "Ha notato qualcosa che non va? Lo segnali al nostro ufficio segnalazioni interno. Non Le serve un account.",
    steps: [
      {
        name: "Apra la pagina",
        text: "Scansioni il codice QR con il cellulare o scriva l’indirizzo.",
      },
      {
        name: "Descriva il fatto",
        text: "Se vuole, senza il Suo nome. Può allegare file.",
      },
      {
        name: "Conservi la password",
        text: "Con questa legge la nostra risposta e continua a scriverci.",
      },
    ],
    qr: "Codice QR con l’indirizzo dell’ufficio segnalazioni",
    address: "Indirizzo da scrivere",
    sealed: "La segnalazione viene cifrata sul Suo dispositivo. Può leggerla solo l’ufficio segnalazioni.",
    device: "È meglio usare un dispositivo Suo e non la rete dell’azienda.",
    fingerprint: "Impronta della chiave",
    fingerprintMeans: "Il portale mostra gli stessi caratteri prima dell’invio. Se sono diversi, non invii nulla.",
    documentTitle: "{company}: segnalare irregolarità",
  },
  link: {
    label: "Fare una segnalazione",
    title: "Ufficio segnalazioni di {company}, si apre in una nuova scheda",
  },
  news: {
    subject: "Ci sono novità",
    text: "C’è un nuovo messaggio per Lei. Può leggerlo con la Sua password.",
    open: "Apri",
  },
  sheet: {
    text: "Foglio di accesso alla Sua segnalazione\n\nNumero del caso: {caseNumber}\nIndirizzo: {address}\n\nLa password del Suo caso:\n\n{password}\n\nApra l’indirizzo e inserisca la password. Lì può leggere le nostre risposte, scriverci e controllare un verbale della Sua segnalazione.\n\nChe cosa succede dopo: confermiamo la ricezione al più tardi dopo sette giorni e Le diamo un riscontro al più tardi tre mesi dopo la conferma. Trattiamo la Sua identità in modo riservato.\n\nConservi questo foglio in un posto sicuro. Nessuno può recuperare la password, nemmeno noi.",
    qr: "Codice QR con l’indirizzo del Suo caso",
    scan: "Indirizzo da scansionare. Non contiene la password.",
  },
};
