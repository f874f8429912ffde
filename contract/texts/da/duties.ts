import type { DutySource } from "../../channels/channel-duties.ts";
import type { OwnTextPage } from "../../channels/duty-pages.ts";
import { type Block, bullets, heading, paragraph, steps, titled } from "../../channels/duty-text-parts.ts";

const retention = (months: number): string => {
  const [count, one, other] = months % 12 === 0 ? [months / 12, "år", "år"] : [months, "måned", "måneder"];
  return `${count} ${count === 1 ? one : other} efter at din sag er afsluttet, skal alt om den slettes. Det må kun gemmes længere, hvis en lov kræver det.`;
};
/** Nobody reads an empty page: whom to ask for what is not there. */
const ask = ({ companyName, company, facts, allowAnonymous }: DutySource, what: string): Block => {
  const email = facts.email || company.email;
  const phone = facts.officePhone || facts.phone;
  const known = [email && `på e-mail til ${email}`, phone && `på telefon ${phone}`].filter(Boolean).join(" eller ");
  // Whoever meets a barrier in the form should not be sent there first.
  const way = known
    ? `Spørg om det ${known}.`
    : `Du kan spørge whistleblowerenheden: Skriv til den med ”Ny indberetning”${allowAnonymous ? ", uden dit navn, hvis du vil" : ""}.`;
  return paragraph(`${companyName} har ikke oplyst ${what} her endnu. ${way}`);
};

const procedure = ({ companyName, departmentName, retentionMonths, autoAcknowledge, allowAnonymous }: DutySource): Block[] => [
  paragraph(
    `Sådan behandler ${companyName} din indberetning. Forløbet står i den tyske whistleblowerlov (Hinweisgeberschutzgesetz, HinSchG).`,
  ),
  heading("Hvem der læser din indberetning"),
  paragraph(
    `Din indberetning går til afdelingen ”${departmentName}”. Afdelingens medlemmer kan åbne den. Hvis whistleblowerenheden får hjælp af en person udefra til undersøgelsen, for eksempel en advokat, læser denne person kun din sag og kun i en begrænset tid. Hvis nogen er inhabil, eller hvis en anden afdeling har ansvaret, kan sagen gives videre til den afdeling; så læser dens medlemmer den. Hvis en anden afdeling har ansvaret for en kategori eller for indberetninger om denne afdeling selv, står det i formularen, før du sender.`,
  ),
  paragraph("De, der behandler indberetninger, skal være uafhængige og fagligt dygtige og holde dem fortrolige (§§ 8 og 15 HinSchG)."),
  heading("De enkelte trin"),
  steps(
    `Du sender din indberetning${allowAnonymous ? ", uden dit navn, hvis du vil" : ""}. Du får en adgangskode til din sag.`,
    autoAcknowledge
      ? "Det bliver straks bekræftet, at den er modtaget; loven kræver det inden for 7 dage. Bekræftelsen står i din sag."
      : "Inden for 7 dage bekræfter whistleblowerenheden, at din indberetning er kommet frem.",
    "Whistleblowerenheden undersøger, om den har ansvaret, og om oplysningerne holder. Den holder kontakt med dig og spørger, hvis noget er uklart.",
    "Whistleblowerenheden sørger for opfølgning. For eksempel undersøger den sagen eller giver den videre til en myndighed, som har ansvaret.",
    "Senest 3 måneder efter bekræftelsen får du feedback: hvad der er planlagt, hvad der er gjort, og hvorfor. Kommer der ingen bekræftelse, tæller de 3 måneder fra den 7. dag efter modtagelsen.",
  ),
  paragraph("Bekræftelse, spørgsmål og feedback læser du i din sag med din adgangskode."),
  heading("Hvad der bliver gemt, og hvor længe"),
  bullets(
    "Din indberetning, dine filer og alle beskeder er krypteret. Det er whistleblowerenhedens notater også.",
    "Det bliver også noteret, hvornår noget er kommet ind, og hvad whistleblowerenheden har gjort. Det kræver loven (§ 11 HinSchG).",
    retention(retentionMonths),
    "Din IP-adresse bliver ikke gemt.",
  ),
  heading("Din beskyttelse"),
  paragraph(
    "Den, der havde rimelig grund til at tro, at oplysningerne var sande, da de blev indberettet, må ikke blive stillet ringere på grund af det (§§ 33 og 36 HinSchG). Kun de personer, der behandler din indberetning, får dit navn at vide; § 9 HinSchG nævner undtagelserne. Den, der med vilje eller groft uagtsomt indberetter noget forkert, er ikke beskyttet.",
  ),
  heading("Du kan vælge"),
  paragraph(
    "Du kan også henvende dig til en ekstern whistleblowerenhed, nu eller senere. Du finder dem på siden ”Eksterne whistleblowerenheder”.",
  ),
];

