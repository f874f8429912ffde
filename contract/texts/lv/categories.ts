import type { HouseCategories } from "../../channels/house-categories.ts";

/** The first categories, in Latvian. */
export const categories: HouseCategories = {
  "Korruption und Bestechung": { name: "Korupcija un kukuļi", description: "Labuma pieņemšana, piedāvāšana vai prasīšana" },
  "Betrug, Untreue, Diebstahl": {
    name: "Krāpšana, uzticības ļaunprātīga izmantošana, zādzība",
    description: "Kaitējums uzņēmumam vai citiem, piesavināšanās",
  },
  "Bilanzierung, Steuern, Fördermittel": {
    name: "Grāmatvedība, nodokļi, atbalsta nauda",
    description: "Nepatiesa uzskaite, nodokļu pārkāpumi, ar viltu iegūts atbalsts",
  },
  Geldwäsche: { name: "Naudas atmazgāšana", description: "Slēpta naudas izcelsme, terorisma finansēšana" },
  "Wettbewerb und Kartell": { name: "Konkurence un karteļi", description: "Vienošanās ar konkurentiem, negodīga konkurence" },
  "Arbeits- und Gesundheitsschutz": { name: "Darba drošība un veselība", description: "Aizsardzības trūkums, bīstamība darba vietā" },
  "Rechte von Beschäftigten": { name: "Darbinieku tiesības", description: "Alga, darba laiks, darbinieku padome" },
  "Diskriminierung, Belästigung, Mobbing": {
    name: "Diskriminācija, aizskaršana, mobings",
    description: "Pazemošana, seksuāla uzmākšanās, atstumšana",
  },
  "Datenschutz und IT-Sicherheit": {
    name: "Datu aizsardzība un IT drošība",
    description: "Datu ļaunprātīga izmantošana vai zudums, nedrošas sistēmas",
  },
  "Produktsicherheit und Verbraucherschutz": {
    name: "Preču drošums un patērētāju aizsardzība",
    description: "Bīstamas preces, klientu maldināšana",
  },
  Umwelt: { name: "Vide", description: "Piesārņojums, nelikumīga atbrīvošanās no atkritumiem" },
  "Repressalie nach einer Meldung": {
    name: "Represijas pēc ziņojuma",
    description: "Nelabvēlīgas sekas tāpēc, ka kāds ir ziņojis",
  },
  "Interessenkonflikt, Verhaltenskodex": { name: "Interešu konflikts, rīcības kodekss", description: "Uzņēmuma noteikumu pārkāpumi" },
  "Sonstiges oder unsicher": { name: "Cits vai nav skaidrs", description: "Ja nekas cits neder. Juridiski nekas nav jāvērtē." },
  Lieferkette: { name: "Piegādes ķēde", description: "Cilvēktiesības un vide pie piegādātājiem" },
  "Finanzmarkt und Versicherung": {
    name: "Finanšu tirgus un apdrošināšana",
    description: "Iekšējās informācijas izmantošana, uzraudzības tiesības",
  },
  "Lebensmittel und Tierschutz": { name: "Pārtika un dzīvnieku labturība", description: "Bīstama pārtika, cietsirdība pret dzīvniekiem" },
  "Öffentliche Auftragsvergabe": { name: "Publiskie iepirkumi", description: "Pretendentu vienošanās, izvairīšanās no konkursa" },
  Verkehrssicherheit: { name: "Satiksmes drošība", description: "Bīstamība uz ceļa, dzelzceļā, ūdenī un gaisā" },
  "Strahlenschutz und kerntechnische Sicherheit": {
    name: "Aizsardzība pret starojumu un kodoldrošība",
    description: "Starojuma radīta bīstamība",
  },
  Forschung: { name: "Pētniecība", description: "Izdomāti dati, sveši teksti, slēptas intereses" },
  Patientensicherheit: { name: "Pacientu drošība", description: "Bīstamība pacientiem" },
};
