import type { HouseCategories } from "../../channels/house-categories.ts";

/** The first categories, in Slovak. */
export const categories: HouseCategories = {
  "Korruption und Bestechung": { name: "Korupcia a úplatky", description: "Prijímanie, ponúkanie alebo žiadanie výhod" },
  "Betrug, Untreue, Diebstahl": { name: "Podvod, zneužitie majetku, krádež", description: "Škoda pre firmu alebo iných, sprenevera" },
  "Bilanzierung, Steuern, Fördermittel": {
    name: "Účtovníctvo, dane, dotácie",
    description: "Nesprávne účtovníctvo, daňové trestné činy, dotácie získané podvodom",
  },
  Geldwäsche: { name: "Pranie špinavých peňazí", description: "Skrytý pôvod peňazí, financovanie terorizmu" },
  "Wettbewerb und Kartell": { name: "Hospodárska súťaž a kartely", description: "Dohody s konkurenciou, nekalá súťaž" },
  "Arbeits- und Gesundheitsschutz": {
    name: "Bezpečnosť a zdravie pri práci",
    description: "Chýbajúca ochrana, nebezpečenstvo na pracovisku",
  },
  "Rechte von Beschäftigten": { name: "Práva zamestnancov", description: "Mzda, pracovný čas, zamestnanecká rada" },
  "Diskriminierung, Belästigung, Mobbing": {
    name: "Diskriminácia, obťažovanie, šikana",
    description: "Ponižujúce správanie, sexuálne obťažovanie, vylučovanie z kolektívu",
  },
  "Datenschutz und IT-Sicherheit": {
    name: "Ochrana údajov a bezpečnosť IT",
    description: "Zneužitie alebo strata údajov, nezabezpečené systémy",
  },
  "Produktsicherheit und Verbraucherschutz": {
    name: "Bezpečnosť výrobkov a ochrana spotrebiteľa",
    description: "Nebezpečné výrobky, klamanie zákazníkov",
  },
  Umwelt: { name: "Životné prostredie", description: "Znečisťovanie, nezákonné zbavovanie sa odpadu" },
  "Repressalie nach einer Meldung": {
    name: "Odveta po oznámení",
    description: "Znevýhodnenie za to, že niekto niečo oznámil",
  },
  "Interessenkonflikt, Verhaltenskodex": { name: "Konflikt záujmov, etický kódex", description: "Porušenie pravidiel firmy" },
  "Sonstiges oder unsicher": { name: "Iné alebo neviem", description: "Ak nič iné nesedí. Nemusíte nič právne zaradiť." },
  Lieferkette: { name: "Dodávateľský reťazec", description: "Ľudské práva a životné prostredie u dodávateľov" },
  "Finanzmarkt und Versicherung": {
    name: "Finančný trh a poistenie",
    description: "Obchodovanie s internými informáciami, pravidlá dohľadu",
  },
  "Lebensmittel und Tierschutz": { name: "Potraviny a ochrana zvierat", description: "Nebezpečné potraviny, týranie zvierat" },
  "Öffentliche Auftragsvergabe": { name: "Verejné obstarávanie", description: "Dohody medzi uchádzačmi, obchádzanie súťaží" },
  Verkehrssicherheit: { name: "Bezpečnosť dopravy", description: "Nebezpečenstvo na cestách, železnici, vode a vo vzduchu" },
  "Strahlenschutz und kerntechnische Sicherheit": {
    name: "Ochrana pred žiarením a jadrová bezpečnosť",
    description: "Nebezpečenstvo zo žiarenia",
  },
  Forschung: { name: "Výskum", description: "Vymyslené údaje, cudzie texty, skryté záujmy" },
  Patientensicherheit: { name: "Bezpečnosť pacientov", description: "Nebezpečenstvo pre pacientov" },
};
