import { type Block, bullets, heading, leadsTo, paragraph, titled } from "../../channels/duty-text-parts.ts";

const onionAddress = (onion: string | null): Block[] =>
  onion === null
    ? []
    : [
        paragraph(
          "Tento portál má také adresu v síti Tor. Otevře se jen v prohlížeči Tor Browser. Pokud je na konci vašeho odkazu část, která začíná znakem „#“, připojte ji k této adrese:",
        ),
        leadsTo(onion),
      ];

/** Advice on device, network and Tor Browser in Czech; `onion` is the portal's address in the Tor network, where it has one. */
export const devices = (onion: string | null): Block[] => [
  paragraph(
    "Váš prohlížeč vaše oznámení šifruje. Kdo spravuje vaše zařízení, může přesto číst, co píšete, a kdo spravuje vaši síť, může vidět, že jste zde byli. Nemusíte dělat všechno, co je na této stránce. Nejvíce pomůže vlastní zařízení a vlastní síť.",
  ),
  heading("Zařízení"),
  bullets(
    "Použijte zařízení, které patří vám a které váš zaměstnavatel nespravuje.",
    "Nepoužívejte firemní počítač, tablet ani mobil, ani doma. Mohou v nich běžet programy, které zaznamenávají obrazovku, klávesy a navštívené stránky. Před tím naše šifrování nechrání.",
    "Firma může spravovat i váš vlastní mobil: v nastavení je pak pracovní profil nebo správa zařízení (MDM). V tom případě použijte jiné zařízení.",
    "Pokud jste v prohlížeči přihlášeni firemním účtem, může firma vidět historii a hesla. Použijte prohlížeč bez tohoto účtu.",
    "Některé klávesnice v mobilu se učí slova nebo je posílají svému výrobci. Číst, co píšete, mohou i pomůcky pro psaní a překladače v prohlížeči. Předem je vypněte.",
  ),
  heading("Síť"),
  bullets(
    "Nepoužívejte firemní Wi-Fi, kabel ani VPN. Odpojte VPN, než tuto stránku otevřete.",
    "Kdo spravuje síť, vidí název našeho serveru, kdy ho navštívíte a kolik dat se přenáší. Co píšete a čtete, je cestou zašifrované.",
    "Na firemním zařízení to neplatí vždy: firma ho může nastavit tak, že čte i šifrovaná spojení.",
    "Lepší jsou mobilní data, vaše síť doma nebo veřejná Wi-Fi, která není blízko firmy.",
  ),
  heading("Historie a anonymní okno"),
  bullets(
    "Otevřete portál v anonymním okně. Potom ho zavřete: prohlížeč pak historii zapomene.",
    "Anonymní okno chrání před lidmi, kteří zařízení použijí po vás. Před firmou, sítí nebo sledovacími programy nechrání.",
    "Bez anonymního okna zůstane adresa tohoto portálu v historii, s názvem „Portal“.",
    "„Rychle opustit stránku“ vás hned přenese jinam. Historii to nesmaže.",
  ),
  heading("Fotky, soubory a váš text"),
  bullets(
    "Fotky a dokumenty často obsahují místo, zařízení, datum nebo jména. Váš prohlížeč takové údaje odstraní, nakolik to dokáže, než soubor zašifruje. U každého souboru je napsáno, co se odstranilo a co zůstává.",
    "Co je na obrázku vidět, zůstává: obličeje, odrazy, cedule, váš pracovní stůl. Zůstává i název souboru.",
    "Výtisky mohou mít neviditelné tečky tiskárny. Na fotce nebo skenu zůstanou.",
    "Zvažte, kdo ještě má daný soubor nebo ví o dané věci. Pokud je jich málo, mohou jiní usoudit, že jste to vy.",
    "Firmy často zaznamenávají, kdo soubor otevře, zkopíruje nebo vytiskne. Můžete také popsat, kde něco je.",
  ),
  heading("Tor Browser"),
  paragraph(
    "Tor Browser skryje před vaší sítí, kterou stránku navštěvujete, a před naším serverem, z jakého připojení přicházíte. K oznámení ho zde nepotřebujete. Pomůže, když se nikdo nemá dozvědět ani o návštěvě této stránky.",
  ),
  bullets(
    "Stáhněte ho na vlastním zařízení z torproject.org, pro počítače a pro Android. Na iPhonu se program jmenuje Onion Browser.",
    "Nastavte úroveň zabezpečení „Standardní“ nebo „Bezpečnější“. S úrovní „Nejbezpečnější“ zde váš prohlížeč nemůže šifrovat.",
    "Vaše síť vidí, že používáte Tor, ale ne k čemu. Ve firemní síti to může být nápadné.",
    "Tor nechrání na zařízení, které někdo sleduje. Nechrání ani před tím, co je v textu a v souborech.",
  ),
  ...onionAddress(onion),
  heading("Snímky obrazovky, tisk a cloud"),
  bullets(
    "Snímky obrazovky a uložené soubory se často samy dostanou do cloudu, například iCloud, Google Fotky nebo OneDrive. Předem to vypněte, nebo žádné nedělejte.",
    "Netiskněte ve firmě: některé tiskárny ukládají, co vytiskly.",
  ),
  heading("Heslo k vašemu případu"),
  bullets(
    "Uschovejte ho doma na papíře nebo ve vlastním správci hesel. Ne v e-mailech, chatech nebo na firemních zařízeních.",
    "Nikomu ho nedávejte. Kdo ho má, může číst váš případ a psát vaším jménem.",
    "Pokud uložíte textový soubor, je ve složce stažených souborů. Přesuňte ho nebo smažte, pokud zařízení používají i jiní.",
  ),
  ...titled(
    "S kým mluvíte",
    "Řekněte to co nejméně lidem. Kdo nic neví, nemůže nic prozradit. Advokátky a advokáti musí mlčet a mohou vám poradit.",
  ),
  heading("Už jste použili firemní zařízení"),
  bullets(
    "Zachovejte klid. Často nikdo nevyhodnocuje, co se zaznamenává.",
    "Od této chvíle otevírejte svůj případ jen na vlastním zařízení v jiné síti. Potřebujete k tomu tuto adresu a své heslo.",
    "Na firemním zařízení nemažte nic, co vám nepatří: může to být nápadné.",
    "Napište oznamovacímu místu v chatu svého případu, co se stalo. Může pak postupovat opatrněji.",
    "Kdo měl při oznámení dostatečný důvod považovat údaje za pravdivé, nesmí za to být znevýhodněn (§ 33 a 36 HinSchG).",
  ),
];
