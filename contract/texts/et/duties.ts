import type { DutySource } from "../../channels/channel-duties.ts";
import type { OwnTextPage } from "../../channels/duty-pages.ts";
import { type Block, bullets, heading, paragraph, steps, titled } from "../../channels/duty-text-parts.ts";

const retention = (months: number): string => {
  const [count, one, other] = months % 12 === 0 ? [months / 12, "aasta", "aastat"] : [months, "kuu", "kuud"];
  return `${count} ${count === 1 ? one : other} pärast teie juhtumi lõpetamist tuleb kõik selle kohta kustutada. Kauem tohib seda hoida ainult siis, kui seadus seda nõuab.`;
};
/** Nobody reads an empty page: whom to ask for what is not there. */
const ask = ({ companyName, company, facts, allowAnonymous }: DutySource, what: string): Block => {
  const email = facts.email || company.email;
  const phone = facts.officePhone || facts.phone;
  const known = [email && `e-kirjaga (${email})`, phone && `telefonil (${phone})`].filter(Boolean).join(" või ");
  // Whoever meets a barrier in the form should not be sent there first.
  const way = known
    ? `Küsige seda ${known}.`
    : `Võite seda küsida teavitusüksuselt: kirjutage sinna nupu „Uus teade“ kaudu${allowAnonymous ? ", soovi korral oma nimeta" : ""}.`;
  return paragraph(`Ettevõte ${companyName} ei ole siia veel märkinud: ${what}. ${way}`);
};

const procedure = ({ companyName, departmentName, retentionMonths, autoAcknowledge, allowAnonymous }: DutySource): Block[] => [
  paragraph(
    `Nii käsitleb ettevõte ${companyName} teie teadet. Menetluse näeb ette Saksamaa rikkumisest teavitaja kaitse seadus (Hinweisgeberschutzgesetz, HinSchG).`,
  ),
  heading("Kes teie teadet loeb"),
  paragraph(
    `Teie teade läheb osakonnale „${departmentName}“. Selle liikmed saavad teate avada. Kui teavitusüksus kaasab kontrollimiseks kellegi väljastpoolt, näiteks advokaadi, loeb see inimene ainult teie juhtumit ja ainult piiratud aja jooksul. Kui keegi on erapoolik või vastutab teine osakond, võib juhtumi sellele üle anda; siis loevad seda selle osakonna liikmed. Kui mõne kategooria või seda osakonda ennast puudutavate teadete eest vastutab teine osakond, on see vormil kirjas enne, kui te saadate.`,
  ),
  paragraph("Teadete käsitleja peab olema sõltumatu ja asjatundlik ning hoidma konfidentsiaalsust (HinSchG §-d 8 ja 15)."),
  heading("Sammud"),
  steps(
    `Te saadate oma teate${allowAnonymous ? ", soovi korral oma nimeta" : ""}. Te saate oma juhtumi jaoks parooli.`,
    autoAcknowledge
      ? "Teate kättesaamist kinnitatakse kohe; seadus nõuab seda 7 päeva jooksul. Kinnitus on teie juhtumis."
      : "Teavitusüksus kinnitab 7 päeva jooksul, et teie teade on kohale jõudnud.",
    "Teavitusüksus kontrollib, kas ta vastutab selle eest ja kas teie teade on põhjendatud. Ta hoiab teiega ühendust ja küsib, kui midagi on ebaselge.",
    "Teavitusüksus võtab järelmeetmeid. Ta näiteks uurib juhtumit või annab selle üle pädevale asutusele.",
    "Hiljemalt 3 kuud pärast kinnitust saate tagasiside: mida kavatsetakse teha, mida on tehtud ja miks. Kui kinnitust ei tule, loetakse 3 kuud alates 7. päevast pärast teate kättesaamist.",
  ),
  paragraph("Kinnitust, küsimusi ja tagasisidet loete oma juhtumis oma parooliga."),
  heading("Mida salvestatakse ja kui kauaks"),
  bullets(
    "Teie teade, teie failid ja kõik sõnumid on krüpteeritud. Samuti on krüpteeritud teavitusüksuse märkmed.",
    "Lisaks pannakse kirja, millal midagi saabus ja milliseid samme teavitusüksus astus. Seadus nõuab seda (HinSchG § 11).",
    retention(retentionMonths),
    "Teie IP-aadressi ei salvestata.",
  ),
  heading("Teie kaitse"),
  paragraph(
    "Kui kellelgi oli teatamise ajal piisavalt põhjust pidada andmeid tõeseks, ei tohi teda selle eest halvemini kohelda (HinSchG §-d 33 ja 36). Teie nime saavad teada ainult inimesed, kes teie teadet käsitlevad; erandid on HinSchG §-s 9. Kes teatab tahtlikult või raske hooletuse tõttu midagi valet, ei ole kaitstud.",
  ),
  heading("Valik on teie"),
  paragraph("Võite pöörduda ka välise teavitusüksuse poole, kohe või hiljem. Need on kirjas lehel „Välised teavitusüksused“."),
];

