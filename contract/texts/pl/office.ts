import type { OfficeTexts } from "../language-texts.ts";

/** What an office's channel says and gives out, in Polish. */
export const office: OfficeTexts = {
  name: "Wewnętrzny punkt zgłoszeń",
  firstPage: [
    "Tutaj mogą Państwo zgłosić nieprawidłowości w firmie {company}: poufnie albo całkiem bez nazwiska. Nie potrzebują Państwo konta.",
    "Jak to działa",
    "Opisują Państwo, co się stało, i dodają pliki, jeśli Państwo je mają. Potem otrzymują Państwo hasło. Dzięki niemu mogą Państwo później przeczytać naszą odpowiedź i dalej do nas pisać.",
    "Kto czyta Państwa zgłoszenie",
    "Osoby z wewnętrznego punktu zgłoszeń i ci, których muszą one włączyć do Państwa sprawy. Wszyscy oni mają obowiązek zachować poufność. Kto zgłasza coś w dobrej wierze, jest chroniony przed gorszym traktowaniem.",
  ],
  bodies: {
    justice: {
      name: "Federalny zewnętrzny punkt zgłoszeń przy Federalnym Urzędzie Sprawiedliwości (Bundesamt für Justiz, BfJ)",
      purpose:
        "Zajmuje się wszystkimi naruszeniami, którymi nie zajmuje się żaden z pozostałych urzędów (§ 19 HinSchG). Jeśli nie wiedzą Państwo, dokąd się zwrócić, to jest właściwe miejsce.",
    },
    finance: {
      name: "Federalny Urząd Nadzoru Usług Finansowych (BaFin), punkt zgłoszeń dla sygnalistów",
      purpose:
        "Zajmuje się naruszeniami w bankach, u ubezpieczycieli, w firmach finansowych i na rynku kapitałowym oraz praniem pieniędzy w tych miejscach (§ 21 HinSchG).",
    },
    competition: {
      name: "Federalny Urząd Antymonopolowy (Bundeskartellamt)",
      purpose:
        "Zajmuje się naruszeniami prawa konkurencji, na przykład zmową cenową, i zasad dla dużych platform cyfrowych (§ 22 HinSchG).",
    },
    states: {
      name: "Zewnętrzne punkty zgłoszeń krajów związkowych",
      purpose:
        "Każdy kraj związkowy może utworzyć własny punkt dla naruszeń w swojej administracji i w swoich gminach (§ 20 HinSchG). Jeśli go nie ma, zajmuje się tym federalny zewnętrzny punkt zgłoszeń. On też powie Państwu, jaki punkt jest w Państwa kraju związkowym.",
    },
    fraud: {
      name: "Europejski Urząd ds. Zwalczania Nadużyć Finansowych (OLAF)",
      purpose: "Zajmuje się oszustwami i korupcją na szkodę budżetu UE oraz uchybieniami w jej instytucjach.",
    },
    ships: {
      name: "Europejska Agencja Bezpieczeństwa Morskiego (EMSA)",
      purpose: "Zajmuje się bezpieczeństwem statków i ochroną morza przed zanieczyszczeniem przez statki.",
    },
    aviation: {
      name: "Agencja Unii Europejskiej ds. Bezpieczeństwa Lotniczego (EASA)",
      purpose: "Zajmuje się bezpieczeństwem w lotnictwie.",
    },
    markets: {
      name: "Europejski Urząd Nadzoru Giełd i Papierów Wartościowych (ESMA)",
      purpose: "Zajmuje się agencjami ratingowymi, repozytoriami transakcji i innymi, które sam nadzoruje.",
    },
    medicines: {
      name: "Europejska Agencja Leków (EMA)",
      purpose: "Zajmuje się lekami: dopuszczenie, produkcja, badania i bezpieczeństwo.",
    },
    ai: {
      name: "Europejski Urząd ds. Sztucznej Inteligencji (AI Office)",
      purpose: "Zajmuje się naruszeniami aktu w sprawie sztucznej inteligencji przez dostawców modeli AI ogólnego przeznaczenia.",
    },
  },
  consent:
    "Prosimy o Państwa zgodę na przekazanie danych dotyczących Państwa tożsamości (§ 9 ust. 3 niemieckiej ustawy o ochronie sygnalistów, HinSchG).\n\nDla: {recipient}\nCel: {purpose}\nPrzekazujemy: {details}\n\nZgoda dotyczy tylko tego jednego przekazania.",
  record: {
    final: "Protokół Państwa zgłoszenia jest ostateczny.",
    recorded: "Do Państwa zgłoszenia należy teraz nagranie rozmowy. Zgody udzielono {date}: „{wording}”",
    destroyed: "Nagranie zostało zniszczone.",
  },
  feedback: {
    greeting: "Dzień dobry,\n\nprzekazujemy informację zwrotną na temat Państwa zgłoszenia.",
    taken: "Podjęte działania następcze:",
    planned: "Planowane działania następcze:",
    reasons: "Powody:",
    withheld: "Czego nie wolno nam przekazać i dlaczego:",
    regards: "Państwa punkt zgłoszeń",
  },
  meetingHeld: "Osobista rozmowa się odbyła.",
  poster: {
    language: "pl-PL",
    title: "Zgłaszanie nieprawidłowości –",
    subtitle: "poufnie lub anonimowo",
    lead: "Widzą Państwo coś, co nie jest w porządku? Proszę zgłosić to do naszego wewnętrznego punktu zgłoszeń. Konto nie jest potrzebne.",
    steps: [
      {
        name: "Otworzyć stronę",
        text: "Zeskanować kod QR telefonem albo wpisać adres.",
      },
      {
        name: "Opisać, co się stało",
        text: "Nazwiska nie trzeba podawać. Można dodać pliki.",
      },
      {
        name: "Zachować hasło",
        text: "Z nim można czytać nasze odpowiedzi i dalej do nas pisać.",
      },
    ],
    qr: "Kod QR z adresem punktu zgłoszeń",
    address: "Adres do wpisania",
    sealed: "Państwa zgłoszenie jest szyfrowane na Państwa urządzeniu. Tylko punkt zgłoszeń może je przeczytać.",
    device: "Najlepiej użyć własnego urządzenia i nie korzystać z sieci firmy.",
    fingerprint: "Odcisk klucza",
    fingerprintMeans: "Te same znaki pokazuje portal, zanim Państwo coś wyślą. Jeśli są inne, proszę niczego nie wysyłać.",
    documentTitle: "{company}: zgłaszanie nieprawidłowości",
  },
  link: {
    label: "Zgłoś nieprawidłowość",
    title: "Punkt zgłoszeń firmy {company}, otwiera się w nowej karcie",
  },
  news: {
    subject: "Jest coś nowego",
    text: "Jest dla Państwa nowa wiadomość. Mogą ją Państwo przeczytać za pomocą hasła.",
    open: "Otwórz",
  },
  sheet: {
    text: "Kartka dostępu do Państwa zgłoszenia\n\nNumer sprawy: {caseNumber}\nAdres: {address}\n\nHasło do Państwa sprawy:\n\n{password}\n\nProszę otworzyć ten adres i wpisać hasło do sprawy. Tam czytają Państwo nasze odpowiedzi, piszą do nas i sprawdzają protokół swojego zgłoszenia.\n\nCo będzie dalej: najpóźniej po siedmiu dniach potwierdzimy przyjęcie zgłoszenia. Najpóźniej trzy miesiące później przekażemy Państwu informację zwrotną. Państwa tożsamość traktujemy poufnie.\n\nProszę przechowywać tę kartkę w bezpiecznym miejscu. Nikt nie może odzyskać hasła do sprawy, my też nie.",
    qr: "Kod QR z adresem Państwa sprawy",
    scan: "Adres do zeskanowania. Nie ma w nim hasła do sprawy.",
  },
};
