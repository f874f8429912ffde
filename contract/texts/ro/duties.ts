import type { DutySource } from "../../channels/channel-duties.ts";
import type { OwnTextPage } from "../../channels/duty-pages.ts";
import { type Block, bullets, heading, paragraph, steps, titled } from "../../channels/duty-text-parts.ts";

const retention = (months: number): string => {
  const [count, one, other] = months % 12 === 0 ? [months / 12, "an", "ani"] : [months, "lună", "luni"];
  // From 20 on Romanian says "20 de luni", but "101 luni".
  const rest = count % 100;
  const unit = count === 1 ? one : rest >= 1 && rest <= 19 ? other : `de ${other}`;
  return `La ${count} ${unit} după închiderea cazului, tot ce ține de el trebuie șters. Poate fi păstrat mai mult numai dacă o lege cere acest lucru.`;
};
/** Nobody reads an empty page: whom to ask for what is not there. */
const ask = ({ companyName, company, facts, allowAnonymous }: DutySource, what: string): Block => {
  const email = facts.email || company.email;
  const phone = facts.officePhone || facts.phone;
  const known = [email && `prin e-mail la ${email}`, phone && `prin telefon la ${phone}`].filter(Boolean).join(" sau ");
  // Whoever meets a barrier in the form should not be sent there first.
  const way = known
    ? `Întrebați ${known}.`
    : `Puteți întreba biroul de raportare: scrieți-i prin „Raportare nouă”${allowAnonymous ? ", dacă doriți, fără numele dumneavoastră" : ""}.`;
  return paragraph(`${companyName} nu a indicat încă aici ${what}. ${way}`);
};

const procedure = ({ companyName, departmentName, retentionMonths, autoAcknowledge, allowAnonymous }: DutySource): Block[] => [
  paragraph(
    `Așa tratează ${companyName} raportarea dumneavoastră. Procedura este stabilită de Legea germană privind protecția avertizorilor (Hinweisgeberschutzgesetz, HinSchG).`,
  ),
  heading("Cine citește raportarea"),
  paragraph(
    `Raportarea ajunge la departamentul „${departmentName}”. Membrii lui o pot deschide. Dacă biroul de raportare cere pentru verificare ajutorul cuiva din afară, de exemplu al unei avocate sau al unui avocat, această persoană citește numai cazul dumneavoastră și numai pentru un timp limitat. Dacă cineva nu este imparțial sau dacă este competent alt departament, cazul poate fi predat acelui departament; atunci îl citesc membrii acestuia. Dacă pentru o categorie sau pentru raportări chiar despre acest departament este competent alt departament, formularul vă spune acest lucru înainte să trimiteți.`,
  ),
  paragraph(
    "Cine se ocupă de raportări trebuie să fie independent, să aibă cunoștințele necesare și să păstreze confidențialitatea (§§ 8 și 15 HinSchG).",
  ),
  heading("Pașii"),
  steps(
    `Trimiteți raportarea${allowAnonymous ? ", dacă doriți, fără numele dumneavoastră" : ""}. Primiți o parolă pentru cazul dumneavoastră.`,
    autoAcknowledge
      ? "Primirea este confirmată imediat; legea cere acest lucru în cel mult 7 zile. Confirmarea se află pe pagina cazului."
      : "În cel mult 7 zile, biroul de raportare confirmă că raportarea a ajuns.",
    "Biroul de raportare verifică dacă este competent și dacă raportarea este întemeiată. Rămâne în contact cu dumneavoastră și întreabă dacă ceva nu este clar.",
    "Biroul de raportare ia măsuri („acțiuni subsecvente”). De exemplu, cercetează cazul sau îl predă unei autorități competente.",
    "Cel târziu la 3 luni după confirmare primiți un feedback: ce este planificat, ce s-a făcut deja și de ce. Dacă nu vine nicio confirmare, cele 3 luni se numără din a 7-a zi după primire.",
  ),
  paragraph("Confirmarea, întrebările și feedbackul le citiți cu parola, pe pagina cazului."),
  heading("Ce se salvează și cât timp"),
  bullets(
    "Raportarea, fișierele și toate mesajele sunt criptate. Și notițele biroului de raportare sunt criptate.",
    "În plus, se notează când a sosit ceva și ce pași a făcut biroul de raportare. Legea cere acest lucru (§ 11 HinSchG).",
    retention(retentionMonths),
    "Adresa dumneavoastră IP nu se salvează.",
  ),
  heading("Protecția dumneavoastră"),
  paragraph(
    "Este interzis ca cineva să fie dezavantajat pentru o raportare dacă, atunci când a raportat, avea motive întemeiate să creadă că informațiile sunt adevărate (§§ 33 și 36 HinSchG). Numele dumneavoastră îl află numai persoanele care se ocupă de raportare; excepțiile se află în § 9 HinSchG. Cine raportează ceva fals cu intenție sau din neglijență gravă nu este protejat.",
  ),
  heading("Puteți alege"),
  paragraph(
    "Vă puteți adresa și unui birou extern de raportare, acum sau mai târziu. Aceste birouri se află pe pagina „Birouri externe de raportare”.",
  ),
];

