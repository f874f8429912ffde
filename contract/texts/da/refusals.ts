import type { ReporterRefusals } from "../../reporter-refusals.ts";

/** What a reporter's call can be refused with, in Danish. */
export const refusals: ReporterRefusals = {
  INVALID_INPUT: "Nogle oplysninger er ufuldstændige eller ugyldige. Tjek felterne, og prøv igen.",
  BOX_REFUSED: "Dataene kom ikke rigtigt krypteret frem og blev ikke gemt. Prøv igen.",
  PART_DAMAGED: "En del af filen kom beskadiget frem. Den bliver sendt igen.",
  FILES_INCOMPLETE: "Mindst én fil er ikke kommet helt frem. Prøv igen.",
  FILES_NOT_ALLOWED: "Denne kanal tager ikke imod filer. Fjern dem.",
  CATEGORY_REQUIRED: "Vælg en kategori.",
  CATEGORY_UNKNOWN: "Denne kategori findes ikke længere. Vælg en anden.",
  ANONYMOUS_NOT_ALLOWED: "Denne kanal tager kun imod fortrolige indberetninger.",
  CASE_NOT_FOUND: "Adgangskoden er ugyldig, eller sagen blev ikke fundet.",
  NOT_FOUND: "Det blev ikke fundet. Måske er det slettet.",
  CHANNEL_NOT_FOUND: "Den kanal, du søger, blev ikke fundet.",
  REPORT_CONFLICT: "En anden indberetning er allerede gemt under dette nummer. Send indberetningen igen.",
  MESSAGE_CONFLICT: "En anden besked er allerede gemt under dette nummer. Send beskeden igen.",
  PART_CONFLICT: "Der er allerede gemt andre byte for denne del af filen. Tilføj filen igen.",
  DEPARTMENT_KEY_OUTDATED: "Whistleblowerenheden har fornyet sin nøgle. Indlæs siden igen; gem din tekst først.",
  DEPARTMENT_KEY_LOST:
    "Ingen hos whistleblowerenheden har i øjeblikket den nøgle, der åbner nye indberetninger. Du kan sende, så snart der er en ny.",
  TOO_LARGE: "De sendte data er for store.",
  PROOF_NEEDED:
    "Der kommer meget ind i denne kanal på én gang lige nu. Derfor skal din browser regne et øjeblik, før den sender, og det lykkedes ikke. Det, du har skrevet, er her stadig. Prøv igen.",
  STORAGE_FULL:
    "Serverens lager er fyldt. Det er ikke din forbindelse. Det, der allerede er kommet frem, er gemt; det, der stadig står her, er ikke sendt. Lad siden være åben, og prøv igen senere. Uden filer lykkes det måske allerede nu.",
  TOO_MANY_TRIES: "For mange forsøg på kort tid. Vent nogle minutter.",
  TOO_MANY_MESSAGES:
    "Der er kommet meget mange beskeder i denne sag på kort tid. Derfor blev denne ikke sendt; din tekst er her stadig. Vent 15 minutter, og send den så igen.",
  MEETING_ASKED:
    "Der er allerede bedt om en personlig samtale i denne sag. Din anmodning blev ikke sendt igen. Du kan sende flere oplysninger som besked.",
  NO_MEETING_ASKED:
    "Der er ingen åben anmodning om en personlig samtale i denne sag: Den er allerede besvaret eller trukket tilbage. Intet blev sendt.",
  UPLOAD_QUOTA: "Denne kanal kan ikke tage imod flere filer lige nu. Prøv senere, eller send indberetningen uden filer.",
  UNEXPECTED: "Noget gik galt hos os. Det, du har skrevet, er her stadig. Prøv igen.",
  UNAVAILABLE: "Tjenesten kan ikke nås lige nu. Det, du har skrevet, er her stadig. Prøv igen om nogle minutter.",
};