const privacy = (source: DutySource): Block[] => {
  const { companyName, departmentName, retentionMonths, facts } = source;
  return [
    paragraph("Disse oplysninger efter art. 13 i databeskyttelsesforordningen (GDPR) fortæller dig, hvad der sker med dine data."),
    heading("Hvem der har ansvaret"),
    ...(facts.address ? [paragraph(`${companyName}\n${facts.address}`)] : [paragraph(companyName), ask(source, "sin adresse")]),
    heading("Databeskyttelsesrådgiver"),
    facts.officer
      ? paragraph(facts.officer)
      : facts.hasNoOfficer
        ? paragraph(`${companyName} behøver ikke udpege en databeskyttelsesrådgiver og har ikke udpeget nogen.`)
        : ask(source, "sin databeskyttelsesrådgiver"),
    heading("Hvorfor, og på hvilket retsgrundlag"),
    paragraph(
      "Dine oplysninger bliver behandlet for at undersøge din indberetning og følge op på den. Retsgrundlaget er GDPR art. 6, stk. 1, litra c, sammen med § 10 HinSchG, og for særligt beskyttede data GDPR art. 9, stk. 2, litra g, sammen med § 10 HinSchG.",
    ),
    paragraph(
      "Hvis du angiver en e-mailadresse for at få besked om nyt, er det frivilligt (GDPR art. 6, stk. 1, litra a). Du kan når som helst fjerne adressen i din sag.",
    ),
    paragraph(
      "Hvis du optager en talebesked, bliver den kun sendt med dit samtykke (GDPR art. 6, stk. 1, litra a, § 11, stk. 2, HinSchG). Du kan trække samtykket tilbage for fremtiden. Talebeskeden bliver optaget og sløret i din browser.",
    ),
    heading("Hvilke data"),
    paragraph(
      "Der bliver behandlet det, du skriver, det, du siger, og de filer, du tilføjer, også om andre personer. Dertil kommer tidspunkt, kategori, og om du oplyser et navn. Du behøver ikke oplyse noget om dig selv, medmindre formularen kræver det. Disse sider sætter ingen cookies, henter intet fra andre firmaer og gemmer ikke din IP-adresse. Mens du skriver, gemmer din browser kladden krypteret i denne fane, så intet går tabt, hvis siden indlæses igen. Når du har sendt, er den væk, og efter en time kan den ikke længere åbnes.",
    ),
    heading("Hvem der får data"),
    paragraph(
      `Medlemmerne af afdelingen ”${departmentName}”, eller af den afdeling, som formularen nævner, kan læse din indberetning. Virksomheden har lov til at opbevare en nødnøgle for det tilfælde, at ingen længere kan åbne den. Hvis sagen gives videre til en anden afdeling, læser dens medlemmer den. Hvis whistleblowerenheden får hjælp af en person udefra til undersøgelsen, for eksempel en advokat, læser denne person kun din sag og kun i en begrænset tid. Whistleblowerenheden må kun give noget videre til andre, for eksempel til myndigheder, i det omfang § 9 HinSchG tillader det.`,
    ),
    paragraph(
      "Hinweiszentrales operatør gemmer data på vegne af virksomheden (GDPR art. 28). Indholdet er krypteret hele vejen (end-to-end); operatøren har ingen nøgle til det. Operatøren kan læse indberetningens tidspunkt, kategori og type og en e-mailadresse, som du angiver for at få besked om nyt; e-mailtjenesterne på vejen får også denne adresse at vide.",
    ),
    ...source.outside.map(({ name, service, place, ground }) =>
      paragraph(`Uden for EU og EØS på vegne af operatøren: ${name}, ${place} (${service}). Grundlag for overførslen: ${ground}.`),
    ),
    heading("Hvor længe"),
    paragraph(retention(retentionMonths)),
    heading("Dine rettigheder"),
    bullets(
      "Du kan kræve indsigt (GDPR art. 15), berigtigelse (art. 16), sletning (art. 17) og begrænsning af behandlingen (art. 18).",
      "Du kan når som helst trække et samtykke tilbage for fremtiden. Du kan kræve at få din e-mailadresse i et almindeligt format (art. 20).",
      "Andre personers rettigheder er begrænset, hvis din identitet ellers ville blive kendt (§ 8 HinSchG, § 29 BDSG).",
      "Det er altid et menneske, der træffer afgørelse om din indberetning, aldrig et program alene.",
    ),
    heading("Klage til tilsynsmyndigheden"),
    paragraph(
      facts.supervision ||
        `Du kan klage til datatilsynet i den tyske delstat, hvor ${companyName} har sit hovedsæde, eller hvor du bor eller arbejder.`,
    ),
  ];
};

