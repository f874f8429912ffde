import type { HouseCategories } from "../../channels/house-categories.ts";

/** The first categories, in Dutch. */
export const categories: HouseCategories = {
  "Korruption und Bestechung": { name: "Corruptie en omkoping", description: "Voordelen aannemen, aanbieden of eisen" },
  "Betrug, Untreue, Diebstahl": {
    name: "Fraude, verduistering, diefstal",
    description: "Schade voor het bedrijf of anderen, misbruik van vertrouwen",
  },
  "Bilanzierung, Steuern, Fördermittel": {
    name: "Boekhouding, belasting, subsidies",
    description: "Valse boekhouding, belastingdelicten, subsidies door bedrog",
  },
  Geldwäsche: { name: "Witwassen", description: "Herkomst van geld verbergen, financiering van terrorisme" },
  "Wettbewerb und Kartell": { name: "Concurrentie en kartels", description: "Afspraken met concurrenten, oneerlijke concurrentie" },
  "Arbeits- und Gesundheitsschutz": {
    name: "Veiligheid en gezondheid op het werk",
    description: "Te weinig bescherming, gevaren op de werkplek",
  },
  "Rechte von Beschäftigten": { name: "Rechten van werknemers", description: "Loon, werktijden, ondernemingsraad" },
  "Diskriminierung, Belästigung, Mobbing": {
    name: "Discriminatie, intimidatie, pesten",
    description: "Vernederende behandeling, seksuele intimidatie, uitsluiting",
  },
  "Datenschutz und IT-Sicherheit": {
    name: "Privacy en IT-veiligheid",
    description: "Misbruik of verlies van gegevens, onveilige systemen",
  },
  "Produktsicherheit und Verbraucherschutz": {
    name: "Productveiligheid en consumenten",
    description: "Gevaarlijke producten, misleiding van klanten",
  },
  Umwelt: { name: "Milieu", description: "Vervuiling, afval illegaal dumpen" },
  "Repressalie nach einer Meldung": {
    name: "Represailles na een melding",
    description: "Nadelen omdat iemand iets heeft gemeld",
  },
  "Interessenkonflikt, Verhaltenskodex": {
    name: "Belangenconflict, gedragscode",
    description: "Overtreding van de regels van het bedrijf",
  },
  "Sonstiges oder unsicher": {
    name: "Iets anders of niet zeker",
    description: "Als niets anders past. U hoeft niets juridisch in te delen.",
  },
  Lieferkette: { name: "Toeleveringsketen", description: "Mensenrechten en milieu bij leveranciers" },
  "Finanzmarkt und Versicherung": {
    name: "Financiële markten en verzekering",
    description: "Handel met voorkennis, regels van toezichthouders",
  },
  "Lebensmittel und Tierschutz": { name: "Voedsel en dierenwelzijn", description: "Gevaarlijk voedsel, dierenmishandeling" },
  "Öffentliche Auftragsvergabe": {
    name: "Overheidsopdrachten",
    description: "Afspraken tussen bieders, aanbestedingen omzeilen",
  },
  Verkehrssicherheit: { name: "Veiligheid van vervoer", description: "Gevaren op de weg, het spoor, het water en in de lucht" },
  "Strahlenschutz und kerntechnische Sicherheit": {
    name: "Stralingsbescherming en nucleaire veiligheid",
    description: "Gevaren door straling",
  },
  Forschung: { name: "Onderzoek", description: "Verzonnen gegevens, teksten van anderen, verborgen belangen" },
  Patientensicherheit: { name: "Patiëntveiligheid", description: "Gevaren voor patiënten" },
};
