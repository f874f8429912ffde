import { type Block, bullets, heading, leadsTo, paragraph, titled } from "../../channels/duty-text-parts.ts";

const onionAddress = (onion: string | null): Block[] =>
  onion === null
    ? []
    : [
        paragraph(
          "Šis portalas turi adresą ir „Tor“ tinkle. Jis atsidaro tik „Tor“ naršyklėje. Jei Jūsų nuorodos gale yra dalis, kuri prasideda ženklu „#“, pridėkite ją prie šio adreso:",
        ),
        leadsTo(onion),
      ];

/** Advice on device, network and Tor Browser in Lithuanian; `onion` is the portal's address in the Tor network, where it has one. */
export const devices = (onion: string | null): Block[] => [
  paragraph(
    "Jūsų naršyklė užšifruoja Jūsų pranešimą. Vis dėlto tas, kas valdo Jūsų įrenginį, gali skaityti, ką rašote, o tas, kas valdo Jūsų tinklą, gali matyti, kad čia lankėtės. Nebūtina daryti visko, kas parašyta šiame puslapyje. Labiausiai padeda savas įrenginys ir savas tinklas.",
  ),
  heading("Įrenginys"),
  bullets(
    "Naudokite įrenginį, kuris priklauso Jums ir kurio nevaldo Jūsų darbdavys.",
    "Nenaudokite įmonės kompiuterio, planšetės ar telefono, net ir namie. Ten gali veikti programos, kurios įrašo ekraną, klavišus ir aplankytus puslapius. Nuo to mūsų šifravimas neapsaugo.",
    "Įmonė gali valdyti ir Jūsų asmeninį telefoną: tada nustatymuose matyti darbo profilis arba įrenginių valdymas (MDM). Tokiu atveju naudokite kitą įrenginį.",
    "Jei naršyklėje esate prisijungę su įmonės paskyra, įmonė gali matyti naršymo istoriją ir slaptažodžius. Naudokite naršyklę be šios paskyros.",
    "Kai kurios telefono klaviatūros įsimena žodžius arba siunčia juos savo gamintojui. Skaityti gali ir rašymo pagalbos priemonės bei vertėjai naršyklėje. Prieš tai juos išjunkite.",
  ),
  heading("Tinklas"),
  bullets(
    "Nenaudokite įmonės „Wi-Fi“, kabelio ar VPN. Prieš atidarant šį puslapį, atsijunkite nuo VPN.",
    "Kas valdo tinklą, mato mūsų serverio pavadinimą, kada jame lankotės ir kiek duomenų perduodama. Tai, ką rašote ir skaitote, pakeliui yra užšifruota.",
    "Įmonės įrenginyje tai galioja ne visada: įmonė gali jį nustatyti taip, kad skaitytų ir užšifruotus duomenis.",
    "Geriau naudoti mobiliuosius duomenis, savo namų tinklą arba viešą „Wi-Fi“, kuris nėra netoli įmonės.",
  ),
  heading("Naršymo istorija ir privatus langas"),
  bullets(
    "Atidarykite portalą privačiame lange. Po to jį uždarykite: tada naršyklė pamirš istoriją.",
    "Privatus langas apsaugo nuo žmonių, kurie naudojasi įrenginiu po Jūsų. Nuo įmonės, tinklo ar stebėjimo programų jis neapsaugo.",
    "Be privataus lango šio portalo adresas lieka istorijoje su pavadinimu „Portal“.",
    "„Greitai palikti puslapį“ iškart išveda iš puslapio. Istorijos tai neištrina.",
  ),
  heading("Nuotraukos, failai ir Jūsų tekstas"),
  bullets(
    "Nuotraukose ir dokumentuose dažnai yra vieta, įrenginys, data ar vardai. Jūsų naršyklė, prieš šifruodama failą, pašalina tokius duomenis, kiek gali. Prie kiekvieno failo parašyta, kas pašalinta ir kas lieka.",
    "Lieka tai, kas matoma vaizde: veidai, atspindžiai, užrašai, Jūsų stalas. Lieka ir failo pavadinimas.",
    "Spaudiniuose gali būti nematomų spausdintuvo taškų. Jie lieka nuotraukoje ar skenuotame vaizde.",
    "Pagalvokite, kas dar turi šį failą arba tai žino. Jei tokių mažai, kiti gali suprasti, kad tai Jūs.",
    "Įmonės dažnai įrašo, kas failą atidaro, kopijuoja ar spausdina. Galite ir tik aprašyti, kur kas yra.",
  ),
  heading("„Tor“ naršyklė"),
  paragraph(
    "„Tor“ naršyklė slepia nuo Jūsų tinklo, kuriame puslapyje lankotės, o nuo mūsų serverio – iš kokio ryšio jungiatės. Norint čia pranešti, jos nereikia. Ji padeda, jei niekas neturi sužinoti ir to, kad lankėtės šiame puslapyje.",
  ),
  bullets(
    "Atsisiųskite ją savo įrenginyje iš torproject.org, kompiuteriams ir „Android“. „iPhone“ telefone programa vadinasi „Onion Browser“.",
    "Nustatykite saugumo lygį „Standartinis“ (Standard) arba „Saugesnis“ (Safer). Su lygiu „Saugiausias“ (Safest) Jūsų naršyklė čia negali šifruoti.",
    "Jūsų tinklas mato, kad naudojate „Tor“, bet nemato, kam. Įmonės tinkle tai gali atkreipti dėmesį.",
    "„Tor“ neapsaugo įrenginyje, kurį kas nors stebi. Jis neapsaugo ir nuo to, kas parašyta tekste ir failuose.",
  ),
  ...onionAddress(onion),
  heading("Ekrano nuotraukos, spausdinimas ir debesija"),
  bullets(
    "Ekrano nuotraukos ir išsaugoti failai dažnai savaime patenka į debesiją, pavyzdžiui, „iCloud“, „Google“ nuotraukas ar „OneDrive“. Prieš tai tai išjunkite arba nuotraukų nedarykite.",
    "Nespausdinkite įmonėje: kai kurie spausdintuvai įsimena, ką išspausdino.",
  ),
  heading("Jūsų atvejo slaptažodis"),
  bullets(
    "Laikykite jį namie užrašytą popieriuje arba savo slaptažodžių programoje. Ne el. laiškuose, ne pokalbių programose ir ne įmonės įrenginiuose.",
    "Neduokite jo niekam. Kas jį turi, gali skaityti Jūsų atvejį ir rašyti Jūsų vardu.",
    "Jei išsaugojote tekstinį failą, jis yra atsisiuntimų aplanke. Perkelkite arba ištrinkite jį, jei įrenginiu naudojasi ir kiti.",
  ),
  ...titled(
    "Su kuo kalbatės",
    "Pasakokite apie tai kuo mažiau žmonių. Kas nieko nežino, nieko negali ir papasakoti. Advokatai privalo tylėti ir gali Jums patarti.",
  ),
  heading("Jau naudojotės įmonės įrenginiu"),
  bullets(
    "Nesijaudinkite. Dažnai niekas nežiūri to, kas įrašoma.",
    "Nuo šiol atidarykite savo atvejį tik savo įrenginyje ir kitame tinkle. Tam reikia šio adreso ir Jūsų slaptažodžio.",
    "Įmonės įrenginyje netrinkite nieko, kas nepriklauso Jums: tai gali atkreipti dėmesį.",
    "Parašykite pranešimų tarnybai žinute savo atvejyje, kas buvo. Tada ji galės veikti atsargiau.",
    "Kas pranešdamas turėjo pakankamą pagrindą manyti, kad informacija teisinga, tam dėl to draudžiama sukelti neigiamų pasekmių (§§ 33 ir 36 HinSchG).",
  ),
];
