import type { DutySource } from "../../channels/channel-duties.ts";
import type { OwnTextPage } from "../../channels/duty-pages.ts";
import { type Block, bullets, heading, paragraph, steps, titled } from "../../channels/duty-text-parts.ts";

/** Polish counts 1 rok, 2 lata, 5 lat and 22 lata. */
const counted = (count: number, [one, few, many]: readonly [string, string, string]): string => {
  const isFew = count % 10 >= 2 && count % 10 <= 4 && (count % 100 < 12 || count % 100 > 14);
  return `${count} ${count === 1 ? one : isFew ? few : many}`;
};
const retention = (months: number): string => {
  const time = months % 12 === 0 ? counted(months / 12, ["rok", "lata", "lat"]) : counted(months, ["miesiąc", "miesiące", "miesięcy"]);
  return `${time} po zakończeniu Państwa sprawy trzeba usunąć wszystko, co jej dotyczy. Dłużej wolno to przechowywać tylko wtedy, gdy wymaga tego ustawa.`;
};
/** Nobody reads an empty page: whom to ask for what is not there. `what` stands in the genitive. */
const ask = ({ companyName, company, facts, allowAnonymous }: DutySource, what: string): Block => {
  const email = facts.email || company.email;
  const phone = facts.officePhone || facts.phone;
  const known = [email && `pisząc na adres ${email}`, phone && `dzwoniąc pod numer ${phone}`].filter(Boolean).join(" lub ");
  // Whoever meets a barrier in the form should not be sent there first.
  const way = known
    ? `Mogą Państwo o to zapytać, ${known}.`
    : `Mogą Państwo zapytać o to punkt zgłoszeń: proszę napisać do niego przez „Nowe zgłoszenie”${allowAnonymous ? ", jeśli Państwo chcą, bez nazwiska" : ""}.`;
  return paragraph(`Firma ${companyName} nie podała tu jeszcze ${what}. ${way}`);
};

const procedure = ({ companyName, departmentName, retentionMonths, autoAcknowledge, allowAnonymous }: DutySource): Block[] => [
  paragraph(
    `Tak firma ${companyName} postępuje z Państwa zgłoszeniem. Przebieg określa niemiecka ustawa o ochronie sygnalistów (Hinweisgeberschutzgesetz, HinSchG).`,
  ),
  heading("Kto czyta Państwa zgłoszenie"),
  paragraph(
    `Państwa zgłoszenie trafia do działu „${departmentName}”. Mogą je otworzyć osoby z tego działu. Jeśli punkt zgłoszeń włączy do sprawdzania kogoś z zewnątrz, na przykład adwokata, ta osoba czyta tylko Państwa sprawę i tylko przez ograniczony czas. Jeśli ktoś jest stronniczy albo sprawą powinien zająć się inny dział, sprawę można przekazać temu działowi; wtedy czytają ją osoby z tego działu. Jeśli za jakąś kategorię albo za zgłoszenia o samym tym dziale odpowiada inny dział, jest to podane w formularzu, zanim Państwo wyślą zgłoszenie.`,
  ),
  paragraph("Kto zajmuje się zgłoszeniami, musi być niezależny, znać się na tym i zachować poufność (§ 8 i § 15 HinSchG)."),
  heading("Kolejne kroki"),
  steps(
    `Wysyłają Państwo zgłoszenie${allowAnonymous ? ", jeśli Państwo chcą, bez nazwiska" : ""}. Otrzymują Państwo hasło do swojej sprawy.`,
    autoAcknowledge
      ? "Przyjęcie zgłoszenia jest potwierdzane od razu; ustawa wymaga tego w ciągu 7 dni. Potwierdzenie jest w Państwa sprawie."
      : "W ciągu 7 dni punkt zgłoszeń potwierdza, że Państwa zgłoszenie dotarło.",
    "Punkt zgłoszeń sprawdza, czy sprawa do niego należy i czy zgłoszenie jest uzasadnione. Pozostaje z Państwem w kontakcie i pyta, gdy coś jest niejasne.",
    "Punkt zgłoszeń podejmuje działania następcze. Na przykład bada sprawę albo przekazuje ją do właściwego miejsca.",
    "Najpóźniej 3 miesiące po potwierdzeniu otrzymują Państwo informację zwrotną: co jest planowane, co już zrobiono i dlaczego. Jeśli potwierdzenia nie ma, 3 miesiące liczy się od 7. dnia po otrzymaniu zgłoszenia.",
  ),
  paragraph("Potwierdzenie, pytania i informację zwrotną czytają Państwo w swojej sprawie za pomocą hasła."),
  heading("Co jest zapisywane i jak długo"),
  bullets(
    "Państwa zgłoszenie, pliki i wszystkie wiadomości są zaszyfrowane. Notatki punktu zgłoszeń także.",
    "Poza tym zapisuje się, kiedy coś dotarło i jakie kroki podjął punkt zgłoszeń. Wymaga tego ustawa (§ 11 HinSchG).",
    retention(retentionMonths),
    "Państwa adres IP nie jest zapisywany.",
  ),
  heading("Państwa ochrona"),
  paragraph(
    "Za zgłoszenie nie wolno gorzej traktować nikogo, kto w chwili zgłoszenia miał uzasadnione podstawy, by sądzić, że informacje są prawdziwe (§ 33 i § 36 HinSchG). Państwa nazwisko poznają tylko osoby, które zajmują się zgłoszeniem; wyjątki podaje § 9 HinSchG. Kto celowo lub przez rażące niedbalstwo zgłasza nieprawdę, nie jest chroniony.",
  ),
  heading("Mają Państwo wybór"),
  paragraph(
    "Mogą też Państwo zwrócić się do zewnętrznego punktu zgłoszeń, od razu lub później. Te punkty są na stronie „Zewnętrzne punkty zgłoszeń”.",
  ),
];

