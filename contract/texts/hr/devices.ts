import { type Block, bullets, heading, leadsTo, paragraph, titled } from "../../channels/duty-text-parts.ts";

const onionAddress = (onion: string | null): Block[] =>
  onion === null
    ? []
    : [
        paragraph(
          "Ovaj portal ima i adresu u mreži Tor. Otvara se samo u pregledniku Tor Browser. Ako Vaša poveznica završava dijelom koji počinje znakom „#”, dodajte taj dio na kraj ove adrese:",
        ),
        leadsTo(onion),
      ];

/** Advice on device, network and Tor Browser in Croatian; `onion` is the portal's address in the Tor network, where it has one. */
export const devices = (onion: string | null): Block[] => [
  paragraph(
    "Vaš preglednik šifrira Vašu prijavu. Ipak, tko upravlja Vašim uređajem može čitati što pišete, a tko upravlja Vašom mrežom može vidjeti da ste bili ovdje. Ne morate učiniti sve što piše na ovoj stranici. Najviše pomažu vlastiti uređaj i vlastita mreža.",
  ),
  heading("Uređaj"),
  bullets(
    "Koristite uređaj koji pripada Vama i kojim ne upravlja Vaš poslodavac.",
    "Nemojte koristiti računalo, tablet ni mobitel tvrtke, ni kod kuće. Na njima mogu raditi programi koji bilježe zaslon, tipke i posjećene stranice. Od toga naše šifriranje ne štiti.",
    "Tvrtka može upravljati i Vašim vlastitim mobitelom: tada u postavkama stoji radni profil ili upravljanje uređajem (MDM). U tom slučaju koristite drugi uređaj.",
    "Ako ste u pregledniku prijavljeni računom tvrtke, tvrtka može vidjeti povijest i lozinke. Koristite preglednik bez tog računa.",
    "Neke tipkovnice na mobitelu pamte riječi ili ih šalju proizvođaču. I pomagala za pisanje i prevoditelji u pregledniku mogu čitati što pišete. Prije toga ih isključite.",
  ),
  heading("Mreža"),
  bullets(
    "Nemojte koristiti Wi-Fi, kabel ni VPN tvrtke. Prekinite VPN prije nego što otvorite ovu stranicu.",
    "Tko upravlja mrežom, vidi ime našeg poslužitelja, kada ga posjećujete i koliko se podataka prenosi. Ono što pišete i čitate na putu je šifrirano.",
    "Na uređaju tvrtke to ne vrijedi uvijek: tvrtka ga može namjestiti tako da čita i šifrirane veze.",
    "Bolji su mobilni podaci, Vaša mreža kod kuće ili javni Wi-Fi koji nije u blizini tvrtke.",
  ),
  heading("Povijest i privatni prozor"),
  bullets(
    "Otvorite portal u privatnom prozoru. Poslije ga zatvorite: tada preglednik zaboravlja povijest.",
    "Privatni prozor štiti od ljudi koji uređaj koriste nakon Vas. Od tvrtke, mreže ili programa za nadzor ne štiti.",
    "Bez privatnog prozora adresa ovog portala ostaje u povijesti, s naslovom „Portal”.",
    "„Brzo napusti stranicu” odmah Vas vodi drugamo. Povijest se time ne briše.",
  ),
  heading("Fotografije, datoteke i Vaš tekst"),
  bullets(
    "Fotografije i dokumenti često sadrže mjesto, uređaj, datum ili imena. Vaš preglednik uklanja takve podatke koliko može prije nego što šifrira datoteku. Uz svaku datoteku piše što je uklonjeno i što ostaje.",
    "Ono što se vidi na slici ostaje: lica, odrazi, natpisi, Vaš radni stol. Ostaje i naziv datoteke.",
    "Ispisi mogu imati nevidljive točke pisača. One ostaju na fotografiji ili skenu.",
    "Razmislite tko još ima neku datoteku ili zna za nešto. Ako ih je samo nekoliko, drugi mogu zaključiti da ste to bili Vi.",
    "Tvrtke često bilježe tko otvara, kopira ili ispisuje datoteku. Možete i opisati gdje se nešto nalazi.",
  ),
  heading("Tor Browser"),
  paragraph(
    "Tor Browser skriva od Vaše mreže koju stranicu posjećujete, a od našeg poslužitelja s koje veze dolazite. Ne treba Vam da biste ovdje prijavili. Pomaže ako se ni za posjet ovoj stranici ne smije saznati.",
  ),
  bullets(
    "Preuzmite ga na vlastitom uređaju s torproject.org, za računala i za Android. Na iPhoneu se program zove Onion Browser.",
    "Postavite razinu sigurnosti na „Standard” ili „Safer” (sigurnije). S razinom „Safest” (najsigurnije) Vaš preglednik ovdje ne može šifrirati.",
    "Vaša mreža vidi da koristite Tor, ali ne i za što. U mreži tvrtke to se može primijetiti.",
    "Tor ne štiti na uređaju koji netko nadzire. Ne štiti ni od onoga što piše u tekstu i datotekama.",
  ),
  ...onionAddress(onion),
  heading("Snimke zaslona, ispis i oblak"),
  bullets(
    "Snimke zaslona i spremljene datoteke često same odlaze u oblak, na primjer u iCloud, Google Fotografije ili OneDrive. Prije toga to isključite ili ih nemojte raditi.",
    "Nemojte ispisivati na poslu: neki pisači spremaju ono što su ispisali.",
  ),
  heading("Lozinka Vašeg slučaja"),
  bullets(
    "Čuvajte je kod kuće na papiru ili u vlastitom programu za lozinke. Ne u e-porukama, chatovima ni na uređajima tvrtke.",
    "Nemojte je dati nikome. Tko je ima, može čitati Vaš slučaj i pisati u Vaše ime.",
    "Ako spremite tekstnu datoteku, ona je u mapi za preuzimanja. Premjestite je ili izbrišite ako uređaj koriste i drugi.",
  ),
  ...titled(
    "S kim razgovarate",
    "Recite to što manjem broju ljudi. Tko ništa ne zna, ne može ništa reći dalje. Odvjetnice i odvjetnici moraju šutjeti i mogu Vas savjetovati.",
  ),
  heading("Već ste koristili uređaj tvrtke"),
  bullets(
    "Ostanite mirni. Često nitko ne pregledava ono što se bilježi.",
    "Odsad svoj slučaj otvarajte samo na vlastitom uređaju u drugoj mreži. Za to Vam trebaju ova adresa i Vaša lozinka.",
    "Na uređaju tvrtke nemojte brisati ništa što nije Vaše: to se može primijetiti.",
    "U chatu svojeg slučaja napišite uredu za prijave što se dogodilo. On tada može postupati opreznije.",
    "Tko je pri prijavi imao opravdan razlog vjerovati da su podaci istiniti, zbog toga ne smije biti stavljen u nepovoljniji položaj (§§ 33 i 36 HinSchG).",
  ),
];
