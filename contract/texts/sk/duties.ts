import type { DutySource } from "../../channels/channel-duties.ts";
import type { OwnTextPage } from "../../channels/duty-pages.ts";
import { type Block, bullets, heading, paragraph, steps, titled } from "../../channels/duty-text-parts.ts";

const retention = (months: number): string => {
  const [count, one, few, other] = months % 12 === 0 ? [months / 12, "rok", "roky", "rokov"] : [months, "mesiac", "mesiace", "mesiacov"];
  const unit = count === 1 ? one : count < 5 ? few : other;
  return `${count} ${unit} po uzavretí vášho prípadu sa musí všetko o ňom vymazať. Dlhšie to smie zostať, len ak to vyžaduje zákon.`;
};
/** Nobody reads an empty page: whom to ask for what is not there. */
const ask = ({ companyName, company, facts, allowAnonymous }: DutySource, what: string): Block => {
  const email = facts.email || company.email;
  const phone = facts.officePhone || facts.phone;
  const known = [email && `e-mailom na ${email}`, phone && `telefonicky na ${phone}`].filter(Boolean).join(" alebo ");
  // Whoever meets a barrier in the form should not be sent there first.
  const way = known
    ? `Opýtajte sa ${known}.`
    : `Môžete sa opýtať oznamovacieho miesta: napíšte mu cez „Nové oznámenie“${allowAnonymous ? ", ak chcete, bez svojho mena" : ""}.`;
  return paragraph(`${companyName}: ${what} tu ešte chýba. ${way}`);
};

const procedure = ({ companyName, departmentName, retentionMonths, autoAcknowledge, allowAnonymous }: DutySource): Block[] => [
  paragraph(
    `Takto firma ${companyName} zaobchádza s vaším oznámením. Postup určuje nemecký zákon o ochrane oznamovateľov (Hinweisgeberschutzgesetz, HinSchG).`,
  ),
  heading("Kto číta vaše oznámenie"),
  paragraph(
    `Vaše oznámenie dostane oddelenie „${departmentName}“. Jeho členovia ho môžu otvoriť. Ak oznamovacie miesto privolá na preskúmanie niekoho zvonka, napríklad advokáta alebo advokátku, táto osoba číta len váš prípad, a to len obmedzený čas. Ak je niekto zaujatý alebo je príslušné iné oddelenie, prípad sa môže odovzdať tomuto oddeleniu; potom ho čítajú jeho členovia. Ak je za niektorú kategóriu alebo za oznámenia o samotnom tomto oddelení príslušné iné oddelenie, formulár to uvedie ešte pred odoslaním.`,
  ),
  paragraph("Kto vybavuje oznámenia, musí byť nezávislý a odborne spôsobilý a musí zachovávať dôvernosť (§ 8 a § 15 HinSchG)."),
  heading("Jednotlivé kroky"),
  steps(
    `Odošlete svoje oznámenie${allowAnonymous ? ", ak chcete, bez svojho mena" : ""}. Dostanete heslo k svojmu prípadu.`,
    autoAcknowledge
      ? "Prijatie sa potvrdí ihneď; zákon to vyžaduje do 7 dní. Potvrdenie je vo vašom prípade."
      : "Oznamovacie miesto do 7 dní potvrdí, že vaše oznámenie prišlo.",
    "Oznamovacie miesto preverí, či je príslušné a či je vaše oznámenie opodstatnené. Zostáva s vami v kontakte a pýta sa, ak niečo nie je jasné.",
    "Oznamovacie miesto prijme následné opatrenia. Napríklad prípad vyšetrí alebo ho postúpi príslušnému miestu.",
    "Najneskôr 3 mesiace po potvrdení dostanete spätnú väzbu: čo sa plánuje, čo sa urobilo a prečo. Ak potvrdenie nepríde, 3 mesiace sa počítajú od 7. dňa po prijatí.",
  ),
  paragraph("Potvrdenie, otázky a spätnú väzbu čítate vo svojom prípade, so svojím heslom."),
  heading("Čo sa ukladá a ako dlho"),
  bullets(
    "Vaše oznámenie, vaše súbory a všetky správy sú zašifrované. Aj poznámky oznamovacieho miesta.",
    "Zapisuje sa aj to, kedy niečo prišlo a aké kroky oznamovacie miesto urobilo. Vyžaduje to zákon (§ 11 HinSchG).",
    retention(retentionMonths),
    "Vaša IP adresa sa neukladá.",
  ),
  heading("Vaša ochrana"),
  paragraph(
    "Kto mal pri oznámení dostatočný dôvod domnievať sa, že informácie sú pravdivé, nesmie byť za to znevýhodnený (§ 33 a § 36 HinSchG). Vaše meno sa dozvedia len ľudia, ktorí vaše oznámenie vybavujú; výnimky uvádza § 9 HinSchG. Kto úmyselne alebo z hrubej nedbanlivosti oznámi niečo nepravdivé, nie je chránený.",
  ),
  heading("Môžete si vybrať"),
  paragraph("Môžete sa obrátiť aj na externé oznamovacie miesto, teraz alebo neskôr. Zoznam je na stránke „Externé oznamovacie miesta“."),
];

