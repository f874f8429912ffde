import type { DutySource } from "../../channels/channel-duties.ts";
import type { OwnTextPage } from "../../channels/duty-pages.ts";
import { type Block, bullets, heading, paragraph, steps, titled } from "../../channels/duty-text-parts.ts";

/** Lithuanian says „praėjus 1 mėnesiui“, „2 mėnesiams“, „10 mėnesių“. */
const counted = (count: number, [one, few, other]: readonly [string, string, string]): string => {
  const isTeen = count % 100 > 10 && count % 100 < 20;
  return `${count} ${isTeen || count % 10 === 0 ? other : count % 10 === 1 ? one : few}`;
};
const retention = (months: number): string => {
  const time =
    months % 12 === 0 ? counted(months / 12, ["metams", "metams", "metų"]) : counted(months, ["mėnesiui", "mėnesiams", "mėnesių"]);
  return `Praėjus ${time} po to, kai Jūsų atvejis užbaigtas, viską apie jį reikia ištrinti. Ilgiau saugoti leidžiama tik tada, kai to reikalauja įstatymas.`;
};
/** Nobody reads an empty page: whom to ask for what is not there. */
const ask = ({ companyName, company, facts, allowAnonymous }: DutySource, what: string): Block => {
  const email = facts.email || company.email;
  const phone = facts.officePhone || facts.phone;
  const known = [email && `el. paštu ${email}`, phone && `telefonu ${phone}`].filter(Boolean).join(" arba ");
  // Whoever meets a barrier in the form should not be sent there first.
  const way = known
    ? `Klauskite apie tai ${known}.`
    : `Apie tai galite paklausti pranešimų tarnybos: parašykite jai per „Naujas pranešimas“${allowAnonymous ? ", jei norite, be savo vardo" : ""}.`;
  return paragraph(`Įmonė ${companyName} čia dar nenurodė: ${what}. ${way}`);
};

const procedure = ({ companyName, departmentName, retentionMonths, autoAcknowledge, allowAnonymous }: DutySource): Block[] => [
  paragraph(
    `Taip įmonė ${companyName} nagrinėja Jūsų pranešimą. Tvarką nustato Vokietijos pranešėjų apsaugos įstatymas (Hinweisgeberschutzgesetz, HinSchG).`,
  ),
  heading("Kas skaito Jūsų pranešimą"),
  paragraph(
    `Jūsų pranešimas siunčiamas skyriui „${departmentName}“. Jo nariai gali jį atidaryti. Jei pranešimų tarnyba patikrinimui pasitelkia ką nors iš išorės, pavyzdžiui, advokatą, šis asmuo skaito tik Jūsų atvejį ir tik ribotą laiką. Jei kas nors yra šališkas arba atsakingas kitas skyrius, atvejis gali būti perduotas jam; tada jį skaito to skyriaus nariai. Jei už kategoriją arba už pranešimus apie patį šį skyrių atsakingas kitas skyrius, tai parašyta formoje prieš Jums išsiunčiant.`,
  ),
  paragraph("Kas nagrinėja pranešimus, turi būti nepriklausomas, turėti reikiamų žinių ir laikytis konfidencialumo (§§ 8 ir 15 HinSchG)."),
  heading("Žingsniai"),
  steps(
    `Jūs išsiunčiate pranešimą${allowAnonymous ? ", jei norite, be savo vardo" : ""}. Gaunate savo atvejo slaptažodį.`,
    autoAcknowledge
      ? "Gavimas patvirtinamas iškart; įstatymas to reikalauja per 7 dienas. Patvirtinimas yra Jūsų atvejyje."
      : "Per 7 dienas pranešimų tarnyba patvirtina, kad Jūsų pranešimas gautas.",
    "Pranešimų tarnyba tikrina, ar ji atsakinga ir ar Jūsų pranešimas pagrįstas. Ji palaiko su Jumis ryšį ir klausia, jei kas nors neaišku.",
    "Pranešimų tarnyba imasi tolesnių veiksmų. Pavyzdžiui, ji tiria atvejį arba perduoda jį atsakingai institucijai.",
    "Ne vėliau kaip po 3 mėnesių nuo patvirtinimo gaunate grįžtamąją informaciją: kas planuojama, kas jau padaryta ir kodėl. Jei patvirtinimo nėra, 3 mėnesiai skaičiuojami nuo 7-os dienos po gavimo.",
  ),
  paragraph("Patvirtinimą, klausimus ir grįžtamąją informaciją skaitote savo atvejyje su savo slaptažodžiu."),
  heading("Kas saugoma ir kiek laiko"),
  bullets(
    "Jūsų pranešimas, Jūsų failai ir visos žinutės yra užšifruoti. Pranešimų tarnybos užrašai taip pat.",
    "Taip pat įrašoma, kada kas nors gauta ir kokių veiksmų ėmėsi pranešimų tarnyba. To reikalauja įstatymas (§ 11 HinSchG).",
    retention(retentionMonths),
    "Jūsų IP adresas neįrašomas.",
  ),
  heading("Jūsų apsauga"),
  paragraph(
    "Kas pranešdamas turėjo pakankamą pagrindą manyti, kad informacija teisinga, tam dėl to draudžiama sukelti neigiamų pasekmių (§§ 33 ir 36 HinSchG). Jūsų vardą sužino tik tie asmenys, kurie nagrinėja Jūsų pranešimą; išimtys nurodytos § 9 HinSchG. Kas tyčia arba dėl didelio neatsargumo praneša netiesą, nėra apsaugotas.",
  ),
  heading("Galite rinktis"),
  paragraph(
    "Taip pat galite kreiptis į išorinę pranešimų tarnybą, dabar arba vėliau. Šios tarnybos išvardytos puslapyje „Išorinės pranešimų tarnybos“.",
  ),
];

