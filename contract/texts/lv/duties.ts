import type { DutySource } from "../../channels/channel-duties.ts";
import type { OwnTextPage } from "../../channels/duty-pages.ts";
import { type Block, bullets, heading, paragraph, steps, titled } from "../../channels/duty-text-parts.ts";

/** Latvian says „1 gadu”, „21 gadu”, „11 gadus”. */
const counted = (count: number, one: string, other: string): string => `${count} ${count % 10 === 1 && count % 100 !== 11 ? one : other}`;
const retention = (months: number): string => {
  const time = months % 12 === 0 ? counted(months / 12, "gadu", "gadus") : counted(months, "mēnesi", "mēnešus");
  return `${time} pēc tam, kad Jūsu lieta ir pabeigta, viss par to ir jādzēš. Ilgāk glabāt drīkst tikai tad, ja to prasa likums.`;
};
/** Nobody reads an empty page: whom to ask for what is not there. */
const ask = ({ companyName, company, facts, allowAnonymous }: DutySource, what: string): Block => {
  const email = facts.email || company.email;
  const phone = facts.officePhone || facts.phone;
  const known = [email && `pa e-pastu ${email}`, phone && `pa tālruni ${phone}`].filter(Boolean).join(" vai ");
  // Whoever meets a barrier in the form should not be sent there first.
  const way = known
    ? `Jautājiet par to ${known}.`
    : `Par to varat jautāt ziņošanas dienestam: rakstiet tam ar „Jauns ziņojums”${allowAnonymous ? ", ja vēlaties, bez sava vārda" : ""}.`;
  return paragraph(`Uzņēmums ${companyName} šeit vēl nav norādījis: ${what}. ${way}`);
};

const procedure = ({ companyName, departmentName, retentionMonths, autoAcknowledge, allowAnonymous }: DutySource): Block[] => [
  paragraph(
    `Tā uzņēmums ${companyName} rīkojas ar Jūsu ziņojumu. Kārtību nosaka Vācijas Trauksmes cēlēju aizsardzības likums (Hinweisgeberschutzgesetz, HinSchG).`,
  ),
  heading("Kas lasa Jūsu ziņojumu"),
  paragraph(
    `Jūsu ziņojums nonāk nodaļā „${departmentName}”. Tās dalībnieki to var atvērt. Ja ziņošanas dienests pārbaudei piesaista kādu no ārpuses, piemēram, advokātu, šis cilvēks lasa tikai Jūsu lietu un tikai ierobežotu laiku. Ja kāds nav objektīvs vai atbild cita nodaļa, lietu var nodot tai; tad to lasa tās dalībnieki. Ja par kādu kategoriju vai par ziņojumiem par šo pašu nodaļu atbild cita nodaļa, tas ir rakstīts veidlapā, pirms Jūs nosūtāt.`,
  ),
  paragraph("Tiem, kas izskata ziņojumus, jābūt neatkarīgiem un zinošiem, un viņiem jāievēro konfidencialitāte (§§ 8 un 15 HinSchG)."),
  heading("Soļi"),
  steps(
    `Jūs nosūtāt savu ziņojumu${allowAnonymous ? ", ja vēlaties, bez sava vārda" : ""}. Jūs saņemat paroli savai lietai.`,
    autoAcknowledge
      ? "Saņemšanu apstiprina uzreiz; likums to prasa 7 dienu laikā. Apstiprinājums ir Jūsu lietā."
      : "7 dienu laikā ziņošanas dienests apstiprina, ka Jūsu ziņojums ir saņemts.",
    "Ziņošanas dienests pārbauda, vai tas ir atbildīgs un vai Jūsu ziņojums ir pamatots. Tas uztur ar Jums saziņu un jautā, ja kaut kas nav skaidrs.",
    "Ziņošanas dienests veic pēcpasākumus. Piemēram, tas izmeklē lietu vai nodod to atbildīgajai iestādei.",
    "Ne vēlāk kā 3 mēnešus pēc apstiprinājuma Jūs saņemat atgriezenisko saiti: kas ir plānots, kas jau ir izdarīts un kāpēc. Ja apstiprinājuma nav, 3 mēnešus skaita no 7. dienas pēc saņemšanas.",
  ),
  paragraph("Apstiprinājumu, jautājumus un atgriezenisko saiti Jūs lasāt savā lietā ar savu paroli."),
  heading("Kas tiek glabāts un cik ilgi"),
  bullets(
    "Jūsu ziņojums, Jūsu faili un visas ziņas ir šifrēti. Arī ziņošanas dienesta piezīmes.",
    "Tiek pierakstīts arī, kad kaut kas ir saņemts un kādus soļus ziņošanas dienests ir veicis. To prasa likums (§ 11 HinSchG).",
    retention(retentionMonths),
    "Jūsu IP adrese netiek saglabāta.",
  ),
  heading("Jūsu aizsardzība"),
  paragraph(
    "Kam ziņojot bija pietiekams pamats uzskatīt, ka informācija ir patiesa, tam par to nedrīkst radīt nelabvēlīgas sekas (§§ 33 un 36 HinSchG). Jūsu vārdu uzzina tikai cilvēki, kas izskata Jūsu ziņojumu; izņēmumi ir § 9 HinSchG. Kas tīši vai rupjas neuzmanības dēļ ziņo nepatiesību, nav aizsargāts.",
  ),
  heading("Jums ir izvēle"),
  paragraph("Jūs varat vērsties arī ārējā ziņošanas dienestā, uzreiz vai vēlāk. Šie dienesti ir lapā „Ārējie ziņošanas dienesti”."),
];

