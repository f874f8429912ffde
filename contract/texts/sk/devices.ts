import { type Block, bullets, heading, leadsTo, paragraph, titled } from "../../channels/duty-text-parts.ts";

const onionAddress = (onion: string | null): Block[] =>
  onion === null
    ? []
    : [
        paragraph(
          "Tento portál má adresu aj v sieti Tor. Otvorí sa len v prehliadači Tor. Ak sa váš odkaz končí časťou, ktorá sa začína znakom „#“, pridajte túto časť k tejto adrese:",
        ),
        leadsTo(onion),
      ];

/** Advice on device, network and Tor Browser in Slovak; `onion` is the portal's address in the Tor network, where it has one. */
export const devices = (onion: string | null): Block[] => [
  paragraph(
    "Váš prehliadač šifruje vaše oznámenie. Napriek tomu môže tajne čítať, čo píšete, ten, kto spravuje vaše zariadenie, a ten, kto spravuje vašu sieť, môže vidieť, že ste tu boli. Nemusíte urobiť všetko, čo je na tejto stránke. Najviac pomôže vlastné zariadenie a vlastná sieť.",
  ),
  heading("Zariadenie"),
  bullets(
    "Použite zariadenie, ktoré patrí vám a ktoré nespravuje váš zamestnávateľ.",
    "Nepoužívajte počítač, tablet ani mobil firmy, ani doma. Programy v nich môžu zaznamenávať obrazovku, stlačené klávesy a navštívené stránky. Naše šifrovanie pred tým nechráni.",
    "Firma môže spravovať aj váš vlastný mobil: potom je v nastaveniach pracovný profil alebo správa zariadenia (MDM). V takom prípade použite iné zariadenie.",
    "Ak ste v prehliadači prihlásení účtom firmy, firma môže vidieť históriu a heslá. Použite prehliadač bez tohto účtu.",
    "Niektoré klávesnice v mobiloch sa učia slová alebo ich posielajú výrobcovi. Čítať, čo píšete, môžu aj pomôcky na písanie a prekladače v prehliadači. Najprv ich vypnite.",
  ),
  heading("Sieť"),
  bullets(
    "Nepoužívajte Wi-Fi, kábel ani VPN firmy. Odpojte VPN skôr, než otvoríte túto stránku.",
    "Kto spravuje sieť, vidí názov nášho servera, kedy ho navštívite a koľko sa prenáša. Čo píšete a čítate, je po ceste zašifrované.",
    "Na zariadení firmy to neplatí vždy: firma ho môže nastaviť tak, že číta aj šifrované spojenia.",
    "Lepšie sú mobilné dáta, vaša sieť doma alebo verejná Wi-Fi, ktorá nie je blízko firmy.",
  ),
  heading("História a súkromné okná"),
  bullets(
    "Otvorte portál v súkromnom okne. Potom ho zatvorte: prehliadač tak históriu zabudne.",
    "Súkromné okno chráni pred ľuďmi, ktorí zariadenie použijú po vás. Nechráni pred firmou, sieťou ani sledovacími programami.",
    "Bez súkromného okna zostane adresa tohto portálu v histórii, s názvom „Portal“.",
    "„Rýchlo odísť“ vás ihneď odvedie preč. Históriu nevymaže.",
  ),
  heading("Fotografie, súbory a váš text"),
  bullets(
    "Fotografie a dokumenty často obsahujú miesto, zariadenie, dátum alebo mená. Váš prehliadač také údaje odstráni, pokiaľ to dokáže, skôr než súbor zašifruje. Pri každom súbore je napísané, čo sa odstránilo a čo zostáva.",
    "Čo na obrázku vidno, zostáva: tváre, odrazy, tabuľky, váš pracovný stôl. Zostáva aj názov súboru.",
    "Výtlačky môžu mať neviditeľné bodky z tlačiarne. Tie zostanú aj na fotografii alebo skene.",
    "Premyslite si, kto ešte má daný súbor alebo o danej veci vie. Ak je to len niekoľko ľudí, iní môžu usúdiť, že ste to boli vy.",
    "Firmy často zaznamenávajú, kto súbor otvorí, kopíruje alebo vytlačí. Môžete aj opísať, kde niečo je.",
  ),
  heading("Prehliadač Tor (Tor Browser)"),
  paragraph(
    "Prehliadač Tor skryje pred vašou sieťou, ktorú stránku navštívite, a pred naším serverom, z ktorého pripojenia prichádzate. Na oznámenie ho tu nepotrebujete. Pomôže, ak nesmie vyjsť najavo ani návšteva tejto stránky.",
  ),
  bullets(
    "Stiahnite si ho na vlastnom zariadení zo stránky torproject.org, pre počítač a pre Android. V iPhone sa program volá Onion Browser.",
    "Nastavte úroveň zabezpečenia „Štandardná“ alebo „Bezpečnejšia“. Pri úrovni „Najbezpečnejšia“ tu váš prehliadač nemôže šifrovať.",
    "Vaša sieť vidí, že používate Tor, ale nie na čo. V sieti firmy to môže byť nápadné.",
    "Tor nechráni na zariadení, ktoré niekto sleduje. Nechráni ani pred tým, čo prezradí text a súbory.",
  ),
  ...onionAddress(onion),
  heading("Snímky obrazovky, tlač a cloud"),
  bullets(
    "Snímky obrazovky a uložené súbory sa často samy dostanú do cloudu, napríklad iCloud, Google Fotky alebo OneDrive. Najprv to vypnite, alebo žiadne nerobte.",
    "Netlačte vo firme: niektoré tlačiarne si ukladajú, čo vytlačili.",
  ),
  heading("Heslo k vášmu prípadu"),
  bullets(
    "Uschovajte si ho doma na papieri alebo vo vlastnom správcovi hesiel. Nie v e-mailoch, chatoch ani na zariadeniach firmy.",
    "Nikomu ho nedávajte. Kto ho má, môže čítať váš prípad a písať vo vašom mene.",
    "Ak si uložíte textový súbor, je v priečinku so stiahnutými súbormi. Ak zariadenie používajú aj iní, presuňte ho alebo vymažte.",
  ),
  ...titled(
    "S kým sa rozprávate",
    "Povedzte to čo najmenej ľuďom. Kto nič nevie, nemôže nič prezradiť. Advokáti a advokátky musia mlčať a môžu vám poradiť.",
  ),
  heading("Už ste použili zariadenie firmy"),
  bullets(
    "Zachovajte pokoj. Často nikto nevyhodnocuje, čo sa zaznamenáva.",
    "Odteraz otvárajte svoj prípad len na vlastnom zariadení v inej sieti. Potrebujete na to túto adresu a svoje heslo.",
    "Na zariadení firmy nevymazávajte nič, čo nie je vaše: môže to byť nápadné.",
    "Napíšte oznamovaciemu miestu v chate svojho prípadu, čo sa stalo. Môže potom postupovať opatrnejšie.",
    "Kto mal pri oznámení dostatočný dôvod domnievať sa, že informácie sú pravdivé, nesmie byť za to znevýhodnený (§ 33 a § 36 HinSchG).",
  ),
];
