import type { OfficeTexts } from "../language-texts.ts";

/** What an office's channel says and gives out, in Croatian. */
export const office: OfficeTexts = {
  name: "Unutarnji ured za prijave",
  firstPage: [
    "Ovdje možete prijaviti nepravilnosti u tvrtki {company}: povjerljivo ili posve bez svojeg imena. Ne treba Vam korisnički račun.",
    "Kako to teče",
    "Opisujete što se dogodilo i prilažete datoteke ako ih imate. Nakon toga dobivate lozinku. Njome poslije čitate naš odgovor i možete nam dalje pisati.",
    "Tko čita Vašu prijavu",
    "Osobe koje rade u unutarnjem uredu za prijave i oni koje one moraju uključiti u Vaš slučaj. Svi su obvezni čuvati povjerljivost. Tko nešto prijavi u dobroj vjeri, zaštićen je od nepovoljnih posljedica.",
  ],
  bodies: {
    justice: {
      name: "Savezno vanjsko tijelo za prijave pri Saveznom uredu za pravosuđe (Bundesamt für Justiz, BfJ)",
      purpose:
        "Za sve povrede za koje nije nadležno nijedno drugo od ovih tijela (§ 19 HinSchG). Ako ne znate tko je nadležan, ovdje ste na pravom mjestu.",
    },
    finance: {
      name: "Savezni zavod za nadzor financijskih usluga (BaFin), ured za prijavitelje",
      purpose:
        "Za povrede u bankama, osiguranjima, kod pružatelja financijskih usluga i na tržištu kapitala te za pranje novca ondje (§ 21 HinSchG).",
    },
    competition: {
      name: "Savezni ured za zaštitu tržišnog natjecanja (Bundeskartellamt)",
      purpose:
        "Za povrede prava tržišnog natjecanja, na primjer dogovaranje cijena, i pravila za velike digitalne platforme (§ 22 HinSchG).",
    },
    states: {
      name: "Vanjska tijela za prijave njemačkih saveznih zemalja",
      purpose:
        "Svaka savezna zemlja može osnovati vlastito tijelo za povrede u svojoj upravi i svojim općinama (§ 20 HinSchG). Ako ga nema, nadležno je savezno vanjsko tijelo za prijave. Ono Vam može reći i koje tijelo postoji u Vašoj saveznoj zemlji.",
    },
    fraud: {
      name: "Europski ured za borbu protiv prijevara (OLAF)",
      purpose: "Za prijevare i korupciju na štetu proračuna EU-a i za propuste u njegovim institucijama.",
    },
    ships: {
      name: "Europska agencija za pomorsku sigurnost (EMSA)",
      purpose: "Za sigurnost brodova i zaštitu mora od onečišćenja s brodova.",
    },
    aviation: {
      name: "Agencija Europske unije za sigurnost zračnog prometa (EASA)",
      purpose: "Za sigurnost u zračnom prometu.",
    },
    markets: {
      name: "Europsko nadzorno tijelo za vrijednosne papire i tržišta kapitala (ESMA)",
      purpose: "Za agencije za kreditni rejting, trgovinske repozitorije i druge koje ono samo nadzire.",
    },
    medicines: {
      name: "Europska agencija za lijekove (EMA)",
      purpose: "Za lijekove: odobrenje, proizvodnja, ispitivanja i sigurnost.",
    },
    ai: {
      name: "Europski ured za umjetnu inteligenciju (AI Office)",
      purpose: "Za povrede Akta o umjetnoj inteligenciji koje počine pružatelji modela umjetne inteligencije opće namjene.",
    },
  },
  consent:
    "Molimo Vas za privolu da podatke o Vašem identitetu prenesemo drugima (§ 9 stavak 3 njemačkog Zakona o zaštiti prijavitelja nepravilnosti, HinSchG).\n\nKome: {recipient}\nSvrha: {purpose}\nPrenosi se: {details}\n\nPrivola vrijedi samo za ovaj jedan prijenos.",
  record: {
    final: "Zapisnik o Vašoj prijavi je konačan.",
    recorded: "Vašoj prijavi sada pripada i zvučna snimka razgovora. Privola je dana {date} dobivena: „{wording}”",
    destroyed: "Zvučna snimka je uništena.",
  },
  feedback: {
    greeting: "Dobar dan,\n\novime Vam dajemo povratnu informaciju o Vašoj prijavi.",
    taken: "Poduzete daljnje mjere:",
    planned: "Planirane daljnje mjere:",
    reasons: "Razlozi:",
    withheld: "Što Vam ne smijemo reći i zašto:",
    regards: "Vaš ured za prijave",
  },
  meetingHeld: "Osobni razgovor je održan.",
  poster: {
    language: "hr-HR",
    title: "Prijavite nepravilnosti –",
    subtitle: "povjerljivo ili anonimno",
    lead: "Primijetili ste nešto što nije u redu? Prijavite to našem unutarnjem uredu za prijave. Ne treba Vam korisnički račun.",
    steps: [
      {
        name: "Otvorite stranicu",
        text: "Mobitelom skenirajte QR kod ili upišite adresu.",
      },
      {
        name: "Opišite što se dogodilo",
        text: "Ako želite, bez svojeg imena. Možete priložiti datoteke.",
      },
      {
        name: "Sačuvajte lozinku",
        text: "Njome čitate naš odgovor i dalje nam pišete.",
      },
    ],
    qr: "QR kod s adresom ureda za prijave",
    address: "Adresa za upisivanje",
    sealed: "Vaša se prijava šifrira na Vašem uređaju. Može je pročitati samo ured za prijave.",
    device: "Najbolje je koristiti vlastiti uređaj i mrežu koja ne pripada tvrtki.",
    fingerprint: "Otisak ključa",
    fingerprintMeans: "Iste znakove prikazuje portal prije nego što išta pošaljete. Ako su drukčiji, nemojte ništa slati.",
    documentTitle: "{company}: Prijavite nepravilnosti",
  },
  link: {
    label: "Prijavi nepravilnost",
    title: "Ured za prijave tvrtke {company}, otvara se u novoj kartici",
  },
  news: {
    subject: "Ima nešto novo",
    text: "Stigla je nova poruka za Vas. Možete je pročitati svojom lozinkom.",
    open: "Otvori",
  },
  sheet: {
    text: "Pristupni list za Vašu prijavu\n\nBroj slučaja: {caseNumber}\nAdresa: {address}\n\nLozinka Vašeg slučaja:\n\n{password}\n\nOtvorite adresu i unesite lozinku. Ondje čitate naše odgovore, pišete nam i provjeravate zapisnik o svojoj prijavi.\n\nŠto slijedi: u roku od sedam dana potvrđujemo da smo primili prijavu, a najkasnije tri mjeseca nakon toga dajemo Vam povratnu informaciju. S Vašim identitetom postupamo povjerljivo.\n\nČuvajte ovaj list na sigurnom mjestu. Nitko ne može vratiti lozinku, pa ni mi.",
    qr: "QR kod s adresom Vašeg slučaja",
    scan: "Adresa za skeniranje. Lozinka nije u njoj.",
  },
};
