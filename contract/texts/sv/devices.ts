import { type Block, bullets, heading, leadsTo, paragraph, titled } from "../../channels/duty-text-parts.ts";

const onionAddress = (onion: string | null): Block[] =>
  onion === null
    ? []
    : [
        paragraph(
          "Den här portalen har också en adress i Tor-nätverket. Den öppnas bara i Tor Browser. Om din länk slutar med en del som börjar med ”#”, lägg till den delen efter den här adressen:",
        ),
        leadsTo(onion),
      ];

/** Advice on device, network and Tor Browser in Swedish; `onion` is the portal's address in the Tor network, where it has one. */
export const devices = (onion: string | null): Block[] => [
  paragraph(
    "Din webbläsare krypterar din rapport. Ändå kan den som administrerar din enhet läsa med, och den som administrerar ditt nätverk kan se att du har varit här. Du behöver inte göra allt på den här sidan. Mest hjälper en egen enhet och ett eget nätverk.",
  ),
  heading("Enheten"),
  bullets(
    "Använd en enhet som är din egen och som din arbetsgivare inte administrerar.",
    "Använd inte företagets dator, surfplatta eller telefon, inte heller hemma. Där kan det finnas program som registrerar skärm, tangenter och besökta sidor. Mot det skyddar inte vår kryptering.",
    "Företaget kan också vara med och administrera din egen telefon: då finns en jobbprofil eller enhetshantering (MDM) i inställningarna. Använd då en annan enhet.",
    "Om du är inloggad i webbläsaren med ett konto från företaget kan företaget se historik och lösenord. Använd en webbläsare utan det kontot.",
    "En del tangentbord på telefonen lär sig ord eller skickar dem till tillverkaren. Skrivhjälp och översättare i webbläsaren kan också läsa med. Stäng av dem först.",
  ),
  heading("Nätverket"),
  bullets(
    "Använd inte företagets wifi, kabel eller VPN. Koppla från VPN innan du öppnar den här sidan.",
    "Den som administrerar ett nätverk ser vår servers namn, när du besöker den och hur mycket som överförs. Det du skriver och läser är krypterat på vägen.",
    "På en enhet från företaget gäller det inte alltid: företaget kan ställa in den så att det även läser krypterade anslutningar.",
    "Bättre är mobildata, ditt nätverk hemma eller ett öppet wifi som inte ligger nära företaget.",
  ),
  heading("Historik och privata fönster"),
  bullets(
    "Öppna portalen i ett privat fönster. Stäng det efteråt: då glömmer webbläsaren historiken.",
    "Ett privat fönster skyddar mot personer som använder enheten efter dig. Det skyddar inte mot företaget, nätverket eller övervakningsprogram.",
    "Utan privat fönster står portalens adress kvar i historiken, med titeln ”Portal”.",
    "”Lämna sidan snabbt” tar dig därifrån genast. Det raderar inte historiken.",
  ),
  heading("Foton, filer och din text"),
  bullets(
    "Foton och dokument innehåller ofta plats, enhet, datum eller namn. Din webbläsare tar bort sådana uppgifter så långt den kan, innan den krypterar filen. Vid varje fil står vad som har tagits bort och vad som är kvar.",
    "Det som syns på en bild är kvar: ansikten, speglingar, skyltar, ditt skrivbord. Filnamnet är också kvar.",
    "Utskrifter kan ha osynliga prickar från skrivaren. De är kvar på ett foto eller en skanning.",
    "Tänk på vem mer som har en fil eller känner till något. Är det bara några få kan andra dra slutsatsen att det var du.",
    "Företag registrerar ofta vem som öppnar, kopierar eller skriver ut en fil. Du kan också beskriva var något finns.",
  ),
  heading("Tor Browser"),
  paragraph(
    "Tor Browser döljer för ditt nätverk vilken sida du besöker, och för vår server vilken anslutning du kommer från. Du behöver den inte för att rapportera här. Den hjälper om inte heller besöket på den här sidan får bli känt.",
  ),
  bullets(
    "Ladda ner den på en egen enhet från torproject.org, för datorer och för Android. På iPhone heter programmet Onion Browser.",
    "Ställ in säkerhetsnivån på ”Standard” eller ”Säkrare”. Med ”Säkrast” kan din webbläsare inte kryptera här.",
    "Ditt nätverk ser att du använder Tor, men inte till vad. I företagets nätverk kan det väcka uppmärksamhet.",
    "Tor skyddar inte på en enhet som någon övervakar. Det skyddar inte heller mot det som står i text och filer.",
  ),
  ...onionAddress(onion),
  heading("Skärmbilder, utskrifter och molnet"),
  bullets(
    "Skärmbilder och sparade filer hamnar ofta av sig själva i molnet, till exempel i iCloud, Google Foto eller OneDrive. Stäng av det först, eller ta inga.",
    "Skriv inte ut på jobbet: vissa skrivare sparar det de har skrivit ut.",
  ),
  heading("Lösenordet till ditt ärende"),
  bullets(
    "Spara det hemma på papper eller i ett eget program för lösenord. Inte i e-post, chattar eller på företagets enheter.",
    "Ge det inte till någon. Den som har det kan läsa ditt ärende och skriva i ditt namn.",
    "Om du sparar textfilen ligger den i mappen för hämtade filer. Flytta eller radera den om andra använder enheten.",
  ),
  ...titled(
    "Vem du pratar med",
    "Berätta för så få som möjligt. Den som inget vet kan inte föra något vidare. Advokater har tystnadsplikt och kan ge dig råd.",
  ),
  heading("Du har redan använt en enhet från företaget"),
  bullets(
    "Ta det lugnt. Ofta är det ingen som går igenom det som registreras.",
    "Öppna från och med nu ditt ärende bara på en egen enhet i ett annat nätverk. Till det behöver du den här adressen och ditt lösenord.",
    "Radera inget på företagets enhet som inte är ditt: det kan väcka uppmärksamhet.",
    "Skriv till visselblåsarfunktionen i chatten i ditt ärende vad som har hänt. Då kan den gå försiktigare fram.",
    "Den som hade rimliga skäl att tro att uppgifterna var sanna när de rapporterades får inte missgynnas för det (§§ 33 och 36 HinSchG).",
  ),
];
