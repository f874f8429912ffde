import type { HouseCategories } from "../../channels/house-categories.ts";

/** The first categories, in Finnish. */
export const categories: HouseCategories = {
  "Korruption und Bestechung": { name: "Korruptio ja lahjonta", description: "Etujen ottaminen, tarjoaminen tai vaatiminen" },
  "Betrug, Untreue, Diebstahl": {
    name: "Petos, luottamuksen väärinkäyttö, varkaus",
    description: "Vahinkoa yritykselle tai muille, kavallus",
  },
  "Bilanzierung, Steuern, Fördermittel": {
    name: "Kirjanpito, verot, tuet",
    description: "Väärä kirjanpito, verorikokset, petoksella saadut tuet",
  },
  Geldwäsche: { name: "Rahanpesu", description: "Rahan alkuperän peittely, terrorismin rahoitus" },
  "Wettbewerb und Kartell": { name: "Kilpailu ja kartellit", description: "Sopiminen kilpailijoiden kanssa, epäreilu kilpailu" },
  "Arbeits- und Gesundheitsschutz": {
    name: "Työturvallisuus ja työterveys",
    description: "Puuttuva suojaus, vaarat työpaikalla",
  },
  "Rechte von Beschäftigten": { name: "Työntekijöiden oikeudet", description: "Palkka, työaika, työntekijöiden edustus" },
  "Diskriminierung, Belästigung, Mobbing": {
    name: "Syrjintä, häirintä, kiusaaminen",
    description: "Halventava kohtelu, seksuaalinen häirintä, ulkopuolelle jättäminen",
  },
  "Datenschutz und IT-Sicherheit": {
    name: "Tietosuoja ja tietoturva",
    description: "Tietojen väärinkäyttö tai katoaminen, turvattomat järjestelmät",
  },
  "Produktsicherheit und Verbraucherschutz": {
    name: "Tuoteturvallisuus ja kuluttajansuoja",
    description: "Vaaralliset tuotteet, asiakkaiden harhauttaminen",
  },
  Umwelt: { name: "Ympäristö", description: "Saastuttaminen, jätteiden laiton hävittäminen" },
  "Repressalie nach einer Meldung": {
    name: "Vastatoimet ilmoituksen jälkeen",
    description: "Haittaa jollekulle, koska hän ilmoitti jostain",
  },
  "Interessenkonflikt, Verhaltenskodex": {
    name: "Eturistiriita, toimintaohjeet",
    description: "Yrityksen sääntöjen rikkominen",
  },
  "Sonstiges oder unsicher": {
    name: "Muu tai epävarma",
    description: "Jos mikään muu ei sovi. Teidän ei tarvitse arvioida mitään lain kannalta.",
  },
  Lieferkette: { name: "Toimitusketju", description: "Ihmisoikeudet ja ympäristö toimittajien luona" },
  "Finanzmarkt und Versicherung": { name: "Rahoitusmarkkinat ja vakuutukset", description: "Sisäpiirikaupat, valvontasäännöt" },
  "Lebensmittel und Tierschutz": {
    name: "Elintarvikkeet ja eläinsuojelu",
    description: "Vaaralliset elintarvikkeet, eläinten kaltoinkohtelu",
  },
  "Öffentliche Auftragsvergabe": {
    name: "Julkiset hankinnat",
    description: "Tarjoajien keskinäiset sopimukset, kilpailutuksen kiertäminen",
  },
  Verkehrssicherheit: { name: "Liikenneturvallisuus", description: "Vaarat tiellä, raiteilla, vesillä ja ilmassa" },
  "Strahlenschutz und kerntechnische Sicherheit": {
    name: "Säteilysuojelu ja ydinturvallisuus",
    description: "Säteilyn aiheuttamat vaarat",
  },
  Forschung: { name: "Tutkimus", description: "Keksityt tiedot, muiden tekstit, salatut kytkökset" },
  Patientensicherheit: { name: "Potilasturvallisuus", description: "Vaarat potilaille" },
};