const privacy = (source: DutySource): Block[] => {
  const { companyName, departmentName, retentionMonths, facts } = source;
  return [
    paragraph(
      "Aceste informații, conform art. 13 din Regulamentul general privind protecția datelor (GDPR), vă spun ce se întâmplă cu datele dumneavoastră.",
    ),
    heading("Cine este operatorul de date"),
    ...(facts.address ? [paragraph(`${companyName}\n${facts.address}`)] : [paragraph(companyName), ask(source, "adresa")]),
    heading("Responsabilul cu protecția datelor"),
    facts.officer
      ? paragraph(facts.officer)
      : facts.hasNoOfficer
        ? paragraph(`${companyName} nu are obligația să numească un responsabil cu protecția datelor și nu a numit unul.`)
        : ask(source, "responsabilul cu protecția datelor"),
    heading("În ce scop și pe ce bază legală"),
    paragraph(
      "Datele dumneavoastră sunt prelucrate pentru a verifica raportarea și pentru a urmări cazul mai departe. Baza legală este art. 6 alin. (1) lit. (c) GDPR împreună cu § 10 HinSchG, iar pentru date cu protecție specială, art. 9 alin. (2) lit. (g) GDPR împreună cu § 10 HinSchG.",
    ),
    paragraph(
      "Dacă dați o adresă de e-mail pentru noutăți, o faceți de bunăvoie (art. 6 alin. (1) lit. (a) GDPR). Puteți elimina adresa oricând pe pagina cazului.",
    ),
    paragraph(
      "Dacă înregistrați un mesaj vocal, el se trimite numai cu consimțământul dumneavoastră (art. 6 alin. (1) lit. (a) GDPR, § 11 alin. 2 HinSchG). Puteți retrage consimțământul pentru viitor. Mesajul este înregistrat și modificat în browserul dumneavoastră.",
    ),
    heading("Ce date"),
    paragraph(
      "Se prelucrează ce scrieți, ce spuneți și fișierele pe care le adăugați, inclusiv despre alte persoane, apoi momentul, categoria și dacă vă spuneți numele. Nu aveți obligația să dați date despre dumneavoastră, decât dacă formularul le cere. Aceste pagini nu folosesc cookie-uri, nu încarcă nimic de la alte firme și nu salvează adresa dumneavoastră IP. Cât timp scrieți, browserul păstrează ciorna criptată în această filă, pentru ca la o reîncărcare să nu se piardă nimic. După trimitere ea dispare, iar după o oră nu mai poate fi deschisă.",
    ),
    heading("Cine primește datele"),
    paragraph(
      `Raportarea o pot citi membrii departamentului „${departmentName}” sau ai departamentului numit în formular. Pentru situația în care nimeni nu o mai poate deschide, firma are voie să păstreze o cheie de urgență. Dacă un caz este predat altui departament, îl citesc membrii acestuia. Dacă biroul de raportare cere pentru verificare ajutorul cuiva din afară, de exemplu al unei avocate sau al unui avocat, această persoană citește numai cazul dumneavoastră și numai pentru un timp limitat. Altora, de exemplu unor autorități, biroul de raportare are voie să le dea ceva mai departe numai atât cât permite § 9 HinSchG.`,
    ),
    paragraph(
      "Administratorul platformei Hinweiszentrale salvează datele în numele firmei (art. 28 GDPR). Conținuturile sunt criptate de la un capăt la altul; el nu are nicio cheie pentru ele. Poate citi momentul, categoria și tipul raportării și o adresă de e-mail pe care o dați pentru noutăți; această adresă o află și serviciile de e-mail de pe drum.",
    ),
    ...source.outside.map(({ name, service, place, ground }) =>
      paragraph(
        `În afara UE și a SEE, în numele administratorului platformei: ${name}, ${place} (${service}). Temeiul transferului: ${ground}.`,
      ),
    ),
    heading("Cât timp"),
    paragraph(retention(retentionMonths)),
    heading("Drepturile dumneavoastră"),
    bullets(
      "Puteți cere acces la date (art. 15 GDPR), rectificare (art. 16), ștergere (art. 17) și restricționarea prelucrării (art. 18).",
      "Consimțămintele le puteți retrage oricând pentru viitor. Adresa de e-mail o puteți primi, la cerere, într-un format obișnuit (art. 20).",
      "Drepturile altor persoane sunt limitate, dacă altfel s-ar afla identitatea dumneavoastră (§ 8 HinSchG, § 29 BDSG).",
      "Despre raportarea dumneavoastră decide întotdeauna un om, niciodată numai un program.",
    ),
    heading("Plângere la autoritatea de supraveghere"),
    paragraph(
      facts.supervision ||
        `Puteți face plângere la autoritatea pentru protecția datelor din landul în care ${companyName} își are sediul sau în care locuiți sau lucrați.`,
    ),
  ];
};

