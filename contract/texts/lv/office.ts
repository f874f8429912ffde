import type { OfficeTexts } from "../language-texts.ts";

/** What an office's channel says and gives out, in Latvian. */
export const office: OfficeTexts = {
  name: "Iekšējais ziņošanas dienests",
  firstPage: [
    "Šeit Jūs varat ziņot par pārkāpumiem uzņēmumā {company}: konfidenciāli vai pavisam bez sava vārda. Konts nav vajadzīgs.",
    "Kā tas notiek",
    "Jūs aprakstāt, kas noticis, un pievienojat failus, ja Jums tādi ir. Pēc tam saņemat paroli. Ar to Jūs vēlāk izlasīsiet mūsu atbildi un varēsiet mums rakstīt tālāk.",
    "Kas lasa Jūsu ziņojumu",
    "Iekšējā ziņošanas dienesta darbinieki un tie, kas viņiem jāpiesaista Jūsu lietā. Viņiem visiem ir jāievēro konfidencialitāte. Kas ziņo godprātīgi, ir pasargāts no nelabvēlīgām sekām.",
  ],
  bodies: {
    justice: {
      name: "Vācijas federālais ārējais ziņošanas dienests pie Federālās tieslietu pārvaldes (Bundesamt für Justiz, BfJ)",
      purpose: "Par visiem pārkāpumiem, ko neizskata neviens cits dienests (§ 19 HinSchG). Ja nezināt, kurš ir atbildīgs, vērsieties šeit.",
    },
    finance: {
      name: "Vācijas Federālā finanšu uzraudzības iestāde (BaFin), trauksmes cēlēju dienests",
      purpose:
        "Par pārkāpumiem bankās, apdrošināšanā, finanšu pakalpojumos un kapitāla tirgū un par naudas atmazgāšanu tur (§ 21 HinSchG).",
    },
    competition: {
      name: "Vācijas Federālais karteļu birojs (Bundeskartellamt)",
      purpose:
        "Par konkurences tiesību pārkāpumiem, piemēram, cenu vienošanos, un par lielo digitālo platformu noteikumu pārkāpumiem (§ 22 HinSchG).",
    },
    states: {
      name: "Vācijas federālo zemju ārējie ziņošanas dienesti",
      purpose:
        "Katra federālā zeme var izveidot savu dienestu pārkāpumiem savā pārvaldē un pašvaldībās (§ 20 HinSchG). Ja tāda nav, atbild federālais ārējais ziņošanas dienests. Tas arī pateiks, kāds dienests ir Jūsu zemē.",
    },
    fraud: {
      name: "Eiropas Birojs krāpšanas apkarošanai (OLAF)",
      purpose: "Par krāpšanu un korupciju, kas kaitē ES budžetam, un par pārkāpumiem ES iestādēs.",
    },
    ships: {
      name: "Eiropas Jūras drošības aģentūra (EMSA)",
      purpose: "Par kuģu drošību un jūras aizsardzību pret kuģu radītu piesārņojumu.",
    },
    aviation: {
      name: "Eiropas Savienības Aviācijas drošības aģentūra (EASA)",
      purpose: "Par drošību aviācijā.",
    },
    markets: {
      name: "Eiropas Vērtspapīru un tirgu iestāde (ESMA)",
      purpose: "Par kredītreitingu aģentūrām, darījumu reģistriem un citiem, ko tā pati uzrauga.",
    },
    medicines: {
      name: "Eiropas Zāļu aģentūra (EMA)",
      purpose: "Par zālēm: atļaujas, ražošana, pētījumi un drošums.",
    },
    ai: {
      name: "Eiropas Mākslīgā intelekta birojs (AI Office)",
      purpose: "Par Mākslīgā intelekta akta pārkāpumiem, ko izdara vispārīga lietojuma MI modeļu nodrošinātāji.",
    },
  },
  consent:
    "Mēs lūdzam Jūsu piekrišanu nodot tālāk datus par Jūsu identitāti (Vācijas Trauksmes cēlēju aizsardzības likums, § 9 (3) HinSchG).\n\nKam: {recipient}\nMērķis: {purpose}\nTiek nodots: {details}\n\nPiekrišana attiecas tikai uz šo vienu nodošanu.",
  record: {
    final: "Jūsu ziņojuma protokols ir galīgs.",
    recorded: "Jūsu ziņojumam tagad ir pievienots sarunas skaņas ieraksts. Piekrišana dota: {date}. „{wording}”",
    destroyed: "Skaņas ieraksts ir iznīcināts.",
  },
  feedback: {
    greeting: "Labdien,\n\nsniedzam Jums atgriezenisko saiti par Jūsu ziņojumu.",
    taken: "Pēcpasākumi, ko esam veikuši:",
    planned: "Pēcpasākumi, ko plānojam:",
    reasons: "Iemesli:",
    withheld: "Ko mēs Jums nedrīkstam teikt un kāpēc:",
    regards: "Jūsu ziņošanas dienests",
  },
  meetingHeld: "Personiskā saruna ir notikusi.",
  poster: {
    language: "lv-LV",
    title: "Ziņojiet par pārkāpumiem –",
    subtitle: "konfidenciāli vai anonīmi",
    lead: "Pamanījāt kaut ko, kas nav kārtībā? Ziņojiet mūsu iekšējam ziņošanas dienestam. Konts nav vajadzīgs.",
    steps: [
      {
        name: "Atveriet lapu",
        text: "Noskenējiet QR kodu ar tālruni vai ievadiet adresi.",
      },
      {
        name: "Aprakstiet notikušo",
        text: "Ja vēlaties, bez sava vārda. Varat pievienot failus.",
      },
      {
        name: "Saglabājiet paroli",
        text: "Ar to lasīsiet mūsu atbildi un rakstīsiet mums tālāk.",
      },
    ],
    qr: "QR kods ar ziņošanas dienesta adresi",
    address: "Adrese ievadīšanai",
    sealed: "Jūsu ziņojums tiek šifrēts Jūsu ierīcē. To var izlasīt tikai ziņošanas dienests.",
    device: "Vislabāk izmantojiet savu ierīci un neizmantojiet uzņēmuma tīklu.",
    fingerprint: "Atslēgas nospiedums",
    fingerprintMeans: "Tādas pašas zīmes portāls rāda, pirms Jūs kaut ko nosūtāt. Ja tās ir citas, neko nesūtiet.",
    documentTitle: "{company}: ziņojiet par pārkāpumiem",
  },
  link: {
    label: "Ziņot par pārkāpumu",
    title: "Uzņēmuma {company} ziņošanas dienests, atveras jaunā cilnē",
  },
  news: {
    subject: "Ir jaunumi",
    text: "Jums ir jauna ziņa. To varat izlasīt ar savu paroli.",
    open: "Atvērt",
  },
  sheet: {
    text: "Piekļuves lapiņa Jūsu ziņojumam\n\nLietas numurs: {caseNumber}\nAdrese: {address}\n\nJūsu lietas parole:\n\n{password}\n\nAtveriet adresi un ievadiet paroli. Tur Jūs lasāt mūsu atbildes, rakstāt mums un pārbaudāt sava ziņojuma protokolu.\n\nKas notiek tālāk: ne vēlāk kā pēc septiņām dienām apstiprinām, ka ziņojums ir saņemts, un ne vēlāk kā trīs mēnešus pēc tam sniedzam Jums atgriezenisko saiti. Jūsu identitāti glabājam konfidenciāli.\n\nGlabājiet šo lapiņu drošā vietā. Neviens nevar atjaunot paroli, arī mēs ne.",
    qr: "QR kods ar Jūsu lietas adresi",
    scan: "Adrese skenēšanai. Paroles tajā nav.",
  },
};
