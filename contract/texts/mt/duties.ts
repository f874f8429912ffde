import type { DutySource } from "../../channels/channel-duties.ts";
import type { OwnTextPage } from "../../channels/duty-pages.ts";
import { type Block, bullets, heading, paragraph, steps, titled } from "../../channels/duty-text-parts.ts";

const plural = new Intl.PluralRules("mt");
const YEARS = { zero: "snin", one: "sena", two: "sentejn", few: "snin", many: "sena", other: "sena" };
const MONTHS = { zero: "xhur", one: "xahar", two: "xahrejn", few: "xhur", many: "xahar", other: "xahar" };
/** “Sena”, “Sentejn”, “3 snin”, “11-il sena”, “20 sena”. */
const period = (count: number, words: typeof YEARS): string => {
  const form = plural.select(count);
  const word = words[form];
  if (form === "one" || form === "two") return word.charAt(0).toUpperCase() + word.slice(1);
  return `${count}${form === "many" ? "-il" : ""} ${word}`;
};
const retention = (months: number): string => {
  const time = months % 12 === 0 ? period(months / 12, YEARS) : period(months, MONTHS);
  return `${time} wara li jingħalaq il-każ tiegħek, għandu jitħassar dak kollu dwaru. Jista’ jinżamm iktar biss jekk liġi titlob dan.`;
};
/** Nobody reads an empty page: whom to ask for what is not there. */
const ask = ({ companyName, company, facts, allowAnonymous }: DutySource, what: string): Block => {
  const email = facts.email || company.email;
  const phone = facts.officePhone || facts.phone;
  const known = [email && `b’email lil ${email}`, phone && `bit-telefon fuq ${phone}`].filter(Boolean).join(" jew ");
  // Whoever meets a barrier in the form should not be sent there first.
  const way = known
    ? `Staqsi dwar dan ${known}.`
    : `Tista’ tistaqsi lill-uffiċċju tar-rapportar: iktiblu permezz ta’ “Rapport ġdid”${allowAnonymous ? ", mingħajr ismek jekk trid" : ""}.`;
  return paragraph(`${companyName} għadha ma tatx hawn ${what}. ${way}`);
};

