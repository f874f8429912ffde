import type { OfficeTexts } from "../language-texts.ts";

/** What an office's channel says and gives out, in Czech. */
export const office: OfficeTexts = {
  name: "Interní oznamovací místo",
  firstPage: [
    "Zde můžete oznámit, co není v pořádku ve společnosti {company}: důvěrně nebo úplně beze jména. Nepotřebujete žádný účet.",
    "Jak to probíhá",
    "Popíšete, co se stalo, a přidáte soubory, pokud nějaké máte. Potom dostanete heslo. S ním si později přečtete naši odpověď a můžete nám dál psát.",
    "Kdo vaše oznámení čte",
    "Lidé z interního oznamovacího místa a ti, které musí k vašemu případu přizvat. Ti všichni jsou povinni zachovat důvěrnost. Kdo něco oznámí v dobré víře, je chráněn před znevýhodněním.",
  ],
  bodies: {
    justice: {
      name: "Externí oznamovací místo Spolku při Spolkovém úřadu pro spravedlnost (Bundesamt für Justiz, BfJ)",
      purpose:
        "Pro všechna porušení, pro která není příslušné žádné z ostatních míst (§ 19 HinSchG). Pokud nevíte, kdo je příslušný, jste zde správně.",
    },
    finance: {
      name: "Spolkový úřad pro dohled nad finančními službami (BaFin), místo pro oznamovatele",
      purpose:
        "Pro porušení v bankách, pojišťovnách, u poskytovatelů finančních služeb a na kapitálovém trhu a pro praní peněz v nich (§ 21 HinSchG).",
    },
    competition: {
      name: "Spolkový kartelový úřad (Bundeskartellamt, BKartA)",
      purpose: "Pro porušení kartelového práva, například dohody o cenách, a pravidel pro velké digitální platformy (§ 22 HinSchG).",
    },
    states: {
      name: "Externí oznamovací místa spolkových zemí",
      purpose:
        "Každá spolková země může zřídit vlastní místo pro porušení ve své správě a ve svých obcích (§ 20 HinSchG). Pokud žádné není, je příslušné externí oznamovací místo Spolku. To vám také řekne, jaké místo je ve vaší spolkové zemi.",
    },
    fraud: {
      name: "Evropský úřad pro boj proti podvodům (OLAF)",
      purpose: "Pro podvody a korupci na úkor rozpočtu EU a pro pochybení v jejích orgánech.",
    },
    ships: {
      name: "Evropská agentura pro námořní bezpečnost (EMSA)",
      purpose: "Pro bezpečnost lodí a ochranu moře před znečištěním z lodí.",
    },
    aviation: {
      name: "Agentura Evropské unie pro bezpečnost letectví (EASA)",
      purpose: "Pro bezpečnost v letectví.",
    },
    markets: {
      name: "Evropský orgán pro cenné papíry a trhy (ESMA)",
      purpose: "Pro ratingové agentury, registry obchodních údajů a další, na které sám dohlíží.",
    },
    medicines: {
      name: "Evropská agentura pro léčivé přípravky (EMA)",
      purpose: "Pro léky: registrace, výroba, zkoušky a bezpečnost.",
    },
    ai: {
      name: "Evropský úřad pro umělou inteligenci (AI Office)",
      purpose: "Pro porušení aktu o umělé inteligenci poskytovateli obecných modelů AI.",
    },
  },
  consent:
    "Prosíme o Váš souhlas s předáním údajů o Vaší totožnosti (§ 9 odst. 3 německého zákona o ochraně oznamovatelů, HinSchG).\n\nKomu: {recipient}\nÚčel: {purpose}\nCo se předá: {details}\n\nSouhlas platí jen pro toto jedno předání.",
  record: {
    final: "Zápis Vašeho oznámení je konečný.",
    recorded: "K Vašemu oznámení teď patří zvuková nahrávka rozhovoru. Souhlas byl dán dne {date}: „{wording}“",
    destroyed: "Zvuková nahrávka byla zničena.",
  },
  feedback: {
    greeting: "Dobrý den,\n\nposíláme Vám zpětnou vazbu k Vašemu oznámení.",
    taken: "Přijatá následná opatření:",
    planned: "Plánovaná následná opatření:",
    reasons: "Důvody:",
    withheld: "Co Vám nesmíme sdělit a proč:",
    regards: "Vaše oznamovací místo",
  },
  meetingHeld: "Osobní schůzka se konala.",
  poster: {
    language: "cs-CZ",
    title: "Oznamte, co není v pořádku –",
    subtitle: "důvěrně nebo anonymně",
    lead: "Všimli jste si něčeho, co není v pořádku? Oznamte to našemu internímu oznamovacímu místu. Nepotřebujete žádný účet.",
    steps: [
      {
        name: "Otevřete stránku",
        text: "Naskenujte QR kód mobilem nebo napište adresu.",
      },
      {
        name: "Popište, co se stalo",
        text: "Pokud chcete, beze jména. Můžete přidat soubory.",
      },
      {
        name: "Uschovejte si heslo",
        text: "S ním si přečtete naši odpověď a můžete nám dál psát.",
      },
    ],
    qr: "QR kód s adresou oznamovacího místa",
    address: "Adresa k napsání",
    sealed: "Vaše oznámení se zašifruje ve vašem zařízení. Přečíst ho může jen oznamovací místo.",
    device: "Nejlépe použijte vlastní zařízení a ne firemní síť.",
    fingerprint: "Otisk klíče",
    fingerprintMeans: "Stejné znaky ukazuje portál, než cokoli odešlete. Pokud jsou jiné, nic neodesílejte.",
    documentTitle: "{company}: Oznamte, co není v pořádku",
  },
  link: {
    label: "Podat oznámení",
    title: "Oznamovací místo společnosti {company}, otevře se na nové kartě",
  },
  news: {
    subject: "Je něco nového",
    text: "Máte novou zprávu. Můžete si ji přečíst se svým heslem.",
    open: "Otevřít",
  },
  sheet: {
    text: "Přístupový list k vašemu oznámení\n\nČíslo případu: {caseNumber}\nAdresa: {address}\n\nHeslo k vašemu případu:\n\n{password}\n\nOtevřete adresu a zadejte heslo. Tam si přečtete naše odpovědi, můžete nám psát a zkontrolujete zápis svého oznámení.\n\nCo bude dál: nejpozději do sedmi dnů potvrdíme přijetí a nejpozději tři měsíce poté vám dáme zpětnou vazbu. S vaší totožností zacházíme důvěrně.\n\nUschovejte tento list na bezpečném místě. Heslo nemůže nikdo obnovit, ani my ne.",
    qr: "QR kód s adresou vašeho případu",
    scan: "Adresa k naskenování. Heslo v ní není.",
  },
};
