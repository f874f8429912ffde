import type { HouseCategories } from "../../channels/house-categories.ts";

/** The first categories, in Croatian. */
export const categories: HouseCategories = {
  "Korruption und Bestechung": { name: "Korupcija i podmićivanje", description: "Primanje, nuđenje ili traženje koristi" },
  "Betrug, Untreue, Diebstahl": {
    name: "Prijevara, zlouporaba povjerenja, krađa",
    description: "Šteta za tvrtku ili druge, pronevjera",
  },
  "Bilanzierung, Steuern, Fördermittel": {
    name: "Knjigovodstvo, porezi, potpore",
    description: "Lažne knjige, porezna kaznena djela, potpore dobivene prijevarom",
  },
  Geldwäsche: { name: "Pranje novca", description: "Prikrivanje podrijetla novca, financiranje terorizma" },
  "Wettbewerb und Kartell": { name: "Tržišno natjecanje i karteli", description: "Dogovori s konkurentima, nepošteno natjecanje" },
  "Arbeits- und Gesundheitsschutz": {
    name: "Zaštita na radu i zdravlja",
    description: "Nedostatak zaštite, opasnosti na radnom mjestu",
  },
  "Rechte von Beschäftigten": {
    name: "Prava zaposlenih",
    description: "Plaća, radno vrijeme, radničko vijeće (Betriebsrat)",
  },
  "Diskriminierung, Belästigung, Mobbing": {
    name: "Diskriminacija, uznemiravanje, mobing",
    description: "Ponižavanje, spolno uznemiravanje, isključivanje",
  },
  "Datenschutz und IT-Sicherheit": {
    name: "Zaštita podataka i IT sigurnost",
    description: "Zlouporaba ili gubitak podataka, nesigurni sustavi",
  },
  "Produktsicherheit und Verbraucherschutz": {
    name: "Sigurnost proizvoda i zaštita potrošača",
    description: "Opasni proizvodi, obmanjivanje kupaca",
  },
  Umwelt: { name: "Okoliš", description: "Onečišćenje, nezakonito zbrinjavanje otpada" },
  "Repressalie nach einer Meldung": {
    name: "Osveta nakon prijave",
    description: "Nepovoljne posljedice jer je netko nešto prijavio",
  },
  "Interessenkonflikt, Verhaltenskodex": {
    name: "Sukob interesa, kodeks ponašanja",
    description: "Kršenje pravila tvrtke",
  },
  "Sonstiges oder unsicher": {
    name: "Drugo ili nije jasno",
    description: "Ako ništa drugo ne odgovara. Ne morate ništa pravno razvrstati.",
  },
  Lieferkette: { name: "Lanac opskrbe", description: "Ljudska prava i okoliš kod dobavljača" },
  "Finanzmarkt und Versicherung": {
    name: "Financijsko tržište i osiguranje",
    description: "Trgovanje povlaštenim informacijama, propisi o nadzoru",
  },
  "Lebensmittel und Tierschutz": { name: "Hrana i zaštita životinja", description: "Opasna hrana, mučenje životinja" },
  "Öffentliche Auftragsvergabe": { name: "Javna nabava", description: "Dogovori ponuditelja, izbjegavanje natječaja" },
  Verkehrssicherheit: { name: "Sigurnost prometa", description: "Opasnosti na cesti, pruzi, vodi i u zraku" },
  "Strahlenschutz und kerntechnische Sicherheit": {
    name: "Zaštita od zračenja i nuklearna sigurnost",
    description: "Opasnosti od zračenja",
  },
  Forschung: { name: "Istraživanje", description: "Izmišljeni podaci, tuđi tekstovi, prikriveni interesi" },
  Patientensicherheit: { name: "Sigurnost pacijenata", description: "Opasnosti za pacijente" },
};
