import type { HouseCategories } from "../../channels/house-categories.ts";

/** The first categories, in Swedish. */
export const categories: HouseCategories = {
  "Korruption und Bestechung": { name: "Korruption och mutor", description: "Ta emot, erbjuda eller kräva förmåner" },
  "Betrug, Untreue, Diebstahl": {
    name: "Bedrägeri, trolöshet, stöld",
    description: "Skada för företaget eller andra, förskingring",
  },
  "Bilanzierung, Steuern, Fördermittel": {
    name: "Bokföring, skatt, bidrag",
    description: "Felaktig bokföring, skattebrott, bidrag genom bedrägeri",
  },
  Geldwäsche: { name: "Penningtvätt", description: "Dolt ursprung för pengar, finansiering av terrorism" },
  "Wettbewerb und Kartell": { name: "Konkurrens och karteller", description: "Avtal med konkurrenter, otillbörlig konkurrens" },
  "Arbeits- und Gesundheitsschutz": { name: "Arbetsmiljö och hälsa", description: "Bristande skydd, faror på arbetsplatsen" },
  "Rechte von Beschäftigten": { name: "Anställdas rättigheter", description: "Lön, arbetstid, företagsråd" },
  "Diskriminierung, Belästigung, Mobbing": {
    name: "Diskriminering, trakasserier, mobbning",
    description: "Kränkande behandling, sexuella trakasserier, utfrysning",
  },
  "Datenschutz und IT-Sicherheit": {
    name: "Dataskydd och it-säkerhet",
    description: "Missbruk eller förlust av uppgifter, osäkra system",
  },
  "Produktsicherheit und Verbraucherschutz": {
    name: "Produktsäkerhet och konsumentskydd",
    description: "Farliga produkter, vilseledda kunder",
  },
  Umwelt: { name: "Miljö", description: "Föroreningar, olaglig hantering av avfall" },
  "Repressalie nach einer Meldung": {
    name: "Repressalier efter en rapport",
    description: "Nackdelar för att någon har rapporterat något",
  },
  "Interessenkonflikt, Verhaltenskodex": {
    name: "Intressekonflikt, uppförandekod",
    description: "Brott mot företagets regler",
  },
  "Sonstiges oder unsicher": { name: "Annat eller osäkert", description: "Om inget annat passar. Du behöver inte bedöma något juridiskt." },
  Lieferkette: { name: "Leveranskedja", description: "Mänskliga rättigheter och miljö hos leverantörer" },
  "Finanzmarkt und Versicherung": { name: "Finansmarknad och försäkring", description: "Insiderhandel, tillsynsregler" },
  "Lebensmittel und Tierschutz": { name: "Livsmedel och djurskydd", description: "Farliga livsmedel, djurplågeri" },
  "Öffentliche Auftragsvergabe": { name: "Offentlig upphandling", description: "Avtal mellan anbudsgivare, upphandlingar som kringgås" },
  Verkehrssicherheit: { name: "Trafiksäkerhet", description: "Faror på väg och järnväg, till sjöss och i luften" },
  "Strahlenschutz und kerntechnische Sicherheit": {
    name: "Strålskydd och kärnsäkerhet",
    description: "Faror genom strålning",
  },
  Forschung: { name: "Forskning", description: "Påhittade data, andras texter, dolda intressen" },
  Patientensicherheit: { name: "Patientsäkerhet", description: "Faror för patienter" },
};
