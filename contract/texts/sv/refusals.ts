import type { ReporterRefusals } from "../../reporter-refusals.ts";

/** What a reporter's call can be refused with, in Swedish. */
export const refusals: ReporterRefusals = {
  INVALID_INPUT: "Några uppgifter är ogiltiga eller inte kompletta. Kontrollera fälten och försök igen.",
  BOX_REFUSED: "Uppgifterna kom inte fram rätt krypterade och sparades inte. Försök igen.",
  PART_DAMAGED: "En del av filen kom fram skadad. Den skickas igen.",
  FILES_INCOMPLETE: "Minst en fil har inte kommit fram helt. Försök igen.",
  FILES_NOT_ALLOWED: "Den här kanalen tar inte emot filer. Ta bort dem.",
  CATEGORY_REQUIRED: "Välj en kategori.",
  CATEGORY_UNKNOWN: "Den här kategorin finns inte längre. Välj en annan.",
  ANONYMOUS_NOT_ALLOWED: "Den här kanalen tar bara emot konfidentiella rapporter.",
  CASE_NOT_FOUND: "Lösenordet är ogiltigt eller ärendet hittades inte.",
  NOT_FOUND: "Det hittades inte. Kanske har det raderats.",
  CHANNEL_NOT_FOUND: "Kanalen som du söker hittades inte.",
  REPORT_CONFLICT: "En annan rapport är redan sparad under det här numret. Skicka rapporten igen.",
  MESSAGE_CONFLICT: "Ett annat meddelande är redan sparat under det här numret. Skicka meddelandet igen.",
  PART_CONFLICT: "Andra byte är redan sparade för den här delen av filen. Lägg till filen igen.",
  DEPARTMENT_KEY_OUTDATED: "Visselblåsarfunktionen har förnyat sin nyckel. Ladda om sidan; spara din text först.",
  DEPARTMENT_KEY_LOST:
    "Ingen hos visselblåsarfunktionen har för närvarande den nyckel som öppnar nya rapporter. Du kan skicka så snart det finns en ny.",
  TOO_LARGE: "Det som skickades är för stort.",
  PROOF_NEEDED:
    "Det kommer in väldigt mycket i den här kanalen på en gång. Därför måste din webbläsare räkna en stund innan den skickar, och det fungerade inte. Det du har skrivit finns kvar. Försök igen.",
  STORAGE_FULL:
    "Serverns lagring är full. Det beror inte på din anslutning. Det som redan har kommit fram är sparat; det som fortfarande står här har inte skickats. Låt sidan vara öppen och försök igen senare. Utan filer fungerar det kanske redan nu.",
  TOO_MANY_TRIES: "För många försök på kort tid. Vänta några minuter.",
  TOO_MANY_MESSAGES:
    "Väldigt många meddelanden har kommit in i det här ärendet på kort tid. Därför skickades inte det här; din text finns kvar. Vänta 15 minuter och skicka det sedan igen.",
  MEETING_ASKED:
    "Det finns redan en förfrågan om ett personligt samtal i det här ärendet. Din förfrågan skickades inte igen. Du kan skicka fler uppgifter som meddelande.",
  NO_MEETING_ASKED:
    "Det finns ingen öppen förfrågan om ett personligt samtal i det här ärendet: den har redan besvarats eller tagits tillbaka. Inget skickades.",
  UPLOAD_QUOTA: "Den här kanalen kan inte ta emot fler filer just nu. Försök senare eller skicka rapporten utan filer.",
  UNEXPECTED: "Något gick fel hos oss. Det du har skrivit finns kvar. Försök igen.",
  UNAVAILABLE: "Tjänsten kan inte nås just nu. Det du har skrivit finns kvar. Försök igen om några minuter.",
};
