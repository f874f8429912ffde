import type { HouseCategories } from "../../channels/house-categories.ts";

/** The first categories, in Danish. */
export const categories: HouseCategories = {
  "Korruption und Bestechung": { name: "Korruption og bestikkelse", description: "At modtage, tilbyde eller kræve fordele" },
  "Betrug, Untreue, Diebstahl": {
    name: "Bedrageri, mandatsvig, tyveri",
    description: "Skade på virksomheden eller andre, underslæb",
  },
  "Bilanzierung, Steuern, Fördermittel": {
    name: "Regnskab, skat, tilskud",
    description: "Forkerte regnskaber, skattesvig, tilskud ved bedrag",
  },
  Geldwäsche: { name: "Hvidvask af penge", description: "Skjult oprindelse af penge, finansiering af terror" },
  "Wettbewerb und Kartell": { name: "Konkurrence og karteller", description: "Aftaler med konkurrenter, unfair konkurrence" },
  "Arbeits- und Gesundheitsschutz": {
    name: "Sikkerhed og sundhed på jobbet",
    description: "Manglende beskyttelse, farer på arbejdspladsen",
  },
  "Rechte von Beschäftigten": { name: "Medarbejderes rettigheder", description: "Løn, arbejdstid, medarbejderråd" },
  "Diskriminierung, Belästigung, Mobbing": {
    name: "Diskrimination, chikane, mobning",
    description: "Nedværdigende behandling, seksuel chikane, udelukkelse",
  },
  "Datenschutz und IT-Sicherheit": {
    name: "Databeskyttelse og it-sikkerhed",
    description: "Misbrug eller tab af data, usikre systemer",
  },
  "Produktsicherheit und Verbraucherschutz": {
    name: "Produktsikkerhed og forbrugerbeskyttelse",
    description: "Farlige produkter, vildledning af kunder",
  },
  Umwelt: { name: "Miljø", description: "Forurening, ulovlig bortskaffelse af affald" },
  "Repressalie nach einer Meldung": {
    name: "Repressalier efter en indberetning",
    description: "Negative følger, fordi nogen har indberettet noget",
  },
  "Interessenkonflikt, Verhaltenskodex": {
    name: "Interessekonflikt, adfærdskodeks",
    description: "Brud på virksomhedens regler",
  },
  "Sonstiges oder unsicher": {
    name: "Andet eller usikker",
    description: "Hvis intet andet passer. Du behøver ikke vurdere noget juridisk.",
  },
  Lieferkette: { name: "Leverandørkæde", description: "Menneskerettigheder og miljø hos leverandører" },
  "Finanzmarkt und Versicherung": { name: "Finansmarked og forsikring", description: "Insiderhandel, tilsynsregler" },
  "Lebensmittel und Tierschutz": { name: "Fødevarer og dyrevelfærd", description: "Farlige fødevarer, mishandling af dyr" },
  "Öffentliche Auftragsvergabe": { name: "Offentlige udbud", description: "Aftaler mellem bydende, omgåelse af udbud" },
  Verkehrssicherheit: { name: "Trafiksikkerhed", description: "Farer på vej og bane, til vands og i luften" },
  "Strahlenschutz und kerntechnische Sicherheit": {
    name: "Strålebeskyttelse og nuklear sikkerhed",
    description: "Farer ved stråling",
  },
  Forschung: { name: "Forskning", description: "Opdigtede data, andres tekster, skjulte interesser" },
  Patientensicherheit: { name: "Patientsikkerhed", description: "Farer for patienter" },
};
