import type { HouseCategories } from "../../channels/house-categories.ts";

/** The first categories, in Lithuanian. */
export const categories: HouseCategories = {
  "Korruption und Bestechung": { name: "Korupcija ir kyšiai", description: "Naudos priėmimas, siūlymas ar reikalavimas" },
  "Betrug, Untreue, Diebstahl": {
    name: "Sukčiavimas, turto švaistymas, vagystė",
    description: "Žala įmonei ar kitiems, turto pasisavinimas",
  },
  "Bilanzierung, Steuern, Fördermittel": {
    name: "Apskaita, mokesčiai, parama",
    description: "Klaidinga apskaita, mokesčių pažeidimai, apgaule gauta parama",
  },
  Geldwäsche: { name: "Pinigų plovimas", description: "Slepiama pinigų kilmė, terorizmo finansavimas" },
  "Wettbewerb und Kartell": { name: "Konkurencija ir karteliai", description: "Susitarimai su konkurentais, nesąžininga konkurencija" },
  "Arbeits- und Gesundheitsschutz": { name: "Darbuotojų sauga ir sveikata", description: "Apsaugos trūkumas, pavojai darbo vietoje" },
  "Rechte von Beschäftigten": { name: "Darbuotojų teisės", description: "Atlyginimas, darbo laikas, darbo taryba" },
  "Diskriminierung, Belästigung, Mobbing": {
    name: "Diskriminacija, priekabiavimas, patyčios",
    description: "Žeminimas, seksualinis priekabiavimas, atstūmimas",
  },
  "Datenschutz und IT-Sicherheit": {
    name: "Duomenų apsauga ir IT sauga",
    description: "Piktnaudžiavimas duomenimis ar jų praradimas, nesaugios sistemos",
  },
  "Produktsicherheit und Verbraucherschutz": {
    name: "Gaminių sauga ir vartotojų apsauga",
    description: "Pavojingi gaminiai, klientų apgaudinėjimas",
  },
  Umwelt: { name: "Aplinka", description: "Tarša, neteisėtas atliekų šalinimas" },
  "Repressalie nach einer Meldung": {
    name: "Atsakomieji veiksmai po pranešimo",
    description: "Neigiamos pasekmės, nes kas nors pranešė",
  },
  "Interessenkonflikt, Verhaltenskodex": { name: "Interesų konfliktas, elgesio kodeksas", description: "Įmonės taisyklių pažeidimai" },
  "Sonstiges oder unsicher": { name: "Kita arba neaišku", description: "Jei niekas kitas netinka. Teisiškai nieko vertinti nereikia." },
  Lieferkette: { name: "Tiekimo grandinė", description: "Žmogaus teisės ir aplinka pas tiekėjus" },
  "Finanzmarkt und Versicherung": {
    name: "Finansų rinka ir draudimas",
    description: "Prekyba viešai neatskleista informacija, priežiūros teisė",
  },
  "Lebensmittel und Tierschutz": { name: "Maistas ir gyvūnų gerovė", description: "Pavojingas maistas, žiaurus elgesys su gyvūnais" },
  "Öffentliche Auftragsvergabe": { name: "Viešieji pirkimai", description: "Dalyvių susitarimai, konkursų vengimas" },
  Verkehrssicherheit: { name: "Transporto sauga", description: "Pavojai keliuose, geležinkeliuose, vandenyje ir ore" },
  "Strahlenschutz und kerntechnische Sicherheit": {
    name: "Radiacinė ir branduolinė sauga",
    description: "Pavojai dėl spinduliuotės",
  },
  Forschung: { name: "Moksliniai tyrimai", description: "Išgalvoti duomenys, svetimi tekstai, slepiami interesai" },
  Patientensicherheit: { name: "Pacientų sauga", description: "Pavojai pacientams" },
};
