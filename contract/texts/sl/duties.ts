import type { DutySource } from "../../channels/channel-duties.ts";
import type { OwnTextPage } from "../../channels/duty-pages.ts";
import { type Block, bullets, heading, paragraph, steps, titled } from "../../channels/duty-text-parts.ts";

/** Slovenian counts 1 leto, 2 leti, 3 leta, 5 let and 101 leto. */
const counted = (count: number, [one, two, few, other]: readonly [string, string, string, string]): string => {
  const last = count % 100;
  return `${count} ${last === 1 ? one : last === 2 ? two : last === 3 || last === 4 ? few : other}`;
};
const retention = (months: number): string => {
  const time =
    months % 12 === 0 ? counted(months / 12, ["leto", "leti", "leta", "let"]) : counted(months, ["mesec", "meseca", "mesece", "mesecev"]);
  return `${time} po zaključku vaše zadeve je treba izbrisati vse o njej. Dlje sme ostati samo, če to zahteva zakon.`;
};
/** Nobody reads an empty page: whom to ask for what is not there. `what` stands in the genitive. */
const ask = ({ companyName, company, facts, allowAnonymous }: DutySource, what: string): Block => {
  const email = facts.email || company.email;
  const phone = facts.officePhone || facts.phone;
  const known = [email && `po e-pošti na ${email}`, phone && `po telefonu na ${phone}`].filter(Boolean).join(" ali ");
  // Whoever meets a barrier in the form should not be sent there first.
  const way = known
    ? `Vprašajte za to ${known}.`
    : `Za to lahko vprašate urad za prijave: pišite mu prek „Nova prijava“${allowAnonymous ? ", če želite, brez svojega imena" : ""}.`;
  return paragraph(`Podjetje ${companyName} tukaj še ni navedlo ${what}. ${way}`);
};

const procedure = ({ companyName, departmentName, retentionMonths, autoAcknowledge, allowAnonymous }: DutySource): Block[] => [
  paragraph(
    `Tako podjetje ${companyName} ravna z vašo prijavo. Postopek določa nemški Zakon o zaščiti prijaviteljev (Hinweisgeberschutzgesetz, HinSchG).`,
  ),
  heading("Kdo bere vašo prijavo"),
  paragraph(
    `Vaša prijava gre v oddelek „${departmentName}“. Njegovi člani jo lahko odprejo. Če urad za prijave za preverjanje vključi koga od zunaj, na primer odvetnico ali odvetnika, ta oseba bere samo vašo zadevo in samo omejen čas. Če je kdo pristranski ali je pristojen drug oddelek, se lahko zadeva preda temu oddelku; potem jo berejo njegovi člani. Če je za neko kategorijo ali za prijave o samem tem oddelku pristojen drug oddelek, to piše v obrazcu, preden pošljete.`,
  ),
  paragraph("Kdor obravnava prijave, mora biti neodvisen in strokovno usposobljen ter varovati zaupnost (§§ 8 in 15 HinSchG)."),
  heading("Koraki"),
  steps(
    `Pošljete svojo prijavo${allowAnonymous ? ", če želite, brez svojega imena" : ""}. Dobite geslo za svojo zadevo.`,
    autoAcknowledge
      ? "Prejem se potrdi takoj; zakon to zahteva v 7 dneh. Potrditev je v vaši zadevi."
      : "Urad za prijave v 7 dneh potrdi, da je vaša prijava prispela.",
    "Urad za prijave preveri, ali je pristojen in ali je vaša prijava utemeljena. Z vami ostane v stiku in vpraša, če kaj ni jasno.",
    "Urad za prijave sprejme nadaljnje ukrepe. Na primer, zadevo razišče ali jo preda pristojnemu organu.",
    "Najpozneje 3 mesece po potrditvi dobite povratno informacijo: kaj je načrtovano, kaj je že narejeno in zakaj. Če potrditve ni, se 3 meseci štejejo od 7. dne po prejemu.",
  ),
  paragraph("Potrditev, vprašanja in povratno informacijo preberete v svoji zadevi, s svojim geslom."),
  heading("Kaj se shrani in koliko časa"),
  bullets(
    "Vaša prijava, vaše datoteke in vsa sporočila so šifrirani. Šifrirani so tudi zapiski urada za prijave.",
    "Zabeleži se tudi, kdaj je kaj prispelo in katere korake je naredil urad za prijave. To zahteva zakon (§ 11 HinSchG).",
    retention(retentionMonths),
    "Vaš naslov IP se ne shrani.",
  ),
  heading("Vaša zaščita"),
  paragraph(
    "Kdor je ob prijavi imel utemeljen razlog za prepričanje, da so podatki resnični, zaradi tega ne sme trpeti neugodnih posledic (§§ 33 in 36 HinSchG). Vaše ime izvedo samo osebe, ki obravnavajo vašo prijavo; izjeme navaja § 9 HinSchG. Kdor namerno ali iz hude malomarnosti prijavi kaj neresničnega, ni zaščiten.",
  ),
  heading("Izbirate vi"),
  paragraph(
    "Obrnete se lahko tudi na zunanji organ za prijave, takoj ali pozneje. Ti organi so navedeni na strani „Zunanji organi za prijave“.",
  ),
];

