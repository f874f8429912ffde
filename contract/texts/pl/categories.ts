import type { HouseCategories } from "../../channels/house-categories.ts";

/** The first categories, in Polish. */
export const categories: HouseCategories = {
  "Korruption und Bestechung": { name: "Korupcja i łapówki", description: "Przyjmowanie, oferowanie lub żądanie korzyści" },
  "Betrug, Untreue, Diebstahl": {
    name: "Oszustwo, nadużycie zaufania, kradzież",
    description: "Szkoda dla firmy lub innych, przywłaszczenie",
  },
  "Bilanzierung, Steuern, Fördermittel": {
    name: "Księgowość, podatki, dotacje",
    description: "Fałszywe księgi, przestępstwa podatkowe, wyłudzone dotacje",
  },
  Geldwäsche: { name: "Pranie pieniędzy", description: "Ukrywanie pochodzenia pieniędzy, finansowanie terroryzmu" },
  "Wettbewerb und Kartell": { name: "Konkurencja i kartele", description: "Zmowy z konkurencją, nieuczciwa konkurencja" },
  "Arbeits- und Gesundheitsschutz": { name: "Bezpieczeństwo i higiena pracy", description: "Brak ochrony, zagrożenia w miejscu pracy" },
  "Rechte von Beschäftigten": { name: "Prawa pracownicze", description: "Płaca, czas pracy, rada zakładowa (Betriebsrat)" },
  "Diskriminierung, Belästigung, Mobbing": {
    name: "Dyskryminacja, molestowanie, mobbing",
    description: "Poniżanie, molestowanie seksualne, wykluczanie",
  },
  "Datenschutz und IT-Sicherheit": {
    name: "Ochrona danych i bezpieczeństwo IT",
    description: "Nadużycie lub utrata danych, niebezpieczne systemy",
  },
  "Produktsicherheit und Verbraucherschutz": {
    name: "Bezpieczeństwo produktów i ochrona konsumentów",
    description: "Niebezpieczne produkty, wprowadzanie klientów w błąd",
  },
  Umwelt: { name: "Środowisko", description: "Zanieczyszczenie, nielegalne usuwanie odpadów" },
  "Repressalie nach einer Meldung": {
    name: "Działania odwetowe po zgłoszeniu",
    description: "Gorsze traktowanie, bo ktoś coś zgłosił",
  },
  "Interessenkonflikt, Verhaltenskodex": { name: "Konflikt interesów, kodeks postępowania", description: "Naruszenia zasad firmy" },
  "Sonstiges oder unsicher": {
    name: "Inne lub nie wiem",
    description: "Jeśli nic innego nie pasuje. Nie muszą Państwo oceniać niczego pod względem prawnym.",
  },
  Lieferkette: { name: "Łańcuch dostaw", description: "Prawa człowieka i środowisko u dostawców" },
  "Finanzmarkt und Versicherung": {
    name: "Rynek finansowy i ubezpieczenia",
    description: "Wykorzystanie informacji poufnych, prawo nadzoru",
  },
  "Lebensmittel und Tierschutz": { name: "Żywność i ochrona zwierząt", description: "Niebezpieczna żywność, znęcanie się nad zwierzętami" },
  "Öffentliche Auftragsvergabe": { name: "Zamówienia publiczne", description: "Zmowy, omijanie przetargów" },
  Verkehrssicherheit: {
    name: "Bezpieczeństwo transportu",
    description: "Zagrożenia na drodze, kolei, wodzie i w powietrzu",
  },
  "Strahlenschutz und kerntechnische Sicherheit": {
    name: "Ochrona przed promieniowaniem i bezpieczeństwo jądrowe",
    description: "Zagrożenia związane z promieniowaniem",
  },
  Forschung: { name: "Badania naukowe", description: "Zmyślone dane, cudze teksty, ukryte interesy" },
  Patientensicherheit: { name: "Bezpieczeństwo pacjentów", description: "Zagrożenia dla pacjentek i pacjentów" },
};
