import type { DutySource } from "../../channels/channel-duties.ts";
import type { OwnTextPage } from "../../channels/duty-pages.ts";
import { type Block, bullets, heading, paragraph, steps, titled } from "../../channels/duty-text-parts.ts";

const retention = (months: number): string => {
  const [count, one, other] = months % 12 === 0 ? [months / 12, "jaar", "jaar"] : [months, "maand", "maanden"];
  return `${count} ${count === 1 ? one : other} nadat uw zaak is afgesloten, moet alles daarover worden verwijderd. Het mag alleen langer blijven als een wet dat eist.`;
};
/** Nobody reads an empty page: whom to ask for what is not there. */
const ask = ({ companyName, company, facts, allowAnonymous }: DutySource, what: string): Block => {
  const email = facts.email || company.email;
  const phone = facts.officePhone || facts.phone;
  const known = [email && `per e-mail via ${email}`, phone && `per telefoon via ${phone}`].filter(Boolean).join(" of ");
  // Whoever meets a barrier in the form should not be sent there first.
  const way = known
    ? `Vraag ernaar ${known}.`
    : `U kunt het aan het meldpunt vragen: schrijf via “Nieuwe melding”${allowAnonymous ? ", als u wilt zonder uw naam" : ""}.`;
  return paragraph(`${companyName} heeft ${what} hier nog niet opgegeven. ${way}`);
};

const procedure = ({ companyName, departmentName, retentionMonths, autoAcknowledge, allowAnonymous }: DutySource): Block[] => [
  paragraph(
    `Zo gaat ${companyName} met uw melding om. De Duitse klokkenluiderswet (Hinweisgeberschutzgesetz, HinSchG) schrijft de procedure voor.`,
  ),
  heading("Wie uw melding leest"),
  paragraph(
    `Uw melding gaat naar de afdeling “${departmentName}”. De leden daarvan kunnen uw melding openen. Haalt het meldpunt er voor het onderzoek iemand van buiten bij, bijvoorbeeld een advocaat, dan leest die persoon alleen uw zaak en alleen voor beperkte tijd. Is iemand niet onpartijdig of is een andere afdeling bevoegd, dan kan de zaak aan die afdeling worden overgedragen; dan lezen de leden daarvan de zaak. Is voor een categorie of voor meldingen over deze afdeling zelf een andere afdeling bevoegd, dan staat dat in het formulier voordat u verzendt.`,
  ),
  paragraph("Wie meldingen behandelt, moet onafhankelijk en deskundig zijn en de meldingen vertrouwelijk houden (§§ 8 en 15 HinSchG)."),
  heading("De stappen"),
  steps(
    `U verzendt uw melding${allowAnonymous ? ", als u wilt zonder uw naam" : ""}. U krijgt een wachtwoord voor uw zaak.`,
    autoAcknowledge
      ? "De ontvangst wordt meteen bevestigd; de wet eist dat binnen 7 dagen. De bevestiging staat in uw zaak."
      : "Binnen 7 dagen bevestigt het meldpunt dat uw melding is aangekomen.",
    "Het meldpunt onderzoekt of het bevoegd is en of uw melding gegrond is. Het houdt contact met u en stelt vragen als iets niet duidelijk is.",
    "Het meldpunt neemt vervolgmaatregelen. Het onderzoekt de zaak bijvoorbeeld of draagt de zaak over aan een bevoegde instantie.",
    "Uiterlijk 3 maanden na de bevestiging krijgt u feedback: wat er is gepland, wat er is gedaan en waarom. Komt er geen bevestiging, dan tellen de 3 maanden vanaf de 7e dag na de ontvangst.",
  ),
  paragraph("Bevestiging, vragen en feedback leest u met uw wachtwoord in uw zaak."),
  heading("Wat wordt opgeslagen, en hoelang"),
  bullets(
    "Uw melding, uw bestanden en alle berichten zijn versleuteld. Ook de notities van het meldpunt zijn versleuteld.",
    "Ook wordt vastgelegd wanneer iets is binnengekomen en welke stappen het meldpunt heeft gezet. De wet eist dat (§ 11 HinSchG).",
    retention(retentionMonths),
    "Uw IP-adres wordt niet opgeslagen.",
  ),
  heading("Uw bescherming"),
  paragraph(
    "Wie bij het melden een gegronde reden had om te denken dat de informatie klopte, mag daarvoor niet worden benadeeld (§§ 33 en 36 HinSchG). Alleen de mensen die uw melding behandelen, krijgen uw naam te weten; de uitzonderingen staan in § 9 HinSchG. Wie met opzet of door grove nalatigheid iets onjuists meldt, is niet beschermd.",
  ),
  heading("U hebt de keuze"),
  paragraph(
    "U kunt ook contact opnemen met een extern meldpunt, nu of later. Alle externe meldpunten staan op de pagina “Externe meldpunten”.",
  ),
];