const privacy = (source: DutySource): Block[] => {
  const { companyName, departmentName, retentionMonths, facts } = source;
  return [
    paragraph("Ši informacija pagal Bendrojo duomenų apsaugos reglamento (BDAR) 13 straipsnį paaiškina, kas vyksta su Jūsų duomenimis."),
    heading("Kas atsakingas"),
    ...(facts.address ? [paragraph(`${companyName}\n${facts.address}`)] : [paragraph(companyName), ask(source, "adresas")]),
    heading("Duomenų apsaugos pareigūnas"),
    facts.officer
      ? paragraph(facts.officer)
      : facts.hasNoOfficer
        ? paragraph(`Įmonė ${companyName} neprivalo skirti duomenų apsaugos pareigūno ir jo nepaskyrė.`)
        : ask(source, "duomenų apsaugos pareigūnas"),
    heading("Kodėl ir kokiu teisiniu pagrindu"),
    paragraph(
      "Jūsų duomenys tvarkomi, kad būtų patikrintas Jūsų pranešimas ir imtasi tolesnių veiksmų. Teisinis pagrindas yra BDAR 6 str. 1 d. c p. kartu su § 10 HinSchG, ypač saugomiems duomenims – BDAR 9 str. 2 d. g p. kartu su § 10 HinSchG.",
    ),
    paragraph(
      "Jei nurodote el. pašto adresą naujienoms, tai darote savo noru (BDAR 6 str. 1 d. a p.). Adresą bet kada galite pašalinti savo atvejyje.",
    ),
    paragraph(
      "Jei įrašote balso žinutę, ji siunčiama tik su Jūsų sutikimu (BDAR 6 str. 1 d. a p., § 11 (2) HinSchG). Sutikimą galite atšaukti ateičiai. Balsas įrašomas ir pakeičiamas Jūsų naršyklėje.",
    ),
    heading("Kokie duomenys"),
    paragraph(
      "Tvarkoma tai, ką rašote, sakote ir kokius failus pridedate, taip pat ir apie kitus asmenis, be to, laikas, kategorija ir tai, ar nurodote vardą. Apie save nieko nurodyti neprivalote, nebent to reikalauja forma. Šie puslapiai nenaudoja slapukų, nieko neįkelia iš kitų įmonių serverių ir neįrašo Jūsų IP adreso. Kol rašote, Jūsų naršyklė laiko užšifruotą juodraštį šioje kortelėje, kad įkėlus puslapį iš naujo niekas nedingtų. Išsiuntus jo nebelieka, o po valandos jo nebegalima atidaryti.",
    ),
    heading("Kas gauna duomenis"),
    paragraph(
      `Jūsų pranešimą gali skaityti skyriaus „${departmentName}“ arba formoje nurodyto skyriaus nariai. Tam atvejui, jei niekas nebegalėtų jo atidaryti, įmonė gali saugoti atsarginį raktą. Jei atvejis perduodamas kitam skyriui, jį skaito to skyriaus nariai. Jei pranešimų tarnyba patikrinimui pasitelkia ką nors iš išorės, pavyzdžiui, advokatą, šis asmuo skaito tik Jūsų atvejį ir tik ribotą laiką. Kitiems, pavyzdžiui, valdžios institucijoms, pranešimų tarnyba gali ką nors perduoti tik tiek, kiek leidžia § 9 HinSchG.`,
    ),
    paragraph(
      "Duomenis įmonės pavedimu saugo „Hinweiszentrale“ valdytojas (BDAR 28 str.). Turinys užšifruotas nuo siuntėjo iki gavėjo; valdytojas rakto neturi. Jis gali perskaityti pranešimo laiką, kategoriją ir tai, ar pranešta anonimiškai, bei el. pašto adresą, kurį nurodote naujienoms; šį adresą sužino ir el. pašto paslaugų teikėjai pakeliui.",
    ),
    ...source.outside.map(({ name, service, place, ground }) =>
      paragraph(`Už ES ir EEE ribų valdytojo pavedimu: ${name}, ${place} (${service}). Perdavimo pagrindas: ${ground}.`),
    ),
    heading("Kiek laiko"),
    paragraph(retention(retentionMonths)),
    heading("Jūsų teisės"),
    bullets(
      "Galite reikalauti susipažinti su duomenimis (BDAR 15 str.), juos ištaisyti (16 str.), ištrinti (17 str.) ir apriboti jų tvarkymą (18 str.).",
      "Savo sutikimus bet kada galite atšaukti ateičiai. Galite reikalauti, kad el. pašto adresas Jums būtų pateiktas įprastu formatu (20 str.).",
      "Kitų asmenų teisės ribojamos tiek, kiek kitaip būtų sužinota Jūsų tapatybė (§ 8 HinSchG, § 29 BDSG).",
      "Dėl Jūsų pranešimo visada sprendžia žmogus, niekada ne vien programa.",
    ),
    heading("Skundas priežiūros institucijai"),
    paragraph(
      facts.supervision ||
        `Galite pateikti skundą tos Vokietijos federalinės žemės duomenų apsaugos institucijai, kurioje yra įmonės ${companyName} buveinė arba kurioje gyvenate ar dirbate.`,
    ),
  ];
};