const procedure = ({ companyName, departmentName, retentionMonths, autoAcknowledge, allowAnonymous }: DutySource): Block[] => [
  paragraph(
    `Hekk tittratta r-rapport tiegħek ${companyName}. Il-proċedura tistabbilixxiha l-Liġi Ġermaniża dwar il-Protezzjoni tal-Informaturi (HinSchG).`,
  ),
  heading("Min jaqra r-rapport tiegħek"),
  paragraph(
    `Ir-rapport tiegħek imur għand l-uffiċċju “${departmentName}”. Il-membri tiegħu jistgħu jiftħuh. Jekk l-uffiċċju tar-rapportar idaħħal lil xi ħadd minn barra biex jeżaminah, pereżempju avukat jew avukata, din il-persuna taqra biss il-każ tiegħek u biss għal żmien limitat. Jekk xi ħadd ma jkunx imparzjali jew ikun responsabbli uffiċċju ieħor, il-każ jista’ jingħadda lil dak l-uffiċċju; f’dak il-każ jaqrawh il-membri tiegħu. Jekk ikun responsabbli uffiċċju ieħor għal xi kategorija jew għal rapporti dwar dan l-uffiċċju stess, dan ikun miktub fil-formola qabel ma tibgħat.`,
  ),
  paragraph("Min jieħu ħsieb ir-rapporti għandu jkun indipendenti u kompetenti u għandu jżomm il-kunfidenzjalità (§§ 8 u 15 HinSchG)."),
  heading("Il-passi"),
  steps(
    `Tibgħat ir-rapport tiegħek${allowAnonymous ? ", mingħajr ismek jekk trid" : ""}. Tingħata password għall-każ tiegħek.`,
    autoAcknowledge
      ? "Il-wasla tiġi kkonfermata mill-ewwel; il-liġi titlob dan fi żmien 7 ijiem. Il-konferma tinsab fil-każ tiegħek."
      : "Fi żmien 7 ijiem l-uffiċċju tar-rapportar jikkonferma li r-rapport tiegħek wasal.",
    "L-uffiċċju tar-rapportar jiċċekkja jekk huwiex responsabbli u jekk ir-rapport tiegħek għandux bażi tajba. Iżomm kuntatt miegħek u jistaqsik jekk xi ħaġa ma tkunx ċara.",
    "L-uffiċċju tar-rapportar jieħu miżuri ta’ segwitu. Pereżempju, jinvestiga l-każ jew jgħaddih lil korp responsabbli.",
    "Mhux aktar tard minn 3 xhur wara l-konferma tirċievi feedback: x’inhu ppjanat, x’diġà sar u għaliex. Jekk ma jkunx hemm konferma, it-tliet xhur jgħoddu mis-seba’ jum wara l-wasla.",
  ),
  paragraph("Il-konferma, il-mistoqsijiet u l-feedback taqrahom fil-każ tiegħek, bil-password tiegħek."),
  heading("X’jinħażen, u għal kemm żmien"),
  bullets(
    "Ir-rapport tiegħek, il-fajls tiegħek u l-messaġġi kollha huma kriptati. Anki n-noti tal-uffiċċju tar-rapportar huma kriptati.",
    "Barra minn hekk jitniżżel meta waslet xi ħaġa u liema passi ħa l-uffiċċju tar-rapportar. Il-liġi titlob dan (§ 11 HinSchG).",
    retention(retentionMonths),
    "L-indirizz IP tiegħek ma jinħażinx.",
  ),
  heading("Il-protezzjoni tiegħek"),
  paragraph(
    "Min, meta għamel ir-rapport, kellu raġuni biżżejjed biex jemmen li l-informazzjoni kienet vera, m’għandux ibati żvantaġġi minħabba f’hekk (§§ 33 u 36 HinSchG). Ismek isiru jafuh biss il-persuni li jieħdu ħsieb ir-rapport tiegħek; l-eċċezzjonijiet huma f’§ 9 HinSchG. Min jirrapporta xi ħaġa falza apposta jew b’negliġenza kbira mhux protett.",
  ),
  heading("L-għażla f’idejk"),
  paragraph(
    "Tista’ tmur ukoll għand uffiċċju estern tar-rapportar, issa jew iktar tard. Dawn l-uffiċċji jinsabu fil-paġna “Uffiċċji esterni tar-rapportar”.",
  ),
];

