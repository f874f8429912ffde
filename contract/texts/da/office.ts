import type { OfficeTexts } from "../language-texts.ts";

/** What an office's channel says and gives out, in Danish. */
export const office: OfficeTexts = {
  name: "Intern whistleblowerenhed",
  firstPage: [
    "Her kan du indberette kritisable forhold hos {company}: fortroligt eller uden at oplyse dit navn. Du behøver ikke oprette en konto.",
    "Sådan foregår det",
    "Du beskriver, hvad der er sket, og tilføjer filer, hvis du har nogen. Så får du en adgangskode. Med den kan du senere læse vores svar og skrive videre til os.",
    "Hvem der læser din indberetning",
    "Personerne i den interne whistleblowerenhed og dem, som de er nødt til at inddrage i din sag. De har alle tavshedspligt. Den, der indberetter i god tro, er beskyttet mod at blive stillet ringere.",
  ],
  bodies: {
    justice: {
      name: "Den tyske stats eksterne whistleblowerenhed hos Bundesamt für Justiz (BfJ)",
      purpose:
        "For alle overtrædelser, som ingen af de andre har ansvaret for (§ 19 HinSchG). Hvis du ikke ved, hvem der har ansvaret, er det her det rigtige sted.",
    },
    finance: {
      name: "Det tyske finanstilsyn (BaFin), kontaktsted for whistleblowere",
      purpose:
        "For overtrædelser hos banker, forsikringsselskaber og finansielle tjenester og på kapitalmarkedet, og for hvidvask af penge der (§ 21 HinSchG).",
    },
    competition: {
      name: "Den tyske konkurrencemyndighed (Bundeskartellamt)",
      purpose:
        "For overtrædelser af konkurrenceretten, for eksempel prisaftaler, og af reglerne for store digitale platforme (§ 22 HinSchG).",
    },
    states: {
      name: "De tyske delstaters eksterne whistleblowerenheder",
      purpose:
        "Hver delstat kan oprette sin egen whistleblowerenhed for overtrædelser i sin forvaltning og sine kommuner (§ 20 HinSchG). Hvor der ikke er nogen, har statens eksterne whistleblowerenhed ansvaret. Den fortæller dig også, hvilken whistleblowerenhed din delstat har.",
    },
    fraud: {
      name: "Det Europæiske Kontor for Bekæmpelse af Svig (OLAF)",
      purpose: "For svig og korruption, der skader EU’s budget, og for forseelser i EU’s institutioner.",
    },
    ships: {
      name: "Det Europæiske Agentur for Søfartssikkerhed (EMSA)",
      purpose: "For skibes sikkerhed og for beskyttelse af havet mod forurening fra skibe.",
    },
    aviation: {
      name: "Den Europæiske Unions Luftfartssikkerhedsagentur (EASA)",
      purpose: "For sikkerhed i luftfarten.",
    },
    markets: {
      name: "Den Europæiske Værdipapir- og Markedstilsynsmyndighed (ESMA)",
      purpose: "For kreditvurderingsbureauer, transaktionsregistre og andre, som den selv fører tilsyn med.",
    },
    medicines: {
      name: "Det Europæiske Lægemiddelagentur (EMA)",
      purpose: "For lægemidler: godkendelse, fremstilling, forsøg og sikkerhed.",
    },
    ai: {
      name: "Det Europæiske Kontor for AI",
      purpose: "For overtrædelser af AI-forordningen hos udbydere af AI-modeller til almen brug.",
    },
  },
  consent:
    "Vi beder om dit samtykke til at give oplysninger om din identitet videre (§ 9, stk. 3, i den tyske whistleblowerlov, HinSchG).\n\nTil: {recipient}\nFormål: {purpose}\nDet bliver givet videre: {details}\n\nDit samtykke gælder kun denne ene gang.",
  record: {
    final: "Referatet af din indberetning er endeligt.",
    recorded: "En lydoptagelse af samtalen hører nu til din indberetning. Samtykket blev givet den {date}: ”{wording}”",
    destroyed: "Lydoptagelsen er blevet slettet.",
  },
  feedback: {
    greeting: "Hej\n\nHer er vores feedback på din indberetning.",
    taken: "Opfølgning, der er gennemført:",
    planned: "Opfølgning, der er planlagt:",
    reasons: "Begrundelse:",
    withheld: "Hvad vi ikke må fortælle dig, og hvorfor:",
    regards: "Whistleblowerenheden",
  },
  meetingHeld: "Den personlige samtale har fundet sted.",
  poster: {
    language: "da-DK",
    title: "Indberet kritisable forhold –",
    subtitle: "fortroligt eller anonymt",
    lead: "Har du lagt mærke til noget, der ikke er i orden? Indberet det til vores interne whistleblowerenhed. Du behøver ikke oprette en konto.",
    steps: [
      {
        name: "Åbn siden",
        text: "Scan QR-koden med din telefon, eller skriv adressen.",
      },
      {
        name: "Beskriv, hvad der skete",
        text: "Uden dit navn, hvis du vil. Du kan tilføje filer.",
      },
      {
        name: "Gem adgangskoden",
        text: "Med den læser du vores svar og skriver videre til os.",
      },
    ],
    qr: "QR-kode med whistleblowerenhedens adresse",
    address: "Adresse til indtastning",
    sealed: "Din indberetning bliver krypteret på din enhed. Kun whistleblowerenheden kan læse den.",
    device: "Brug helst din egen enhed og et andet netværk end virksomhedens.",
    fingerprint: "Nøglens fingeraftryk",
    fingerprintMeans: "Portalen viser de samme tegn, før du sender noget. Er de anderledes, så send ikke noget.",
    documentTitle: "{company}: Indberet kritisable forhold",
  },
  link: {
    label: "Lav en indberetning",
    title: "Whistleblowerenheden hos {company}, åbner i en ny fane",
  },
  news: {
    subject: "Der er nyt",
    text: "Der er en ny besked til dig. Du kan læse den med din adgangskode.",
    open: "Åbn",
  },
  sheet: {
    text: "Adgangsark til din indberetning\n\nSagsnummer: {caseNumber}\nAdresse: {address}\n\nAdgangskoden til din sag:\n\n{password}\n\nÅbn adressen, og skriv adgangskoden. Her læser du vores svar, skriver til os og gennemser et referat af din indberetning.\n\nDet sker der nu: Vi bekræfter senest efter syv dage, at vi har fået din indberetning. Senest tre måneder derefter giver vi dig feedback. Vi behandler din identitet fortroligt.\n\nGem dette ark et sikkert sted. Ingen kan gendanne adgangskoden, heller ikke vi.",
    qr: "QR-kode med adressen til din sag",
    scan: "Adresse til scanning. Adgangskoden står ikke i den.",
  },
};
