import type { OfficeTexts } from "../language-texts.ts";

/** What an office's channel says and gives out, in Estonian. */
export const office: OfficeTexts = {
  name: "Sisemine teavitusüksus",
  firstPage: [
    "Siin saate teatada rikkumistest ettevõttes {company}: konfidentsiaalselt või ilma oma nimeta. Kontot ei ole vaja.",
    "Kuidas see käib",
    "Te kirjeldate, mis juhtus, ja lisate faile, kui teil neid on. Seejärel saate parooli. Sellega loete hiljem meie vastust ja saate meile edasi kirjutada.",
    "Kes teie teadet loeb",
    "Sisemise teavitusüksuse töötajad ja need, keda nad peavad teie juhtumisse kaasama. Kõik nad peavad hoidma konfidentsiaalsust. Kes teatab heas usus, on survemeetmete eest kaitstud.",
  ],
  bodies: {
    justice: {
      name: "Saksamaa liitvabariigi väline teavitusüksus föderaalses justiitsametis (Bundesamt für Justiz, BfJ)",
      purpose: "Kõik rikkumised, mida ei käsitle ükski teine üksus (HinSchG § 19). Kui te ei tea, kes vastutab, on see õige koht.",
    },
    finance: {
      name: "Saksamaa finantsinspektsioon (BaFin), teavitajate kontaktpunkt",
      purpose:
        "Rikkumised pankades, kindlustusettevõtetes, finantsteenuste osutajate juures ja kapitaliturul ning sealne rahapesu (HinSchG § 21).",
    },
    competition: {
      name: "Saksamaa konkurentsiamet (Bundeskartellamt)",
      purpose: "Konkurentsiõiguse rikkumised, näiteks hinnakokkulepped, ja suurte digiplatvormide reeglite rikkumised (HinSchG § 22).",
    },
    states: {
      name: "Saksamaa liidumaade välised teavitusüksused",
      purpose:
        "Iga liidumaa võib luua oma üksuse rikkumiste jaoks oma haldusasutustes ja omavalitsustes (HinSchG § 20). Kui seda ei ole, vastutab liitvabariigi väline teavitusüksus. See ütleb ka, milline üksus on teie liidumaal.",
    },
    fraud: {
      name: "Euroopa Pettustevastane Amet (OLAF)",
      purpose: "Pettused ja korruptsioon, mis kahjustavad ELi eelarvet, ning väärkäitumine ELi asutustes.",
    },
    ships: {
      name: "Euroopa Meresõiduohutuse Amet (EMSA)",
      purpose: "Laevade ohutus ja mere kaitse laevade tekitatud reostuse eest.",
    },
    aviation: {
      name: "Euroopa Liidu Lennundusohutusamet (EASA)",
      purpose: "Lennunduse ohutus.",
    },
    markets: {
      name: "Euroopa Väärtpaberiturujärelevalve (ESMA)",
      purpose: "Reitinguagentuurid, kauplemisteabehoidlad ja teised, kelle üle ta ise järelevalvet teeb.",
    },
    medicines: {
      name: "Euroopa Ravimiamet (EMA)",
      purpose: "Ravimid: müügiluba, tootmine, uuringud ja ohutus.",
    },
    ai: {
      name: "Euroopa tehisintellektiamet (AI Office)",
      purpose: "Tehisintellektimääruse rikkumised üldotstarbeliste tehisintellektimudelite pakkujate poolt.",
    },
  },
  consent:
    "Palume teie nõusolekut anda edasi andmeid teie isiku kohta (Saksamaa rikkumisest teavitaja kaitse seaduse HinSchG § 9 lõige 3).\n\nKellele: {recipient}\nMilleks: {purpose}\nMida edasi antakse: {details}\n\nNõusolek kehtib ainult selle ühe edasiandmise kohta.",
  record: {
    final: "Teie teate protokoll on lõplik.",
    recorded: "Teie teate juurde kuulub nüüd vestluse helisalvestis. Nõusolek on antud ({date}): „{wording}“",
    destroyed: "Helisalvestis on hävitatud.",
  },
  feedback: {
    greeting: "Tere\n\nSee on meie tagasiside teie teatele.",
    taken: "Võetud järelmeetmed:",
    planned: "Kavandatud järelmeetmed:",
    reasons: "Põhjused:",
    withheld: "Mida me ei tohi teile öelda ja miks:",
    regards: "Teie teavitusüksus",
  },
  meetingHeld: "Isiklik vestlus on toimunud.",
  poster: {
    language: "et-EE",
    title: "Teatage rikkumisest –",
    subtitle: "konfidentsiaalselt või anonüümselt",
    lead: "Kas olete märganud midagi, mis ei ole korras? Teatage sellest meie sisemisele teavitusüksusele. Kontot ei ole vaja.",
    steps: [
      {
        name: "Avage leht",
        text: "Skannige QR-kood telefoniga või sisestage aadress.",
      },
      {
        name: "Kirjeldage juhtunut",
        text: "Soovi korral oma nimeta. Võite lisada faile.",
      },
      {
        name: "Hoidke parool alles",
        text: "Sellega loete meie vastust ja kirjutate meile edasi.",
      },
    ],
    qr: "QR-kood teavitusüksuse aadressiga",
    address: "Aadress sisestamiseks",
    sealed: "Teie teade krüpteeritakse teie seadmes. Ainult teavitusüksus saab seda lugeda.",
    device: "Kõige parem on kasutada oma seadet ja mitte ettevõtte võrku.",
    fingerprint: "Võtme sõrmejälg",
    fingerprintMeans: "Portaal näitab samu märke, enne kui te midagi saadate. Kui märgid on teised, ärge saatke midagi.",
    documentTitle: "{company}: rikkumisest teatamine",
  },
  link: {
    label: "Teata rikkumisest",
    title: "Ettevõtte {company} teavitusüksus, avaneb uuel vahekaardil",
  },
  news: {
    subject: "On midagi uut",
    text: "Teile on uus sõnum. Saate seda lugeda oma parooliga.",
    open: "Ava",
  },
  sheet: {
    text: "Teie teate juurdepääsuleht\n\nJuhtumi number: {caseNumber}\nAadress: {address}\n\nTeie juhtumi parool:\n\n{password}\n\nAvage aadress ja sisestage parool. Seal loete meie vastuseid, kirjutate meile ja kontrollite oma teate protokolli.\n\nMis saab edasi: hiljemalt seitsme päeva pärast kinnitame, et teade on saabunud, ja hiljemalt kolm kuud pärast seda anname teile tagasisidet. Teie isikut hoiame konfidentsiaalsena.\n\nHoidke seda lehte kindlas kohas. Keegi ei saa parooli taastada, ka meie mitte.",
    qr: "QR-kood aadressiga, kus on teie juhtum",
    scan: "Aadress skannimiseks. Parooli selles ei ole.",
  },
};
