import type { HouseCategories } from "../../channels/house-categories.ts";

/** The first categories, in Irish. */
export const categories: HouseCategories = {
  "Korruption und Bestechung": { name: "Éilliú agus breabaireacht", description: "Buntáistí a ghlacadh, a thairiscint nó a éileamh" },
  "Betrug, Untreue, Diebstahl": {
    name: "Calaois, sárú muiníne, goid",
    description: "Dochar don chuideachta nó do dhaoine eile, cúbláil airgid",
  },
  "Bilanzierung, Steuern, Fördermittel": {
    name: "Cuntasaíocht, cánacha, deontais",
    description: "Leabhair bhréagacha, cionta cánach, deontais trí chaimiléireacht",
  },
  Geldwäsche: { name: "Sciúradh airgid", description: "Bunús airgid á cheilt, maoiniú sceimhlitheoireachta" },
  "Wettbewerb und Kartell": { name: "Iomaíocht agus cairtéil", description: "Comhaontuithe le hiomaitheoirí, iomaíocht éagórach" },
  "Arbeits- und Gesundheitsschutz": {
    name: "Sábháilteacht agus sláinte ag an obair",
    description: "Easpa cosanta, contúirtí san ionad oibre",
  },
  "Rechte von Beschäftigten": {
    name: "Cearta fostaithe",
    description: "Pá, uaireanta oibre, comhairle oibreachta (Betriebsrat)",
  },
  "Diskriminierung, Belästigung, Mobbing": {
    name: "Leithcheal, ciapadh, bulaíocht",
    description: "Íde tháireach, gnéaschiapadh, eisiamh",
  },
  "Datenschutz und IT-Sicherheit": {
    name: "Cosaint sonraí agus slándáil TF",
    description: "Mí-úsáid nó cailliúint sonraí, córais nach bhfuil slán",
  },
  "Produktsicherheit und Verbraucherschutz": {
    name: "Sábháilteacht táirgí agus cosaint tomhaltóirí",
    description: "Táirgí contúirteacha, dallamullóg ar chustaiméirí",
  },
  Umwelt: { name: "Comhshaol", description: "Truailliú, dumpáil neamhdhleathach dramhaíola" },
  "Repressalie nach einer Meldung": {
    name: "Díoltas tar éis tuairisce",
    description: "Míbhuntáistí toisc gur thuairiscigh duine rud",
  },
  "Interessenkonflikt, Verhaltenskodex": {
    name: "Coinbhleacht leasa, cód iompair",
    description: "Sáruithe ar rialacha na cuideachta",
  },
  "Sonstiges oder unsicher": {
    name: "Eile nó gan a bheith cinnte",
    description: "Mura n-oireann aon rud eile. Ní gá duit aon rud a aicmiú ó thaobh dlí.",
  },
  Lieferkette: { name: "Slabhra soláthair", description: "Cearta an duine agus an comhshaol ag soláthraithe" },
  "Finanzmarkt und Versicherung": {
    name: "Margaí airgeadais agus árachas",
    description: "Déileáil ar eolas rúnda, dlí maoirseachta",
  },
  "Lebensmittel und Tierschutz": { name: "Bia agus leas ainmhithe", description: "Bia contúirteach, cruálacht d’ainmhithe" },
  "Öffentliche Auftragsvergabe": { name: "Soláthar poiblí", description: "Comhaontuithe idir tairgeoirí, tairiscintí á seachaint" },
  Verkehrssicherheit: {
    name: "Sábháilteacht iompair",
    description: "Contúirtí ar bhóthar, ar iarnród, ar uisce agus san aer",
  },
  "Strahlenschutz und kerntechnische Sicherheit": {
    name: "Cosaint ar radaíocht agus sábháilteacht núicléach",
    description: "Contúirtí ó radaíocht",
  },
  Forschung: { name: "Taighde", description: "Sonraí cumtha, téacsanna daoine eile, leasanna folaithe" },
  Patientensicherheit: { name: "Sábháilteacht othar", description: "Contúirtí d’othair" },
};
