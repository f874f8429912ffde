import type { DutySource } from "../../channels/channel-duties.ts";
import type { OwnTextPage } from "../../channels/duty-pages.ts";
import { type Block, bullets, heading, paragraph, steps, titled } from "../../channels/duty-text-parts.ts";

const retention = (months: number): string => {
  const [count, one, other] = months % 12 === 0 ? [months / 12, "år", "år"] : [months, "månad", "månader"];
  return `${count} ${count === 1 ? one : other} efter att ditt ärende har avslutats ska allt om det raderas. Det får sparas längre bara om en lag kräver det.`;
};
/** Nobody reads an empty page: whom to ask for what is not there. */
const ask = ({ companyName, company, facts, allowAnonymous }: DutySource, what: string): Block => {
  const email = facts.email || company.email;
  const phone = facts.officePhone || facts.phone;
  const known = [email && `med e-post till ${email}`, phone && `på telefon ${phone}`].filter(Boolean).join(" eller ");
  // Whoever meets a barrier in the form should not be sent there first.
  const way = known
    ? `Fråga efter det ${known}.`
    : `Du kan fråga visselblåsarfunktionen: skriv till den med ”Ny rapport”${allowAnonymous ? ", utan ditt namn om du vill" : ""}.`;
  return paragraph(`${companyName} har inte uppgett ${what} här än. ${way}`);
};

const procedure = ({ companyName, departmentName, retentionMonths, autoAcknowledge, allowAnonymous }: DutySource): Block[] => [
  paragraph(
    `Så hanterar ${companyName} din rapport. Hur det ska gå till står i den tyska visselblåsarlagen (Hinweisgeberschutzgesetz, HinSchG).`,
  ),
  heading("Vem som läser din rapport"),
  paragraph(
    `Din rapport går till avdelningen ”${departmentName}”. Avdelningens medlemmar kan öppna den. Om visselblåsarfunktionen tar hjälp av någon utifrån för att utreda den, till exempel en advokat, läser den personen bara ditt ärende och bara under en begränsad tid. Om någon är jävig eller en annan avdelning är ansvarig kan ärendet lämnas över till den; då läser dess medlemmar det. Om en annan avdelning är ansvarig för en kategori, eller för rapporter om den här avdelningen själv, står det i formuläret innan du skickar.`,
  ),
  paragraph("De som handlägger rapporter måste vara oberoende och kunniga och hålla dem konfidentiella (§§ 8 och 15 HinSchG)."),
  heading("Stegen"),
  steps(
    `Du skickar din rapport${allowAnonymous ? ", utan ditt namn om du vill" : ""}. Du får ett lösenord till ditt ärende.`,
    autoAcknowledge
      ? "Det bekräftas genast att rapporten har tagits emot; lagen kräver det inom 7 dagar. Bekräftelsen finns i ditt ärende."
      : "Inom 7 dagar bekräftar visselblåsarfunktionen att din rapport har kommit fram.",
    "Visselblåsarfunktionen utreder om den är ansvarig och om din rapport är välgrundad. Den håller kontakt med dig och frågar om något är oklart.",
    "Visselblåsarfunktionen gör en uppföljning. Till exempel utreder den ärendet eller lämnar det över till någon som är behörig.",
    "Senast 3 månader efter bekräftelsen får du återkoppling: vad som planeras, vad som har gjorts och varför. Om det inte kommer någon bekräftelse räknas de 3 månaderna från den 7:e dagen efter mottagandet.",
  ),
  paragraph("Bekräftelse, frågor och återkoppling läser du i ditt ärende med ditt lösenord."),
  heading("Vad som sparas, och hur länge"),
  bullets(
    "Din rapport, dina filer och alla meddelanden är krypterade. Det är visselblåsarfunktionens anteckningar också.",
    "Det antecknas också när något har kommit in och vad visselblåsarfunktionen har gjort. Lagen kräver det (§ 11 HinSchG).",
    retention(retentionMonths),
    "Din IP-adress sparas inte.",
  ),
  heading("Ditt skydd"),
  paragraph(
    "Den som hade rimliga skäl att tro att uppgifterna var sanna när de rapporterades får inte missgynnas för det (§§ 33 och 36 HinSchG). Bara de personer som handlägger din rapport får veta ditt namn; undantagen står i § 9 HinSchG. Den som med avsikt eller av grov oaktsamhet rapporterar något felaktigt är inte skyddad.",
  ),
  heading("Du kan välja"),
  paragraph(
    "Du kan också vända dig till en extern visselblåsarfunktion, nu eller senare. De finns på sidan ”Externa visselblåsarfunktioner”.",
  ),
];

