import type { HouseCategories } from "../../channels/house-categories.ts";

/** The first categories, in English. */
export const categories: HouseCategories = {
  "Korruption und Bestechung": { name: "Corruption and bribery", description: "Accepting, offering or demanding advantages" },
  "Betrug, Untreue, Diebstahl": { name: "Fraud, breach of trust, theft", description: "Damage to the company or others, embezzlement" },
  "Bilanzierung, Steuern, Fördermittel": {
    name: "Accounting, taxes, subsidies",
    description: "False books, tax offences, subsidies by deceit",
  },
  Geldwäsche: { name: "Money laundering", description: "Hidden origin of money, financing of terrorism" },
  "Wettbewerb und Kartell": { name: "Competition and cartels", description: "Agreements with competitors, unfair competition" },
  "Arbeits- und Gesundheitsschutz": { name: "Health and safety at work", description: "Missing protection, dangers at the workplace" },
  "Rechte von Beschäftigten": { name: "Employees’ rights", description: "Pay, working hours, works council" },
  "Diskriminierung, Belästigung, Mobbing": {
    name: "Discrimination, harassment, bullying",
    description: "Degrading treatment, sexual harassment, exclusion",
  },
  "Datenschutz und IT-Sicherheit": { name: "Data protection and IT security", description: "Misuse or loss of data, insecure systems" },
  "Produktsicherheit und Verbraucherschutz": {
    name: "Product safety and consumer protection",
    description: "Dangerous products, deceiving customers",
  },
  Umwelt: { name: "Environment", description: "Pollution, illegal disposal of waste" },
  "Repressalie nach einer Meldung": {
    name: "Retaliation after a report",
    description: "Disadvantages because somebody reported something",
  },
  "Interessenkonflikt, Verhaltenskodex": { name: "Conflict of interest, code of conduct", description: "Breaches of the company’s rules" },
  "Sonstiges oder unsicher": { name: "Other or not sure", description: "If nothing else fits. You need not classify anything legally." },
  Lieferkette: { name: "Supply chain", description: "Human rights and environment at suppliers" },
  "Finanzmarkt und Versicherung": { name: "Financial markets and insurance", description: "Insider trading, supervisory law" },
  "Lebensmittel und Tierschutz": { name: "Food and animal welfare", description: "Dangerous food, cruelty to animals" },
  "Öffentliche Auftragsvergabe": { name: "Public procurement", description: "Agreements between bidders, avoiding tenders" },
  Verkehrssicherheit: { name: "Transport safety", description: "Dangers on road, rail, water and in the air" },
  "Strahlenschutz und kerntechnische Sicherheit": {
    name: "Radiation protection and nuclear safety",
    description: "Dangers from radiation",
  },
  Forschung: { name: "Research", description: "Made-up data, other people’s texts, hidden interests" },
  Patientensicherheit: { name: "Patient safety", description: "Dangers for patients" },
};
