import { type Block, bullets, heading, leadsTo, paragraph, titled } from "../../channels/duty-text-parts.ts";

const onionAddress = (onion: string | null): Block[] =>
  onion === null
    ? []
    : [
        paragraph(
          "Ennek a portálnak a Tor-hálózatban is van címe. Csak a Tor Browserben nyílik meg. Ha a linkje olyan résszel végződik, amely „#” jellel kezdődik, írja ezt a részt ennek a címnek a végére:",
        ),
        leadsTo(onion),
      ];

/** Advice on device, network and Tor Browser in Hungarian; `onion` is the portal's address in the Tor network, where it has one. */
export const devices = (onion: string | null): Block[] => [
  paragraph(
    "A böngészője titkosítja a bejelentését. De aki az eszközét kezeli, olvashatja, amit Ön ír, és aki a hálózatát kezeli, láthatja, hogy itt járt. Nem kell mindent megtennie, ami ezen az oldalon áll. A legtöbbet a saját eszköz és a saját hálózat segít.",
  ),
  heading("Az eszköz"),
  bullets(
    "Olyan eszközt használjon, amely az Öné, és amelyet nem a munkáltatója kezel.",
    "Ne használja a cég számítógépét, táblagépét vagy telefonját, otthon sem. Az ottani programok rögzíthetik a képernyőt, a billentyűket és a meglátogatott oldalakat. Ez ellen a titkosításunk nem véd.",
    "A saját telefonját is kezelheti a cég: ilyenkor a beállításokban munkaprofil vagy eszközkezelés (MDM) látszik. Ebben az esetben használjon másik eszközt.",
    "Ha a böngészőbe céges fiókkal van bejelentkezve, a cég láthatja az előzményeket és a jelszavakat. Használjon olyan böngészőt, amelyben nincs ez a fiók.",
    "A telefonokon egyes billentyűzetek megtanulják a szavakat, vagy elküldik a gyártójuknak. A böngészőben az íráskönnyítő és fordító segédprogramok is olvashatják, amit Ön ír. Előbb kapcsolja ki őket.",
  ),
  heading("A hálózat"),
  bullets(
    "Ne használja a cég Wi-Fi-jét, kábelét vagy VPN-jét. Bontsa a VPN-t, mielőtt megnyitja ezt az oldalt.",
    "Aki egy hálózatot kezel, látja a szerverünk nevét, azt, hogy mikor látogatja meg, és mennyi adat megy át. Amit ír és olvas, az úton titkosítva van.",
    "A cég eszközén ez nem mindig igaz: a cég úgy is beállíthatja, hogy a titkosított kapcsolatokat is olvassa.",
    "Jobb a mobilinternet, az otthoni hálózata, vagy egy nyilvános Wi-Fi, amely nincs a cég közelében.",
  ),
  heading("Előzmények és privát ablak"),
  bullets(
    "Nyissa meg a portált privát ablakban. Utána zárja be: akkor a böngésző elfelejti az előzményeket.",
    "A privát ablak azok ellen véd, akik Ön után használják az eszközt. Nem véd a cég, a hálózat vagy a megfigyelő programok ellen.",
    "Privát ablak nélkül ennek a portálnak a címe „Portal” címmel megmarad az előzményekben.",
    "A „Gyors kilépés” azonnal elvezet innen. Az előzményeket nem törli.",
  ),
  heading("Fényképek, fájlok és a szövege"),
  bullets(
    "A fényképek és dokumentumok gyakran tartalmaznak helyet, eszközt, dátumot vagy neveket. A böngészője az ilyen adatokat eltávolítja, amennyire tudja, mielőtt titkosítja a fájlt. Minden fájlnál ott áll, mit távolított el, és mi marad benne.",
    "Ami a képen látszik, megmarad: arcok, tükröződések, táblák, az íróasztala. A fájlnév is megmarad.",
    "A kinyomtatott lapokon lehetnek láthatatlan pontok a nyomtatótól. Ezek fényképen és szkennelve is megmaradnak.",
    "Gondolja át, kinek van még meg egy fájl, vagy ki tud még valamiről. Ha csak néhányan vannak, mások arra következtethetnek, hogy Ön volt az.",
    "A cégek gyakran rögzítik, ki nyit meg, másol vagy nyomtat ki egy fájlt. Le is írhatja, hol van valami.",
  ),
  heading("Tor Browser"),
  paragraph(
    "A Tor Browser elrejti a hálózata elől, melyik oldalt látogatja meg, és a szerverünk elől, milyen kapcsolatról jön. A bejelentéshez itt nincs rá szüksége. Akkor segít, ha azt sem szabad megtudniuk, hogy meglátogatta ezt az oldalt.",
  ),
  bullets(
    "Saját eszközön töltse le innen: torproject.org, számítógépre és Androidra. iPhone-on a program neve Onion Browser.",
    "A biztonsági szintet állítsa „Általános” (Standard) vagy „Biztonságosabb” (Safer) értékre. A „Legbiztonságosabb” (Safest) szinten a böngészője itt nem tud titkosítani.",
    "A hálózata látja, hogy Tort használ, de azt nem, hogy mire. A cég hálózatában ez feltűnhet.",
    "A Tor nem véd olyan eszközön, amelyet valaki megfigyel. Az ellen sem véd, amit a szöveg és a fájlok elárulnak.",
  ),
  ...onionAddress(onion),
  heading("Képernyőképek, nyomtatás és felhő"),
  bullets(
    "A képernyőképek és a mentett fájlok gyakran maguktól felhőbe kerülnek, például iCloud, Google Fotók vagy OneDrive. Előbb kapcsolja ezt ki, vagy ne készítsen ilyet.",
    "Ne nyomtasson a cégénél: egyes nyomtatók tárolják, amit kinyomtattak.",
  ),
  heading("Az ügye jelszava"),
  bullets(
    "Otthon, papíron vagy saját jelszókezelőben őrizze. Ne e-mailben, csevegésben vagy a cég eszközein.",
    "Ne adja oda senkinek. Akinél megvan, olvashatja az Ön ügyét, és írhat az Ön nevében.",
    "Ha elmenti a szövegfájlt, az a letöltések mappájába kerül. Tegye át vagy törölje, ha mások is használják az eszközt.",
  ),
  ...titled(
    "Kivel beszél róla",
    "A lehető legkevesebb embernek mondja el. Aki nem tud semmit, semmit sem adhat tovább. Az ügyvédeket titoktartás köti, és tanácsot adhatnak Önnek.",
  ),
  heading("Ha már használta a cég eszközét"),
  bullets(
    "Maradjon nyugodt. Amit rögzítenek, azt gyakran senki sem értékeli ki.",
    "Mostantól csak saját eszközön, másik hálózatban nyissa meg az ügyét. Ehhez erre a címre és a jelszavára van szüksége.",
    "A cég eszközén ne töröljön semmit, ami nem az Öné: ez feltűnhet.",
    "Az ügye csevegésében írja meg a bejelentési szolgálatnak, mi történt. Akkor óvatosabban járhat el.",
    "Akinek a bejelentéskor alapos oka volt azt hinni, hogy az információ igaz, azt emiatt nem érheti hátrány (HinSchG 33. és 36. §).",
  ),
];