const privacy = (source: DutySource): Block[] => {
  const { companyName, departmentName, retentionMonths, facts } = source;
  return [
    paragraph("Šī informācija saskaņā ar Vispārīgās datu aizsardzības regulas (VDAR) 13. pantu pasaka, kas notiek ar Jūsu datiem."),
    heading("Kas ir atbildīgs"),
    ...(facts.address ? [paragraph(`${companyName}\n${facts.address}`)] : [paragraph(companyName), ask(source, "adresi")]),
    heading("Datu aizsardzības speciālists"),
    facts.officer
      ? paragraph(facts.officer)
      : facts.hasNoOfficer
        ? paragraph(`Uzņēmumam ${companyName} nav jāieceļ datu aizsardzības speciālists, un tas nav iecelts.`)
        : ask(source, "datu aizsardzības speciālistu"),
    heading("Kādam nolūkam un uz kāda pamata"),
    paragraph(
      "Jūsu datus apstrādā, lai pārbaudītu Jūsu ziņojumu un veiktu pēcpasākumus. Juridiskais pamats ir VDAR 6. panta 1. punkta c) apakšpunkts kopā ar § 10 HinSchG, īpaši aizsargātiem datiem – VDAR 9. panta 2. punkta g) apakšpunkts kopā ar § 10 HinSchG.",
    ),
    paragraph(
      "Ja norādāt e-pasta adresi jaunumiem, Jūs to darāt brīvprātīgi (VDAR 6. panta 1. punkta a) apakšpunkts). Adresi jebkurā laikā varat noņemt savā lietā.",
    ),
    paragraph(
      "Ja ierunājat balss ziņu, to nosūta tikai ar Jūsu piekrišanu (VDAR 6. panta 1. punkta a) apakšpunkts, § 11 (2) HinSchG). Piekrišanu varat atsaukt turpmākajam laikam. Balsi ieraksta un maina Jūsu pārlūkā.",
    ),
    heading("Kādi dati"),
    paragraph(
      "Tiek apstrādāts tas, ko rakstāt, runājat un pievienojat kā failus, arī par citiem cilvēkiem, kā arī laiks, kategorija un tas, vai norādāt vārdu. Par sevi Jums nekas nav jānorāda, ja vien to neprasa veidlapa. Šīs lapas neizmanto sīkdatnes, neko neielādē no citiem uzņēmumiem un nesaglabā Jūsu IP adresi. Kamēr rakstāt, Jūsu pārlūks glabā šifrētu melnrakstu šajā cilnē, lai, ielādējot lapu no jauna, nekas nepazustu. Pēc nosūtīšanas tā vairs nav, un pēc stundas to vairs nevar atvērt.",
    ),
    heading("Kas saņem datus"),
    paragraph(
      `Jūsu ziņojumu var lasīt nodaļas „${departmentName}” vai veidlapā nosauktās nodaļas dalībnieki. Gadījumam, ja neviens to vairs nevar atvērt, uzņēmums drīkst glabāt rezerves atslēgu. Ja lietu nodod citai nodaļai, to lasa tās dalībnieki. Ja ziņošanas dienests pārbaudei piesaista kādu no ārpuses, piemēram, advokātu, šis cilvēks lasa tikai Jūsu lietu un tikai ierobežotu laiku. Citiem, piemēram, iestādēm, ziņošanas dienests drīkst kaut ko nodot tikai tiktāl, ciktāl to atļauj § 9 HinSchG.`,
    ),
    paragraph(
      "„Hinweiszentrale” uzturētājs glabā datus uzņēmuma uzdevumā (VDAR 28. pants). Saturs ir šifrēts no sūtītāja līdz saņēmējam; uzturētājam nav atslēgas. Uzturētājs var nolasīt ziņojuma laiku, kategoriju un to, vai ziņots anonīmi, kā arī e-pasta adresi, ko norādāt jaunumiem; šo adresi uzzina arī e-pasta pakalpojumi ceļā.",
    ),
    ...source.outside.map(({ name, service, place, ground }) =>
      paragraph(`Ārpus ES un EEZ uzturētāja uzdevumā: ${name}, ${place} (${service}). Nosūtīšanas pamats: ${ground}.`),
    ),
    heading("Cik ilgi"),
    paragraph(retention(retentionMonths)),
    heading("Jūsu tiesības"),
    bullets(
      "Jūs varat prasīt piekļuvi datiem (VDAR 15. pants), to labošanu (16. pants), dzēšanu (17. pants) un apstrādes ierobežošanu (18. pants).",
      "Savas piekrišanas Jūs jebkurā laikā varat atsaukt turpmākajam laikam. Jūs varat prasīt, lai e-pasta adresi Jums izsniedz parastā formātā (20. pants).",
      "Citu cilvēku tiesības ir ierobežotas tiktāl, ciktāl citādi kļūtu zināma Jūsu identitāte (§ 8 HinSchG, § 29 BDSG).",
      "Par Jūsu ziņojumu vienmēr lemj cilvēks, nekad tikai programma.",
    ),
    heading("Sūdzība uzraudzības iestādei"),
    paragraph(
      facts.supervision ||
        `Jūs varat iesniegt sūdzību datu aizsardzības iestādei tajā Vācijas federālajā zemē, kurā atrodas uzņēmums ${companyName} vai kurā Jūs dzīvojat vai strādājat.`,
    ),
  ];
};

