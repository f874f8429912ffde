import type { OfficeTexts } from "../language-texts.ts";

/** What an office's channel says and gives out, in Hungarian. */
export const office: OfficeTexts = {
  name: "Belső bejelentési szolgálat",
  firstPage: [
    "Itt visszaéléseket jelenthet a cégnél ({company}): bizalmasan vagy teljesen név nélkül. Ehhez nem kell fiók.",
    "Így működik",
    "Leírja, mi történt, és fájlokat csatol, ha vannak. Ezután jelszót kap. Ezzel később elolvashatja a válaszunkat, és írhat nekünk tovább.",
    "Ki olvassa a bejelentését",
    "A belső bejelentési szolgálat munkatársai, és akit az ügyéhez be kell vonniuk. Mindannyian titoktartásra kötelesek. Aki jóhiszeműen tesz bejelentést, azt védelem illeti meg a hátrányokkal szemben.",
  ],
  bodies: {
    justice: {
      name: "A német szövetségi állam külső bejelentési szerve a Szövetségi Igazságügyi Hivatalnál (Bundesamt für Justiz, BfJ)",
      purpose:
        "Minden jogsértésre, amelyre egyik másik szerv sem illetékes (HinSchG 19. §). Ha nem tudja, ki az illetékes, itt jó helyen jár.",
    },
    finance: {
      name: "Német Szövetségi Pénzügyi Felügyelet (BaFin), bejelentési szerv",
      purpose: "Bankok, biztosítók, pénzügyi szolgáltatók és a tőkepiac jogsértéseire, és az ottani pénzmosásra (HinSchG 21. §).",
    },
    competition: {
      name: "Német Szövetségi Kartellhivatal (Bundeskartellamt)",
      purpose:
        "A versenyjog megsértésére, például árak összehangolására, és a nagy digitális platformokra vonatkozó szabályok megsértésére (HinSchG 22. §).",
    },
    states: {
      name: "A német tartományok külső bejelentési szervei",
      purpose:
        "Minden tartomány létrehozhat saját szervet a közigazgatásában és a településein elkövetett jogsértésekre (HinSchG 20. §). Ahol nincs, ott a szövetségi állam külső bejelentési szerve az illetékes. Az is megmondja, milyen szerv van az Ön tartományában.",
    },
    fraud: {
      name: "Európai Csalás Elleni Hivatal (OLAF)",
      purpose: "Az EU költségvetését károsító csalásra és korrupcióra, és az EU intézményeinél elkövetett visszaélésekre.",
    },
    ships: {
      name: "Európai Tengerészeti Biztonsági Ügynökség (EMSA)",
      purpose: "A hajók biztonságára, és a tenger védelmére a hajók okozta szennyezéstől.",
    },
    aviation: {
      name: "Az Európai Unió Repülésbiztonsági Ügynöksége (EASA)",
      purpose: "A légi közlekedés biztonságára.",
    },
    markets: {
      name: "Európai Értékpapírpiaci Hatóság (ESMA)",
      purpose: "Hitelminősítő intézetekre, kereskedési adattárakra és másokra, amelyeket maga felügyel.",
    },
    medicines: {
      name: "Európai Gyógyszerügynökség (EMA)",
      purpose: "Gyógyszerekre: engedélyezés, gyártás, vizsgálatok és biztonság.",
    },
    ai: {
      name: "Európai MI-hivatal (AI Office)",
      purpose: "Az MI-rendelet megsértésére általános célú MI-modellek szolgáltatói által.",
    },
  },
  consent:
    "A hozzájárulását kérjük ahhoz, hogy az Ön kilétére vonatkozó adatokat továbbadjunk (a német bejelentővédelmi törvény, a HinSchG 9. § (3) bekezdése).\n\nKinek: {recipient}\nCél: {purpose}\nAmit továbbadunk: {details}\n\nA hozzájárulás csak erre az egy továbbadásra érvényes.",
  record: {
    final: "A bejelentése jegyzőkönyve végleges.",
    recorded: "A bejelentéséhez most már a beszélgetés hangfelvétele is tartozik. A hozzájárulást {date} napján adták meg: „{wording}”",
    destroyed: "A hangfelvételt megsemmisítették.",
  },
  feedback: {
    greeting: "Tisztelt Bejelentő,\n\nezúton visszajelzést adunk a bejelentésére.",
    taken: "Megtett intézkedések:",
    planned: "Tervezett intézkedések:",
    reasons: "Indokok:",
    withheld: "Amit nem közölhetünk Önnel, és miért:",
    regards: "A bejelentési szolgálat",
  },
  meetingHeld: "A személyes beszélgetés megtörtént.",
  poster: {
    language: "hu-HU",
    title: "Jelentse a visszaéléseket –",
    subtitle: "bizalmasan vagy névtelenül",
    lead: "Olyasmit tapasztalt, ami nincs rendben? Jelentse a belső bejelentési szolgálatunknak. Ehhez nem kell fiók.",
    steps: [
      {
        name: "Nyissa meg az oldalt",
        text: "Olvassa be a QR-kódot a telefonjával, vagy írja be a címet.",
      },
      {
        name: "Írja le, mi történt",
        text: "Ha szeretné, név nélkül. Fájlokat is csatolhat.",
      },
      {
        name: "Őrizze meg a jelszót",
        text: "Ezzel olvashatja a válaszunkat, és írhat nekünk tovább.",
      },
    ],
    qr: "QR-kód a bejelentési szolgálat címével",
    address: "Begépelhető cím",
    sealed: "Az Ön eszköze titkosítja a bejelentését. Csak a bejelentési szolgálat tudja elolvasni.",
    device: "A legjobb, ha saját eszközt használ, és nem a cég hálózatát.",
    fingerprint: "A kulcs ujjlenyomata",
    fingerprintMeans: "A portál ugyanezeket a karaktereket mutatja, mielőtt bármit elküld. Ha mások vannak ott, ne küldjön semmit.",
    documentTitle: "{company}: visszaélések bejelentése",
  },
  link: {
    label: "Bejelentés",
    title: "Bejelentési szolgálat ({company}), új lapon nyílik meg",
  },
  news: {
    subject: "Van valami új",
    text: "Új üzenete érkezett. A jelszavával elolvashatja.",
    open: "Megnyitás",
  },
  sheet: {
    text: "Belépési lap a bejelentéséhez\n\nÜgyszám: {caseNumber}\nCím: {address}\n\nAz ügyéhez tartozó jelszó:\n\n{password}\n\nNyissa meg a címet, és írja be a jelszót. Ott elolvashatja a válaszainkat, írhat nekünk, és ellenőrizheti a bejelentése jegyzőkönyvét.\n\nÍgy folytatódik: legkésőbb hét nap múlva visszaigazoljuk a beérkezést, és ezután legkésőbb három hónappal visszajelzést adunk Önnek. A kilétét bizalmasan kezeljük.\n\nŐrizze ezt a lapot biztonságos helyen. A jelszót senki sem tudja helyreállítani, mi sem.",
    qr: "QR-kód az ügyéhez vezető címmel",
    scan: "Beolvasható cím. A jelszó nincs benne.",
  },
};
