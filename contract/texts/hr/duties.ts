import type { DutySource } from "../../channels/channel-duties.ts";
import type { OwnTextPage } from "../../channels/duty-pages.ts";
import { type Block, bullets, heading, paragraph, steps, titled } from "../../channels/duty-text-parts.ts";

/** Croatian counts 1 godinu, 2 godine, 5 godina and 21 godinu, 22 godine. */
const counted = (count: number, [one, few, other]: readonly [string, string, string]): string => {
  const isTeen = count % 100 >= 11 && count % 100 <= 14;
  const last = count % 10;
  return `${count} ${!isTeen && last === 1 ? one : !isTeen && last >= 2 && last <= 4 ? few : other}`;
};
const retention = (months: number): string => {
  const time = months % 12 === 0 ? counted(months / 12, ["godinu", "godine", "godina"]) : counted(months, ["mjesec", "mjeseca", "mjeseci"]);
  return `${time} nakon što se Vaš slučaj zaključi mora se izbrisati sve o njemu. Dulje smije ostati samo ako to zahtijeva zakon.`;
};
/** Nobody reads an empty page: whom to ask for what is not there. `what` stands in the accusative. */
const ask = ({ companyName, company, facts, allowAnonymous }: DutySource, what: string): Block => {
  const email = facts.email || company.email;
  const phone = facts.officePhone || facts.phone;
  const known = [email && `e-poštom na ${email}`, phone && `telefonom na broj ${phone}`].filter(Boolean).join(" ili ");
  // Whoever meets a barrier in the form should not be sent there first.
  const way = known
    ? `Pitajte za to ${known}.`
    : `Za to možete pitati ured za prijave: pišite mu preko „Nova prijava”${allowAnonymous ? ", ako želite bez svojeg imena" : ""}.`;
  return paragraph(`Tvrtka ${companyName} ovdje još nije navela ${what}. ${way}`);
};

const procedure = ({ companyName, departmentName, retentionMonths, autoAcknowledge, allowAnonymous }: DutySource): Block[] => [
  paragraph(
    `Ovako tvrtka ${companyName} postupa s Vašom prijavom. Postupak propisuje njemački Zakon o zaštiti prijavitelja nepravilnosti (Hinweisgeberschutzgesetz, HinSchG).`,
  ),
  heading("Tko čita Vašu prijavu"),
  paragraph(
    `Vaša prijava ide odjelu „${departmentName}”. Njegovi je članovi mogu otvoriti. Ako ured za prijave radi provjere uključi nekoga izvana, na primjer odvjetnicu ili odvjetnika, ta osoba čita samo Vaš slučaj i samo ograničeno vrijeme. Ako je netko pristran ili je nadležan drugi odjel, slučaj se može predati tom odjelu; tada ga čitaju njegovi članovi. Ako je za neku kategoriju ili za prijave o samom ovom odjelu nadležan drugi odjel, to piše u obrascu prije nego što pošaljete.`,
  ),
  paragraph("Tko obrađuje prijave, mora biti neovisan i stručan i čuvati povjerljivost (§§ 8 i 15 HinSchG)."),
  heading("Koraci"),
  steps(
    `Šaljete svoju prijavu${allowAnonymous ? ", ako želite bez svojeg imena" : ""}. Dobivate lozinku za svoj slučaj.`,
    autoAcknowledge
      ? "Primitak se potvrđuje odmah; zakon to zahtijeva u roku od 7 dana. Potvrda je u Vašem slučaju."
      : "U roku od 7 dana ured za prijave potvrđuje da je Vaša prijava stigla.",
    "Ured za prijave provjerava je li nadležan i je li Vaša prijava utemeljena. Ostaje s Vama u vezi i pita ako nešto nije jasno.",
    "Ured za prijave poduzima daljnje mjere. Na primjer, istražuje slučaj ili ga predaje nadležnom tijelu.",
    "Najkasnije 3 mjeseca nakon potvrde dobivate povratnu informaciju: što je planirano, što je već učinjeno i zašto. Ako potvrde nema, 3 mjeseca računaju se od 7. dana nakon primitka.",
  ),
  paragraph("Potvrdu, pitanja i povratnu informaciju čitate u svojem slučaju, svojom lozinkom."),
  heading("Što se sprema i koliko dugo"),
  bullets(
    "Vaša prijava, Vaše datoteke i sve poruke su šifrirane. Šifrirane su i bilješke ureda za prijave.",
    "Bilježi se i kada je nešto stiglo i koje je korake ured za prijave poduzeo. To zahtijeva zakon (§ 11 HinSchG).",
    retention(retentionMonths),
    "Vaša se IP adresa ne sprema.",
  ),
  heading("Vaša zaštita"),
  paragraph(
    "Tko je pri prijavi imao opravdan razlog vjerovati da su podaci istiniti, zbog toga ne smije biti stavljen u nepovoljniji položaj (§§ 33 i 36 HinSchG). Vaše ime saznaju samo osobe koje obrađuju Vašu prijavu; iznimke navodi § 9 HinSchG. Tko namjerno ili iz krajnje nepažnje prijavi nešto netočno, nije zaštićen.",
  ),
  heading("Vi birate"),
  paragraph(
    "Možete se obratiti i vanjskom tijelu za prijave, odmah ili poslije. Ta su tijela navedena na stranici „Vanjska tijela za prijave”.",
  ),
];