const privacy = (source: DutySource): Block[] => {
  const { companyName, departmentName, retentionMonths, facts } = source;
  return [
    paragraph(
      "Te informacje zgodnie z art. 13 ogólnego rozporządzenia o ochronie danych (RODO, po niemiecku DSGVO) mówią, co się dzieje z Państwa danymi.",
    ),
    heading("Kto odpowiada za dane (administrator)"),
    ...(facts.address ? [paragraph(`${companyName}\n${facts.address}`)] : [paragraph(companyName), ask(source, "adresu")]),
    heading("Inspektor ochrony danych"),
    facts.officer
      ? paragraph(facts.officer)
      : facts.hasNoOfficer
        ? paragraph(`Firma ${companyName} nie musi wyznaczać inspektora ochrony danych i go nie wyznaczyła.`)
        : ask(source, "inspektora ochrony danych"),
    heading("Po co i na jakiej podstawie"),
    paragraph(
      "Państwa dane są przetwarzane, aby sprawdzić zgłoszenie i zająć się nim. Podstawą jest art. 6 ust. 1 lit. c RODO w związku z § 10 HinSchG, a dla danych szczególnie chronionych art. 9 ust. 2 lit. g RODO w związku z § 10 HinSchG.",
    ),
    paragraph(
      "Jeśli podają Państwo adres e-mail do powiadomień, robią to Państwo dobrowolnie (art. 6 ust. 1 lit. a RODO). W każdej chwili mogą Państwo usunąć adres w swojej sprawie.",
    ),
    paragraph(
      "Jeśli nagrywają Państwo wiadomość głosową, jest ona wysyłana tylko za Państwa zgodą (art. 6 ust. 1 lit. a RODO, § 11 ust. 2 HinSchG). Zgodę mogą Państwo wycofać na przyszłość. Nagranie i zmiana głosu odbywają się w Państwa przeglądarce.",
    ),
    heading("Jakie dane"),
    paragraph(
      "Przetwarzane jest to, co Państwo piszą i mówią, oraz pliki, które Państwo dodają, także o innych osobach. Do tego czas, kategoria i to, czy podają Państwo nazwisko. Nie muszą Państwo podawać nic o sobie, chyba że wymaga tego formularz. Te strony nie używają plików cookie, nie pobierają niczego od innych firm i nie zapisują Państwa adresu IP. Dopóki Państwo piszą, przeglądarka przechowuje zaszyfrowaną wersję roboczą w tej karcie, aby ponowne wczytanie strony niczego nie usunęło. Po wysłaniu wersja robocza znika, a po godzinie nie da się jej już otworzyć.",
    ),
    heading("Kto otrzymuje dane"),
    paragraph(
      `Zgłoszenie mogą przeczytać osoby z działu „${departmentName}” albo z działu, który jest podany w formularzu. Na wypadek, gdyby nikt nie mógł go już otworzyć, firma może przechowywać klucz awaryjny. Jeśli sprawa zostanie przekazana innemu działowi, czytają ją osoby z tego działu. Jeśli punkt zgłoszeń włączy do sprawdzania kogoś z zewnątrz, na przykład adwokata, ta osoba czyta tylko Państwa sprawę i tylko przez ograniczony czas. Innym, na przykład urzędom, punkt zgłoszeń może coś przekazać tylko wtedy i tylko tyle, na ile pozwala § 9 HinSchG.`,
    ),
    paragraph(
      "Operator serwisu Hinweiszentrale przechowuje dane na zlecenie firmy (art. 28 RODO). Treści są szyfrowane end-to-end; operator nie ma do nich klucza. Może odczytać czas, kategorię i rodzaj zgłoszenia oraz adres e-mail, jeśli podają go Państwo do powiadomień; ten adres poznają też usługi poczty, przez które przechodzi e-mail.",
    ),
    ...source.outside.map(({ name, service, place, ground }) =>
      paragraph(`Poza UE i EOG na zlecenie operatora: ${name}, ${place} (${service}). Podstawa przekazania: ${ground}.`),
    ),
    heading("Jak długo"),
    paragraph(retention(retentionMonths)),
    heading("Państwa prawa"),
    bullets(
      "Mogą Państwo żądać dostępu do danych (art. 15 RODO), ich sprostowania (art. 16), usunięcia (art. 17) i ograniczenia przetwarzania (art. 18).",
      "Swoje zgody mogą Państwo w każdej chwili wycofać na przyszłość. Adres e-mail mogą Państwo na żądanie otrzymać w powszechnie używanym formacie (art. 20).",
      "Prawa innych osób są ograniczone, jeśli inaczej wyszłoby na jaw, kim Państwo są (§ 8 HinSchG, § 29 BDSG).",
      "O Państwa zgłoszeniu zawsze decyduje człowiek, nigdy sam program.",
    ),
    heading("Skarga do organu nadzorczego"),
    paragraph(
      facts.supervision ||
        `Mogą Państwo złożyć skargę do organu ochrony danych tego kraju związkowego, w którym firma ${companyName} ma siedzibę albo w którym Państwo mieszkają lub pracują.`,
    ),
  ];
};