const privacy = (source: DutySource): Block[] => {
  const { companyName, departmentName, retentionMonths, facts } = source;
  return [
    paragraph(
      "Dan l-avviż skont l-Artikolu 13 tar-Regolament Ġenerali dwar il-Protezzjoni tad-Data (GDPR) jgħidlek x’jiġri mid-data tiegħek.",
    ),
    heading("Min hu responsabbli"),
    ...(facts.address ? [paragraph(`${companyName}\n${facts.address}`)] : [paragraph(companyName), ask(source, "l-indirizz tagħha")]),
    heading("Uffiċjal tal-protezzjoni tad-data"),
    facts.officer
      ? paragraph(facts.officer)
      : facts.hasNoOfficer
        ? paragraph(`${companyName} m’għandhiex obbligu taħtar uffiċjal tal-protezzjoni tad-data u ma ħatritx wieħed.`)
        : ask(source, "l-uffiċjal tal-protezzjoni tad-data"),
    heading("Għaliex, u fuq liema bażi legali"),
    paragraph(
      "Id-data tiegħek tiġi pproċessata biex ir-rapport tiegħek jiġi ċċekkjat u jingħata segwitu. Il-bażi legali hija l-Artikolu 6(1)(c) tal-GDPR flimkien ma’ § 10 HinSchG, u għal data bi protezzjoni speċjali l-Artikolu 9(2)(g) tal-GDPR flimkien ma’ § 10 HinSchG.",
    ),
    paragraph(
      "Jekk tagħti indirizz tal-email għall-avviżi, tagħmel dan liberament (l-Artikolu 6(1)(a) tal-GDPR). Tista’ tneħħi l-indirizz meta trid fil-każ tiegħek.",
    ),
    paragraph(
      "Jekk tirrekordja messaġġ bil-vuċi, dan jintbagħat biss bil-kunsens tiegħek (l-Artikolu 6(1)(a) tal-GDPR, § 11(2) HinSchG). Tista’ tirtira l-kunsens għall-ġejjieni. Il-messaġġ jiġi rrekordjat u l-leħen jinbidel fil-brawżer tiegħek.",
    ),
    heading("Liema data"),
    paragraph(
      "Jiġi pproċessat dak li tikteb, dak li tgħid u l-fajls li żżid, anki dwar persuni oħra, kif ukoll il-ħin, il-kategorija u jekk tagħtix isem. M’għandekx obbligu tagħti informazzjoni dwarek, ħlief jekk titlobha l-formola. Dawn il-paġni ma jużawx cookies, ma jniżżlu xejn minn kumpaniji oħra u ma jaħżnux l-indirizz IP tiegħek. Waqt li tikteb, il-brawżer tiegħek iżomm l-abbozz kriptat f’din it-tab, biex jekk terġa’ ttella’ l-paġna ma jintilef xejn. Wara li tibgħat jitneħħa, u wara siegħa ma jkunx jista’ jinfetaħ iktar.",
    ),
    heading("Min jirċievi d-data"),
    paragraph(
      `Ir-rapport tiegħek jistgħu jaqrawh il-membri tal-uffiċċju “${departmentName}”, jew tal-uffiċċju li jissemma fil-formola. Għall-każ li ħadd ma jkun jista’ jiftħu iktar, il-kumpanija tista’ żżomm ċavetta ta’ emerġenza. Jekk il-każ jingħadda lil uffiċċju ieħor, jaqrawh il-membri tiegħu. Jekk l-uffiċċju tar-rapportar idaħħal lil xi ħadd minn barra biex jeżaminah, pereżempju avukat jew avukata, din il-persuna taqra biss il-każ tiegħek u biss għal żmien limitat. Lil oħrajn, pereżempju lil awtoritajiet, l-uffiċċju tar-rapportar jista’ jgħaddi xi ħaġa biss safejn jippermetti § 9 HinSchG.`,
    ),
    paragraph(
      "L-operatur tal-Hinweiszentrale jaħżen id-data f’isem il-kumpanija (l-Artikolu 28 tal-GDPR). Il-kontenut huwa kriptat minn tarf sa tarf; l-operatur m’għandux ċavetta għalih. Jista’ jaqra l-ħin, il-kategorija u t-tip tar-rapport, u indirizz tal-email li tagħti għall-avviżi; dan l-indirizz isiru jafuh ukoll is-servizzi tal-email li jgħaddi minnhom.",
    ),
    ...source.outside.map(({ name, service, place, ground }) =>
      paragraph(`Barra mill-UE u ż-ŻEE f’isem l-operatur: ${name}, ${place} (${service}). Bażi għat-trasferiment: ${ground}.`),
    ),
    heading("Għal kemm żmien"),
    paragraph(retention(retentionMonths)),
    heading("Id-drittijiet tiegħek"),
    bullets(
      "Tista’ titlob aċċess (l-Artikolu 15 tal-GDPR), rettifika (l-Artikolu 16), tħassir (l-Artikolu 17) u li l-ipproċessar jiġi ristrett (l-Artikolu 18).",
      "Tista’ tirtira kunsens meta trid għall-ġejjieni. Tista’ titlob l-indirizz tal-email tiegħek f’format komuni (l-Artikolu 20).",
      "Id-drittijiet ta’ persuni oħra huma limitati safejn l-identità tiegħek inkella ssir magħrufa (§ 8 HinSchG, § 29 BDSG).",
      "Dwar ir-rapport tiegħek dejjem jiddeċiedi bniedem, qatt programm waħdu.",
    ),
    heading("Ilmenti lill-awtorità superviżorja"),
    paragraph(
      facts.supervision ||
        `Tista’ tilmenta lill-awtorità għall-protezzjoni tad-data tal-istat federali fejn għandha s-sede tagħha ${companyName}, jew fejn tgħix jew taħdem int.`,
    ),
  ];
};