const privacy = (source: DutySource): Block[] => {
  const { companyName, departmentName, retentionMonths, facts } = source;
  return [
    paragraph("Den här informationen enligt artikel 13 i dataskyddsförordningen (GDPR) berättar vad som händer med dina uppgifter."),
    heading("Vem som är ansvarig"),
    ...(facts.address ? [paragraph(`${companyName}\n${facts.address}`)] : [paragraph(companyName), ask(source, "sin adress")]),
    heading("Dataskyddsombud"),
    facts.officer
      ? paragraph(facts.officer)
      : facts.hasNoOfficer
        ? paragraph(`${companyName} behöver inte utse något dataskyddsombud och har inte utsett något.`)
        : ask(source, "sitt dataskyddsombud"),
    heading("Varför, och på vilken rättslig grund"),
    paragraph(
      "Dina uppgifter behandlas för att utreda din rapport och följa upp den. Rättslig grund är artikel 6.1 c i GDPR tillsammans med § 10 HinSchG, och för särskilt skyddade uppgifter artikel 9.2 g i GDPR tillsammans med § 10 HinSchG.",
    ),
    paragraph(
      "Om du uppger en e-postadress för att få veta när det finns något nytt är det frivilligt (artikel 6.1 a i GDPR). Du kan när som helst ta bort adressen i ditt ärende.",
    ),
    paragraph(
      "Om du spelar in ett röstmeddelande skickas det bara med ditt samtycke (artikel 6.1 a i GDPR, § 11 (2) HinSchG). Du kan ta tillbaka samtycket för framtiden. Det spelas in och förvrängs i din webbläsare.",
    ),
    heading("Vilka uppgifter"),
    paragraph(
      "Det som behandlas är det du skriver, det du säger och de filer du lägger till, även om andra personer, samt tidpunkt, kategori och om du uppger ett namn. Du behöver inte uppge något om dig själv om inte formuläret kräver det. Dessa sidor använder inga kakor, hämtar inget från andra företag och sparar inte din IP-adress. Medan du skriver sparar din webbläsare utkastet krypterat i den här fliken, så att inget går förlorat om sidan laddas om. När du har skickat är det borta, och efter en timme går det inte längre att öppna.",
    ),
    heading("Vem som får uppgifterna"),
    paragraph(
      `Medlemmarna i avdelningen ”${departmentName}”, eller i den avdelning som formuläret nämner, kan läsa din rapport. För det fall att ingen längre kan öppna den får företaget förvara en nödnyckel. Om ärendet lämnas över till en annan avdelning läser dess medlemmar det. Om visselblåsarfunktionen tar hjälp av någon utifrån för att utreda den, till exempel en advokat, läser den personen bara ditt ärende och bara under en begränsad tid. Visselblåsarfunktionen får lämna något vidare till andra, till exempel till myndigheter, bara så långt § 9 HinSchG tillåter det.`,
    ),
    paragraph(
      "Operatören av Hinweiszentrale sparar uppgifterna på uppdrag av företaget (artikel 28 i GDPR). Innehållet är krypterat hela vägen (end-to-end); operatören har ingen nyckel till det. Operatören kan läsa rapportens tidpunkt, kategori och typ, och en e-postadress som du uppger för att få veta när det finns något nytt; den adressen får även e-posttjänsterna på vägen veta.",
    ),
    ...source.outside.map(({ name, service, place, ground }) =>
      paragraph(`Utanför EU och EES på uppdrag av operatören: ${name}, ${place} (${service}). Grund för överföringen: ${ground}.`),
    ),
    heading("Hur länge"),
    paragraph(retention(retentionMonths)),
    heading("Dina rättigheter"),
    bullets(
      "Du kan kräva tillgång till uppgifterna (artikel 15 i GDPR), rättelse (artikel 16), radering (artikel 17) och att behandlingen begränsas (artikel 18).",
      "Du kan när som helst ta tillbaka ett samtycke för framtiden. Du kan kräva att få din e-postadress i ett vanligt format (artikel 20).",
      "Andra personers rättigheter är begränsade om din identitet annars skulle bli känd (§ 8 HinSchG, § 29 BDSG).",
      "Det är alltid en människa som fattar beslut om din rapport, aldrig ett program ensamt.",
    ),
    heading("Klagomål till tillsynsmyndigheten"),
    paragraph(
      facts.supervision ||
        `Du kan klaga hos dataskyddsmyndigheten i den tyska delstat där ${companyName} har sitt säte eller där du bor eller arbetar.`,
    ),
  ];
};