const privacy = (source: DutySource): Block[] => {
  const { companyName, departmentName, retentionMonths, facts } = source;
  return [
    paragraph("See teave isikuandmete kaitse üldmääruse (IKÜM) artikli 13 alusel ütleb teile, mida teie andmetega tehakse."),
    heading("Kes vastutab"),
    ...(facts.address ? [paragraph(`${companyName}\n${facts.address}`)] : [paragraph(companyName), ask(source, "aadress")]),
    heading("Andmekaitsespetsialist"),
    facts.officer
      ? paragraph(facts.officer)
      : facts.hasNoOfficer
        ? paragraph(`Ettevõte ${companyName} ei pea andmekaitsespetsialisti määrama ega ole teda määranud.`)
        : ask(source, "andmekaitsespetsialist"),
    heading("Milleks ja mis alusel"),
    paragraph(
      "Teie andmeid töödeldakse, et teie teadet kontrollida ja selle alusel tegutseda. Õiguslik alus on IKÜM artikli 6 lõike 1 punkt c koos HinSchG §-ga 10, erilise kaitsega andmete puhul IKÜM artikli 9 lõike 2 punkt g koos HinSchG §-ga 10.",
    ),
    paragraph(
      "Kui annate e-posti aadressi, kuhu kirjutame, kui on midagi uut, on see vabatahtlik (IKÜM artikli 6 lõike 1 punkt a). Saate aadressi oma juhtumis igal ajal eemaldada.",
    ),
    paragraph(
      "Kui salvestate häälsõnumi, saadetakse see ainult teie nõusolekul (IKÜM artikli 6 lõike 1 punkt a, HinSchG § 11 lõige 2). Saate nõusoleku edaspidiseks tagasi võtta. Häälsõnumi salvestab ja moonutab teie brauser.",
    ),
    heading("Millised andmed"),
    paragraph(
      "Töödeldakse seda, mida te kirjutate, räägite ja failidena lisate, ka teiste inimeste kohta, lisaks aega, kategooriat ja seda, kas te ütlete oma nime. Te ei pea enda kohta midagi ütlema, välja arvatud siis, kui vorm seda nõuab. Need lehed ei kasuta küpsiseid, ei laadi midagi teistelt ettevõtetelt ega salvesta teie IP-aadressi. Kuni te kirjutate, hoiab teie brauser mustandit krüpteeritult sellel vahekaardil, et lehe uuesti laadimisel midagi kaotsi ei läheks. Pärast saatmist on see kadunud ja ühe tunni pärast ei saa seda enam avada.",
    ),
    heading("Kes andmed saab"),
    paragraph(
      `Teie teadet saavad lugeda osakonna „${departmentName}“ liikmed või selle osakonna liikmed, mis on vormil nimetatud. Juhuks, kui keegi ei saa teadet enam avada, tohib ettevõte hoida varuvõtit. Kui juhtum antakse üle teisele osakonnale, loevad seda selle liikmed. Kui teavitusüksus kaasab kontrollimiseks kellegi väljastpoolt, näiteks advokaadi, loeb see inimene ainult teie juhtumit ja ainult piiratud aja jooksul. Teistele, näiteks ametiasutustele, tohib teavitusüksus midagi edasi anda ainult nii palju, kui HinSchG § 9 lubab.`,
    ),
    paragraph(
      "Hinweiszentrale käitaja salvestab andmed ettevõtte ülesandel (IKÜM artikkel 28). Sisu on otspunktkrüpteeritud; käitajal selle võtit ei ole. Käitaja saab lugeda teate aega, kategooriat ja teatamise viisi ning e-posti aadressi, kui te selle annate; seda aadressi näevad ka teel olevad e-posti teenused.",
    ),
    ...source.outside.map(({ name, service, place, ground }) =>
      paragraph(`Väljaspool ELi ja EMPd käitaja ülesandel: ${name}, ${place} (${service}). Edastamise alus: ${ground}.`),
    ),
    heading("Kui kaua"),
    paragraph(retention(retentionMonths)),
    heading("Teie õigused"),
    bullets(
      "Võite nõuda oma andmetega tutvumist (IKÜM artikkel 15), nende parandamist (artikkel 16), kustutamist (artikkel 17) ja töötlemise piiramist (artikkel 18).",
      "Oma nõusoleku saate igal ajal edaspidiseks tagasi võtta. Oma e-posti aadressi võite nõuda tavalises vormingus (artikkel 20).",
      "Teiste inimeste õigused on piiratud, kui muidu saaks teatavaks, kes te olete (HinSchG § 8, BDSG § 29).",
      "Teie teate üle otsustab alati inimene, mitte kunagi programm üksi.",
    ),
    heading("Kaebus järelevalveasutusele"),
    paragraph(
      facts.supervision ||
        `Võite esitada kaebuse selle Saksamaa liidumaa andmekaitseasutusele, kus on ettevõtte ${companyName} asukoht või kus te elate või töötate.`,
    ),
  ];
};