const imprint = (source: DutySource): Block[] => {
  const { companyName, company, facts } = source;
  const email = facts.email || company.email;
  const isWhole = [facts.address, facts.representedBy, email].every(Boolean);
  return [
    paragraph("Informazzjoni skont § 5 tal-Liġi Ġermaniża dwar is-Servizzi Diġitali (DDG)"),
    heading("Min jipprovdi dawn il-paġni"),
    paragraph([companyName, facts.address].filter(Boolean).join("\n")),
    ...titled("Forma legali", companyName.includes(company.legalForm) ? "" : company.legalForm),
    ...titled("Rappreżentata minn", facts.representedBy),
    ...titled("Kuntatt", [email && `Email: ${email}`, facts.phone && `Telefon: ${facts.phone}`].filter(Boolean).join("\n")),
    ...titled("Reġistru", facts.register || company.register),
    ...titled("Numru tal-VAT", facts.vatId || company.vatId),
    ...(isWhole ? [] : [heading("X’għadu nieqes"), ask(source, "xi wħud minn dawn id-dettalji")]),
  ];
};

const accessibility = (source: DutySource): Block[] => {
  const { facts } = source;
  return [
    paragraph("Din id-dikjarazzjoni tgħodd għall-paġni ta’ dan il-kanal tar-rapportar. Kulħadd għandu jkun jista’ jirrapporta hawn."),
    heading("X’nagħmlu"),
    paragraph("L-istandard huwa l-Linji Gwida għall-Aċċessibbiltà tal-Kontenut tal-Web (WCAG 2.2, livell AA)."),
    bullets(
      "Kollox jista’ jintuża bit-tastiera, u jidher fejn int.",
      "It-titli, l-oqsma u l-messaġġi ta’ żball huma mmarkati b’mod li l-programmi tal-qari jgħiduhom.",
      "It-testi għandhom kuntrasti qawwija, fid-dehra ċara u fid-dehra skura. Jistgħu jitkabbru u jidħlu fi skrins żgħar.",
      "Il-paġna tal-bidu u l-paġni tal-informazzjoni ma jeħtiġux JavaScript.",
    ),
    heading("X’għadu mhux aċċessibbli"),
    bullets(
      "Il-formola u l-każ tiegħek jeħtieġu JavaScript: il-brawżer tiegħek jikkripta bih.",
      "Il-paġna tal-bidu, il-formola u l-każ jeżistu bil-Ġermaniż faċli (Leichte Sprache); għadu ma ċċekkjahom l-ebda grupp tal-ittestjar. Mill-paġni tal-informazzjoni waħda biss hija b’Ġermaniż faċli.",
      "M’hemmx verżjoni bil-lingwa tas-sinjali.",
      "Il-brawżer ma jimliex waħdu l-isem, in-numru tat-telefon u l-indirizz tal-email (WCAG 1.3.5): l-għan hu li ma jibqa’ xejn minnhom fuq l-apparat.",
      "Il-paġni kollha għandhom l-istess titlu fil-browser, “Portal” (WCAG 2.4.2): m’għandux jgħid fuq xiex inhuma.",
      "It-testi u l-fajls li żżid il-kumpanija jew li żżid int jista’ jkun fihom xkiel.",
    ),
    heading("Kif sar l-iċċekkjar"),
    paragraph(
      "Din l-informazzjoni hija bbażata fuq kontrolli tagħna stess: bi programm tal-iċċekkjar fuq kull tip ta’ paġna, u bl-idejn bit-tastiera. Ma ċċekkja l-ebda korp indipendenti.",
    ),
    heading("Irrapporta xkiel"),
    facts.accessibilityContact ? paragraph(facts.accessibilityContact) : ask(source, "kuntatt għal xkiel fl-aċċess"),
  ];
};

/** The standard texts in Maltese, by page; each is made of what a channel says. */
export const duties: Record<OwnTextPage, (source: DutySource) => Block[]> = { procedure, privacy, imprint, accessibility };