const privacy = (source: DutySource): Block[] => {
  const { companyName, departmentName, retentionMonths, facts } = source;
  return [
    paragraph("Ova obavijest prema članku 13. Opće uredbe o zaštiti podataka (GDPR) govori Vam što se događa s Vašim podacima."),
    heading("Tko je odgovoran"),
    ...(facts.address ? [paragraph(`${companyName}\n${facts.address}`)] : [paragraph(companyName), ask(source, "svoju adresu")]),
    heading("Službenik za zaštitu podataka"),
    facts.officer
      ? paragraph(facts.officer)
      : facts.hasNoOfficer
        ? paragraph(`Tvrtka ${companyName} ne mora imenovati službenika za zaštitu podataka i nije ga imenovala.`)
        : ask(source, "službenika za zaštitu podataka"),
    heading("Zašto i na kojoj osnovi"),
    paragraph(
      "Vaši se podaci obrađuju da bi se Vaša prijava provjerila i da bi se po njoj postupilo. Osnova je čl. 6. st. 1. toč. (c) GDPR-a u vezi s § 10 HinSchG, a za posebno zaštićene podatke čl. 9. st. 2. toč. (g) GDPR-a u vezi s § 10 HinSchG.",
    ),
    paragraph(
      "Ako navedete adresu e-pošte za obavijesti, to činite dobrovoljno (čl. 6. st. 1. toč. (a) GDPR-a). Adresu u svojem slučaju možete u svakom trenutku ukloniti.",
    ),
    paragraph(
      "Ako snimite glasovnu poruku, ona se šalje samo s Vašom privolom (čl. 6. st. 1. toč. (a) GDPR-a, § 11 st. 2 HinSchG). Privolu možete povući za budućnost. Poruka se snima i izobličuje u Vašem pregledniku.",
    ),
    heading("Koji podaci"),
    paragraph(
      "Obrađuje se ono što napišete, kažete i priložite kao datoteke, i o drugim osobama, zatim vrijeme, kategorija i navodite li svoje ime. Ne morate navesti ništa o sebi, osim ako to traži obrazac. Ove stranice ne postavljaju kolačiće, ne učitavaju ništa od drugih tvrtki i ne spremaju Vašu IP adresu. Dok pišete, Vaš preglednik čuva skicu šifriranu u ovoj kartici, da se ponovnim učitavanjem ništa ne izgubi. Nakon slanja skice više nema, a nakon sat vremena više se ne može otvoriti.",
    ),
    heading("Tko dobiva podatke"),
    paragraph(
      `Vašu prijavu mogu čitati članovi odjela „${departmentName}” ili odjela koji je naveden u obrascu. Za slučaj da je više nitko ne može otvoriti, tvrtka smije čuvati ključ za nuždu. Ako se slučaj preda drugom odjelu, čitaju ga njegovi članovi. Ako ured za prijave radi provjere uključi nekoga izvana, na primjer odvjetnicu ili odvjetnika, ta osoba čita samo Vaš slučaj i samo ograničeno vrijeme. Drugima, na primjer nadležnim tijelima, ured za prijave smije nešto dati samo koliko to dopušta § 9 HinSchG.`,
    ),
    paragraph(
      "Operator usluge Hinweiszentrale sprema podatke po nalogu tvrtke (čl. 28. GDPR-a). Sadržaji su šifrirani s kraja na kraj; operator nema ključ za njih. Operator može čitati vrijeme, kategoriju i vrstu prijave te adresu e-pošte koju navedete za obavijesti; tu adresu saznaju i usluge e-pošte na putu.",
    ),
    ...source.outside.map(({ name, service, place, ground }) =>
      paragraph(`Izvan EU-a i EGP-a po nalogu operatora: ${name}, ${place} (${service}). Osnova za prijenos: ${ground}.`),
    ),
    heading("Koliko dugo"),
    paragraph(retention(retentionMonths)),
    heading("Vaša prava"),
    bullets(
      "Možete tražiti pristup svojim podacima (čl. 15. GDPR-a), ispravak (čl. 16.), brisanje (čl. 17.) i ograničenje obrade (čl. 18.).",
      "Svoje privole možete u svakom trenutku povući za budućnost. Svoju adresu e-pošte na zahtjev možete dobiti u uobičajenom formatu (čl. 20.).",
      "Prava drugih osoba ograničena su koliko bi se inače saznao Vaš identitet (§ 8 HinSchG, § 29 BDSG).",
      "O Vašoj prijavi uvijek odlučuje čovjek, nikad samo program.",
    ),
    heading("Pritužba nadzornom tijelu"),
    paragraph(
      facts.supervision ||
        `Možete se požaliti tijelu za zaštitu podataka one njemačke savezne zemlje u kojoj je sjedište tvrtke ${companyName} ili u kojoj živite ili radite.`,
    ),
  ];
};

