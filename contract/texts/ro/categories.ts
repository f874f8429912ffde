import type { HouseCategories } from "../../channels/house-categories.ts";

/** The first categories, in Romanian. */
export const categories: HouseCategories = {
  "Korruption und Bestechung": { name: "Corupție și mită", description: "Primirea, oferirea sau cererea de avantaje" },
  "Betrug, Untreue, Diebstahl": {
    name: "Fraudă, abuz de încredere, furt",
    description: "Pagube pentru firmă sau pentru alții, delapidare",
  },
  "Bilanzierung, Steuern, Fördermittel": {
    name: "Contabilitate, impozite, subvenții",
    description: "Registre false, fapte fiscale ilegale, subvenții obținute prin înșelăciune",
  },
  Geldwäsche: { name: "Spălare de bani", description: "Ascunderea originii banilor, finanțarea terorismului" },
  "Wettbewerb und Kartell": {
    name: "Concurență și carteluri",
    description: "Înțelegeri cu concurenții, concurență neloială",
  },
  "Arbeits- und Gesundheitsschutz": {
    name: "Securitate și sănătate în muncă",
    description: "Lipsa protecției, pericole la locul de muncă",
  },
  "Rechte von Beschäftigten": {
    name: "Drepturile angajaților",
    description: "Salariu, timp de lucru, consiliul angajaților (Betriebsrat)",
  },
  "Diskriminierung, Belästigung, Mobbing": {
    name: "Discriminare, hărțuire, mobbing",
    description: "Umilire, hărțuire sexuală, excludere",
  },
  "Datenschutz und IT-Sicherheit": {
    name: "Protecția datelor și securitate IT",
    description: "Folosirea abuzivă sau pierderea datelor, sisteme nesigure",
  },
  "Produktsicherheit und Verbraucherschutz": {
    name: "Siguranța produselor și protecția consumatorilor",
    description: "Produse periculoase, înșelarea clienților",
  },
  Umwelt: { name: "Mediu", description: "Poluare, aruncarea ilegală a deșeurilor" },
  "Repressalie nach einer Meldung": {
    name: "Represalii după o raportare",
    description: "Dezavantaje pentru că cineva a raportat ceva",
  },
  "Interessenkonflikt, Verhaltenskodex": {
    name: "Conflict de interese, cod de conduită",
    description: "Încălcări ale regulilor firmei",
  },
  "Sonstiges oder unsicher": {
    name: "Altceva sau nu știu sigur",
    description: "Dacă nu se potrivește nimic altceva. Nu este nevoie să încadrați nimic juridic.",
  },
  Lieferkette: { name: "Lanț de aprovizionare", description: "Drepturile omului și mediul la furnizori" },
  "Finanzmarkt und Versicherung": {
    name: "Piețe financiare și asigurări",
    description: "Tranzacții cu informații interne, supraveghere",
  },
  "Lebensmittel und Tierschutz": {
    name: "Alimente și protecția animalelor",
    description: "Alimente periculoase, cruzime față de animale",
  },
  "Öffentliche Auftragsvergabe": {
    name: "Achiziții publice",
    description: "Înțelegeri între ofertanți, ocolirea licitațiilor",
  },
  Verkehrssicherheit: {
    name: "Siguranța transporturilor",
    description: "Pericole pe drum, pe calea ferată, pe apă și în aer",
  },
  "Strahlenschutz und kerntechnische Sicherheit": {
    name: "Protecție împotriva radiațiilor și securitate nucleară",
    description: "Pericole din cauza radiațiilor",
  },
  Forschung: { name: "Cercetare", description: "Date inventate, texte copiate de la alții, interese ascunse" },
  Patientensicherheit: { name: "Siguranța pacienților", description: "Pericole pentru pacienți" },
};
