import type { CopyTemplateId } from "../../templates/template-topics.ts";

/** The house's texts to persons concerned and to staff in Polish; they are copied and go another way than the case. */
export const copies: Record<CopyTemplateId, string> = {
  "person-concerned": `[… zwrot grzecznościowy]

do nas ({funktion}, {unternehmen}) trafiło zgłoszenie, które dotyczy także Państwa. Informujemy Państwa o tym zgodnie z art. 14 RODO. Zgłoszenie to jeszcze nie wynik: nic z niego nie jest udowodnione i mogą Państwo się do niego odnieść.

Czego dotyczy: [… temat, bez wskazówek, kim jest osoba dokonująca zgłoszenia]
Administrator danych: {unternehmen}, [… adres i kontakt]
Ochrona danych: [… kontakt do inspektora ochrony danych]
Cel: sprawdzenie zgłoszenia i działania następcze
Podstawa prawna: art. 6 ust. 1 lit. c RODO z § 10 HinSchG
Jakie dane: [… kategorie, na przykład nazwisko, stanowisko, opisane zdarzenia]
Kto je otrzymuje: osoby, które odpowiadają za zgłoszenie; [… inni odbiorcy lub nikt]
Skąd pochodzą: ze zgłoszenia. Nie wolno nam powiedzieć, od kogo (§ 8 HinSchG, § 29 ust. 1 BDSG).
Jak długo: z reguły trzy lata po zakończeniu postępowania (§ 11 ust. 5 HinSchG)

Mają Państwo prawo dostępu do danych, ich sprostowania, usunięcia i ograniczenia przetwarzania, o ile ustawa tego nie ogranicza, i mogą Państwo złożyć skargę do organu nadzorczego ds. ochrony danych.

Prosimy nie próbować ustalić, od kogo pochodzi zgłoszenie. Gorsze traktowanie osób dokonujących zgłoszenia jest zabronione (§ 36 HinSchG).

{heute}
{funktion}, {unternehmen}`,

  access: `[… zwrot grzecznościowy]

zażądali Państwo dostępu do danych zgodnie z art. 15 RODO. Oto te informacje, stan na {heute}.

Czy przetwarzamy dane o Państwu: [… tak lub nie]
Jakie dane: [… kategorie i treści]
Cel: sprawdzenie zgłoszenia i działania następcze
Podstawa prawna: art. 6 ust. 1 lit. c RODO z § 10 HinSchG
Odbiorcy: [… odbiorcy lub kategorie]
Źródło: [… źródło, o ile wolno je podać]
Jak długo: z reguły trzy lata po zakończeniu postępowania (§ 11 ust. 5 HinSchG)
Nie ma zautomatyzowanego podejmowania decyzji.

Niektórych informacji nie wolno nam podać, bo muszą pozostać tajne, przede wszystkim ze względu na uzasadnione interesy innych. Należy do nich to, kto dokonał zgłoszenia (§ 8 HinSchG, § 29 ust. 1 BDSG).

Mają Państwo prawo do sprostowania i usunięcia danych oraz do ograniczenia przetwarzania, o ile ustawa tego nie ogranicza, i mogą Państwo złożyć skargę do organu nadzorczego ds. ochrony danych.

{funktion}, {unternehmen}`,

  "staff-mail": `Temat: Jak zgłosić nieprawidłowości

Dzień dobry,

jeśli w firmie {unternehmen} dzieje się coś niewłaściwego, chcemy o tym wiedzieć. Do tego służy: {funktion}.

Zgłoszenia można dokonać tutaj: [… pełny adres kanału zgłoszeń]. Można to zrobić bez logowania, w każdej chwili, z nazwiskiem lub anonimowo. Zgłoszenie jest też możliwe przez telefon lub w rozmowie: [… kontakt].

Osoby, które zajmują się zgłoszeniem, są niezależne i mają obowiązek zachować poufność (§ 8 i § 15 HinSchG). W ciągu siedmiu dni potwierdzamy przyjęcie zgłoszenia, najpóźniej trzy miesiące później mówimy Państwu, co zrobiliśmy.

Gorsze traktowanie z powodu zgłoszenia jest zabronione (§ 36 HinSchG). Mogą też Państwo wybrać zewnętrzny punkt zgłoszeń, na przykład federalny punkt przy Federalnym Urzędzie Sprawiedliwości (Bundesamt für Justiz). Jeśli naruszeniu można skutecznie zaradzić wewnątrz firmy i nie boją się Państwo gorszego traktowania, prosimy zgłosić to najpierw wewnętrznie.

Z poważaniem
{unternehmen}`,

  "staff-intranet": `Zgłaszanie nieprawidłowości

Łapówki, oszustwa, zagrożenia w pracy, dyskryminacja, naruszenia ochrony środowiska lub ochrony danych: kto dowie się o nich w pracy, może je zgłosić. Zajmuje się tym: {funktion}.

Gdzie: [… pełny adres kanału zgłoszeń]
Jak: na piśmie, na życzenie anonimowo; przez telefon lub w rozmowie: [… kontakt]
Kto to czyta: tylko osoby z punktu zgłoszeń
Kiedy odpowiadamy: najpóźniej po siedmiu dniach potwierdzenie przyjęcia zgłoszenia, najpóźniej trzy miesiące później informacja zwrotna
Państwa ochrona: poufność (§ 8 HinSchG) i zakaz działań odwetowych (§ 36 HinSchG)

Zamiast tego mogą też Państwo wybrać zewnętrzny punkt zgłoszeń: federalny punkt przy Federalnym Urzędzie Sprawiedliwości (Bundesamt für Justiz), punkt urzędu BaFin lub urzędu antymonopolowego (Bundeskartellamt).

Jeśli zagrożone jest życie lub zdrowie, prosimy najpierw zadzwonić pod 110 lub 112.`,

  "staff-notice": `Coś jest nie w porządku? Prosimy nam o tym powiedzieć.

{funktion} ({unternehmen}) przyjmuje zgłoszenia:
poufnie, na życzenie anonimowo, w każdej chwili.

[… pełny adres kanału zgłoszeń lub kod QR]
[… telefon i godziny rozmów]

Kto dokonuje zgłoszenia, jest chroniony. Gorsze traktowanie jest zabronione (§ 36 HinSchG).
Mogą też Państwo wybrać zewnętrzny punkt zgłoszeń, na przykład przy Federalnym Urzędzie Sprawiedliwości (Bundesamt für Justiz).`,

  "new-staff": `Witamy w firmie {unternehmen}

Na początek także ta informacja: zgłoszenia według niemieckiej ustawy o ochronie sygnalistów (HinSchG) przyjmuje u nas {funktion}. Mogą tam Państwo zgłosić naruszenia, o których dowiadują się Państwo w pracy, także te z czasu ubiegania się o pracę.

Adres: [… pełny adres kanału zgłoszeń]
Inne drogi: [… telefon, rozmowa]

Mogą Państwo podać nazwisko albo pozostać anonimowi. Zgłoszenie czytają tylko właściwe osoby; mają one obowiązek zachować poufność (§ 8 HinSchG). Gorsze traktowanie z powodu zgłoszenia jest zabronione (§ 36 HinSchG). Mogą też Państwo wybrać zewnętrzny punkt zgłoszeń, na przykład federalny punkt przy Federalnym Urzędzie Sprawiedliwości (Bundesamt für Justiz).

Co robimy przy tym z Państwa danymi, opisują informacje o ochronie danych tego kanału.`,
};