const imprint = (source: DutySource): Block[] => {
  const { companyName, company, facts } = source;
  const email = facts.email || company.email;
  const isWhole = [facts.address, facts.representedBy, email].every(Boolean);
  return [
    paragraph("Oplysninger efter § 5 i den tyske lov om digitale tjenester (Digitale-Dienste-Gesetz, DDG)"),
    heading("Udbyder af disse sider"),
    paragraph([companyName, facts.address].filter(Boolean).join("\n")),
    ...titled("Selskabsform", companyName.includes(company.legalForm) ? "" : company.legalForm),
    ...titled("Repræsenteret af", facts.representedBy),
    ...titled("Kontakt", [email && `E-mail: ${email}`, facts.phone && `Telefon: ${facts.phone}`].filter(Boolean).join("\n")),
    ...titled("Register", facts.register || company.register),
    ...titled("Momsnummer", facts.vatId || company.vatId),
    ...(isWhole ? [] : [heading("Hvad der stadig mangler"), ask(source, "nogle af disse oplysninger")]),
  ];
};

const accessibility = (source: DutySource): Block[] => {
  const { facts } = source;
  return [
    paragraph("Denne erklæring gælder for siderne i denne indberetningskanal. Alle skal kunne indberette her."),
    heading("Hvad vi gør"),
    paragraph("Målestokken er retningslinjerne for tilgængeligt webindhold (WCAG 2.2, niveau AA)."),
    bullets(
      "Alt kan bruges med tastaturet, og man kan se, hvor man er.",
      "Overskrifter, felter og fejlmeddelelser er mærket, så skærmlæsere læser dem op.",
      "Teksterne har stærke kontraster, både lyst og mørkt. De kan gøres større og passer på små skærme.",
      "Startsiden og siderne med oplysninger kræver ikke JavaScript.",
    ),
    heading("Hvad der ikke er tilgængeligt endnu"),
    bullets(
      "Formularen og din sag kræver JavaScript: Din browser krypterer med det.",
      "Startsiden, formularen og sagen findes på let tysk (Leichte Sprache); ingen testgruppe har kontrolleret det endnu. Af siderne med oplysninger er kun én det.",
      "Der er ingen version på tegnsprog.",
      "Browseren udfylder ikke selv navn, telefonnummer og e-mailadresse (WCAG 1.3.5): Der skal ikke blive noget af det på enheden.",
      "Alle sider har den samme titel i browseren, »Portal« (WCAG 2.4.2): Den skal ikke sige, hvad det handler om.",
      "Tekster og filer, som virksomheden eller du tilføjer, kan indeholde barrierer.",
    ),
    heading("Hvordan det er kontrolleret"),
    paragraph(
      "Oplysningerne bygger på vores egen kontrol: med et kontrolprogram på hver type side og i hånden med tastaturet. Ingen uafhængig instans har kontrolleret det.",
    ),
    heading("Giv besked om en barriere"),
    facts.accessibilityContact ? paragraph(facts.accessibilityContact) : ask(source, "en kontaktperson for barrierer"),
  ];
};

/** The standard texts in Danish, by page; each is made of what a channel says. */
export const duties: Record<OwnTextPage, (source: DutySource) => Block[]> = { procedure, privacy, imprint, accessibility };
