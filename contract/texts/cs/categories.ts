import type { HouseCategories } from "../../channels/house-categories.ts";

/** The first categories, in Czech. */
export const categories: HouseCategories = {
  "Korruption und Bestechung": { name: "Korupce a úplatky", description: "Přijímat, nabízet nebo žádat výhody" },
  "Betrug, Untreue, Diebstahl": { name: "Podvod, zneužití důvěry, krádež", description: "Škoda společnosti nebo jiným, zpronevěra" },
  "Bilanzierung, Steuern, Fördermittel": {
    name: "Účetnictví, daně, dotace",
    description: "Falešné účetnictví, daňové delikty, podvodem získané dotace",
  },
  Geldwäsche: { name: "Praní peněz", description: "Zakrytý původ peněz, financování terorismu" },
  "Wettbewerb und Kartell": { name: "Soutěž a kartely", description: "Dohody s konkurenty, nekalá soutěž" },
  "Arbeits- und Gesundheitsschutz": { name: "Bezpečnost a zdraví při práci", description: "Chybějící ochrana, nebezpečí na pracovišti" },
  "Rechte von Beschäftigten": { name: "Práva zaměstnanců", description: "Mzda, pracovní doba, podniková rada" },
  "Diskriminierung, Belästigung, Mobbing": {
    name: "Diskriminace, obtěžování, šikana",
    description: "Ponižování, sexuální obtěžování, vylučování z kolektivu",
  },
  "Datenschutz und IT-Sicherheit": {
    name: "Ochrana údajů a bezpečnost IT",
    description: "Zneužití nebo ztráta údajů, nezabezpečené systémy",
  },
  "Produktsicherheit und Verbraucherschutz": {
    name: "Bezpečnost výrobků a ochrana spotřebitele",
    description: "Nebezpečné výrobky, klamání zákazníků",
  },
  Umwelt: { name: "Životní prostředí", description: "Znečištění, nedovolená likvidace odpadu" },
  "Repressalie nach einer Meldung": { name: "Odveta po oznámení", description: "Znevýhodnění za to, že někdo něco oznámil" },
  "Interessenkonflikt, Verhaltenskodex": { name: "Střet zájmů, kodex chování", description: "Porušení pravidel společnosti" },
  "Sonstiges oder unsicher": { name: "Jiné nebo nejisté", description: "Když se nehodí nic jiného. Nemusíte nic právně zařazovat." },
  Lieferkette: { name: "Dodavatelský řetězec", description: "Lidská práva a životní prostředí u dodavatelů" },
  "Finanzmarkt und Versicherung": { name: "Finanční trh a pojištění", description: "Obchodování zasvěcených osob, právo dohledu" },
  "Lebensmittel und Tierschutz": { name: "Potraviny a ochrana zvířat", description: "Nebezpečné potraviny, týrání zvířat" },
  "Öffentliche Auftragsvergabe": { name: "Veřejné zakázky", description: "Tajné dohody, obcházení výběrových řízení" },
  Verkehrssicherheit: { name: "Bezpečnost dopravy", description: "Nebezpečí na silnici, železnici, vodě a ve vzduchu" },
  "Strahlenschutz und kerntechnische Sicherheit": { name: "Ochrana před zářením a jaderná bezpečnost", description: "Nebezpečí ze záření" },
  Forschung: { name: "Výzkum", description: "Vymyšlená data, cizí texty, zamlčené zájmy" },
  Patientensicherheit: { name: "Bezpečnost pacientů", description: "Nebezpečí pro pacientky a pacienty" },
};
