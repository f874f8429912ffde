import type { OfficeTexts } from "../language-texts.ts";

/** What an office's channel says and gives out, in Swedish. */
export const office: OfficeTexts = {
  name: "Intern visselblåsarfunktion",
  firstPage: [
    "Här kan du rapportera missförhållanden hos {company}: konfidentiellt eller utan att uppge ditt namn. Du behöver inget konto.",
    "Så går det till",
    "Du beskriver vad som har hänt och lägger till filer om du har några. Sedan får du ett lösenord. Med det kan du senare läsa vårt svar och fortsätta skriva till oss.",
    "Vem som läser din rapport",
    "Personerna i den interna visselblåsarfunktionen och de som de behöver ta hjälp av i ditt ärende. Alla har tystnadsplikt. Den som rapporterar i god tro är skyddad mot att missgynnas.",
  ],
  bodies: {
    justice: {
      name: "Den tyska statens externa visselblåsarfunktion hos Bundesamt für Justiz (BfJ)",
      purpose:
        "För alla överträdelser som ingen av de andra ansvarar för (§ 19 HinSchG). Om du inte vet vem som är ansvarig är det här rätt ställe.",
    },
    finance: {
      name: "Den tyska finansinspektionen (BaFin), kontakt för visselblåsare",
      purpose:
        "För överträdelser hos banker, försäkringsbolag och finansföretag och på kapitalmarknaden, och för penningtvätt där (§ 21 HinSchG).",
    },
    competition: {
      name: "Den tyska konkurrensmyndigheten (Bundeskartellamt)",
      purpose:
        "För överträdelser av konkurrensrätten, till exempel prisavtal, och av reglerna för stora digitala plattformar (§ 22 HinSchG).",
    },
    states: {
      name: "De tyska delstaternas externa visselblåsarfunktioner",
      purpose:
        "Varje delstat får inrätta en egen visselblåsarfunktion för överträdelser i sin förvaltning och sina kommuner (§ 20 HinSchG). Där det inte finns någon är statens externa visselblåsarfunktion ansvarig. Den berättar också vilken visselblåsarfunktion din delstat har.",
    },
    fraud: {
      name: "Europeiska byrån för bedrägeribekämpning (OLAF)",
      purpose: "För bedrägeri och korruption som skadar EU:s budget, och för tjänstefel i EU:s institutioner.",
    },
    ships: {
      name: "Europeiska sjösäkerhetsbyrån (EMSA)",
      purpose: "För fartygs säkerhet och för skydd av havet mot föroreningar från fartyg.",
    },
    aviation: {
      name: "Europeiska unionens byrå för luftfartssäkerhet (EASA)",
      purpose: "För säkerhet i luftfarten.",
    },
    markets: {
      name: "Europeiska värdepappers- och marknadsmyndigheten (ESMA)",
      purpose: "För kreditvärderingsinstitut, transaktionsregister och andra som den själv har tillsyn över.",
    },
    medicines: {
      name: "Europeiska läkemedelsmyndigheten (EMA)",
      purpose: "För läkemedel: godkännande, tillverkning, prövningar och säkerhet.",
    },
    ai: {
      name: "Europeiska AI-byrån",
      purpose: "För överträdelser av AI-förordningen hos leverantörer av AI-modeller för allmänna ändamål.",
    },
  },
  consent:
    "Vi ber om ditt samtycke till att lämna uppgifter om din identitet vidare (§ 9 (3) i den tyska visselblåsarlagen, HinSchG).\n\nTill: {recipient}\nSyfte: {purpose}\nDetta lämnas vidare: {details}\n\nDitt samtycke gäller bara för detta enda tillfälle.",
  record: {
    final: "Protokollet över din rapport är slutgiltigt.",
    recorded: "En ljudinspelning av samtalet hör nu till din rapport. Samtycket gavs den {date}: ”{wording}”",
    destroyed: "Ljudinspelningen har förstörts.",
  },
  feedback: {
    greeting: "Hej,\n\nHär är vår återkoppling på din rapport.",
    taken: "Uppföljning som är gjord:",
    planned: "Uppföljning som är planerad:",
    reasons: "Skäl:",
    withheld: "Vad vi inte får berätta för dig, och varför:",
    regards: "Visselblåsarfunktionen",
  },
  meetingHeld: "Det personliga samtalet har ägt rum.",
  poster: {
    language: "sv-SE",
    title: "Rapportera missförhållanden –",
    subtitle: "konfidentiellt eller anonymt",
    lead: "Har du märkt något som inte står rätt till? Rapportera det till vår interna visselblåsarfunktion. Du behöver inget konto.",
    steps: [
      {
        name: "Öppna sidan",
        text: "Skanna QR-koden med telefonen eller skriv in adressen.",
      },
      {
        name: "Beskriv vad som hände",
        text: "Utan ditt namn om du vill. Du kan lägga till filer.",
      },
      {
        name: "Spara lösenordet",
        text: "Med det läser du vårt svar och fortsätter skriva till oss.",
      },
    ],
    qr: "QR-kod med visselblåsarfunktionens adress",
    address: "Adress att skriva in",
    sealed: "Din rapport krypteras på din enhet. Bara visselblåsarfunktionen kan läsa den.",
    device: "Använd helst din egen enhet och ett annat nätverk än företagets.",
    fingerprint: "Nyckelns fingeravtryck",
    fingerprintMeans: "Portalen visar samma tecken innan du skickar något. Är det andra tecken, skicka inget.",
    documentTitle: "{company}: Rapportera missförhållanden",
  },
  link: {
    label: "Lämna en rapport",
    title: "Visselblåsarfunktionen hos {company}, öppnas i en ny flik",
  },
  news: {
    subject: "Det finns något nytt",
    text: "Det finns ett nytt meddelande till dig. Du kan läsa det med ditt lösenord.",
    open: "Öppna",
  },
  sheet: {
    text: "Åtkomstblad till din rapport\n\nÄrendenummer: {caseNumber}\nAdress: {address}\n\nLösenordet till ditt ärende:\n\n{password}\n\nÖppna adressen och skriv in lösenordet. Där läser du våra svar, skriver till oss och granskar ett protokoll över din rapport.\n\nDet här händer sedan: senast efter sju dagar bekräftar vi att vi har fått din rapport. Senast tre månader därefter ger vi dig återkoppling. Vi behandlar din identitet konfidentiellt.\n\nFörvara det här bladet på ett säkert ställe. Ingen kan återställa lösenordet, inte heller vi.",
    qr: "QR-kod med adressen till ditt ärende",
    scan: "Adress att skanna. Lösenordet står inte i den.",
  },
};