const imprint = (source: DutySource): Block[] => {
  const { companyName, company, facts } = source;
  const email = facts.email || company.email;
  const isWhole = [facts.address, facts.representedBy, email].every(Boolean);
  return [
    paragraph("Informacje zgodnie z § 5 niemieckiej ustawy o usługach cyfrowych (Digitale-Dienste-Gesetz, DDG)"),
    heading("Kto prowadzi te strony"),
    paragraph([companyName, facts.address].filter(Boolean).join("\n")),
    ...titled("Forma prawna", companyName.includes(company.legalForm) ? "" : company.legalForm),
    ...titled("Osoby reprezentujące", facts.representedBy),
    ...titled("Kontakt", [email && `E-mail: ${email}`, facts.phone && `Telefon: ${facts.phone}`].filter(Boolean).join("\n")),
    ...titled("Rejestr", facts.register || company.register),
    ...titled("Numer identyfikacyjny VAT", facts.vatId || company.vatId),
    ...(isWhole ? [] : [heading("Czego jeszcze brakuje"), ask(source, "niektórych informacji")]),
  ];
};

const accessibility = (source: DutySource): Block[] => {
  const { facts } = source;
  return [
    paragraph("Ta deklaracja dotyczy stron tego kanału zgłoszeń. Każda osoba powinna móc dokonać tu zgłoszenia."),
    heading("Co robimy"),
    paragraph("Wzorem są wytyczne dla dostępności treści internetowych (WCAG 2.2, poziom AA)."),
    bullets(
      "Wszystko można obsługiwać klawiaturą i widać, gdzie się jest.",
      "Nagłówki, pola i komunikaty o błędach są tak oznaczone, że czytają je czytniki ekranu.",
      "Teksty mają mocny kontrast, na jasnym i na ciemnym tle. Można je powiększyć i mieszczą się na małych ekranach.",
      "Strona główna i strony z informacjami nie potrzebują JavaScript.",
    ),
    heading("Co jeszcze nie jest dostępne"),
    bullets(
      "Formularz i sprawa potrzebują JavaScript: Państwa przeglądarka za jego pomocą szyfruje.",
      "Strona główna, formularz i sprawa są też w prostym niemieckim (Leichte Sprache); żadna grupa testowa jeszcze tego nie sprawdziła. Ze stron z informacjami jest w nim tylko jedna.",
      "Nie ma wersji w języku migowym.",
      "Przeglądarka nie wypełnia sama imienia i nazwiska, numeru telefonu ani adresu e-mail (WCAG 1.3.5): na urządzeniu nie powinno nic z tego pozostać.",
      "Wszystkie strony mają w przeglądarce ten sam tytuł „Portal” (WCAG 2.4.2): nie ma on zdradzać, o co chodzi.",
      "Teksty i pliki, które dodaje firma lub dodają Państwo, mogą zawierać bariery.",
    ),
    heading("Jak to sprawdzono"),
    paragraph(
      "Te informacje pochodzą z naszych własnych testów: programem testującym na każdym rodzaju strony i ręcznie, klawiaturą. Żadna niezależna instytucja tego nie sprawdzała.",
    ),
    heading("Zgłaszanie bariery"),
    facts.accessibilityContact ? paragraph(facts.accessibilityContact) : ask(source, "osoby do kontaktu w sprawie barier"),
  ];
};

/** The standard texts in Polish, by page; each is made of what a channel says. */
export const duties: Record<OwnTextPage, (source: DutySource) => Block[]> = { procedure, privacy, imprint, accessibility };