const imprint = (source: DutySource): Block[] => {
  const { companyName, company, facts } = source;
  const email = facts.email || company.email;
  const isWhole = [facts.address, facts.representedBy, email].every(Boolean);
  return [
    paragraph("Uppgifter enligt § 5 i den tyska lagen om digitala tjänster (Digitale-Dienste-Gesetz, DDG)"),
    heading("Ansvarig för dessa sidor"),
    paragraph([companyName, facts.address].filter(Boolean).join("\n")),
    ...titled("Bolagsform", companyName.includes(company.legalForm) ? "" : company.legalForm),
    ...titled("Företräds av", facts.representedBy),
    ...titled("Kontakt", [email && `E-post: ${email}`, facts.phone && `Telefon: ${facts.phone}`].filter(Boolean).join("\n")),
    ...titled("Register", facts.register || company.register),
    ...titled("Momsregistreringsnummer", facts.vatId || company.vatId),
    ...(isWhole ? [] : [heading("Vad som fortfarande saknas"), ask(source, "en del av dessa uppgifter")]),
  ];
};

const accessibility = (source: DutySource): Block[] => {
  const { facts } = source;
  return [
    paragraph("Den här redogörelsen gäller för sidorna i den här rapporteringskanalen. Alla ska kunna rapportera här."),
    heading("Vad vi gör"),
    paragraph("Måttet är riktlinjerna för tillgängligt webbinnehåll (WCAG 2.2, nivå AA)."),
    bullets(
      "Allt kan användas med tangentbordet, och man ser var man är.",
      "Rubriker, fält och felmeddelanden är märkta så att skärmläsare läser upp dem.",
      "Texterna har starka kontraster, både ljust och mörkt. De kan förstoras och får plats på små skärmar.",
      "Startsidan och sidorna med information kräver inte JavaScript.",
    ),
    heading("Vad som inte är tillgängligt än"),
    bullets(
      "Formuläret och ditt ärende kräver JavaScript: din webbläsare krypterar med det.",
      "Startsidan, formuläret och ärendet finns på lättläst tyska (Leichte Sprache); ingen testgrupp har kontrollerat det än. Av sidorna med information är bara en det.",
      "Det finns ingen version på teckenspråk.",
      "Webbläsaren fyller inte själv i namn, telefonnummer och e-postadress (WCAG 1.3.5): avsikten är att inget av det ska bli kvar på enheten.",
      "Alla sidor har samma titel i webbläsaren, ”Portal” (WCAG 2.4.2): den ska inte säga vad det handlar om.",
      "Texter och filer som företaget eller du lägger till kan innehålla hinder.",
    ),
    heading("Hur det har kontrollerats"),
    paragraph(
      "Uppgifterna bygger på våra egna kontroller: med ett kontrollprogram på varje typ av sida och för hand med tangentbordet. Ingen oberoende instans har kontrollerat det.",
    ),
    heading("Berätta om ett hinder"),
    facts.accessibilityContact ? paragraph(facts.accessibilityContact) : ask(source, "en kontaktperson för hinder"),
  ];
};

/** The standard texts in Swedish, by page; each is made of what a channel says. */
export const duties: Record<OwnTextPage, (source: DutySource) => Block[]> = { procedure, privacy, imprint, accessibility };
