import type { HouseCategories } from "../../channels/house-categories.ts";

/** The first categories, in French. */
export const categories: HouseCategories = {
  "Korruption und Bestechung": { name: "Corruption", description: "Accepter, offrir ou demander des avantages, pots-de-vin" },
  "Betrug, Untreue, Diebstahl": {
    name: "Fraude, abus de confiance, vol",
    description: "Dommages pour l’entreprise ou pour d’autres, détournement",
  },
  "Bilanzierung, Steuern, Fördermittel": {
    name: "Comptabilité, impôts, subventions",
    description: "Comptes faux, infractions fiscales, subventions obtenues par tromperie",
  },
  Geldwäsche: { name: "Blanchiment d’argent", description: "Origine cachée de l’argent, financement du terrorisme" },
  "Wettbewerb und Kartell": { name: "Concurrence et ententes", description: "Accords avec des concurrents, concurrence déloyale" },
  "Arbeits- und Gesundheitsschutz": {
    name: "Santé et sécurité au travail",
    description: "Protection absente, dangers sur le lieu de travail",
  },
  "Rechte von Beschäftigten": {
    name: "Droits du personnel",
    description: "Salaire, temps de travail, comité d’entreprise (Betriebsrat)",
  },
  "Diskriminierung, Belästigung, Mobbing": {
    name: "Discrimination, harcèlement",
    description: "Traitement humiliant, harcèlement sexuel ou moral, exclusion",
  },
  "Datenschutz und IT-Sicherheit": {
    name: "Protection des données et sécurité informatique",
    description: "Abus ou perte de données, systèmes mal protégés",
  },
  "Produktsicherheit und Verbraucherschutz": {
    name: "Sécurité des produits et protection des consommateurs",
    description: "Produits dangereux, clientèle trompée",
  },
  Umwelt: { name: "Environnement", description: "Pollution, élimination illégale de déchets" },
  "Repressalie nach einer Meldung": {
    name: "Représailles après un signalement",
    description: "Désavantages parce que quelqu’un a signalé quelque chose",
  },
  "Interessenkonflikt, Verhaltenskodex": {
    name: "Conflit d’intérêts, code de conduite",
    description: "Non-respect des règles de l’entreprise",
  },
  "Sonstiges oder unsicher": {
    name: "Autre ou incertain",
    description: "Si rien d’autre ne convient. Vous n’avez pas besoin de connaître le droit.",
  },
  Lieferkette: { name: "Chaîne d’approvisionnement", description: "Droits humains et environnement chez les fournisseurs" },
  "Finanzmarkt und Versicherung": { name: "Marchés financiers et assurances", description: "Délit d’initié, règles de surveillance" },
  "Lebensmittel und Tierschutz": {
    name: "Aliments et protection des animaux",
    description: "Aliments dangereux, cruauté envers les animaux",
  },
  "Öffentliche Auftragsvergabe": {
    name: "Marchés publics",
    description: "Ententes entre candidats, appels d’offres contournés",
  },
  Verkehrssicherheit: { name: "Sécurité des transports", description: "Dangers sur la route, le rail, l’eau et dans les airs" },
  "Strahlenschutz und kerntechnische Sicherheit": {
    name: "Radioprotection et sûreté nucléaire",
    description: "Dangers dus aux rayonnements",
  },
  Forschung: { name: "Recherche", description: "Données inventées, textes copiés, intérêts cachés" },
  Patientensicherheit: { name: "Sécurité des patients", description: "Dangers pour les patientes et les patients" },
};
