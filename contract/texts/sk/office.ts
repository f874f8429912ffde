import type { OfficeTexts } from "../language-texts.ts";

/** What an office's channel says and gives out, in Slovak. */
export const office: OfficeTexts = {
  name: "Interné oznamovacie miesto",
  firstPage: [
    "Tu môžete oznámiť nekalé konanie vo firme {company}: dôverne alebo úplne bez mena. Nepotrebujete žiadny účet.",
    "Ako to funguje",
    "Opíšete, čo sa stalo, a pridáte súbory, ak nejaké máte. Potom dostanete heslo. S ním si neskôr prečítate našu odpoveď a môžete nám písať ďalej.",
    "Kto číta vaše oznámenie",
    "Ľudia z interného oznamovacieho miesta a tí, ktorých musia do vášho prípadu zapojiť. Všetci sú povinní zachovávať dôvernosť. Kto podá oznámenie v dobrej viere, je chránený pred znevýhodnením.",
  ],
  bodies: {
    justice: {
      name: "Externé oznamovacie miesto Spolku pri Spolkovom úrade pre justíciu (Bundesamt für Justiz, BfJ)",
      purpose:
        "Pre všetky porušenia, pre ktoré nie je príslušné žiadne z ostatných miest (§ 19 HinSchG). Ak neviete, kto je príslušný, toto je správne miesto.",
    },
    finance: {
      name: "Spolkový úrad pre dohľad nad finančnými službami (BaFin), kontaktné miesto pre oznamovateľov",
      purpose:
        "Pre porušenia v bankách, poisťovniach a u poskytovateľov finančných služieb, na kapitálovom trhu a pre pranie špinavých peňazí v tejto oblasti (§ 21 HinSchG).",
    },
    competition: {
      name: "Spolkový kartelový úrad (Bundeskartellamt)",
      purpose:
        "Pre porušenia práva hospodárskej súťaže, napríklad dohody o cenách, a pravidiel pre veľké digitálne platformy (§ 22 HinSchG).",
    },
    states: {
      name: "Externé oznamovacie miesta spolkových krajín",
      purpose:
        "Každá spolková krajina môže zriadiť vlastné miesto pre porušenia vo svojej správe a vo svojich obciach (§ 20 HinSchG). Kde žiadne nie je, je príslušné externé oznamovacie miesto Spolku. To vám aj povie, ktoré miesto má vaša spolková krajina.",
    },
    fraud: {
      name: "Európsky úrad pre boj proti podvodom (OLAF)",
      purpose: "Pre podvody a korupciu na úkor rozpočtu EÚ a pre nesprávne konanie v jej inštitúciách.",
    },
    ships: {
      name: "Európska námorná bezpečnostná agentúra (EMSA)",
      purpose: "Pre bezpečnosť lodí a ochranu mora pred znečistením z lodí.",
    },
    aviation: {
      name: "Agentúra Európskej únie pre bezpečnosť letectva (EASA)",
      purpose: "Pre bezpečnosť v letectve.",
    },
    markets: {
      name: "Európsky orgán pre cenné papiere a trhy (ESMA)",
      purpose: "Pre ratingové agentúry, archívy obchodných údajov a iných, nad ktorými sám vykonáva dohľad.",
    },
    medicines: {
      name: "Európska agentúra pre lieky (EMA)",
      purpose: "Pre lieky: povoľovanie, výroba, skúšanie a bezpečnosť.",
    },
    ai: {
      name: "Európsky úrad pre umelú inteligenciu",
      purpose: "Pre porušenia aktu o umelej inteligencii zo strany poskytovateľov modelov AI na všeobecné účely.",
    },
  },
  consent:
    "Žiadame vás o súhlas s odovzdaním údajov o vašej totožnosti (§ 9 ods. 3 nemeckého zákona o ochrane oznamovateľov, HinSchG).\n\nKomu: {recipient}\nÚčel: {purpose}\nČo sa odovzdá: {details}\n\nVáš súhlas platí len pre toto jedno odovzdanie.",
  record: {
    final: "Záznam vášho oznámenia je konečný.",
    recorded: "K vášmu oznámeniu teraz patrí zvuková nahrávka rozhovoru. Súhlas bol daný dňa {date}: „{wording}“",
    destroyed: "Zvuková nahrávka bola zničená.",
  },
  feedback: {
    greeting: "Dobrý deň,\n\ntoto je naša spätná väzba k vášmu oznámeniu.",
    taken: "Prijaté následné opatrenia:",
    planned: "Plánované následné opatrenia:",
    reasons: "Dôvody:",
    withheld: "Čo vám nesmieme povedať a prečo:",
    regards: "Vaše oznamovacie miesto",
  },
  meetingHeld: "Osobný rozhovor sa uskutočnil.",
  poster: {
    language: "sk-SK",
    title: "Oznámte nekalé konanie –",
    subtitle: "dôverne alebo anonymne",
    lead: "Všimli ste si, že niečo nie je v poriadku? Oznámte to nášmu internému oznamovaciemu miestu. Nepotrebujete žiadny účet.",
    steps: [
      {
        name: "Otvorte stránku",
        text: "Naskenujte QR kód mobilom alebo napíšte adresu.",
      },
      {
        name: "Opíšte, čo sa stalo",
        text: "Ak chcete, bez svojho mena. Môžete pridať súbory.",
      },
      {
        name: "Uschovajte si heslo",
        text: "S ním si prečítate našu odpoveď a môžete nám písať ďalej.",
      },
    ],
    qr: "QR kód s adresou oznamovacieho miesta",
    address: "Adresa na ručné zadanie",
    sealed: "Vaše oznámenie sa zašifruje vo vašom zariadení. Čítať ho môže len oznamovacie miesto.",
    device: "Najlepšie použite vlastné zariadenie a inú sieť ako firemnú.",
    fingerprint: "Odtlačok kľúča",
    fingerprintMeans: "Portál ukáže rovnaké znaky skôr, než niečo odošlete. Ak sú iné, nič neodosielajte.",
    documentTitle: "{company}: Oznámte nekalé konanie",
  },
  link: {
    label: "Podať oznámenie",
    title: "Oznamovacie miesto firmy {company}, otvorí sa na novej karte",
  },
  news: {
    subject: "Je niečo nové",
    text: "Je tu pre vás nová správa. Prečítate si ju so svojím heslom.",
    open: "Otvoriť",
  },
  sheet: {
    text: "Prístupový list k vášmu oznámeniu\n\nČíslo prípadu: {caseNumber}\nAdresa: {address}\n\nHeslo k vášmu prípadu:\n\n{password}\n\nOtvorte adresu a zadajte heslo. Tam si prečítate naše odpovede, môžete nám písať a skontrolujete záznam svojho oznámenia.\n\nČo bude ďalej: najneskôr do siedmich dní potvrdíme prijatie a najneskôr tri mesiace potom vám dáme spätnú väzbu. S vašou totožnosťou zaobchádzame dôverne.\n\nUschovajte si tento list na bezpečnom mieste. Heslo nemôže nikto obnoviť, ani my nie.",
    qr: "QR kód s adresou vášho prípadu",
    scan: "Adresa na naskenovanie. Heslo v nej nie je.",
  },
};