const privacy = (source: DutySource): Block[] => {
  const { companyName, departmentName, retentionMonths, facts } = source;
  return [
    paragraph(
      "Deze verklaring volgens art. 13 van de Algemene verordening gegevensbescherming (AVG) vertelt u wat er met uw gegevens gebeurt.",
    ),
    heading("Wie verantwoordelijk is"),
    ...(facts.address ? [paragraph(`${companyName}\n${facts.address}`)] : [paragraph(companyName), ask(source, "het adres")]),
    heading("Functionaris voor gegevensbescherming"),
    facts.officer
      ? paragraph(facts.officer)
      : facts.hasNoOfficer
        ? paragraph(`${companyName} hoeft geen functionaris voor gegevensbescherming te benoemen en heeft die niet benoemd.`)
        : ask(source, "de functionaris voor gegevensbescherming"),
    heading("Waarvoor, en op welke grondslag"),
    paragraph(
      "Uw gegevens worden verwerkt om uw melding te onderzoeken en op te volgen. De grondslag is art. 6 lid 1, onder c, AVG met § 10 HinSchG, voor bijzonder beschermde gegevens art. 9 lid 2, onder g, AVG met § 10 HinSchG.",
    ),
    paragraph(
      "Geeft u een e-mailadres op voor berichten over nieuws, dan doet u dat vrijwillig (art. 6 lid 1, onder a, AVG). U kunt het adres altijd in uw zaak verwijderen.",
    ),
    paragraph(
      "Neemt u een spraakbericht op, dan wordt het alleen met uw toestemming verzonden (art. 6 lid 1, onder a, AVG, § 11 lid 2 HinSchG). U kunt de toestemming voor de toekomst intrekken. Het wordt in uw browser opgenomen en vervormd.",
    ),
    heading("Welke gegevens"),
    paragraph(
      "Verwerkt wordt wat u schrijft, wat u zegt en welke bestanden u toevoegt, ook over andere mensen, en verder het tijdstip, de categorie en of u een naam noemt. U hoeft niets over uzelf te zeggen, behalve als het formulier dat verplicht stelt. Deze pagina’s plaatsen geen cookies, laden niets van andere bedrijven en slaan uw IP-adres niet op. Zolang u schrijft, bewaart uw browser het concept versleuteld in dit tabblad, zodat er bij opnieuw laden niets verloren gaat. Na het verzenden is het weg, en na een uur kan het niet meer worden geopend.",
    ),
    heading("Wie de gegevens krijgt"),
    paragraph(
      `De leden van de afdeling “${departmentName}”, of van de afdeling die in het formulier staat, kunnen uw melding lezen. Voor het geval dat niemand de melding meer kan openen, mag het bedrijf een noodsleutel bewaren. Wordt de zaak aan een andere afdeling overgedragen, dan lezen de leden daarvan de zaak. Haalt het meldpunt er voor het onderzoek iemand van buiten bij, bijvoorbeeld een advocaat, dan leest die persoon alleen uw zaak en alleen voor beperkte tijd. Aan anderen, bijvoorbeeld aan de overheid, mag het meldpunt alleen iets doorgeven voor zover § 9 HinSchG dat toestaat.`,
    ),
    paragraph(
      "De beheerder van Hinweiszentrale slaat de gegevens op in opdracht van het bedrijf (art. 28 AVG). De inhoud is end-to-end versleuteld; de beheerder heeft er geen sleutel van. Tijdstip, categorie en soort van de melding kan de beheerder lezen, en ook een e-mailadres dat u voor berichten over nieuws opgeeft; de e-maildiensten onderweg zien dat adres ook.",
    ),
    ...source.outside.map(({ name, service, place, ground }) =>
      paragraph(
        `Buiten de EU en de EER in opdracht van de beheerder: ${name}, ${place} (${service}). Grondslag voor de doorgifte: ${ground}.`,
      ),
    ),
    heading("Hoelang"),
    paragraph(retention(retentionMonths)),
    heading("Uw rechten"),
    bullets(
      "U kunt inzage eisen (art. 15 AVG), rectificatie (art. 16), wissing (art. 17) en dat de verwerking wordt beperkt (art. 18).",
      "U kunt een toestemming altijd voor de toekomst intrekken. U kunt uw e-mailadres opvragen in een gangbaar formaat (art. 20).",
      "De rechten van andere mensen zijn beperkt voor zover anders uw identiteit bekend zou worden (§ 8 HinSchG, § 29 BDSG).",
      "Over uw melding beslist altijd een mens, nooit alleen een programma.",
    ),
    heading("Klacht bij de toezichthouder"),
    paragraph(
      facts.supervision ||
        `U kunt een klacht indienen bij de privacytoezichthouder van de Duitse deelstaat waar ${companyName} is gevestigd of waar u woont of werkt.`,
    ),
  ];
};

