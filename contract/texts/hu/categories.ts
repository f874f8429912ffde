import type { HouseCategories } from "../../channels/house-categories.ts";

/** The first categories, in Hungarian. */
export const categories: HouseCategories = {
  "Korruption und Bestechung": { name: "Korrupció és vesztegetés", description: "Előny elfogadása, felajánlása vagy követelése" },
  "Betrug, Untreue, Diebstahl": {
    name: "Csalás, hűtlen kezelés, lopás",
    description: "Kár okozása a cégnek vagy másoknak, sikkasztás",
  },
  "Bilanzierung, Steuern, Fördermittel": {
    name: "Könyvelés, adók, támogatások",
    description: "Hamis könyvelés, adózási bűncselekmények, csalással szerzett támogatások",
  },
  Geldwäsche: { name: "Pénzmosás", description: "Pénz eredetének eltitkolása, terrorizmus finanszírozása" },
  "Wettbewerb und Kartell": { name: "Verseny és kartellek", description: "Megállapodások versenytársakkal, tisztességtelen verseny" },
  "Arbeits- und Gesundheitsschutz": {
    name: "Munkavédelem és egészségvédelem",
    description: "Hiányzó védelem, veszélyek a munkahelyen",
  },
  "Rechte von Beschäftigten": { name: "A dolgozók jogai", description: "Bér, munkaidő, üzemi tanács" },
  "Diskriminierung, Belästigung, Mobbing": {
    name: "Diszkrimináció, zaklatás, mobbing",
    description: "Megalázó bánásmód, szexuális zaklatás, kirekesztés",
  },
  "Datenschutz und IT-Sicherheit": {
    name: "Adatvédelem és informatikai biztonság",
    description: "Visszaélés adatokkal, adatvesztés, nem biztonságos rendszerek",
  },
  "Produktsicherheit und Verbraucherschutz": {
    name: "Termékbiztonság és fogyasztóvédelem",
    description: "Veszélyes termékek, vásárlók megtévesztése",
  },
  Umwelt: { name: "Környezet", description: "Szennyezés, hulladék törvénytelen elhelyezése" },
  "Repressalie nach einer Meldung": {
    name: "Megtorlás bejelentés után",
    description: "Hátrányok azért, mert valaki bejelentett valamit",
  },
  "Interessenkonflikt, Verhaltenskodex": {
    name: "Összeférhetetlenség, magatartási kódex",
    description: "A cég szabályainak megsértése",
  },
  "Sonstiges oder unsicher": {
    name: "Egyéb vagy bizonytalan",
    description: "Ha semmi más nem illik ide. Jogilag nem kell besorolnia semmit.",
  },
  Lieferkette: { name: "Ellátási lánc", description: "Emberi jogok és környezet a beszállítóknál" },
  "Finanzmarkt und Versicherung": { name: "Pénzügyi piac és biztosítás", description: "Bennfentes kereskedelem, felügyeleti jog" },
  "Lebensmittel und Tierschutz": { name: "Élelmiszer és állatvédelem", description: "Veszélyes élelmiszer, állatkínzás" },
  "Öffentliche Auftragsvergabe": { name: "Közbeszerzés", description: "Ajánlattevők megállapodásai, pályáztatás elkerülése" },
  Verkehrssicherheit: { name: "Közlekedésbiztonság", description: "Veszélyek közúton, vasúton, vízen és a levegőben" },
  "Strahlenschutz und kerntechnische Sicherheit": {
    name: "Sugárvédelem és nukleáris biztonság",
    description: "Sugárzás okozta veszélyek",
  },
  Forschung: { name: "Kutatás", description: "Kitalált adatok, mások szövegei, eltitkolt érdekek" },
  Patientensicherheit: { name: "Betegbiztonság", description: "Veszélyek a betegek számára" },
};
