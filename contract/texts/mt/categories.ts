import type { HouseCategories } from "../../channels/house-categories.ts";

/** The first categories, in Maltese. */
export const categories: HouseCategories = {
  "Korruption und Bestechung": { name: "Korruzzjoni u tixħim", description: "Taċċetta, toffri jew titlob vantaġġi" },
  "Betrug, Untreue, Diebstahl": {
    name: "Frodi, abbuż ta’ fiduċja, serq",
    description: "Ħsara lill-kumpanija jew lil oħrajn, użu ħażin ta’ flus",
  },
  "Bilanzierung, Steuern, Fördermittel": {
    name: "Kontijiet, taxxi, sussidji",
    description: "Kotba foloz, reati tat-taxxa, sussidji b’qerq",
  },
  Geldwäsche: { name: "Ħasil tal-flus", description: "Oriġini moħbija tal-flus, finanzjament tat-terroriżmu" },
  "Wettbewerb und Kartell": { name: "Kompetizzjoni u kartelli", description: "Ftehim mal-kompetituri, kompetizzjoni inġusta" },
  "Arbeits- und Gesundheitsschutz": {
    name: "Saħħa u sigurtà fuq ix-xogħol",
    description: "Nuqqas ta’ protezzjoni, perikli fuq il-post tax-xogħol",
  },
  "Rechte von Beschäftigten": { name: "Drittijiet tal-ħaddiema", description: "Paga, ħinijiet tax-xogħol, kunsill tal-ħaddiema" },
  "Diskriminierung, Belästigung, Mobbing": {
    name: "Diskriminazzjoni, fastidju, bullying",
    description: "Trattament degradanti, fastidju sesswali, esklużjoni",
  },
  "Datenschutz und IT-Sicherheit": {
    name: "Protezzjoni tad-data u sigurtà tal-IT",
    description: "Użu ħażin jew telf ta’ data, sistemi mhux siguri",
  },
  "Produktsicherheit und Verbraucherschutz": {
    name: "Sikurezza tal-prodotti u ħarsien tal-konsumatur",
    description: "Prodotti perikolużi, qerq mal-klijenti",
  },
  Umwelt: { name: "Ambjent", description: "Tniġġis, rimi illegali ta’ skart" },
  "Repressalie nach einer Meldung": {
    name: "Ritaljazzjoni wara rapport",
    description: "Żvantaġġi għax xi ħadd irrapporta xi ħaġa",
  },
  "Interessenkonflikt, Verhaltenskodex": {
    name: "Kunflitt ta’ interess, kodiċi ta’ mġiba",
    description: "Ksur tar-regoli tal-kumpanija",
  },
  "Sonstiges oder unsicher": {
    name: "Ħaġa oħra jew ma nafx",
    description: "Jekk xejn ieħor ma jaqbel. M’għandekx għalfejn tgħid taħt liema liġi jaqa’.",
  },
  Lieferkette: { name: "Katina tal-provvista", description: "Drittijiet tal-bniedem u ambjent għand il-fornituri" },
  "Finanzmarkt und Versicherung": {
    name: "Swieq finanzjarji u assigurazzjoni",
    description: "Negozju b’informazzjoni minn ġewwa, regoli ta’ superviżjoni",
  },
  "Lebensmittel und Tierschutz": { name: "Ikel u ħarsien tal-annimali", description: "Ikel perikoluż, krudeltà fuq l-annimali" },
  "Öffentliche Auftragsvergabe": { name: "Akkwist pubbliku", description: "Ftehim bejn l-offerenti, evitar ta’ sejħiet għall-offerti" },
  Verkehrssicherheit: { name: "Sikurezza tat-trasport", description: "Perikli fit-triq, bil-ferrovija, fuq l-ilma u fl-ajru" },
  "Strahlenschutz und kerntechnische Sicherheit": {
    name: "Protezzjoni mir-radjazzjoni u sikurezza nukleari",
    description: "Perikli mir-radjazzjoni",
  },
  Forschung: { name: "Riċerka", description: "Data ivvintata, testi ta’ ħaddieħor, interessi moħbija" },
  Patientensicherheit: { name: "Sikurezza tal-pazjenti", description: "Perikli għall-pazjenti" },
};