const imprint = (source: DutySource): Block[] => {
  const { companyName, company, facts } = source;
  const email = facts.email || company.email;
  const isWhole = [facts.address, facts.representedBy, email].every(Boolean);
  return [
    paragraph("Informacija pagal Vokietijos skaitmeninių paslaugų įstatymo (DDG) § 5"),
    heading("Šių puslapių teikėjas"),
    paragraph([companyName, facts.address].filter(Boolean).join("\n")),
    ...titled("Teisinė forma", companyName.includes(company.legalForm) ? "" : company.legalForm),
    ...titled("Atstovauja", facts.representedBy),
    ...titled("Kontaktai", [email && `El. paštas: ${email}`, facts.phone && `Telefonas: ${facts.phone}`].filter(Boolean).join("\n")),
    ...titled("Registras", facts.register || company.register),
    ...titled("PVM mokėtojo kodas", facts.vatId || company.vatId),
    ...(isWhole ? [] : [heading("Ko dar trūksta"), ask(source, "kai kurie duomenys")]),
  ];
};

const accessibility = (source: DutySource): Block[] => {
  const { facts } = source;
  return [
    paragraph("Šis pareiškimas galioja šio pranešimų kanalo puslapiams. Pranešti čia turėtų galėti visi."),
    heading("Ką darome"),
    paragraph("Vadovaujamės Saityno turinio prieinamumo gairėmis (WCAG 2.2, AA lygis)."),
    bullets(
      "Viskuo galima naudotis klaviatūra ir matyti, kurioje vietoje esate.",
      "Antraštės, laukai ir klaidų pranešimai pažymėti taip, kad ekrano skaitytuvai juos perskaitytų.",
      "Tekstai ryškūs šviesiame ir tamsiame fone. Juos galima padidinti, jie telpa mažuose ekranuose.",
      "Pradžios puslapiui ir informaciniams puslapiams JavaScript nereikia.",
    ),
    heading("Kas dar neprieinama"),
    bullets(
      "Formai ir atvejui reikia JavaScript: su juo šifruoja Jūsų naršyklė.",
      "Pradžios puslapis, forma ir atvejis yra lengvai suprantama vokiečių kalba (Leichte Sprache); bandomoji grupė jų dar nepatikrino. Iš informacinių puslapių šia kalba yra tik vienas.",
      "Nėra versijos gestų kalba.",
      "Naršyklė pati neįrašo vardo, telefono numerio ir el. pašto adreso (WCAG 1.3.5): siekiama, kad įrenginyje iš jų nieko neliktų.",
      "Visų puslapių pavadinimas naršyklėje tas pats – „Portal“ (WCAG 2.4.2): jis neturi pasakyti, apie ką kalbama.",
      "Tekstuose ir failuose, kuriuos prideda įmonė arba Jūs, gali būti kliūčių.",
    ),
    heading("Kaip tikrinta"),
    paragraph(
      "Šie duomenys pagrįsti mūsų pačių patikrinimais: tikrinimo programa kiekvienos rūšies puslapyje ir ranka su klaviatūra. Nepriklausoma įstaiga netikrino.",
    ),
    heading("Pranešti apie kliūtį"),
    facts.accessibilityContact ? paragraph(facts.accessibilityContact) : ask(source, "kontaktinis asmuo dėl kliūčių"),
  ];
};

/** The standard texts in Lithuanian, by page; each is made of what a channel says. */
export const duties: Record<OwnTextPage, (source: DutySource) => Block[]> = { procedure, privacy, imprint, accessibility };
