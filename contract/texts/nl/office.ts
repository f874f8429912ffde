import type { OfficeTexts } from "../language-texts.ts";

/** What an office's channel says and gives out, in Dutch. */
export const office: OfficeTexts = {
  name: "Intern meldpunt",
  firstPage: [
    "Hier kunt u misstanden bij {company} melden: vertrouwelijk of helemaal zonder uw naam. U hebt geen account nodig.",
    "Zo werkt het",
    "U beschrijft wat er is gebeurd en voegt bestanden toe als u die hebt. Daarna krijgt u een wachtwoord. Daarmee kunt u later ons antwoord lezen en ons blijven schrijven.",
    "Wie uw melding leest",
    "De mensen van het interne meldpunt, en wie zij voor uw zaak erbij moeten halen. Zij zijn allemaal verplicht tot vertrouwelijkheid. Wie te goeder trouw iets meldt, is beschermd tegen nadelen.",
  ],
  bodies: {
    justice: {
      name: "Extern meldpunt van de Duitse federale overheid bij het Bundesamt für Justiz (BfJ)",
      purpose:
        "Voor alle inbreuken waarvoor geen van de andere instanties bevoegd is (§ 19 HinSchG). Als u niet weet wie bevoegd is, bent u hier op de juiste plek.",
    },
    finance: {
      name: "Duitse financiële toezichthouder (BaFin), meldpunt voor klokkenluiders",
      purpose:
        "Voor inbreuken bij banken, verzekeraars en financiële dienstverleners en op de kapitaalmarkt, en voor witwassen daar (§ 21 HinSchG).",
    },
    competition: {
      name: "Duitse mededingingsautoriteit (Bundeskartellamt)",
      purpose:
        "Voor inbreuken op het mededingingsrecht, bijvoorbeeld prijsafspraken, en op de regels voor grote digitale platforms (§ 22 HinSchG).",
    },
    states: {
      name: "Externe meldpunten van de Duitse deelstaten",
      purpose:
        "Elke deelstaat mag een eigen meldpunt oprichten voor inbreuken in zijn bestuur en zijn gemeenten (§ 20 HinSchG). Is er geen, dan is het externe meldpunt van de federale overheid bevoegd. Dat meldpunt zegt u ook welk meldpunt er in uw deelstaat is.",
    },
    fraud: {
      name: "Europees Bureau voor fraudebestrijding (OLAF)",
      purpose: "Voor fraude en corruptie ten koste van de begroting van de EU, en voor wangedrag bij haar instellingen.",
    },
    ships: {
      name: "Europees Agentschap voor maritieme veiligheid (EMSA)",
      purpose: "Voor de veiligheid van schepen en de bescherming van de zee tegen vervuiling door schepen.",
    },
    aviation: {
      name: "Agentschap van de Europese Unie voor de veiligheid van de luchtvaart (EASA)",
      purpose: "Voor de veiligheid in de luchtvaart.",
    },
    markets: {
      name: "Europese Autoriteit voor effecten en markten (ESMA)",
      purpose: "Voor ratingbureaus, transactieregisters en andere partijen waarop zij zelf toezicht houdt.",
    },
    medicines: {
      name: "Europees Geneesmiddelenbureau (EMA)",
      purpose: "Voor geneesmiddelen: toelating, productie, onderzoek en veiligheid.",
    },
    ai: {
      name: "Europees AI-bureau (AI Office)",
      purpose: "Voor inbreuken op de AI-verordening door aanbieders van AI-modellen voor algemene doeleinden.",
    },
  },
  consent:
    "Wij vragen uw toestemming om gegevens over uw identiteit door te geven (§ 9 lid 3 van de Duitse klokkenluiderswet, HinSchG).\n\nAan: {recipient}\nDoel: {purpose}\nWat wordt doorgegeven: {details}\n\nUw toestemming geldt alleen voor deze ene keer doorgeven.",
  record: {
    final: "Het verslag van uw melding is definitief.",
    recorded: "Bij uw melding hoort nu een geluidsopname van het gesprek. Er is toestemming van {date}: “{wording}”",
    destroyed: "De geluidsopname is vernietigd.",
  },
  feedback: {
    greeting: "Goedendag,\n\nHierbij geven wij u feedback op uw melding.",
    taken: "Genomen vervolgmaatregelen:",
    planned: "Geplande vervolgmaatregelen:",
    reasons: "Redenen:",
    withheld: "Wat wij u niet mogen zeggen, en waarom:",
    regards: "Uw meldpunt",
  },
  meetingHeld: "Het persoonlijke gesprek heeft plaatsgevonden.",
  poster: {
    language: "nl-NL",
    title: "Misstanden melden –",
    subtitle: "vertrouwelijk of anoniem",
    lead: "Hebt u iets gezien dat niet in orde is? Meld het bij ons interne meldpunt. U hebt daarvoor geen account nodig.",
    steps: [
      {
        name: "Open de pagina",
        text: "Scan de QR-code met uw telefoon of typ het adres.",
      },
      {
        name: "Beschrijf wat er is gebeurd",
        text: "Als u wilt zonder uw naam. U kunt bestanden toevoegen.",
      },
      {
        name: "Bewaar het wachtwoord",
        text: "Daarmee leest u ons antwoord en kunt u ons blijven schrijven.",
      },
    ],
    qr: "QR-code met het adres van het meldpunt",
    address: "Adres om te typen",
    sealed: "Uw melding wordt op uw apparaat versleuteld. Alleen het meldpunt kan die lezen.",
    device: "Gebruik het liefst een eigen apparaat en niet het netwerk van het bedrijf.",
    fingerprint: "Vingerafdruk van de sleutel",
    fingerprintMeans: "Het portaal toont dezelfde tekens voordat u iets verzendt. Zijn ze anders, verzend dan niets.",
    documentTitle: "{company}: misstanden melden",
  },
  link: {
    label: "Misstand melden",
    title: "Meldpunt van {company}, opent in een nieuw tabblad",
  },
  news: {
    subject: "Er is nieuws",
    text: "Er is een nieuw bericht voor u. U kunt het lezen met uw wachtwoord.",
    open: "Openen",
  },
  sheet: {
    text: "Toegangsblad bij uw melding\n\nZaaknummer: {caseNumber}\nAdres: {address}\n\nHet wachtwoord van uw zaak:\n\n{password}\n\nOpen het adres en vul het wachtwoord in. Daar leest u onze antwoorden, schrijft u ons en controleert u een verslag van uw melding.\n\nHoe het verdergaat: uiterlijk na zeven dagen bevestigen we dat we uw melding hebben ontvangen. Uiterlijk drie maanden daarna geven we u feedback. Uw identiteit behandelen we vertrouwelijk.\n\nBewaar dit blad op een veilige plek. Niemand kan het wachtwoord herstellen, ook wij niet.",
    qr: "QR-code met het adres van uw zaak",
    scan: "Adres om te scannen. Het wachtwoord staat er niet in.",
  },
};
