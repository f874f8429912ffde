import type { DutySource } from "../../channels/channel-duties.ts";
import type { OwnTextPage } from "../../channels/duty-pages.ts";
import { type Block, bullets, heading, paragraph, steps, titled } from "../../channels/duty-text-parts.ts";

/** Czech counts 1 rok, 2 roky, 5 let. */
const counted = (count: number, [one, few, many]: readonly [string, string, string]): string =>
  `${count} ${count === 1 ? one : count >= 2 && count <= 4 ? few : many}`;
const retention = (months: number): string => {
  const time = months % 12 === 0 ? counted(months / 12, ["rok", "roky", "let"]) : counted(months, ["měsíc", "měsíce", "měsíců"]);
  return `${time} po uzavření vašeho případu se musí smazat vše, co se ho týká. Déle to smí zůstat, jen když to vyžaduje zákon.`;
};
/** Nobody reads an empty page: whom to ask for what is not there. */
const ask = ({ companyName, company, facts, allowAnonymous }: DutySource, what: string): Block => {
  const email = facts.email || company.email;
  const phone = facts.officePhone || facts.phone;
  const known = [email && `e-mailem na ${email}`, phone && `telefonicky na ${phone}`].filter(Boolean).join(" nebo ");
  // Whoever meets a barrier in the form should not be sent there first.
  const way = known
    ? `Zeptejte se na to ${known}.`
    : `Můžete se zeptat oznamovacího místa: napište mu přes „Nové oznámení“${allowAnonymous ? ", pokud chcete, beze jména" : ""}.`;
  return paragraph(`Společnost ${companyName} zde zatím neuvedla ${what}. ${way}`);
};

const procedure = ({ companyName, departmentName, retentionMonths, autoAcknowledge, allowAnonymous }: DutySource): Block[] => [
  paragraph(
    `Takto společnost ${companyName} zachází s vaším oznámením. Postup stanoví německý zákon o ochraně oznamovatelů (Hinweisgeberschutzgesetz, HinSchG).`,
  ),
  heading("Kdo vaše oznámení čte"),
  paragraph(
    `Vaše oznámení dostane oddělení „${departmentName}“. Jeho členové ho mohou otevřít. Pokud oznamovací místo přizve k prověření někoho zvenku, například advokátku nebo advokáta, čte tato osoba jen váš případ a jen po omezenou dobu. Pokud je někdo podjatý nebo je příslušné jiné oddělení, lze případ předat tomuto oddělení; pak ho čtou jeho členové. Pokud je pro některou kategorii nebo pro oznámení o tomto oddělení příslušné jiné oddělení, je to napsáno ve formuláři dříve, než odešlete.`,
  ),
  paragraph("Kdo oznámení vyřizuje, musí být nezávislý a odborně způsobilý a musí zachovat důvěrnost (§ 8 a 15 HinSchG)."),
  heading("Jednotlivé kroky"),
  steps(
    `Odešlete své oznámení${allowAnonymous ? ", pokud chcete, beze jména" : ""}. Dostanete heslo ke svému případu.`,
    autoAcknowledge
      ? "Přijetí se potvrdí hned; zákon to vyžaduje do 7 dnů. Potvrzení je ve vašem případu."
      : "Do 7 dnů oznamovací místo potvrdí, že vaše oznámení dorazilo.",
    "Oznamovací místo ověří, zda je příslušné a zda je vaše oznámení opodstatněné. Je s vámi ve spojení a ptá se, když je něco nejasné.",
    "Oznamovací místo přijme následná opatření. Například případ vyšetří nebo ho předá příslušnému místu.",
    "Nejpozději 3 měsíce po potvrzení dostanete zpětnou vazbu: co se plánuje, co se už udělalo a proč. Pokud potvrzení nepřijde, počítají se 3 měsíce od 7. dne po přijetí.",
  ),
  paragraph("Potvrzení, otázky a zpětnou vazbu si přečtete se svým heslem ve svém případu."),
  heading("Co se ukládá a jak dlouho"),
  bullets(
    "Vaše oznámení, vaše soubory a všechny zprávy jsou zašifrované. Zašifrované jsou i poznámky oznamovacího místa.",
    "Zaznamenává se také, kdy něco přišlo a jaké kroky oznamovací místo podniklo. Vyžaduje to zákon (§ 11 HinSchG).",
    retention(retentionMonths),
    "Vaše IP adresa se neukládá.",
  ),
  heading("Vaše ochrana"),
  paragraph(
    "Kdo měl při oznámení dostatečný důvod považovat údaje za pravdivé, nesmí za to být znevýhodněn (§ 33 a 36 HinSchG). Vaše jméno se dozvědí jen osoby, které vaše oznámení vyřizují; výjimky jsou v § 9 HinSchG. Kdo úmyslně nebo z hrubé nedbalosti oznámí něco nepravdivého, chráněn není.",
  ),
  heading("Máte na výběr"),
  paragraph(
    "Můžete se obrátit také na externí oznamovací místo, hned nebo později. Tato místa najdete na stránce „Externí oznamovací místa“.",
  ),
];