const imprint = (source: DutySource): Block[] => {
  const { companyName, company, facts } = source;
  const email = facts.email || company.email;
  const isWhole = [facts.address, facts.representedBy, email].every(Boolean);
  return [
    paragraph("Informācija saskaņā ar Vācijas Digitālo pakalpojumu likuma (DDG) § 5"),
    heading("Šo lapu uzturētājs"),
    paragraph([companyName, facts.address].filter(Boolean).join("\n")),
    ...titled("Juridiskā forma", companyName.includes(company.legalForm) ? "" : company.legalForm),
    ...titled("Pārstāv", facts.representedBy),
    ...titled("Saziņa", [email && `E-pasts: ${email}`, facts.phone && `Tālrunis: ${facts.phone}`].filter(Boolean).join("\n")),
    ...titled("Reģistrs", facts.register || company.register),
    ...titled("PVN maksātāja numurs", facts.vatId || company.vatId),
    ...(isWhole ? [] : [heading("Kas vēl nav norādīts"), ask(source, "daļu informācijas")]),
  ];
};

const accessibility = (source: DutySource): Block[] => {
  const { facts } = source;
  return [
    paragraph("Šis paziņojums attiecas uz šī ziņošanas kanāla lapām. Šeit jābūt iespējai ziņot ikvienam."),
    heading("Ko mēs darām"),
    paragraph("Mēs vadāmies pēc Tīmekļa satura piekļūstamības vadlīnijām (WCAG 2.2, AA līmenis)."),
    bullets(
      "Visu var lietot ar tastatūru un redzēt, kurā vietā atrodaties.",
      "Virsraksti, lauki un kļūdu paziņojumi ir iezīmēti tā, lai ekrāna lasītāji tos nolasītu.",
      "Tekstiem ir spēcīgi kontrasti gaišā un tumšā režīmā. Tos var palielināt, un tie ietilpst mazos ekrānos.",
      "Sākumlapai un informācijas lapām JavaScript nav vajadzīgs.",
    ),
    heading("Kas vēl nav piekļūstams"),
    bullets(
      "Veidlapai un lietai vajadzīgs JavaScript: ar to šifrē Jūsu pārlūks.",
      "Sākumlapa, veidlapa un lieta ir arī vieglajā vācu valodā (Leichte Sprache); pārbaudes grupa to vēl nav pārbaudījusi. No informācijas lapām vieglajā valodā ir tikai viena.",
      "Nav versijas zīmju valodā.",
      "Vārdu, tālruņa numuru un e-pasta adresi pārlūks pats neaizpilda (WCAG 1.3.5): iecerēts, lai ierīcē no tiem nekas nepaliktu.",
      "Visām lapām pārlūkā ir viens un tas pats nosaukums “Portal” (WCAG 2.4.2): tam nav jāpasaka, par ko ir runa.",
      "Tekstos un failos, ko pievieno uzņēmums vai Jūs, var būt šķēršļi.",
    ),
    heading("Kā ir pārbaudīts"),
    paragraph(
      "Šī informācija balstās uz mūsu pašu pārbaudēm: ar pārbaudes programmu katra veida lapā un ar roku, lietojot tastatūru. Neatkarīga iestāde nav pārbaudījusi.",
    ),
    heading("Ziņot par šķērsli"),
    facts.accessibilityContact ? paragraph(facts.accessibilityContact) : ask(source, "kontaktpersonu šķēršļu jautājumos"),
  ];
};

/** The standard texts in Latvian, by page; each is made of what a channel says. */
export const duties: Record<OwnTextPage, (source: DutySource) => Block[]> = { procedure, privacy, imprint, accessibility };
