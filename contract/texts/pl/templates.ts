import type { ReporterTemplateId } from "../../templates/template-topics.ts";

/** The house's texts to reporters in Polish; sections are those of the German Whistleblower Protection Act (HinSchG). */
export const templates: Record<ReporterTemplateId, string> = {
  "receipt-automatic": `Dzień dobry,

otrzymaliśmy Państwa zgłoszenie {eingangsdatum}. Ma ono numer sprawy {fallnummer}. To jest nasze potwierdzenie przyjęcia zgłoszenia według § 17 ust. 1 niemieckiej ustawy o ochronie sygnalistów (HinSchG); powstało automatycznie.

Co będzie dalej: sprawdzamy, czy Państwa zgłoszenie podlega tej ustawie i czy jest uzasadnione. Najpóźniej {rueckmeldung_bis} napiszemy tutaj, co zaplanowaliśmy lub zrobiliśmy i dlaczego.

Jeśli będziemy mieć pytanie, pojawi się ono tutaj, w Państwa sprawie. Prosimy od czasu do czasu otworzyć sprawę za pomocą hasła.

Państwa tożsamość traktujemy poufnie (§ 8 HinSchG). Mogą też Państwo zwrócić się do zewnętrznego punktu zgłoszeń, na przykład do federalnego punktu przy Federalnym Urzędzie Sprawiedliwości (Bundesamt für Justiz).

{funktion}, {unternehmen}`,

  "receipt-personal": `Dzień dobry,

dziękujemy za zgłoszenie. Otrzymaliśmy je {eingangsdatum} i niniejszym to potwierdzamy (§ 17 ust. 1 HinSchG). Numer Państwa sprawy to {fallnummer}.

Uważnie przeczytamy zgłoszenie i sprawdzimy, czy podlega niemieckiej ustawie o ochronie sygnalistów (HinSchG) i czy jest uzasadnione. Najpóźniej {rueckmeldung_bis} napiszemy tutaj, co zaplanowaliśmy lub zrobiliśmy i dlaczego.

Państwa tożsamość znają tylko osoby, które przyjmują zgłoszenie i się nim zajmują albo w tym pomagają (§ 8 HinSchG). Gorsze traktowanie z powodu zgłoszenia jest zabronione (§ 36 HinSchG). Jeśli coś takiego Państwa spotka, prosimy do nas napisać.

Prosimy od czasu do czasu otworzyć sprawę. Nasze pytania są tylko tutaj.

Z poważaniem
{funktion}, {unternehmen}`,

  "receipt-after-call": `Dzień dobry,

dziękujemy za telefon. Spisaliśmy Państwa zgłoszenie {eingangsdatum} i potwierdzamy jego przyjęcie (§ 17 ust. 1 HinSchG). Numer Państwa sprawy to {fallnummer}.

To, co nam Państwo powiedzieli, zapisujemy w protokole. Będzie on tutaj, gdy tylko będzie gotowy. Mogą go Państwo wtedy sprawdzić, poprawić i potwierdzić (§ 11 ust. 4 HinSchG).

Najpóźniej {rueckmeldung_bis} napiszemy tutaj, co zaplanowaliśmy lub zrobiliśmy i dlaczego. Państwa tożsamość traktujemy poufnie (§ 8 HinSchG).

Z poważaniem
{funktion}, {unternehmen}`,

  "scope-accepted": `Dzień dobry,

sprawdziliśmy, czy Państwa zgłoszenie należy do nas. Tak jest: podlega ono niemieckiej ustawie o ochronie sygnalistów (§ 2 HinSchG).

Teraz sprawdzimy, czy jest uzasadnione, i zdecydujemy o działaniach następczych. Jeśli będziemy do tego potrzebować więcej informacji, zapytamy Państwa tutaj.

Ustawa chroni Państwa przed gorszym traktowaniem, jeśli w chwili zgłoszenia mieli Państwo uzasadnione podstawy, by sądzić, że informacje są prawdziwe (§§ 33–37 HinSchG). Naszą informację zwrotną otrzymają Państwo najpóźniej {rueckmeldung_bis}.

Z poważaniem
{funktion}, {unternehmen}`,

  "scope-declined": `Dzień dobry,

dziękujemy za zgłoszenie z {eingangsdatum}. Sprawdziliśmy je. Według naszej oceny nie podlega ono niemieckiej ustawie o ochronie sygnalistów (§ 2 HinSchG): [… powód w jednym zdaniu].

Nie oznacza to, że Państwa sprawa jest nieważna. Zajmuje się nią: [… właściwe miejsce i jak się z nim skontaktować]. Bez Państwa zgody nie przekażemy tam zgłoszenia.

Jeśli w chwili zgłoszenia mogli Państwo uważać, że ustawa ma zastosowanie, Państwa tożsamość także teraz pozostaje poufna (§ 8 ust. 1 HinSchG). Jeśli uważają Państwo naszą ocenę za błędną, prosimy do nas napisać. Mogą też Państwo zwrócić się do zewnętrznego punktu zgłoszeń, na przykład do federalnego punktu przy Federalnym Urzędzie Sprawiedliwości (Bundesamt für Justiz).

Z poważaniem
{funktion}, {unternehmen}`,

  question: `Dzień dobry,

dziękujemy za zgłoszenie o numerze sprawy {fallnummer}. Aby móc je sprawdzić, potrzebujemy jeszcze kilku informacji. Prosimy odpowiedzieć tylko na tyle, na ile Państwo to wiedzą:

– Co dokładnie się stało?
– Kiedy i gdzie to było i czy nadal trwa?
– Kto brał w tym udział, kto to widział? Wystarczy stanowisko zamiast nazwiska.
– Skąd Państwo o tym wiedzą: z własnego doświadczenia czy od innych?
– Czy są dowody, na przykład e-maile, zdjęcia lub rachunki?
– [… kolejne pytanie]

Jeśli chcą Państwo pozostać anonimowi, prosimy uważać, aby tekst i pliki na Państwa nie wskazywały. Prosimy nie narażać się dla zdobycia dowodu.

Z poważaniem
{funktion}, {unternehmen}`,

  "question-reminder": `Dzień dobry,

zadaliśmy Państwu pytanie w tej sprawie i nie znaleźliśmy jeszcze odpowiedzi. Państwa odpowiedź bardzo by nam pomogła, nawet krótka albo „Nie wiem”.

Jeśli do [… data] nie będziemy mieć od Państwa wiadomości, będziemy sprawdzać dalej na podstawie tego, co mamy. Może się wtedy zdarzyć, że będziemy musieli zakończyć sprawę z braku dowodów.

Z poważaniem
{funktion}, {unternehmen}`,

  invitation: `Dzień dobry,

chcielibyśmy z Państwem porozmawiać. Rozmowa jest dobrowolna; nie będzie żadnych niekorzystnych skutków, jeśli wolą Państwo pisać.

Propozycja: [… dzień, godzina, miejsce lub telefon]. Za Państwa zgodą możliwa jest też rozmowa z obrazem i dźwiękiem (§ 16 ust. 3 HinSchG). Mogą Państwo przyjść z kimś, komu Państwo ufają.

Z rozmowy sporządzimy protokół. Nagrywać ją lub zapisywać słowo w słowo wolno nam tylko za Państwa zgodą. Protokół otrzymają Państwo do sprawdzenia (§ 11 HinSchG).

Czy ta propozycja Państwu odpowiada, czy mają Państwo inną? Prosimy napisać do nas tutaj.

Z poważaniem
{funktion}, {unternehmen}`,

  record: `Dzień dobry,

protokół naszej rozmowy jest tutaj, w Państwa sprawie, pod nazwą „Protokół do sprawdzenia”.

Prosimy sprawdzić, czy się zgadza. Mogą go Państwo poprawić, uzupełnić i potwierdzić (§ 11 ust. 4 HinSchG). Prosimy wybrać tam „Potwierdzam”, „Zaproponuj poprawkę” lub „Nie potwierdzam”.

Jeśli za Państwa zgodą rozmowę nagrano, usuniemy nagranie, gdy tylko protokół będzie gotowy.

Z poważaniem
{funktion}, {unternehmen}`,

  abuse: `Dzień dobry,

traktujemy poważnie to, co nam Państwo zgłaszają, i sprawdzamy to dalej. W Państwa wiadomości są jednak także obelgi. Prosimy opisać, co się stało, bez poniżania innych. Wtedy możemy Państwu lepiej pomóc.

Na wypowiedzi, które nie dotyczą sprawy, nie odpowiadamy. Osoby, których dotyczy zgłoszenie, też mają prawa.

Ustawa chroni tych, którzy mieli uzasadnione podstawy, by sądzić, że ich informacje są prawdziwe. Kto celowo lub przez rażące niedbalstwo zgłasza nieprawdę, nie jest chroniony (§ 9 ust. 1 i § 38 HinSchG). Nie zarzucamy tego Państwu; piszemy o tym, aby Państwo to wiedzieli.

Z poważaniem
{funktion}, {unternehmen}`,

  anonymity: `Dzień dobry,

chcą Państwo, aby nikt się nie dowiedział, kto dokonał zgłoszenia. Rozumiemy to.

Jeśli nie podali Państwo nazwiska, nie znamy go i nie muszą go Państwo podawać. Jeśli je znamy, poznają je tylko osoby, które przyjmują zgłoszenie i się nim zajmują albo w tym pomagają (§ 8 HinSchG). Wszyscy inni poznają je tylko wtedy, gdy jest to potrzebne do działań następczych i zgodzili się Państwo na to jedno przekazanie (§ 9 ust. 3 HinSchG).

Wyjątki podaje ustawa: organy ścigania, urzędy w postępowaniu administracyjnym i sądy mogą żądać informacji (§ 9 ust. 2 HinSchG). Wtedy powiemy o tym Państwu wcześniej, jeśli nie jest nam to zabronione. Kto celowo lub przez rażące niedbalstwo zgłasza nieprawdę, tego tożsamość nie jest chroniona (§ 9 ust. 1 HinSchG).

Mogą Państwo sami pomóc: prosimy z nikim nie rozmawiać o zgłoszeniu i zwrócić uwagę, czy są w nim szczegóły, które mogą znać tylko Państwo.

Z poważaniem
{funktion}, {unternehmen}`,

  consent: `Dzień dobry,

aby dalej sprawdzać sprawę, chcemy przekazać informacje, po których można Państwa rozpoznać. Wolno nam to zrobić tylko za Państwa zgodą (§ 9 ust. 3 HinSchG).

Co chcemy przekazać: [… informacje]
Komu: [… stanowisko lub miejsce]
Dlaczego jest to potrzebne do działań następczych: [… powód]

Zgoda jest dobrowolna i dotyczy tylko tego jednego przekazania. Jeśli Państwo odmówią, nie będzie żadnych niekorzystnych skutków; wtedy będziemy sprawdzać sprawę bez tego, na ile to możliwe. W każdej chwili mogą Państwo wycofać zgodę na przyszłość.

Otrzymają Państwo tutaj osobne pytanie w tej sprawie. Prosimy odpowiedzieć na nie przez „Zgadzam się” lub „Odmawiam”; tam mogą też Państwo wycofać zgodę.

Z poważaniem
{funktion}, {unternehmen}`,

  "disclosure-notice": `Dzień dobry,

informujemy Państwa z wyprzedzeniem: musimy przekazać informacje o Państwa tożsamości urzędowi lub sądowi (§ 9 ust. 2 HinSchG).

Odbiorca: [… urząd lub sąd]
Powód: [… żądanie w postępowaniu karnym, nakaz w postępowaniu administracyjnym lub decyzja sądu]
Zakres: [… informacje]
Termin: [… data]

Przekazujemy tylko to, czego się od nas żąda. Ochrona przed gorszym traktowaniem z powodu zgłoszenia nadal obowiązuje (§ 36 HinSchG). Jeśli mają Państwo zastrzeżenia, prosimy od razu do nas napisać. Mogą też Państwo skorzystać z porady prawnej.

Z poważaniem
{funktion}, {unternehmen}`,

  "hand-over": `Dzień dobry,

sprawdziliśmy Państwa zgłoszenie i przekazujemy postępowanie (§ 18 pkt 4 HinSchG). Dalej sprawę bada: [… komórka wewnętrzna lub urząd].

Powód: [… powód]. Informacje, po których można Państwa rozpoznać, przekazujemy przy tym tylko na tyle, na ile się Państwo zgodzili lub wymaga tego ustawa (§ 8 i § 9 HinSchG).

Nadal mogą Państwo do nas tutaj pisać. Naszą informację zwrotną otrzymają Państwo najpóźniej {rueckmeldung_bis}.

Z poważaniem
{funktion}, {unternehmen}`,

  interim: `Dzień dobry,

chcemy informować Państwa na bieżąco. Nad Państwa sprawą {fallnummer} nadal trwa praca. Stan na {heute}: [… co się stało].

Następny krok: [… następny krok]. Naszą informację zwrotną według § 17 ust. 2 HinSchG otrzymają Państwo najpóźniej {rueckmeldung_bis}.

Jeśli coś się Państwu jeszcze przypomniało albo coś się zmieniło, prosimy napisać do nas tutaj.

Z poważaniem
{funktion}, {unternehmen}`,

  "feedback-confirmed": `Dzień dobry,

sprawdziliśmy Państwa zgłoszenie z {eingangsdatum}. To, co Państwo zgłosili, potwierdziło się. To jest nasza informacja zwrotna według § 17 ust. 2 HinSchG.

Co zrobiliśmy: [… podjęte działania następcze]
Co jeszcze planujemy: [… planowane działania następcze, z terminem]
Powody: [… powody]

Nie wolno nam podać szczegółów o innych osobach. Dziękujemy, że nas Państwo poinformowali. Bez Państwa byśmy się o tym nie dowiedzieli.

Z poważaniem
{funktion}, {unternehmen}`,

  "feedback-unconfirmed": `Dzień dobry,

sprawdziliśmy Państwa zgłoszenie z {eingangsdatum}. Nie mogliśmy potwierdzić tego, co Państwo zgłosili. To jest nasza informacja zwrotna według § 17 ust. 2 HinSchG.

Co zrobiliśmy: [… podjęte działania następcze]
Co jeszcze planujemy: [… planowane działania następcze lub żadne]
Powody: [… powody]

Nie oznacza to, że Państwu nie wierzymy. Nadal są Państwo chronieni, jeśli mieli Państwo uzasadnione podstawy, by sądzić, że informacje są prawdziwe. Jeśli mają Państwo dalsze informacje lub dowody, prosimy do nas napisać.

Z poważaniem
{funktion}, {unternehmen}`,

  "feedback-limited": `Dzień dobry,

sprawdziliśmy Państwa zgłoszenie z {eingangsdatum}. To jest nasza informacja zwrotna według § 17 ust. 2 HinSchG.

Co możemy Państwu powiedzieć: [… podjęte i planowane działania następcze]
Powody: [… powody]

Więcej nie wolno nam teraz powiedzieć. Informacja zwrotna jest dozwolona tylko na tyle, na ile nie zakłóca wewnętrznych dochodzeń lub śledztw i nie narusza praw osób, których dotyczy sprawa (§ 17 ust. 2 zdanie 3 HinSchG). Gdy tylko będzie nam wolno powiedzieć więcej, przeczytają to Państwo tutaj.

Z poważaniem
{funktion}, {unternehmen}`,

  "feedback-ongoing": `Dzień dobry,

dziś otrzymują Państwo naszą informację zwrotną według § 17 ust. 2 HinSchG na temat zgłoszenia z {eingangsdatum}. Postępowanie nie jest jeszcze zakończone.

Co zrobiliśmy: [… podjęte działania następcze]
Co jeszcze planujemy: [… planowane działania następcze]
Powody, także tego, że trwa to dłużej: [… powody]

O wyniku dowiedzą się Państwo tutaj, prawdopodobnie do [… data].

Z poważaniem
{funktion}, {unternehmen}`,

  closing: `Dzień dobry,

zakończyliśmy postępowanie w sprawie Państwa zgłoszenia o numerze {fallnummer}. Wynik i powody: [… wynik i powody].

Jeśli się Państwo z tym nie zgadzają, mogą Państwo zwrócić się do zewnętrznego punktu zgłoszeń: do federalnego punktu przy Federalnym Urzędzie Sprawiedliwości (Bundesamt für Justiz), w sprawach finansowych do punktu urzędu BaFin, w sprawach konkurencji do punktu urzędu antymonopolowego (Bundeskartellamt). Wszystkie z adresami podaje strona „Zewnętrzne punkty zgłoszeń” tego kanału zgłoszeń.

Nasze dokumenty dotyczące zgłoszenia usuniemy po {loeschdatum} (§ 11 ust. 5 HinSchG). Dłużej przechowujemy je tylko wtedy, gdy wymaga tego ustawa i jest to proporcjonalne.

Jeśli z powodu zgłoszenia spotka Państwa gorsze traktowanie, prosimy do nas napisać, także później. Dziękujemy za zaufanie.

Z poważaniem
{funktion}, {unternehmen}`,

  retaliation: `Dzień dobry,

{eingangsdatum} coś nam Państwo zgłosili. Chcemy wiedzieć, jak się Państwu od tego czasu wiedzie.

Czy z powodu zgłoszenia spotkało Państwa gorsze traktowanie albo ktoś Państwu nim groził? Na przykład zwolnienie, przeniesienie, gorsza ocena, wykluczanie lub mobbing. To jest zabronione, podobnie jak sama groźba (§ 36 ust. 1 HinSchG).

Jeśli po zgłoszeniu gorzej się Państwa traktuje w pracy i powołają się Państwo na to, że powodem jest zgłoszenie, przyjmuje się, że tak jest. Kto Państwa gorzej traktował, musi udowodnić, że jest inaczej (§ 36 ust. 2 HinSchG). Możliwe jest też odszkodowanie (§ 37 HinSchG).

Prosimy napisać do nas, co się stało i kiedy. Jeśli wszystko jest dobrze, wystarczy krótkie „Wszystko w porządku”.

Z poważaniem
{funktion}, {unternehmen}`,
};