const privacy = (source: DutySource): Block[] => {
  const { companyName, departmentName, retentionMonths, facts } = source;
  return [
    paragraph("Tyto informace podle čl. 13 obecného nařízení o ochraně osobních údajů (GDPR) vám říkají, co se děje s vašimi údaji."),
    heading("Kdo je správcem"),
    ...(facts.address ? [paragraph(`${companyName}\n${facts.address}`)] : [paragraph(companyName), ask(source, "svou adresu")]),
    heading("Pověřenec pro ochranu osobních údajů"),
    facts.officer
      ? paragraph(facts.officer)
      : facts.hasNoOfficer
        ? paragraph(`Společnost ${companyName} nemusí jmenovat pověřence pro ochranu osobních údajů a žádného nejmenovala.`)
        : ask(source, "pověřence pro ochranu osobních údajů"),
    heading("K čemu a na jakém základě"),
    paragraph(
      "Vaše údaje se zpracovávají, aby se vaše oznámení prověřilo a řešilo. Právním základem je čl. 6 odst. 1 písm. c) GDPR ve spojení s § 10 HinSchG, u zvlášť chráněných údajů čl. 9 odst. 2 písm. g) GDPR ve spojení s § 10 HinSchG.",
    ),
    paragraph(
      "Pokud uvedete e-mailovou adresu pro upozornění, je to dobrovolné (čl. 6 odst. 1 písm. a) GDPR). Adresu můžete ve svém případu kdykoli odebrat.",
    ),
    paragraph(
      "Pokud nahrajete hlasovou zprávu, odešle se jen s vaším souhlasem (čl. 6 odst. 1 písm. a) GDPR, § 11 odst. 2 HinSchG). Souhlas můžete do budoucna odvolat. Nahrává se a mění se ve vašem prohlížeči.",
    ),
    heading("Které údaje"),
    paragraph(
      "Zpracovává se to, co napíšete, co řeknete a jaké soubory přidáte, i o jiných osobách, a dále čas, kategorie a to, zda uvedete jméno. Nemusíte o sobě nic uvádět, pokud to formulář nevyžaduje. Tyto stránky neukládají žádné cookies, nenačítají nic od jiných firem a neukládají vaši IP adresu. Dokud píšete, uchovává váš prohlížeč rozepsaný text zašifrovaně na této kartě, aby se při novém načtení nic neztratilo. Po odeslání je pryč a po hodině ho už nelze otevřít.",
    ),
    heading("Kdo údaje dostane"),
    paragraph(
      `Vaše oznámení mohou číst členové oddělení „${departmentName}“ nebo oddělení, které je uvedeno ve formuláři. Pro případ, že by ho už nikdo nemohl otevřít, smí společnost uchovávat nouzový klíč. Pokud se případ předá jinému oddělení, čtou ho jeho členové. Pokud oznamovací místo přizve k prověření někoho zvenku, například advokátku nebo advokáta, čte tato osoba jen váš případ a jen po omezenou dobu. Jiným, například úřadům, smí oznamovací místo něco předat jen v míře, kterou dovoluje § 9 HinSchG.`,
    ),
    paragraph(
      "Provozovatel služby Hinweiszentrale ukládá údaje z pověření společnosti (čl. 28 GDPR). Obsah je koncově šifrovaný; provozovatel k němu nemá žádný klíč. Čas, kategorii a druh oznámení přečíst může, stejně jako e-mailovou adresu, kterou uvedete pro upozornění; tu se dozvědí i e-mailové služby po cestě.",
    ),
    ...source.outside.map(({ name, service, place, ground }) =>
      paragraph(`Mimo EU a EHP z pověření provozovatele: ${name}, ${place} (${service}). Základ předání: ${ground}.`),
    ),
    heading("Jak dlouho"),
    paragraph(retention(retentionMonths)),
    heading("Vaše práva"),
    bullets(
      "Můžete žádat přístup k údajům (čl. 15 GDPR), jejich opravu (čl. 16), výmaz (čl. 17) a omezení zpracování (čl. 18).",
      "Své souhlasy můžete kdykoli do budoucna odvolat. Svou e-mailovou adresu můžete na žádost dostat v běžném formátu (čl. 20).",
      "Práva jiných osob jsou omezena, pokud by jinak vyšla najevo vaše totožnost (§ 8 HinSchG, § 29 německého zákona BDSG).",
      "O vašem oznámení rozhoduje vždy člověk, nikdy jen program.",
    ),
    heading("Stížnost u dozorového úřadu"),
    paragraph(
      facts.supervision ||
        `Stížnost můžete podat u úřadu pro ochranu osobních údajů té spolkové země, ve které ${companyName} sídlí nebo ve které bydlíte či pracujete.`,
    ),
  ];
};