const privacy = (source: DutySource): Block[] => {
  const { companyName, departmentName, retentionMonths, facts } = source;
  return [
    paragraph("To obvestilo po členu 13 Splošne uredbe o varstvu podatkov (GDPR) vam pove, kaj se zgodi z vašimi podatki."),
    heading("Kdo je odgovoren"),
    ...(facts.address ? [paragraph(`${companyName}\n${facts.address}`)] : [paragraph(companyName), ask(source, "svojega naslova")]),
    heading("Pooblaščena oseba za varstvo podatkov"),
    facts.officer
      ? paragraph(facts.officer)
      : facts.hasNoOfficer
        ? paragraph(`Podjetju ${companyName} ni treba imenovati pooblaščene osebe za varstvo podatkov in je ni imenovalo.`)
        : ask(source, "pooblaščene osebe za varstvo podatkov"),
    heading("Za kaj in na kateri pravni podlagi"),
    paragraph(
      "Vaši podatki se obdelujejo, da se vaša prijava preveri in da se po njej ukrepa. Pravna podlaga je člen 6(1)(c) GDPR v povezavi s § 10 HinSchG, za posebej varovane podatke člen 9(2)(g) GDPR v povezavi s § 10 HinSchG.",
    ),
    paragraph(
      "Če navedete e-poštni naslov za obvestila, to storite prostovoljno (člen 6(1)(a) GDPR). Naslov lahko v svoji zadevi kadar koli odstranite.",
    ),
    paragraph(
      "Če posnamete glasovno sporočilo, se pošlje samo z vašo privolitvijo (člen 6(1)(a) GDPR, § 11(2) HinSchG). Privolitev lahko prekličete za naprej. Sporočilo se posname in popači v vašem brskalniku.",
    ),
    heading("Kateri podatki"),
    paragraph(
      "Obdeluje se to, kar napišete, poveste in priložite kot datoteke, tudi o drugih osebah, poleg tega čas, kategorija in ali navedete ime. O sebi vam ni treba navesti ničesar, razen če to zahteva obrazec. Te strani ne nastavljajo piškotkov, ne nalagajo ničesar od drugih podjetij in ne shranijo vašega naslova IP. Medtem ko pišete, vaš brskalnik v tem zavihku hrani šifriran osnutek, da se ob ponovnem nalaganju nič ne izgubi. Po pošiljanju ga ni več, po eni uri pa ga ni več mogoče odpreti.",
    ),
    heading("Kdo dobi podatke"),
    paragraph(
      `Vašo prijavo lahko berejo člani oddelka „${departmentName}“ ali oddelka, ki je naveden v obrazcu. Za primer, da je nihče ne bi mogel več odpreti, sme podjetje hraniti ključ za nujne primere. Če se zadeva preda drugemu oddelku, jo berejo njegovi člani. Če urad za prijave za preverjanje vključi koga od zunaj, na primer odvetnico ali odvetnika, ta oseba bere samo vašo zadevo in samo omejen čas. Drugim, na primer državnim organom, sme urad za prijave kaj posredovati samo, kolikor to dovoljuje § 9 HinSchG.`,
    ),
    paragraph(
      "Operater storitve Hinweiszentrale hrani podatke po naročilu podjetja (člen 28 GDPR). Vsebine so šifrirane od konca do konca; operater nima ključa zanje. Prebere lahko čas, kategorijo in vrsto prijave ter e-poštni naslov, ki ga navedete za obvestila; ta naslov izvejo tudi e-poštne storitve na poti.",
    ),
    ...source.outside.map(({ name, service, place, ground }) =>
      paragraph(`Zunaj EU in EGP po naročilu operaterja: ${name}, ${place} (${service}). Podlaga za prenos: ${ground}.`),
    ),
    heading("Koliko časa"),
    paragraph(retention(retentionMonths)),
    heading("Vaše pravice"),
    bullets(
      "Zahtevate lahko dostop do svojih podatkov (člen 15 GDPR), popravek (člen 16), izbris (člen 17) in omejitev obdelave (člen 18).",
      "Privolitev lahko kadar koli prekličete za naprej. Svoj e-poštni naslov lahko zahtevate v običajni obliki zapisa (člen 20).",
      "Pravice drugih oseb so omejene, kolikor bi se sicer izvedela vaša identiteta (§ 8 HinSchG, § 29 BDSG).",
      "O vaši prijavi vedno odloča človek, nikoli samo program.",
    ),
    heading("Pritožba pri nadzornem organu"),
    paragraph(
      facts.supervision ||
        `Pritožite se lahko pri organu za varstvo podatkov nemške zvezne dežele, v kateri ima podjetje ${companyName} sedež ali v kateri živite ali delate.`,
    ),
  ];
};

