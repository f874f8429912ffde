import type { HouseCategories } from "../../channels/house-categories.ts";

/** The first categories, in Slovenian. */
export const categories: HouseCategories = {
  "Korruption und Bestechung": { name: "Korupcija in podkupovanje", description: "Sprejemanje, ponujanje ali zahtevanje koristi" },
  "Betrug, Untreue, Diebstahl": {
    name: "Goljufija, zloraba zaupanja, tatvina",
    description: "Škoda za podjetje ali druge, poneverba",
  },
  "Bilanzierung, Steuern, Fördermittel": {
    name: "Računovodstvo, davki, subvencije",
    description: "Lažne poslovne knjige, davčni prekrški, subvencije, dobljene z goljufijo",
  },
  Geldwäsche: { name: "Pranje denarja", description: "Prikrivanje izvora denarja, financiranje terorizma" },
  "Wettbewerb und Kartell": { name: "Konkurenca in karteli", description: "Dogovori s konkurenti, nepoštena konkurenca" },
  "Arbeits- und Gesundheitsschutz": {
    name: "Varnost in zdravje pri delu",
    description: "Manjkajoča zaščita, nevarnosti na delovnem mestu",
  },
  "Rechte von Beschäftigten": {
    name: "Pravice zaposlenih",
    description: "Plača, delovni čas, svet delavcev (Betriebsrat)",
  },
  "Diskriminierung, Belästigung, Mobbing": {
    name: "Diskriminacija, nadlegovanje, mobing",
    description: "Poniževanje, spolno nadlegovanje, izključevanje",
  },
  "Datenschutz und IT-Sicherheit": {
    name: "Varstvo podatkov in varnost IT",
    description: "Zloraba ali izguba podatkov, nezaščiteni sistemi",
  },
  "Produktsicherheit und Verbraucherschutz": {
    name: "Varnost izdelkov in varstvo potrošnikov",
    description: "Nevarni izdelki, zavajanje strank",
  },
  Umwelt: { name: "Okolje", description: "Onesnaževanje, nezakonito odlaganje odpadkov" },
  "Repressalie nach einer Meldung": {
    name: "Povračilni ukrepi po prijavi",
    description: "Neugodne posledice, ker je kdo kaj prijavil",
  },
  "Interessenkonflikt, Verhaltenskodex": {
    name: "Nasprotje interesov, kodeks ravnanja",
    description: "Kršitve pravil podjetja",
  },
  "Sonstiges oder unsicher": {
    name: "Drugo ali ne vem",
    description: "Če nič drugega ne ustreza. Ničesar vam ni treba pravno opredeliti.",
  },
  Lieferkette: { name: "Dobavna veriga", description: "Človekove pravice in okolje pri dobaviteljih" },
  "Finanzmarkt und Versicherung": {
    name: "Finančni trg in zavarovanje",
    description: "Trgovanje z notranjimi informacijami, pravila o nadzoru",
  },
  "Lebensmittel und Tierschutz": { name: "Živila in zaščita živali", description: "Nevarna živila, mučenje živali" },
  "Öffentliche Auftragsvergabe": { name: "Javno naročanje", description: "Dogovori med ponudniki, izogibanje razpisom" },
  Verkehrssicherheit: { name: "Varnost v prometu", description: "Nevarnosti na cesti, železnici, vodi in v zraku" },
  "Strahlenschutz und kerntechnische Sicherheit": {
    name: "Varstvo pred sevanjem in jedrska varnost",
    description: "Nevarnosti zaradi sevanja",
  },
  Forschung: { name: "Raziskave", description: "Izmišljeni podatki, tuja besedila, prikriti interesi" },
  Patientensicherheit: { name: "Varnost pacientov", description: "Nevarnosti za paciente" },
};
