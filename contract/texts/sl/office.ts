import type { OfficeTexts } from "../language-texts.ts";

/** What an office's channel says and gives out, in Slovenian. */
export const office: OfficeTexts = {
  name: "Notranji urad za prijave",
  firstPage: [
    "Tukaj lahko prijavite nepravilnosti v podjetju {company}: zaupno ali povsem brez svojega imena. Ne potrebujete uporabniškega računa.",
    "Kako poteka",
    "Opišete, kaj se je zgodilo, in priložite datoteke, če jih imate. Potem dobite geslo. Z njim pozneje preberete naš odgovor in nam lahko pišete naprej.",
    "Kdo bere vašo prijavo",
    "Osebe notranjega urada za prijave in tisti, ki jih morajo vključiti v vašo zadevo. Vsi so zavezani k zaupnosti. Kdor prijavi v dobri veri, je zaščiten pred neugodnimi posledicami.",
  ],
  bodies: {
    justice: {
      name: "Zvezni zunanji organ za prijave pri Zveznem uradu za pravosodje (Bundesamt für Justiz, BfJ)",
      purpose:
        "Za vse kršitve, za katere ni pristojen noben drug od teh organov (§ 19 HinSchG). Če ne veste, kdo je pristojen, je to pravo mesto.",
    },
    finance: {
      name: "Zvezni urad za nadzor finančnih storitev (BaFin), kontaktna točka za prijavitelje",
      purpose:
        "Za kršitve v bankah, zavarovalnicah, pri ponudnikih finančnih storitev in na trgu kapitala ter za pranje denarja tam (§ 21 HinSchG).",
    },
    competition: {
      name: "Zvezni urad za varstvo konkurence (Bundeskartellamt)",
      purpose: "Za kršitve konkurenčnega prava, na primer dogovarjanje o cenah, in pravil za velike digitalne platforme (§ 22 HinSchG).",
    },
    states: {
      name: "Zunanji organi za prijave nemških zveznih dežel",
      purpose:
        "Vsaka zvezna dežela lahko ustanovi svoj organ za kršitve v svoji upravi in svojih občinah (§ 20 HinSchG). Kjer ga ni, je pristojen zvezni zunanji organ za prijave. Ta vam lahko tudi pove, kateri organ ima vaša zvezna dežela.",
    },
    fraud: {
      name: "Evropski urad za boj proti goljufijam (OLAF)",
      purpose: "Za goljufije in korupcijo na škodo proračuna EU ter za napačno ravnanje v njenih institucijah.",
    },
    ships: {
      name: "Evropska agencija za pomorsko varnost (EMSA)",
      purpose: "Za varnost ladij in za varstvo morja pred onesnaževanjem z ladij.",
    },
    aviation: {
      name: "Agencija Evropske unije za varnost v letalstvu (EASA)",
      purpose: "Za varnost v letalstvu.",
    },
    markets: {
      name: "Evropski organ za vrednostne papirje in trge (ESMA)",
      purpose: "Za bonitetne agencije, repozitorije sklenjenih poslov in druge, ki jih nadzira sam.",
    },
    medicines: {
      name: "Evropska agencija za zdravila (EMA)",
      purpose: "Za zdravila: dovoljenja, izdelava, preskušanje in varnost.",
    },
    ai: {
      name: "Evropski urad za umetno inteligenco (AI Office)",
      purpose: "Za kršitve Akta o umetni inteligenci, ki jih storijo ponudniki modelov umetne inteligence za splošne namene.",
    },
  },
  consent:
    "Prosimo vas za privolitev, da podatke o vaši identiteti posredujemo naprej (§ 9(3) nemškega Zakona o zaščiti prijaviteljev, HinSchG).\n\nKomu: {recipient}\nNamen: {purpose}\nPosreduje se: {details}\n\nPrivolitev velja samo za to eno posredovanje.",
  record: {
    final: "Zapisnik o vaši prijavi je dokončen.",
    recorded: "K vaši prijavi zdaj spada zvočni posnetek pogovora. Privolitev je bila dana na dan {date}: „{wording}“",
    destroyed: "Zvočni posnetek je bil uničen.",
  },
  feedback: {
    greeting: "Pozdravljeni,\n\ns tem vam dajemo povratno informacijo o vaši prijavi.",
    taken: "Sprejeti nadaljnji ukrepi:",
    planned: "Načrtovani nadaljnji ukrepi:",
    reasons: "Razlogi:",
    withheld: "Česa vam ne smemo povedati in zakaj:",
    regards: "Vaš urad za prijave",
  },
  meetingHeld: "Osebni pogovor je bil opravljen.",
  poster: {
    language: "sl-SI",
    title: "Prijavite nepravilnosti –",
    subtitle: "zaupno ali anonimno",
    lead: "Ste opazili kaj, kar ni v redu? Prijavite to našemu notranjemu uradu za prijave. Ne potrebujete uporabniškega računa.",
    steps: [
      {
        name: "Odprite stran",
        text: "S telefonom skenirajte kodo QR ali vtipkajte naslov.",
      },
      {
        name: "Opišite, kaj se je zgodilo",
        text: "Če želite, brez svojega imena. Priložite lahko datoteke.",
      },
      {
        name: "Shranite geslo",
        text: "Z njim preberete naš odgovor in nam pišete naprej.",
      },
    ],
    qr: "Koda QR z naslovom urada za prijave",
    address: "Naslov za vtipkanje",
    sealed: "Vaša prijava se šifrira na vaši napravi. Prebere jo lahko samo urad za prijave.",
    device: "Najbolje je uporabiti svojo napravo in omrežje, ki ni omrežje podjetja.",
    fingerprint: "Prstni odtis ključa",
    fingerprintMeans: "Iste znake pokaže portal, preden kar koli pošljete. Če so drugačni, ničesar ne pošljite.",
    documentTitle: "{company}: Prijavite nepravilnosti",
  },
  link: {
    label: "Prijavi nepravilnost",
    title: "Urad za prijave podjetja {company}, odpre se v novem zavihku",
  },
  news: {
    subject: "Nekaj je novega",
    text: "Za vas je prišlo novo sporočilo. Preberete ga lahko s svojim geslom.",
    open: "Odpri",
  },
  sheet: {
    text: "List za dostop do vaše prijave\n\nŠtevilka zadeve: {caseNumber}\nNaslov: {address}\n\nGeslo vaše zadeve:\n\n{password}\n\nOdprite naslov in vnesite geslo. Tam berete naše odgovore, nam pišete in preverite zapisnik o svoji prijavi.\n\nKako gre naprej: najpozneje v sedmih dneh potrdimo, da smo prejeli prijavo, in najpozneje tri mesece po tem vam damo povratne informacije. Vašo identiteto obravnavamo zaupno.\n\nTa list hranite na varnem. Gesla ne more nihče obnoviti, tudi mi ne.",
    qr: "Koda QR z naslovom vaše zadeve",
    scan: "Naslov za skeniranje. Gesla v njem ni.",
  },
};