const imprint = (source: DutySource): Block[] => {
  const { companyName, company, facts } = source;
  const email = facts.email || company.email;
  const isWhole = [facts.address, facts.representedBy, email].every(Boolean);
  return [
    paragraph("Podatki po § 5 nemškega Zakona o digitalnih storitvah (DDG)"),
    heading("Ponudnik teh strani"),
    paragraph([companyName, facts.address].filter(Boolean).join("\n")),
    ...titled("Pravna oblika", companyName.includes(company.legalForm) ? "" : company.legalForm),
    ...titled("Zastopa", facts.representedBy),
    ...titled("Stik", [email && `E-pošta: ${email}`, facts.phone && `Telefon: ${facts.phone}`].filter(Boolean).join("\n")),
    ...titled("Register", facts.register || company.register),
    ...titled("Identifikacijska številka za DDV", facts.vatId || company.vatId),
    ...(isWhole ? [] : [heading("Kaj še manjka"), ask(source, "nekaterih od teh podatkov")]),
  ];
};

const accessibility = (source: DutySource): Block[] => {
  const { facts } = source;
  return [
    paragraph("Ta izjava velja za strani tega kanala za prijave. Vsakdo naj bi tukaj lahko prijavil."),
    heading("Kaj delamo"),
    paragraph("Merilo so Smernice za dostopnost spletnih vsebin (WCAG 2.2, raven AA)."),
    bullets(
      "Vse je mogoče uporabljati s tipkovnico in vidi se, kje ste.",
      "Naslovi, polja in sporočila o napakah so označeni tako, da jih bralniki zaslona povedo.",
      "Besedila imajo močan kontrast, v svetlem in temnem prikazu. Lahko se povečajo in se prilegajo majhnim zaslonom.",
      "Začetna stran in strani z informacijami ne potrebujejo JavaScripta.",
    ),
    heading("Kaj še ni dostopno"),
    bullets(
      "Obrazec in zadeva potrebujeta JavaScript: vaš brskalnik z njim šifrira.",
      "Začetek, obrazec in zadeva so na voljo v lahko berljivi nemščini (Leichte Sprache); nobena preskusna skupina jih še ni preverila. Od strani z informacijami je v njej samo ena.",
      "Različice v znakovnem jeziku ni.",
      "Brskalnik sam ne izpolni imena, telefonske številke in e-poštnega naslova (WCAG 1.3.5): namen je, da od tega na napravi ne ostane nič.",
      "Vse strani imajo v brskalniku enak naslov »Portal« (WCAG 2.4.2): ne sme povedati, za kaj gre.",
      "Besedila in datoteke, ki jih dodate vi ali podjetje, lahko vsebujejo ovire.",
    ),
    heading("Kako je bilo preverjeno"),
    paragraph(
      "Podatki temeljijo na lastnem preverjanju: s programom za preverjanje na vsaki vrsti strani in ročno s tipkovnico. Noben neodvisen organ ni preverjal.",
    ),
    heading("Sporočite oviro"),
    facts.accessibilityContact ? paragraph(facts.accessibilityContact) : ask(source, "osebe za stik glede ovir"),
  ];
};

/** The standard texts in Slovenian, by page; each is made of what a channel says. */
export const duties: Record<OwnTextPage, (source: DutySource) => Block[]> = { procedure, privacy, imprint, accessibility };