const imprint = (source: DutySource): Block[] => {
  const { companyName, company, facts } = source;
  const email = facts.email || company.email;
  const isWhole = [facts.address, facts.representedBy, email].every(Boolean);
  return [
    paragraph("Údaje podle § 5 německého zákona o digitálních službách (Digitale-Dienste-Gesetz, DDG)"),
    heading("Poskytovatel těchto stránek"),
    paragraph([companyName, facts.address].filter(Boolean).join("\n")),
    ...titled("Právní forma", companyName.includes(company.legalForm) ? "" : company.legalForm),
    ...titled("Zastoupení", facts.representedBy),
    ...titled("Kontakt", [email && `E-mail: ${email}`, facts.phone && `Telefon: ${facts.phone}`].filter(Boolean).join("\n")),
    ...titled("Rejstřík", facts.register || company.register),
    ...titled("Daňové identifikační číslo (DIČ)", facts.vatId || company.vatId),
    ...(isWhole ? [] : [heading("Co ještě chybí"), ask(source, "některé údaje")]),
  ];
};

const accessibility = (source: DutySource): Block[] => {
  const { facts } = source;
  return [
    paragraph("Toto prohlášení platí pro stránky tohoto oznamovacího kanálu. Oznámení by zde měl moci podat každý."),
    heading("Co děláme"),
    paragraph("Měřítkem jsou pravidla pro přístupnost webového obsahu (WCAG 2.2, úroveň AA)."),
    bullets(
      "Vše lze ovládat klávesnicí a je vidět, kde právě jste.",
      "Nadpisy, pole a chybové zprávy jsou označené tak, že je čtečky obrazovky ohlásí.",
      "Texty mají silný kontrast, ve světlém i tmavém vzhledu. Lze je zvětšit a vejdou se na malé obrazovky.",
      "Úvodní stránka a stránky s informacemi nepotřebují JavaScript.",
    ),
    heading("Co ještě není přístupné"),
    bullets(
      "Formulář a případ potřebují JavaScript: váš prohlížeč jím šifruje.",
      "Úvodní stránka, formulář a případ existují v jednoduché němčině (Leichte Sprache); žádná testovací skupina je ještě neověřila. Z informačních stránek je v ní jen jedna.",
      "Verze ve znakovém jazyce chybí.",
      "Jméno, telefonní číslo a e-mailovou adresu prohlížeč sám nevyplňuje (WCAG 1.3.5): v zařízení z nich nemá nic zůstat.",
      "Všechny stránky mají v prohlížeči stejný název „Portal“ (WCAG 2.4.2): nemá prozradit, o co jde.",
      "Texty a soubory, které přidáte vy nebo společnost, mohou obsahovat bariéry.",
    ),
    heading("Jak se to ověřovalo"),
    paragraph(
      "Údaje vycházejí z vlastních kontrol: kontrolním programem na každém druhu stránky a ručně s klávesnicí. Nezávislé místo to neověřilo.",
    ),
    heading("Nahlásit bariéru"),
    facts.accessibilityContact ? paragraph(facts.accessibilityContact) : ask(source, "kontakt pro bariéry"),
  ];
};

/** The standard texts in Czech, by page; each is made of what a channel says. */
export const duties: Record<OwnTextPage, (source: DutySource) => Block[]> = { procedure, privacy, imprint, accessibility };