const imprint = (source: DutySource): Block[] => {
  const { companyName, company, facts } = source;
  const email = facts.email || company.email;
  const isWhole = [facts.address, facts.representedBy, email].every(Boolean);
  return [
    paragraph("Andmed Saksamaa digiteenuste seaduse (Digitale-Dienste-Gesetz, DDG) § 5 alusel"),
    heading("Nende lehtede pakkuja"),
    paragraph([companyName, facts.address].filter(Boolean).join("\n")),
    ...titled("Õiguslik vorm", companyName.includes(company.legalForm) ? "" : company.legalForm),
    ...titled("Esindaja", facts.representedBy),
    ...titled("Kontakt", [email && `E-post: ${email}`, facts.phone && `Telefon: ${facts.phone}`].filter(Boolean).join("\n")),
    ...titled("Register", facts.register || company.register),
    ...titled("Käibemaksukohustuslase number", facts.vatId || company.vatId),
    ...(isWhole ? [] : [heading("Mis on veel puudu"), ask(source, "mõned andmed")]),
  ];
};

const accessibility = (source: DutySource): Block[] => {
  const { facts } = source;
  return [
    paragraph("See teatis kehtib selle teavituskanali lehtede kohta. Kõik peavad saama siin teatada."),
    heading("Mida me teeme"),
    paragraph("Aluseks on veebisisu ligipääsetavuse suunised (WCAG 2.2, tase AA)."),
    bullets(
      "Kõike saab kasutada klaviatuuriga ja on näha, kus te olete.",
      "Pealkirjad, väljad ja veateated on märgistatud nii, et ekraanilugejad need ette loevad.",
      "Tekstidel on tugev kontrast, nii heledas kui ka tumedas vaates. Neid saab suurendada ja need mahuvad väikesele ekraanile.",
      "Avaleht ja teabelehed ei vaja JavaScripti.",
    ),
    heading("Mis ei ole veel ligipääsetav"),
    bullets(
      "Vorm ja juhtum vajavad JavaScripti: teie brauser krüpteerib sellega.",
      "Avaleht, vorm ja juhtum on olemas lihtsas saksa keeles (Leichte Sprache); ükski testirühm ei ole neid veel kontrollinud. Teabelehtedest on lihtsas keeles ainult üks.",
      "Viipekeelset versiooni ei ole.",
      "Nime, telefoninumbrit ja e-posti aadressi brauser ise ei täida (WCAG 1.3.5): neist ei pea seadmesse midagi jääma.",
      "Kõigil lehtedel on brauseris sama pealkiri „Portal“ (WCAG 2.4.2): see ei tohi öelda, millest on jutt.",
      "Tekstides ja failides, mida lisab ettevõte või teie ise, võib olla takistusi.",
    ),
    heading("Kuidas kontrolliti"),
    paragraph(
      "Need andmed põhinevad meie enda kontrollidel: kontrollprogrammiga igat liiki lehel ja käsitsi klaviatuuriga. Sõltumatu asutus ei ole kontrollinud.",
    ),
    heading("Teatage takistusest"),
    facts.accessibilityContact ? paragraph(facts.accessibilityContact) : ask(source, "kontakt takistuste jaoks"),
  ];
};

/** The standard texts in Estonian, by page; each is made of what a channel says. */
export const duties: Record<OwnTextPage, (source: DutySource) => Block[]> = { procedure, privacy, imprint, accessibility };
