import { type Block, bullets, heading, leadsTo, paragraph, titled } from "../../channels/duty-text-parts.ts";

const onionAddress = (onion: string | null): Block[] =>
  onion === null
    ? []
    : [
        paragraph(
          "Ten portal ma też adres w sieci Tor. Otwiera się on tylko w przeglądarce Tor. Jeśli Państwa link ma na końcu część, która zaczyna się od „#”, proszę dopisać ją do tego adresu:",
        ),
        leadsTo(onion),
      ];

/** Advice on device, network and Tor Browser in Polish; `onion` is the portal's address in the Tor network, where it has one. */
export const devices = (onion: string | null): Block[] => [
  paragraph(
    "Państwa przeglądarka szyfruje zgłoszenie. Mimo to ten, kto zarządza Państwa urządzeniem, może czytać to, co Państwo piszą, a ten, kto zarządza Państwa siecią, może zobaczyć, że byli Państwo na tej stronie. Nie muszą Państwo robić wszystkiego, co tu opisano. Najbardziej pomaga własne urządzenie i własna sieć.",
  ),
  heading("Urządzenie"),
  bullets(
    "Proszę użyć urządzenia, które należy do Państwa i którym nie zarządza pracodawca.",
    "Proszę nie używać komputera, tabletu ani telefonu firmy, także w domu. Mogą tam działać programy, które zapisują ekran, klawisze i odwiedzane strony. Przed tym nasze szyfrowanie nie chroni.",
    "Firma może zarządzać także Państwa własnym telefonem: wtedy w ustawieniach jest profil służbowy albo zarządzanie urządzeniem (MDM). W takim razie proszę użyć innego urządzenia.",
    "Jeśli w przeglądarce są Państwo zalogowani na konto firmy, firma może widzieć historię i hasła. Proszę użyć przeglądarki bez tego konta.",
    "Niektóre klawiatury w telefonie uczą się słów albo wysyłają je do swojego producenta. Programy do poprawiania i tłumaczenia tekstu w przeglądarce też mogą czytać to, co Państwo piszą. Proszę je przedtem wyłączyć.",
  ),
  heading("Sieć"),
  bullets(
    "Proszę nie korzystać z Wi-Fi, kabla ani VPN firmy. Przed otwarciem tej strony proszę rozłączyć VPN.",
    "Kto zarządza siecią, widzi nazwę naszego serwera, kiedy go Państwo odwiedzają i ile danych jest przesyłanych. To, co Państwo piszą i czytają, jest po drodze zaszyfrowane.",
    "Na urządzeniu firmy nie zawsze tak jest: firma może je tak ustawić, że czyta także zaszyfrowane połączenia.",
    "Lepsze są dane komórkowe, sieć w domu albo publiczne Wi-Fi, które nie jest blisko firmy.",
  ),
  heading("Historia i okno prywatne"),
  bullets(
    "Proszę otworzyć portal w oknie prywatnym. Potem proszę je zamknąć: wtedy przeglądarka zapomina historię.",
    "Okno prywatne chroni przed ludźmi, którzy używają urządzenia po Państwu. Przed firmą, siecią i programami do śledzenia nie chroni.",
    "Bez okna prywatnego adres tego portalu zostaje w historii, z tytułem „Portal”.",
    "„Szybko opuść stronę” od razu przenosi na inną stronę. Historii to nie usuwa.",
  ),
  heading("Zdjęcia, pliki i Państwa tekst"),
  bullets(
    "Zdjęcia i dokumenty często zawierają miejsce, urządzenie, datę lub nazwiska. Przeglądarka usuwa takie dane, na ile może, zanim zaszyfruje plik. Przy każdym pliku widać, co zostało usunięte, a co zostaje.",
    "To, co widać na obrazie, zostaje: twarze, odbicia, napisy, Państwa biurko. Zostaje też nazwa pliku.",
    "Wydruki mogą mieć niewidoczne kropki drukarki. Zostają one na zdjęciu lub skanie.",
    "Proszę pomyśleć, kto jeszcze ma dany plik albo coś wie. Jeśli to tylko kilka osób, inni mogą się domyślić, że chodzi o Państwa.",
    "Firmy często zapisują, kto otwiera, kopiuje lub drukuje plik. Mogą Państwo też opisać, gdzie coś się znajduje.",
  ),
  heading("Przeglądarka Tor"),
  paragraph(
    "Przeglądarka Tor ukrywa przed Państwa siecią, jaką stronę Państwo odwiedzają, a przed naszym serwerem, z jakiego łącza Państwo przychodzą. Nie jest potrzebna, aby tu dokonać zgłoszenia. Pomaga, gdy także o wizycie na tej stronie nikt nie powinien się dowiedzieć.",
  ),
  bullets(
    "Proszę pobrać ją na własnym urządzeniu ze strony torproject.org, na komputer i na Androida. Na iPhonie program nazywa się Onion Browser.",
    "Proszę ustawić poziom bezpieczeństwa „Standardowy” lub „Bezpieczniejszy”. Przy poziomie „Najbezpieczniejszy” przeglądarka nie może tu szyfrować.",
    "Państwa sieć widzi, że używają Państwo Tora, ale nie widzi, do czego. W sieci firmy może to zwrócić uwagę.",
    "Tor nie chroni na urządzeniu, które ktoś śledzi. Nie chroni też przed tym, co jest w tekście i plikach.",
  ),
  ...onionAddress(onion),
  heading("Zrzuty ekranu, drukowanie i chmura"),
  bullets(
    "Zrzuty ekranu i zapisane pliki często same trafiają do chmury, na przykład do iCloud, Zdjęć Google lub OneDrive. Proszę to przedtem wyłączyć albo nie robić zrzutów.",
    "Proszę nie drukować w firmie: niektóre drukarki zapisują to, co wydrukowały.",
  ),
  heading("Hasło do Państwa sprawy"),
  bullets(
    "Proszę przechowywać je w domu na papierze albo we własnym programie do haseł. Nie w e-mailach, czatach ani na urządzeniach firmy.",
    "Proszę nikomu go nie dawać. Kto je ma, może czytać Państwa sprawę i pisać w Państwa imieniu.",
    "Jeśli zapiszą Państwo plik tekstowy, jest on w folderze pobranych plików. Proszę go przenieść lub usunąć, jeśli z urządzenia korzystają inni.",
  ),
  ...titled(
    "Z kim Państwo rozmawiają",
    "Proszę opowiadać o tym jak najmniejszej liczbie osób. Kto nic nie wie, nic nie przekaże dalej. Adwokaci muszą zachować tajemnicę i mogą Państwu doradzić.",
  ),
  heading("Jeśli użyli już Państwo urządzenia firmy"),
  bullets(
    "Proszę zachować spokój. Często nikt nie sprawdza tego, co zostało zapisane.",
    "Od teraz proszę otwierać sprawę tylko na własnym urządzeniu w innej sieci. Potrzebny jest do tego ten adres i hasło.",
    "Proszę nie usuwać z urządzenia firmy niczego, co do Państwa nie należy: może to zwrócić uwagę.",
    "Proszę napisać punktowi zgłoszeń na czacie w swojej sprawie, co się stało. Wtedy może on działać ostrożniej.",
    "Za zgłoszenie nie wolno gorzej traktować nikogo, kto w chwili zgłoszenia miał uzasadnione podstawy, by sądzić, że informacje są prawdziwe (§ 33 i § 36 HinSchG).",
  ),
];