const privacy = (source: DutySource): Block[] => {
  const { companyName, departmentName, retentionMonths, facts } = source;
  return [
    paragraph("Tieto informácie podľa čl. 13 všeobecného nariadenia o ochrane údajov (GDPR) vám povedia, čo sa deje s vašimi údajmi."),
    heading("Kto zodpovedá za údaje"),
    ...(facts.address ? [paragraph(`${companyName}\n${facts.address}`)] : [paragraph(companyName), ask(source, "adresa")]),
    heading("Zodpovedná osoba pre ochranu údajov"),
    facts.officer
      ? paragraph(facts.officer)
      : facts.hasNoOfficer
        ? paragraph(`Firma ${companyName} nemusí určiť zodpovednú osobu pre ochranu údajov. Žiadna nie je určená.`)
        : ask(source, "zodpovedná osoba pre ochranu údajov"),
    heading("Na čo a na akom právnom základe"),
    paragraph(
      "Vaše údaje sa spracúvajú, aby sa vaše oznámenie preverilo a aby sa prijali následné opatrenia. Právnym základom je čl. 6 ods. 1 písm. c) GDPR s § 10 HinSchG, pri osobitne chránených údajoch čl. 9 ods. 2 písm. g) GDPR s § 10 HinSchG.",
    ),
    paragraph(
      "Ak uvediete e-mailovú adresu na upozornenia, robíte to dobrovoľne (čl. 6 ods. 1 písm. a) GDPR). Adresu môžete vo svojom prípade kedykoľvek odstrániť.",
    ),
    paragraph(
      "Ak nahráte hlasovú správu, odošle sa len s vaším súhlasom (čl. 6 ods. 1 písm. a) GDPR, § 11 ods. 2 HinSchG). Súhlas môžete odvolať do budúcnosti. Správa sa nahráva a hlas sa mení vo vašom prehliadači.",
    ),
    heading("Ktoré údaje"),
    paragraph(
      "Spracúva sa to, čo napíšete, čo poviete, a súbory, ktoré pridáte, aj o iných ľuďoch, a čas, kategória a to, či uvediete meno. O sebe nemusíte povedať nič, ak to formulár nevyžaduje. Tieto stránky neukladajú cookies, nenačítavajú nič od iných firiem a neukladajú vašu IP adresu. Kým píšete, váš prehliadač uchováva koncept zašifrovaný na tejto karte, aby sa pri opätovnom načítaní nič nestratilo. Po odoslaní je preč a po hodine sa už nedá otvoriť.",
    ),
    heading("Kto údaje dostane"),
    paragraph(
      `Vaše oznámenie môžu čítať členovia oddelenia „${departmentName}“ alebo oddelenia, ktoré uvádza formulár. Pre prípad, že by ho už nikto nemohol otvoriť, smie firma uchovávať núdzový kľúč. Ak sa prípad odovzdá inému oddeleniu, čítajú ho jeho členovia. Ak oznamovacie miesto privolá na preskúmanie niekoho zvonka, napríklad advokáta alebo advokátku, táto osoba číta len váš prípad, a to len obmedzený čas. Iným, napríklad úradom, smie oznamovacie miesto niečo odovzdať, len pokiaľ to dovoľuje § 9 HinSchG.`,
    ),
    paragraph(
      "Prevádzkovateľ služby Hinweiszentrale ukladá údaje z poverenia firmy (čl. 28 GDPR). Obsah je šifrovaný od odosielateľa až k príjemcovi; prevádzkovateľ služby k nemu nemá kľúč. Môže čítať čas, kategóriu a druh oznámenia a e-mailovú adresu na upozornenia, ak ju uvediete; túto adresu sa dozvedia aj e-mailové služby po ceste.",
    ),
    ...source.outside.map(({ name, service, place, ground }) =>
      paragraph(`Mimo EÚ a EHP z poverenia prevádzkovateľa služby: ${name}, ${place} (${service}). Základ prenosu: ${ground}.`),
    ),
    heading("Ako dlho"),
    paragraph(retention(retentionMonths)),
    heading("Vaše práva"),
    bullets(
      "Môžete žiadať prístup k údajom (čl. 15 GDPR), opravu (čl. 16), vymazanie (čl. 17) a obmedzenie spracúvania (čl. 18).",
      "Súhlas môžete kedykoľvek odvolať do budúcnosti. Môžete žiadať svoju e-mailovú adresu v bežnom formáte (čl. 20).",
      "Práva iných ľudí sú obmedzené, pokiaľ by inak vyšla najavo vaša totožnosť (§ 8 HinSchG, § 29 BDSG).",
      "O vašom oznámení rozhoduje vždy človek, nikdy nie samotný program.",
    ),
    heading("Sťažnosť dozornému orgánu"),
    paragraph(
      facts.supervision ||
        `Môžete sa sťažovať orgánu na ochranu údajov tej spolkovej krajiny, v ktorej sídli firma ${companyName} alebo v ktorej bývate či pracujete.`,
    ),
  ];
};

