import type { HouseCategories } from "../../channels/house-categories.ts";

/** The first categories, in Italian. */
export const categories: HouseCategories = {
  "Korruption und Bestechung": { name: "Corruzione e tangenti", description: "Accettare, offrire o chiedere vantaggi" },
  "Betrug, Untreue, Diebstahl": { name: "Truffa, infedeltà, furto", description: "Danni all’azienda o ad altri, appropriazione indebita" },
  "Bilanzierung, Steuern, Fördermittel": {
    name: "Bilanci, tasse, contributi pubblici",
    description: "Conti falsi, reati fiscali, contributi ottenuti con l’inganno",
  },
  Geldwäsche: { name: "Riciclaggio di denaro", description: "Origine nascosta del denaro, finanziamento del terrorismo" },
  "Wettbewerb und Kartell": { name: "Concorrenza e cartelli", description: "Accordi con concorrenti, concorrenza sleale" },
  "Arbeits- und Gesundheitsschutz": {
    name: "Salute e sicurezza sul lavoro",
    description: "Mancanza di protezione, pericoli sul posto di lavoro",
  },
  "Rechte von Beschäftigten": { name: "Diritti di chi lavora", description: "Paga, orario di lavoro, comitato aziendale" },
  "Diskriminierung, Belästigung, Mobbing": {
    name: "Discriminazione, molestie, mobbing",
    description: "Trattamenti umilianti, molestie sessuali, esclusione",
  },
  "Datenschutz und IT-Sicherheit": {
    name: "Protezione dei dati e sicurezza informatica",
    description: "Abuso o perdita di dati, sistemi non sicuri",
  },
  "Produktsicherheit und Verbraucherschutz": {
    name: "Sicurezza dei prodotti e tutela dei consumatori",
    description: "Prodotti pericolosi, inganno della clientela",
  },
  Umwelt: { name: "Ambiente", description: "Inquinamento, smaltimento vietato di rifiuti" },
  "Repressalie nach einer Meldung": {
    name: "Ritorsione dopo una segnalazione",
    description: "Svantaggi perché qualcuno ha segnalato qualcosa",
  },
  "Interessenkonflikt, Verhaltenskodex": {
    name: "Conflitto di interessi, codice di condotta",
    description: "Violazioni delle regole dell’azienda",
  },
  "Sonstiges oder unsicher": {
    name: "Altro o non so",
    description: "Se non c’è nulla di adatto. Non serve una valutazione giuridica.",
  },
  Lieferkette: { name: "Catena di fornitura", description: "Diritti umani e ambiente presso i fornitori" },
  "Finanzmarkt und Versicherung": { name: "Mercati finanziari e assicurazioni", description: "Insider trading, norme di vigilanza" },
  "Lebensmittel und Tierschutz": {
    name: "Alimenti e protezione degli animali",
    description: "Alimenti pericolosi, maltrattamento di animali",
  },
  "Öffentliche Auftragsvergabe": { name: "Appalti pubblici", description: "Accordi tra concorrenti, gare aggirate" },
  Verkehrssicherheit: { name: "Sicurezza dei trasporti", description: "Pericoli su strada, ferrovia, acqua e in aria" },
  "Strahlenschutz und kerntechnische Sicherheit": {
    name: "Radiazioni e sicurezza nucleare",
    description: "Pericoli dovuti alle radiazioni",
  },
  Forschung: { name: "Ricerca", description: "Dati inventati, testi di altri, interessi nascosti" },
  Patientensicherheit: { name: "Sicurezza dei pazienti", description: "Pericoli per le persone in cura" },
};
