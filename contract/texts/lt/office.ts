import type { OfficeTexts } from "../language-texts.ts";

/** What an office's channel says and gives out, in Lithuanian. */
export const office: OfficeTexts = {
  name: "Vidinė pranešimų tarnyba",
  firstPage: [
    "Čia galite pranešti apie pažeidimus įmonėje {company}: konfidencialiai arba visai be savo vardo. Paskyros nereikia.",
    "Kaip tai vyksta",
    "Aprašote, kas atsitiko, ir pridedate failų, jei jų turite. Po to gaunate slaptažodį. Su juo vėliau skaitysite mūsų atsakymą ir galėsite rašyti mums toliau.",
    "Kas skaito Jūsų pranešimą",
    "Vidinės pranešimų tarnybos darbuotojai ir tie, kuriuos jiems reikia įtraukti į Jūsų atvejį. Visi jie privalo laikytis konfidencialumo. Kas praneša sąžiningai, yra apsaugotas nuo neigiamų pasekmių.",
  ],
  bodies: {
    justice: {
      name: "Vokietijos federalinė išorinė pranešimų tarnyba prie Federalinės teisingumo įstaigos (Bundesamt für Justiz, BfJ)",
      purpose: "Dėl visų pažeidimų, kurių nenagrinėja nė viena kita tarnyba (§ 19 HinSchG). Jei nežinote, kas atsakingas, kreipkitės čia.",
    },
    finance: {
      name: "Vokietijos federalinė finansų priežiūros institucija (BaFin), pranešėjų tarnyba",
      purpose:
        "Dėl pažeidimų bankuose, draudimo įmonėse, finansinių paslaugų įmonėse ir kapitalo rinkoje ir dėl pinigų plovimo ten (§ 21 HinSchG).",
    },
    competition: {
      name: "Vokietijos federalinė kartelių tarnyba (Bundeskartellamt)",
      purpose:
        "Dėl konkurencijos teisės pažeidimų, pavyzdžiui, kainų susitarimų, ir dėl didelėms skaitmeninėms platformoms skirtų taisyklių pažeidimų (§ 22 HinSchG).",
    },
    states: {
      name: "Vokietijos federalinių žemių išorinės pranešimų tarnybos",
      purpose:
        "Kiekviena žemė gali įsteigti savo tarnybą pažeidimams savo administracijoje ir savivaldybėse (§ 20 HinSchG). Jei tokios nėra, atsakinga federalinė išorinė pranešimų tarnyba. Ji taip pat pasakys, kokia tarnyba yra Jūsų žemėje.",
    },
    fraud: {
      name: "Europos kovos su sukčiavimu tarnyba (OLAF)",
      purpose: "Dėl sukčiavimo ir korupcijos, kurie kenkia ES biudžetui, ir dėl netinkamo elgesio ES institucijose.",
    },
    ships: {
      name: "Europos jūrų saugumo agentūra (EMSA)",
      purpose: "Dėl laivų saugos ir jūros apsaugos nuo laivų taršos.",
    },
    aviation: {
      name: "Europos Sąjungos aviacijos saugos agentūra (EASA)",
      purpose: "Dėl aviacijos saugos.",
    },
    markets: {
      name: "Europos vertybinių popierių ir rinkų institucija (ESMA)",
      purpose: "Dėl kredito reitingų agentūrų, sandorių duomenų saugyklų ir kitų, kuriuos ji pati prižiūri.",
    },
    medicines: {
      name: "Europos vaistų agentūra (EMA)",
      purpose: "Dėl vaistų: jų leidimų, gamybos, tyrimų ir saugos.",
    },
    ai: {
      name: "Europos dirbtinio intelekto tarnyba (AI Office)",
      purpose: "Dėl Dirbtinio intelekto akto pažeidimų, kuriuos daro bendrosios paskirties DI modelių tiekėjai.",
    },
  },
  consent:
    "Prašome Jūsų sutikimo perduoti duomenis apie Jūsų tapatybę (Vokietijos pranešėjų apsaugos įstatymas, § 9 (3) HinSchG).\n\nKam: {recipient}\nTikslas: {purpose}\nKas perduodama: {details}\n\nSutikimas galioja tik šiam vienam perdavimui.",
  record: {
    final: "Jūsų pranešimo protokolas yra galutinis.",
    recorded: "Prie Jūsų pranešimo dabar yra pokalbio garso įrašas. Sutikimas duotas {date}: „{wording}“",
    destroyed: "Garso įrašas sunaikintas.",
  },
  feedback: {
    greeting: "Laba diena,\n\npateikiame grįžtamąją informaciją apie Jūsų pranešimą.",
    taken: "Tolesni veiksmai, kurių ėmėmės:",
    planned: "Tolesni veiksmai, kuriuos planuojame:",
    reasons: "Priežastys:",
    withheld: "Ko mums neleidžiama Jums pasakyti ir kodėl:",
    regards: "Jūsų pranešimų tarnyba",
  },
  meetingHeld: "Asmeninis pokalbis įvyko.",
  poster: {
    language: "lt-LT",
    title: "Praneškite apie pažeidimus –",
    subtitle: "konfidencialiai arba anonimiškai",
    lead: "Pastebėjote ką nors, kas nėra gerai? Praneškite mūsų vidinei pranešimų tarnybai. Paskyros nereikia.",
    steps: [
      {
        name: "Atidarykite puslapį",
        text: "Nuskaitykite QR kodą telefonu arba įveskite adresą.",
      },
      {
        name: "Aprašykite, kas atsitiko",
        text: "Jei norite, be savo vardo. Galite pridėti failų.",
      },
      {
        name: "Išsaugokite slaptažodį",
        text: "Su juo skaitysite mūsų atsakymą ir rašysite mums toliau.",
      },
    ],
    qr: "QR kodas su pranešimų tarnybos adresu",
    address: "Adresas įvesti ranka",
    sealed: "Jūsų pranešimas užšifruojamas Jūsų įrenginyje. Perskaityti jį gali tik pranešimų tarnyba.",
    device: "Geriausia naudoti savo įrenginį ir ne įmonės tinklą.",
    fingerprint: "Rakto atspaudas",
    fingerprintMeans: "Tokius pat ženklus portalas rodo prieš Jums ką nors išsiunčiant. Jei jie kitokie, nieko nesiųskite.",
    documentTitle: "{company}: praneškite apie pažeidimus",
  },
  link: {
    label: "Pranešti apie pažeidimą",
    title: "Įmonės {company} pranešimų tarnyba, atidaroma naujoje kortelėje",
  },
  news: {
    subject: "Yra naujienų",
    text: "Jums yra nauja žinutė. Perskaityti ją galite su savo slaptažodžiu.",
    open: "Atidaryti",
  },
  sheet: {
    text: "Jūsų pranešimo prieigos lapas\n\nAtvejo numeris: {caseNumber}\nAdresas: {address}\n\nJūsų atvejo slaptažodis:\n\n{password}\n\nAtidarykite adresą ir įveskite slaptažodį. Ten skaitysite mūsų atsakymus, rašysite mums ir patikrinsite savo pranešimo protokolą.\n\nKas bus toliau: ne vėliau kaip po septynių dienų patvirtinsime, kad pranešimas gautas, ir ne vėliau kaip po trijų mėnesių nuo to pateiksime Jums grįžtamąją informaciją. Jūsų tapatybę laikome konfidencialia.\n\nLaikykite šį lapą saugioje vietoje. Niekas negali atkurti slaptažodžio, net ir mes.",
    qr: "QR kodas su Jūsų atvejo adresu",
    scan: "Adresas nuskaityti. Slaptažodžio jame nėra.",
  },
};