const imprint = (source: DutySource): Block[] => {
  const { companyName, company, facts } = source;
  const email = facts.email || company.email;
  const isWhole = [facts.address, facts.representedBy, email].every(Boolean);
  return [
    paragraph("Date conform § 5 din Legea germană privind serviciile digitale (Digitale-Dienste-Gesetz, DDG)"),
    heading("Cine oferă aceste pagini"),
    paragraph([companyName, facts.address].filter(Boolean).join("\n")),
    ...titled("Forma juridică", companyName.includes(company.legalForm) ? "" : company.legalForm),
    ...titled("Reprezentant legal", facts.representedBy),
    ...titled("Contact", [email && `E-mail: ${email}`, facts.phone && `Telefon: ${facts.phone}`].filter(Boolean).join("\n")),
    ...titled("Registru", facts.register || company.register),
    ...titled("Cod de TVA", facts.vatId || company.vatId),
    ...(isWhole ? [] : [heading("Ce mai lipsește"), ask(source, "unele date")]),
  ];
};

const accessibility = (source: DutySource): Block[] => {
  const { facts } = source;
  return [
    paragraph("Această declarație este valabilă pentru paginile acestui canal de raportare. Toți oamenii ar trebui să poată raporta aici."),
    heading("Ce facem"),
    paragraph("Standardul este ghidul pentru conținut web accesibil (WCAG 2.2, nivelul AA)."),
    bullets(
      "Totul poate fi folosit cu tastatura și se vede unde vă aflați.",
      "Titlurile, câmpurile și mesajele de eroare sunt marcate așa încât cititoarele de ecran să le anunțe.",
      "Textele au contraste puternice, pe fond deschis și închis. Ele pot fi mărite și încap pe ecrane mici.",
      "Pagina de start și paginile cu informații nu au nevoie de JavaScript.",
    ),
    heading("Ce nu este încă accesibil"),
    bullets(
      "Formularul și cazul au nevoie de JavaScript: cu el criptează browserul dumneavoastră.",
      "Pagina de start, formularul și cazul există în germană ușor de înțeles (Leichte Sprache); un grup de testare nu le-a verificat încă. Dintre paginile cu informații, numai una este în Leichte Sprache.",
      "Lipsește o versiune în limbajul semnelor.",
      "Browserul nu completează singur numele, numărul de telefon și adresa de e-mail (WCAG 1.3.5): scopul este să nu rămână nimic din ele pe dispozitiv.",
      "Toate paginile au în browser același titlu, „Portal” (WCAG 2.4.2): el nu trebuie să spună despre ce este vorba.",
      "Textele și fișierele adăugate de firmă sau de dumneavoastră pot conține bariere.",
    ),
    heading("Cum s-a verificat"),
    paragraph(
      "Aceste informații se bazează pe verificări proprii: cu un program de verificare pe fiecare tip de pagină și manual, cu tastatura. Nicio instituție independentă nu a verificat.",
    ),
    heading("Anunțați o barieră"),
    facts.accessibilityContact ? paragraph(facts.accessibilityContact) : ask(source, "o persoană de contact pentru bariere"),
  ];
};

/** The standard texts in Romanian, by page; each is made of what a channel says. */
export const duties: Record<OwnTextPage, (source: DutySource) => Block[]> = { procedure, privacy, imprint, accessibility };
