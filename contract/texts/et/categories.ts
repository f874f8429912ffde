import type { HouseCategories } from "../../channels/house-categories.ts";

/** The first categories, in Estonian. */
export const categories: HouseCategories = {
  "Korruption und Bestechung": { name: "Korruptsioon ja altkäemaks", description: "Eeliste vastuvõtmine, pakkumine või nõudmine" },
  "Betrug, Untreue, Diebstahl": {
    name: "Pettus, usalduse kuritarvitamine, vargus",
    description: "Kahju ettevõttele või teistele, omastamine",
  },
  "Bilanzierung, Steuern, Fördermittel": {
    name: "Raamatupidamine, maksud, toetused",
    description: "Vale raamatupidamine, maksukuriteod, pettusega saadud toetused",
  },
  Geldwäsche: { name: "Rahapesu", description: "Raha päritolu varjamine, terrorismi rahastamine" },
  "Wettbewerb und Kartell": { name: "Konkurents ja kartellid", description: "Kokkulepped konkurentidega, kõlvatu konkurents" },
  "Arbeits- und Gesundheitsschutz": {
    name: "Tööohutus ja töötervishoid",
    description: "Puuduv kaitse, ohud töökohal",
  },
  "Rechte von Beschäftigten": { name: "Töötajate õigused", description: "Palk, tööaeg, töötajate esindus" },
  "Diskriminierung, Belästigung, Mobbing": {
    name: "Diskrimineerimine, ahistamine, kiusamine",
    description: "Alandav kohtlemine, seksuaalne ahistamine, tõrjumine",
  },
  "Datenschutz und IT-Sicherheit": {
    name: "Andmekaitse ja IT-turvalisus",
    description: "Andmete väärkasutus või kadumine, ebaturvalised süsteemid",
  },
  "Produktsicherheit und Verbraucherschutz": {
    name: "Tooteohutus ja tarbijakaitse",
    description: "Ohtlikud tooted, klientide petmine",
  },
  Umwelt: { name: "Keskkond", description: "Reostus, jäätmete ebaseaduslik kõrvaldamine" },
  "Repressalie nach einer Meldung": {
    name: "Survemeetmed pärast teatamist",
    description: "Kedagi koheldakse halvasti, sest ta teatas",
  },
  "Interessenkonflikt, Verhaltenskodex": {
    name: "Huvide konflikt, käitumisjuhend",
    description: "Ettevõtte reeglite rikkumine",
  },
  "Sonstiges oder unsicher": {
    name: "Muu või ei ole kindel",
    description: "Kui miski muu ei sobi. Te ei pea midagi õiguslikult liigitama.",
  },
  Lieferkette: { name: "Tarneahel", description: "Inimõigused ja keskkond tarnijate juures" },
  "Finanzmarkt und Versicherung": { name: "Finantsturg ja kindlustus", description: "Siseteabega kauplemine, järelevalve nõuded" },
  "Lebensmittel und Tierschutz": { name: "Toit ja loomakaitse", description: "Ohtlik toit, loomade väärkohtlemine" },
  "Öffentliche Auftragsvergabe": { name: "Riigihanked", description: "Pakkujate kokkulepped, hankest kõrvalehoidmine" },
  Verkehrssicherheit: { name: "Liiklusohutus", description: "Ohud maanteel, raudteel, vees ja õhus" },
  "Strahlenschutz und kerntechnische Sicherheit": {
    name: "Kiirguskaitse ja tuumaohutus",
    description: "Kiirgusest tulenevad ohud",
  },
  Forschung: { name: "Teadus", description: "Väljamõeldud andmed, võõrad tekstid, varjatud huvid" },
  Patientensicherheit: { name: "Patsientide ohutus", description: "Ohud patsientidele" },
};