const imprint = (source: DutySource): Block[] => {
  const { companyName, company, facts } = source;
  const email = facts.email || company.email;
  const isWhole = [facts.address, facts.representedBy, email].every(Boolean);
  return [
    paragraph("Informatie volgens § 5 van de Duitse wet inzake digitale diensten (Digitale-Dienste-Gesetz, DDG)"),
    heading("Aanbieder van deze pagina’s"),
    paragraph([companyName, facts.address].filter(Boolean).join("\n")),
    ...titled("Rechtsvorm", companyName.includes(company.legalForm) ? "" : company.legalForm),
    ...titled("Vertegenwoordigd door", facts.representedBy),
    ...titled("Contact", [email && `E-mail: ${email}`, facts.phone && `Telefoon: ${facts.phone}`].filter(Boolean).join("\n")),
    ...titled("Register", facts.register || company.register),
    ...titled("Btw-identificatienummer", facts.vatId || company.vatId),
    ...(isWhole ? [] : [heading("Wat nog ontbreekt"), ask(source, "een deel van deze informatie")]),
  ];
};

const accessibility = (source: DutySource): Block[] => {
  const { facts } = source;
  return [
    paragraph("Deze verklaring geldt voor de pagina’s van dit meldkanaal. Iedereen moet hier kunnen melden."),
    heading("Wat we doen"),
    paragraph("De norm zijn de richtlijnen voor toegankelijke webcontent (WCAG 2.2, niveau AA)."),
    bullets(
      "Alles is met het toetsenbord te bedienen, en u ziet waar u bent.",
      "Koppen, velden en foutmeldingen zijn zo gemarkeerd dat voorleesprogramma’s ze voorlezen.",
      "Teksten hebben sterk contrast, licht en donker. Ze kunnen groter worden gemaakt en passen op kleine schermen.",
      "De startpagina en de informatiepagina’s hebben geen JavaScript nodig.",
    ),
    heading("Wat nog niet toegankelijk is"),
    bullets(
      "Het formulier en uw zaak hebben JavaScript nodig: uw browser versleutelt daarmee.",
      "Start, formulier en zaak zijn er in eenvoudig Duits (Leichte Sprache); een testgroep heeft dat nog niet gecontroleerd. Van de informatiepagina’s is er maar één in.",
      "Er is geen versie in gebarentaal.",
      "De browser vult naam, telefoonnummer en e-mailadres niet zelf in (WCAG 1.3.5): het is de bedoeling dat daarvan niets op het apparaat blijft.",
      "Alle pagina’s hebben in de browser dezelfde titel, ‘Portal’ (WCAG 2.4.2): die mag niet zeggen waar het over gaat.",
      "Teksten en bestanden die het bedrijf of u zelf toevoegt, kunnen drempels bevatten.",
    ),
    heading("Hoe het is gecontroleerd"),
    paragraph(
      "Dit berust op onze eigen controles: met een controleprogramma op elk soort pagina, en met de hand met het toetsenbord. Een onafhankelijke instantie heeft het niet gecontroleerd.",
    ),
    heading("Een drempel melden"),
    facts.accessibilityContact ? paragraph(facts.accessibilityContact) : ask(source, "een contactpersoon voor drempels"),
  ];
};

/** The standard texts in Dutch, by page; each is made of what a channel says. */
export const duties: Record<OwnTextPage, (source: DutySource) => Block[]> = { procedure, privacy, imprint, accessibility };
