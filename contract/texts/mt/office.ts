import type { OfficeTexts } from "../language-texts.ts";

/** What an office's channel says and gives out, in Maltese. */
export const office: OfficeTexts = {
  name: "Uffiċċju Intern tar-Rapportar",
  firstPage: [
    "Hawn tista’ tirrapporta l-ħażin f’{company}: b’mod kunfidenzjali jew għalkollox mingħajr ismek. M’għandekx bżonn kont.",
    "Kif jaħdem",
    "Tgħid x’ġara u żżid fajls jekk għandek. Imbagħad tingħata password. Biha iktar tard taqra t-tweġiba tagħna u tista’ tkompli tiktbilna.",
    "Min jaqra r-rapport tiegħek",
    "In-nies tal-uffiċċju intern tar-rapportar, u lil min ikollhom idaħħlu għall-każ tiegħek. Kollha huma marbuta bil-kunfidenzjalità. Min jirrapporta xi ħaġa b’bona fidi huwa protett minn żvantaġġi.",
  ],
  bodies: {
    justice: {
      name: "Uffiċċju estern tar-rapportar tal-Federazzjoni fl-Uffiċċju Federali tal-Ġustizzja (Bundesamt für Justiz, BfJ)",
      purpose:
        "Għall-ksur kollu li għalih mhu responsabbli l-ebda uffiċċju ieħor (§ 19 HinSchG). Jekk ma tafx min hu responsabbli, dan huwa l-post it-tajjeb.",
    },
    finance: {
      name: "Awtorità Federali tas-Superviżjoni Finanzjarja (BaFin), punt ta’ kuntatt għall-informaturi",
      purpose:
        "Għal ksur f’banek, assigurazzjonijiet, fornituri ta’ servizzi finanzjarji u fis-suq kapitali, u għall-ħasil tal-flus hemm (§ 21 HinSchG).",
    },
    competition: {
      name: "Uffiċċju Federali tal-Kartelli (Bundeskartellamt)",
      purpose:
        "Għal ksur tal-liġi tal-kompetizzjoni, pereżempju ftehim fuq il-prezzijiet, u tar-regoli għall-pjattaformi diġitali kbar (§ 22 HinSchG).",
    },
    states: {
      name: "Uffiċċji esterni tar-rapportar tal-istati federali (Länder)",
      purpose:
        "Kull stat jista’ jwaqqaf uffiċċju tiegħu għal ksur fl-amministrazzjoni tiegħu u fil-muniċipalitajiet tiegħu (§ 20 HinSchG). Fejn m’hemmx, huwa responsabbli l-uffiċċju estern tar-rapportar tal-Federazzjoni. Dan jgħidlek ukoll liema uffiċċju hemm fl-istat tiegħek.",
    },
    fraud: {
      name: "Uffiċċju Ewropew Kontra l-Frodi (OLAF)",
      purpose: "Għal frodi u korruzzjoni kontra l-baġit tal-UE, u għal imġiba ħażina fl-istituzzjonijiet tagħha.",
    },
    ships: {
      name: "Aġenzija Ewropea għas-Sigurtà Marittima (EMSA)",
      purpose: "Għas-sikurezza tal-bastimenti u għall-ħarsien tal-baħar mit-tniġġis mill-bastimenti.",
    },
    aviation: {
      name: "Aġenzija tal-Unjoni Ewropea dwar is-Sikurezza fl-Avjazzjoni (EASA)",
      purpose: "Għas-sikurezza fl-avjazzjoni.",
    },
    markets: {
      name: "Awtorità Ewropea tat-Titoli u s-Swieq (ESMA)",
      purpose: "Għall-aġenziji tal-klassifikazzjoni tal-kreditu, ir-repożitorji tat-tranżazzjonijiet u oħrajn li tissorvelja hi stess.",
    },
    medicines: {
      name: "Aġenzija Ewropea għall-Mediċini (EMA)",
      purpose: "Għall-mediċini: awtorizzazzjoni, manifattura, provi u sikurezza.",
    },
    ai: {
      name: "Uffiċċju Ewropew għall-IA (AI Office)",
      purpose: "Għal ksur tal-Att dwar l-IA minn fornituri ta’ mudelli tal-IA bi skop ġenerali.",
    },
  },
  consent:
    "Nitolbu l-kunsens tiegħek biex ngħaddu informazzjoni dwar l-identità tiegħek (§ 9(3) tal-Liġi Ġermaniża dwar il-Protezzjoni tal-Informaturi, HinSchG).\n\nLil: {recipient}\nGħaliex: {purpose}\nX’jingħadda: {details}\n\nIl-kunsens jgħodd biss għal din id-darba.",
  record: {
    final: "Il-minuti tar-rapport tiegħek huma finali.",
    recorded: "Ir-rapport tiegħek issa fih ukoll reġistrazzjoni tal-laqgħa. Hemm kunsens ta’ {date}: “{wording}”",
    destroyed: "Ir-reġistrazzjoni nqerdet.",
  },
  feedback: {
    greeting: "Bonġu,\n\ndan huwa l-feedback tagħna dwar ir-rapport tiegħek.",
    taken: "Miżuri ta’ segwitu meħuda:",
    planned: "Miżuri ta’ segwitu ppjanati:",
    reasons: "Raġunijiet:",
    withheld: "X’ma nistgħux ngħidulek, u għaliex:",
    regards: "L-uffiċċju tar-rapportar tiegħek",
  },
  meetingHeld: "Il-laqgħa personali saret.",
  poster: {
    language: "mt-MT",
    title: "Irrapporta l-ħażin –",
    subtitle: "b’mod kunfidenzjali jew anonimu",
    lead: "Rajt xi ħaġa li mhix sewwa? Irrapportaha lill-uffiċċju intern tar-rapportar tagħna. M’għandekx bżonn kont.",
    steps: [
      {
        name: "Iftaħ il-paġna",
        text: "Skennja l-kodiċi QR bil-mowbajl jew ikteb l-indirizz.",
      },
      {
        name: "Għid x’ġara",
        text: "Mingħajr ismek jekk trid. Tista’ żżid fajls.",
      },
      {
        name: "Żomm il-password",
        text: "Biha taqra t-tweġiba tagħna u tkompli tiktbilna.",
      },
    ],
    qr: "Kodiċi QR bl-indirizz tal-uffiċċju tar-rapportar",
    address: "L-indirizz biex tiktbu",
    sealed: "Ir-rapport tiegħek jiġi kriptat fuq l-apparat tiegħek. Jista’ jaqrah biss l-uffiċċju tar-rapportar.",
    device: "L-aħjar tuża apparat tiegħek u mhux in-netwerk tal-kumpanija.",
    fingerprint: "Marka tas-swaba’ taċ-ċavetta",
    fingerprintMeans: "Il-portal juri l-istess karattri qabel ma tibgħat xejn. Jekk ikunu oħrajn, m’għandek tibgħat xejn.",
    documentTitle: "{company}: Irrapporta l-ħażin",
  },
  link: {
    label: "Agħmel rapport",
    title: "Uffiċċju tar-rapportar ta’ {company}, jinfetaħ f’tab ġdida",
  },
  news: {
    subject: "Hemm xi ħaġa ġdida",
    text: "Hemm messaġġ ġdid għalik. Tista’ taqrah bil-password tiegħek.",
    open: "Iftaħ",
  },
  sheet: {
    text: "Folja tal-aċċess għar-rapport tiegħek\n\nNumru tal-każ: {caseNumber}\nIndirizz: {address}\n\nIl-password tal-każ tiegħek:\n\n{password}\n\nIftaħ l-indirizz u daħħal il-password. Hemm taqra t-tweġibiet tagħna, tiktbilna u tiċċekkja l-minuti tar-rapport tiegħek.\n\nX’jiġri wara: nikkonfermaw il-wasla mhux aktar tard minn sebat ijiem u nagħtuk feedback mhux aktar tard minn tliet xhur wara l-konferma. Nittrattaw l-identità tiegħek b’mod kunfidenzjali.\n\nŻomm din il-folja f’post sigur. Ħadd ma jista’ jġib lura l-password, lanqas aħna.",
    qr: "Kodiċi QR bl-indirizz tal-każ tiegħek",
    scan: "Indirizz għall-iskennjar. Il-password mhix fih.",
  },
};
