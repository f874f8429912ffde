import { type Block, bullets, heading, leadsTo, paragraph, titled } from "../../channels/duty-text-parts.ts";

const onionAddress = (onion: string | null): Block[] =>
  onion === null
    ? []
    : [
        paragraph(
          "Denne portal har også en adresse i Tor-netværket. Den åbner kun i Tor Browser. Hvis dit link slutter med en del, der begynder med ”#”, så sæt den del efter denne adresse:",
        ),
        leadsTo(onion),
      ];

/** Advice on device, network and Tor Browser in Danish; `onion` is the portal's address in the Tor network, where it has one. */
export const devices = (onion: string | null): Block[] => [
  paragraph(
    "Din browser krypterer din indberetning. Alligevel kan den, der administrerer din enhed, læse med, og den, der administrerer dit netværk, kan se, at du har været her. Du behøver ikke gøre alt på denne side. Din egen enhed og dit eget netværk hjælper mest.",
  ),
  heading("Enheden"),
  bullets(
    "Brug en enhed, som er din egen, og som din arbejdsgiver ikke administrerer.",
    "Brug ikke virksomhedens computer, tablet eller telefon, heller ikke derhjemme. Der kan være programmer, som registrerer skærm, taster og besøgte sider. Det beskytter vores kryptering ikke mod.",
    "Virksomheden kan også være med til at administrere din egen telefon: Så står der en arbejdsprofil eller enhedsadministration (MDM) i indstillingerne. Brug i så fald en anden enhed.",
    "Hvis du er logget ind i browseren med en konto fra virksomheden, kan virksomheden se historik og adgangskoder. Brug en browser uden den konto.",
    "Nogle tastaturer på telefonen lærer ord eller sender dem til producenten. Skrivehjælp og oversættere i browseren kan også læse med. Slå dem fra først.",
  ),
  heading("Netværket"),
  bullets(
    "Brug ikke virksomhedens wi-fi, kabel eller VPN. Afbryd VPN, før du åbner denne side.",
    "Den, der administrerer et netværk, ser navnet på vores server, hvornår du besøger den, og hvor meget der overføres. Det, du skriver og læser, er krypteret på vejen.",
    "På en enhed fra virksomheden gælder det ikke altid: Virksomheden kan indstille den, så den også læser krypterede forbindelser.",
    "Mobildata, dit netværk derhjemme eller et offentligt wi-fi, der ikke er i nærheden af virksomheden, er bedre.",
  ),
  heading("Historik og private vinduer"),
  bullets(
    "Åbn portalen i et privat vindue. Luk det bagefter: Så glemmer browseren historikken.",
    "Et privat vindue beskytter mod personer, der bruger enheden efter dig. Det beskytter ikke mod virksomheden, netværket eller overvågningsprogrammer.",
    "Uden et privat vindue bliver portalens adresse stående i historikken med titlen ”Portal”.",
    "”Forlad siden hurtigt” fører dig væk med det samme. Det sletter ikke historikken.",
  ),
  heading("Fotos, filer og din tekst"),
  bullets(
    "Fotos og dokumenter indeholder ofte sted, enhed, dato eller navne. Din browser fjerner sådanne oplysninger, så godt den kan, før den krypterer filen. Ved hver fil står der, hvad der er fjernet, og hvad der stadig er der.",
    "Det, man kan se på et billede, er der stadig: ansigter, spejlinger, skilte, dit skrivebord. Det er filnavnet også.",
    "Udskrifter kan have usynlige prikker fra printeren. De er også på et foto eller en scanning.",
    "Tænk over, hvem der ellers har en fil eller ved noget. Er det kun få personer, kan andre slutte, at det var dig.",
    "Virksomheder registrerer ofte, hvem der åbner, kopierer eller udskriver en fil. Du kan også beskrive, hvor noget er.",
  ),
  heading("Tor Browser"),
  paragraph(
    "Tor Browser skjuler for dit netværk, hvilken side du besøger, og for vores server, hvilken forbindelse du kommer fra. Du behøver den ikke for at indberette her. Den hjælper, hvis besøget på denne side heller ikke må blive kendt.",
  ),
  bullets(
    "Hent den på din egen enhed fra torproject.org, til computer og til Android. På iPhone hedder programmet Onion Browser.",
    "Sæt sikkerhedsniveauet til ”Standard” eller ”Sikrere”. Med ”Sikrest” kan din browser ikke kryptere her.",
    "Dit netværk ser, at du bruger Tor, men ikke til hvad. I virksomhedens netværk kan det vække opmærksomhed.",
    "Tor beskytter ikke på en enhed, som nogen overvåger. Det beskytter heller ikke mod det, der står i tekst og filer.",
  ),
  ...onionAddress(onion),
  heading("Skærmbilleder, udskrifter og skyen"),
  bullets(
    "Skærmbilleder og gemte filer havner ofte af sig selv i skyen, for eksempel i iCloud, Google Fotos eller OneDrive. Slå det fra først, eller tag ingen.",
    "Udskriv ikke på arbejdet: Nogle printere gemmer det, de har udskrevet.",
  ),
  heading("Adgangskoden til din sag"),
  bullets(
    "Gem den derhjemme på papir eller i dit eget program til adgangskoder. Ikke i e-mails, chats eller på virksomhedens enheder.",
    "Giv den ikke til nogen. Den, der har den, kan læse din sag og skrive i dit navn.",
    "Hvis du gemmer tekstfilen, ligger den i mappen med overførsler. Flyt eller slet den, hvis andre bruger enheden.",
  ),
  ...titled(
    "Hvem du taler med",
    "Fortæl det til så få som muligt. Den, der intet ved, kan ikke fortælle noget videre. Advokater har tavshedspligt og kan rådgive dig.",
  ),
  heading("Du har allerede brugt en enhed fra virksomheden"),
  bullets(
    "Bevar roen. Ofte er der ingen, der ser på det, der bliver registreret.",
    "Åbn fra nu af kun din sag på din egen enhed i et andet netværk. Du skal bruge denne adresse og din adgangskode.",
    "Slet ikke noget på virksomhedens enhed, som ikke er dit: Det kan vække opmærksomhed.",
    "Skriv til whistleblowerenheden i chatten i din sag, hvad der er sket. Så kan den gå mere forsigtigt frem.",
    "Den, der havde rimelig grund til at tro, at oplysningerne var sande, da de blev indberettet, må ikke blive stillet ringere på grund af det (§§ 33 og 36 HinSchG).",
  ),
];
