import { type Block, bullets, heading, leadsTo, paragraph, titled } from "../../channels/duty-text-parts.ts";

const onionAddress = (onion: string | null): Block[] =>
  onion === null
    ? []
    : [
        paragraph(
          "Dit portaal heeft ook een adres in het Tor-netwerk. Het opent alleen in Tor Browser. Staat er aan het einde van uw link een deel dat met “#” begint, plak dat dan achter dit adres:",
        ),
        leadsTo(onion),
      ];

/** Advice on device, network and Tor Browser in Dutch; `onion` is the portal's address in the Tor network, where it has one. */
export const devices = (onion: string | null): Block[] => [
  paragraph(
    "Uw browser versleutelt uw melding. Toch kan wie uw apparaat beheert, meelezen. En wie uw netwerk beheert, kan zien dat u hier was. U hoeft niet alles op deze pagina te doen. Een eigen apparaat en een eigen netwerk helpen het meest.",
  ),
  heading("Het apparaat"),
  bullets(
    "Gebruik een apparaat dat van u is en dat uw werkgever niet beheert.",
    "Gebruik geen computer, tablet of telefoon van het bedrijf, ook thuis niet. Daar kunnen programma’s werken die scherm, toetsen en bezochte pagina’s vastleggen. Daartegen beschermt onze versleuteling niet.",
    "Het bedrijf kan ook uw eigen telefoon mee beheren: dan staat in de instellingen een werkprofiel of apparaatbeheer (MDM). Gebruik dan een ander apparaat.",
    "Bent u in de browser ingelogd met een account van het bedrijf, dan kan het bedrijf uw geschiedenis en wachtwoorden zien. Gebruik een browser zonder dat account.",
    "Sommige toetsenborden op telefoons leren woorden of sturen ze naar hun maker. Ook schrijfhulpen en vertalers in de browser kunnen meelezen. Zet die eerst uit.",
  ),
  heading("Het netwerk"),
  bullets(
    "Gebruik niet de wifi, de kabel of de VPN van het bedrijf. Zet de VPN uit voordat u deze pagina opent.",
    "Wie een netwerk beheert, ziet de naam van onze server, wanneer u die bezoekt en hoeveel er wordt verzonden. Wat u schrijft en leest, is onderweg versleuteld.",
    "Op een apparaat van het bedrijf geldt dat niet altijd: het bedrijf kan het zo instellen dat het ook versleutelde verbindingen meeleest.",
    "Beter zijn mobiele data, uw netwerk thuis of openbare wifi die niet in de buurt van het bedrijf is.",
  ),
  heading("Geschiedenis en privévenster"),
  bullets(
    "Open het portaal in een privévenster. Sluit het daarna: dan vergeet de browser de geschiedenis.",
    "Een privévenster beschermt tegen mensen die het apparaat na u gebruiken. Het beschermt niet tegen het bedrijf, het netwerk of programma’s die meekijken.",
    "Zonder privévenster blijft het adres van dit portaal in de geschiedenis staan, met de titel “Portal”.",
    "“Pagina snel verlaten” brengt u meteen weg. De geschiedenis wordt daarmee niet gewist.",
  ),
  heading("Foto’s, bestanden en uw tekst"),
  bullets(
    "Foto’s en documenten bevatten vaak plaats, apparaat, datum of namen. Uw browser verwijdert zulke gegevens, voor zover hij dat kan, voordat hij het bestand versleutelt. Bij elk bestand staat wat er is verwijderd en wat blijft.",
    "Wat op een foto te zien is, blijft: gezichten, spiegelingen, borden, uw bureau. Ook de bestandsnaam blijft.",
    "Afdrukken kunnen onzichtbare puntjes van de printer hebben. Die blijven op een foto of scan.",
    "Bedenk wie een bestand nog meer heeft of iets nog meer weet. Zijn dat er maar een paar, dan kunnen anderen begrijpen dat u het was.",
    "Bedrijven leggen vaak vast wie een bestand opent, kopieert of afdrukt. U kunt ook beschrijven waar iets staat.",
  ),
  heading("Tor Browser"),
  paragraph(
    "Tor Browser verbergt voor uw netwerk welke pagina u bezoekt, en voor onze server van welke aansluiting u komt. U hebt hem niet nodig om hier te melden. Hij helpt als ook het bezoek aan deze pagina niet bekend mag worden.",
  ),
  bullets(
    "Download hem op een eigen apparaat van torproject.org, voor computers en voor Android. Op een iPhone heet het programma Onion Browser.",
    "Zet het beveiligingsniveau op “Standaard” of “Veiliger”. Met “Veiligst” kan uw browser hier niet versleutelen.",
    "Uw netwerk ziet dat u Tor gebruikt, maar niet waarvoor. In het netwerk van het bedrijf kan dat opvallen.",
    "Tor beschermt niet op een apparaat dat door iemand in de gaten wordt gehouden. Het beschermt ook niet tegen wat er in tekst en bestanden staat.",
  ),
  ...onionAddress(onion),
  heading("Schermafbeeldingen, afdrukken en cloud"),
  bullets(
    "Schermafbeeldingen en opgeslagen bestanden komen vaak vanzelf in een cloud, bijvoorbeeld iCloud, Google Foto’s of OneDrive. Zet dat eerst uit, of maak geen schermafbeeldingen.",
    "Druk niet af op uw werk: sommige printers slaan op wat ze hebben afgedrukt.",
  ),
  heading("Het wachtwoord van uw zaak"),
  bullets(
    "Bewaar het thuis op papier of in een eigen wachtwoordprogramma. Niet in e-mails, chats of op apparaten van het bedrijf.",
    "Geef het aan niemand. Wie het heeft, kan uw zaak lezen en in uw naam schrijven.",
    "Slaat u het tekstbestand op, dan staat het in de map met downloads. Verplaats of verwijder het als anderen het apparaat gebruiken.",
  ),
  ...titled(
    "Met wie u praat",
    "Vertel het aan zo weinig mogelijk mensen. Wie niets weet, kan niets doorvertellen. Advocaten moeten zwijgen en kunnen u advies geven.",
  ),
  heading("U hebt al een apparaat van het bedrijf gebruikt"),
  bullets(
    "Blijf rustig. Vaak bekijkt niemand wat er wordt vastgelegd.",
    "Open uw zaak vanaf nu alleen nog op een eigen apparaat in een ander netwerk. U hebt daarvoor dit adres en uw wachtwoord nodig.",
    "Verwijder op het apparaat van het bedrijf niets wat niet van u is: dat kan opvallen.",
    "Schrijf het meldpunt in de chat van uw zaak wat er is gebeurd. Het kan dan voorzichtiger te werk gaan.",
    "Wie bij het melden een gegronde reden had om te denken dat de informatie klopte, mag daarvoor niet worden benadeeld (§§ 33 en 36 HinSchG).",
  ),
];
