import type { OfficeTexts } from "../language-texts.ts";

/** What an office's channel says and gives out, in Romanian. */
export const office: OfficeTexts = {
  name: "Biroul intern de raportare",
  firstPage: [
    "Aici puteți raporta nereguli de la {company}: confidențial sau complet fără numele dumneavoastră. Nu aveți nevoie de cont.",
    "Cum decurge",
    "Descrieți ce s-a întâmplat și adăugați fișiere, dacă aveți. Apoi primiți o parolă. Cu ea citiți mai târziu răspunsul nostru și ne puteți scrie în continuare.",
    "Cine citește raportarea",
    "Persoanele de la biroul intern de raportare și cei pe care trebuie să îi implice pentru cazul dumneavoastră. Toți sunt obligați la confidențialitate. Cine raportează ceva cu bună-credință este protejat împotriva dezavantajelor.",
  ],
  bodies: {
    justice: {
      name: "Biroul extern de raportare al Federației, la Oficiul Federal de Justiție (Bundesamt für Justiz, BfJ)",
      purpose:
        "Pentru toate încălcările pentru care nu este competent niciunul dintre celelalte birouri (§ 19 HinSchG). Dacă nu știți cine este competent, aici este locul potrivit.",
    },
    finance: {
      name: "Autoritatea Federală de Supraveghere Financiară (BaFin), biroul pentru avertizori",
      purpose:
        "Pentru încălcări la bănci, asigurări, furnizori de servicii financiare și pe piața de capital și pentru spălare de bani acolo (§ 21 HinSchG).",
    },
    competition: {
      name: "Oficiul Federal pentru Concurență (Bundeskartellamt)",
      purpose:
        "Pentru încălcări ale dreptului concurenței, de exemplu înțelegeri asupra prețurilor, și ale regulilor pentru marile platforme digitale (§ 22 HinSchG).",
    },
    states: {
      name: "Birourile externe de raportare ale landurilor",
      purpose:
        "Fiecare land poate înființa un birou propriu pentru încălcări din administrația și din comunele sale (§ 20 HinSchG). Unde nu există niciunul, este competent biroul extern de raportare al Federației. El vă poate spune și ce birou există în landul dumneavoastră.",
    },
    fraud: {
      name: "Oficiul European de Luptă Antifraudă (OLAF)",
      purpose: "Pentru fraudă și corupție în dauna bugetului UE și pentru abateri în instituțiile UE.",
    },
    ships: {
      name: "Agenția Europeană pentru Siguranță Maritimă (EMSA)",
      purpose: "Pentru siguranța navelor și protecția mării împotriva poluării de către nave.",
    },
    aviation: {
      name: "Agenția Uniunii Europene pentru Siguranța Aviației (EASA)",
      purpose: "Pentru siguranța în aviație.",
    },
    markets: {
      name: "Autoritatea Europeană pentru Valori Mobiliare și Piețe (ESMA)",
      purpose: "Pentru agenții de rating, registre de tranzacții și alții pe care îi supraveghează ea însăși.",
    },
    medicines: {
      name: "Agenția Europeană pentru Medicamente (EMA)",
      purpose: "Pentru medicamente: autorizare, fabricație, teste și siguranță.",
    },
    ai: {
      name: "Oficiul european pentru inteligența artificială (AI Office)",
      purpose: "Pentru încălcări ale Regulamentului privind inteligența artificială de către furnizori de modele de IA de uz general.",
    },
  },
  consent:
    "Vă cerem consimțământul pentru a da mai departe date despre identitatea dumneavoastră (§ 9 alin. 3 din Legea germană privind protecția avertizorilor, HinSchG).\n\nCui: {recipient}\nScop: {purpose}\nCe se dă mai departe: {details}\n\nConsimțământul este valabil numai pentru această singură transmitere.",
  record: {
    final: "Procesul-verbal al raportării dumneavoastră este definitiv.",
    recorded: "De raportarea dumneavoastră ține acum și o înregistrare audio a discuției. Există un consimțământ din {date}: „{wording}”",
    destroyed: "Înregistrarea audio a fost distrusă.",
  },
  feedback: {
    greeting: "Bună ziua,\n\nAcesta este feedbackul nostru la raportarea dumneavoastră.",
    taken: "Măsuri luate:",
    planned: "Măsuri planificate:",
    reasons: "Motive:",
    withheld: "Ce nu avem voie să vă spunem și de ce:",
    regards: "Biroul dumneavoastră de raportare",
  },
  meetingHeld: "Discuția personală a avut loc.",
  poster: {
    language: "ro-RO",
    title: "Raportați nereguli –",
    subtitle: "confidențial sau anonim",
    lead: "Ați observat ceva ce nu este în regulă? Raportați biroului nostru intern de raportare. Nu aveți nevoie de cont.",
    steps: [
      {
        name: "Deschideți pagina",
        text: "Scanați codul QR cu telefonul sau scrieți adresa.",
      },
      {
        name: "Descrieți ce s-a întâmplat",
        text: "Dacă doriți, fără nume. Puteți adăuga fișiere.",
      },
      {
        name: "Păstrați parola",
        text: "Cu ea citiți răspunsul nostru și ne scrieți în continuare.",
      },
    ],
    qr: "Cod QR cu adresa biroului de raportare",
    address: "Adresa de scris",
    sealed: "Raportarea este criptată pe dispozitivul dumneavoastră. Numai biroul de raportare o poate citi.",
    device: "Folosiți cel mai bine un dispozitiv propriu și nu rețeaua firmei.",
    fingerprint: "Amprenta cheii",
    fingerprintMeans: "Portalul arată aceleași caractere înainte să trimiteți ceva. Dacă sunt altele, nu trimiteți nimic.",
    documentTitle: "{company}: raportați nereguli",
  },
  link: {
    label: "Raportați o neregulă",
    title: "Biroul de raportare de la {company}, se deschide într-o filă nouă",
  },
  news: {
    subject: "Există noutăți",
    text: "Aveți un mesaj nou. Îl puteți citi cu parola dumneavoastră.",
    open: "Deschideți",
  },
  sheet: {
    text: "Foaie de acces pentru raportarea dumneavoastră\n\nNumărul cazului: {caseNumber}\nAdresa: {address}\n\nParola cazului:\n\n{password}\n\nDeschideți adresa și introduceți parola cazului. Acolo citiți răspunsurile noastre, ne scrieți și verificați un proces-verbal al raportării.\n\nCe urmează: confirmăm primirea în cel mult șapte zile și vă dăm feedback cel târziu la trei luni după aceea. Păstrăm confidențialitatea identității dumneavoastră.\n\nPăstrați această foaie într-un loc sigur. Nimeni nu poate recupera parola cazului, nici noi.",
    qr: "Cod QR cu adresa cazului dumneavoastră",
    scan: "Adresa de scanat. Parola cazului nu este în ea.",
  },
};