const imprint = (source: DutySource): Block[] => {
  const { companyName, company, facts } = source;
  const email = facts.email || company.email;
  const isWhole = [facts.address, facts.representedBy, email].every(Boolean);
  return [
    paragraph("Podaci prema § 5 njemačkog Zakona o digitalnim uslugama (DDG)"),
    heading("Pružatelj ovih stranica"),
    paragraph([companyName, facts.address].filter(Boolean).join("\n")),
    ...titled("Pravni oblik", companyName.includes(company.legalForm) ? "" : company.legalForm),
    ...titled("Zastupa", facts.representedBy),
    ...titled("Kontakt", [email && `E-pošta: ${email}`, facts.phone && `Telefon: ${facts.phone}`].filter(Boolean).join("\n")),
    ...titled("Registar", facts.register || company.register),
    ...titled("PDV identifikacijski broj", facts.vatId || company.vatId),
    ...(isWhole ? [] : [heading("Što još nedostaje"), ask(source, "neke od ovih podataka")]),
  ];
};

const accessibility = (source: DutySource): Block[] => {
  const { facts } = source;
  return [
    paragraph("Ova izjava vrijedi za stranice ovog kanala za prijave. Svatko bi ovdje trebao moći prijaviti."),
    heading("Što činimo"),
    paragraph("Mjerilo su Smjernice za pristupačnost mrežnog sadržaja (WCAG 2.2, razina AA)."),
    bullets(
      "Sve se može koristiti tipkovnicom i vidi se gdje ste.",
      "Naslovi, polja i poruke o pogreškama označeni su tako da ih čitači zaslona izgovaraju.",
      "Tekstovi imaju jak kontrast, u svijetlom i tamnom prikazu. Mogu se povećati i stanu na male zaslone.",
      "Početna stranica i stranice s informacijama ne trebaju JavaScript.",
    ),
    heading("Što još nije pristupačno"),
    bullets(
      "Obrazac i slučaj trebaju JavaScript: Vaš preglednik njime šifrira.",
      "Početak, obrazac i slučaj postoje na lako razumljivom njemačkom (Leichte Sprache); još ih nije provjerila nijedna ispitna skupina. Od stranica s informacijama na njemu je samo jedna.",
      "Nema verzije na znakovnom jeziku.",
      "Preglednik sam ne ispunjava ime, telefonski broj i adresu e-pošte (WCAG 1.3.5): namjera je da od toga ništa ne ostane na uređaju.",
      "Sve stranice imaju u pregledniku isti naslov „Portal” (WCAG 2.4.2): on ne smije reći o čemu je riječ.",
      "Tekstovi i datoteke koje dodaju tvrtka ili Vi mogu sadržavati prepreke.",
    ),
    heading("Kako je provjereno"),
    paragraph(
      "Ovi se podaci temelje na vlastitim provjerama: programom za provjeru na svakoj vrsti stranice i ručno tipkovnicom. Nijedno neovisno tijelo nije provjeravalo.",
    ),
    heading("Prijavite prepreku"),
    facts.accessibilityContact ? paragraph(facts.accessibilityContact) : ask(source, "osobu za kontakt u vezi s preprekama"),
  ];
};

/** The standard texts in Croatian, by page; each is made of what a channel says. */
export const duties: Record<OwnTextPage, (source: DutySource) => Block[]> = { procedure, privacy, imprint, accessibility };