const imprint = (source: DutySource): Block[] => {
  const { companyName, company, facts } = source;
  const email = facts.email || company.email;
  const isWhole = [facts.address, facts.representedBy, email].every(Boolean);
  return [
    paragraph("Údaje podľa § 5 nemeckého zákona o digitálnych službách (DDG)"),
    heading("Poskytovateľ týchto stránok"),
    paragraph([companyName, facts.address].filter(Boolean).join("\n")),
    ...titled("Právna forma", companyName.includes(company.legalForm) ? "" : company.legalForm),
    ...titled("Zastúpenie", facts.representedBy),
    ...titled("Kontakt", [email && `E-mail: ${email}`, facts.phone && `Telefón: ${facts.phone}`].filter(Boolean).join("\n")),
    ...titled("Register", facts.register || company.register),
    ...titled("Identifikačné číslo pre DPH", facts.vatId || company.vatId),
    ...(isWhole ? [] : [heading("Čo ešte chýba"), ask(source, "časť týchto údajov")]),
  ];
};

const accessibility = (source: DutySource): Block[] => {
  const { facts } = source;
  return [
    paragraph("Toto vyhlásenie platí pre stránky tohto oznamovacieho kanála. Podať oznámenie tu má môcť každý."),
    heading("Čo robíme"),
    paragraph("Meradlom sú pravidlá prístupnosti webového obsahu (WCAG 2.2, úroveň AA)."),
    bullets(
      "Všetko sa dá ovládať klávesnicou a vidíte, kde sa nachádzate.",
      "Nadpisy, polia a chybové hlásenia sú označené tak, aby ich čítačky obrazovky prečítali.",
      "Texty majú silný kontrast, vo svetlom aj tmavom zobrazení. Dajú sa zväčšiť a zmestia sa na malé obrazovky.",
      "Úvodná stránka a stránky s informáciami nepotrebujú JavaScript.",
    ),
    heading("Čo ešte nie je prístupné"),
    bullets(
      "Formulár a váš prípad potrebujú JavaScript: váš prehliadač ním šifruje.",
      "Úvodná stránka, formulár a prípad sú aj v ľahko zrozumiteľnej nemčine (Leichte Sprache); žiadna testovacia skupina ich zatiaľ neoverila. Zo stránok s informáciami je v nej len jedna.",
      "Verzia v posunkovom jazyku nie je.",
      "Meno, telefónne číslo a e-mailovú adresu prehliadač sám nevypĺňa (WCAG 1.3.5): v zariadení z nich nemá nič zostať.",
      "Všetky stránky majú v prehliadači rovnaký názov „Portal“ (WCAG 2.4.2): nemá prezradiť, o čo ide.",
      "Texty a súbory, ktoré pridá firma alebo vy, môžu obsahovať bariéry.",
    ),
    heading("Ako sa to overilo"),
    paragraph(
      "Základom je naše vlastné overenie: kontrolným programom na každom druhu stránky a ručne klávesnicou. Nezávislé miesto to neoverilo.",
    ),
    heading("Oznámiť bariéru"),
    facts.accessibilityContact ? paragraph(facts.accessibilityContact) : ask(source, "kontakt pre bariéry"),
  ];
};

/** The standard texts in Slovak, by page; each is made of what a channel says. */
export const duties: Record<OwnTextPage, (source: DutySource) => Block[]> = { procedure, privacy, imprint, accessibility };
