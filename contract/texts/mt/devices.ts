import { type Block, bullets, heading, leadsTo, paragraph, titled } from "../../channels/duty-text-parts.ts";

const onionAddress = (onion: string | null): Block[] =>
  onion === null
    ? []
    : [
        paragraph(
          "Dan il-portal għandu wkoll indirizz fin-netwerk Tor. Jinfetaħ biss fit-Tor Browser. Jekk il-link tiegħek jispiċċa b’parti li tibda b’“#”, żid dik il-parti ma’ dan l-indirizz:",
        ),
        leadsTo(onion),
      ];

/** Advice on device, network and Tor Browser in Maltese; `onion` is the portal's address in the Tor network, where it has one. */
export const devices = (onion: string | null): Block[] => [
  paragraph(
    "Il-brawżer tiegħek jikkripta r-rapport tiegħek. Xorta waħda, min jimmaniġġja l-apparat tiegħek jista’ jaqra dak li tikteb, u min jimmaniġġja n-netwerk tiegħek jista’ jara li kont hawn. M’għandekx għalfejn tagħmel dak kollu li hemm f’din il-paġna. L-iktar li jgħinu huma apparat tiegħek u netwerk tiegħek.",
  ),
  heading("L-apparat"),
  bullets(
    "Uża apparat li huwa tiegħek u li ma jimmaniġġjahx min iħaddmek.",
    "Tużax kompjuter, tablet jew mowbajl tal-kumpanija, lanqas id-dar. Fuqhom jista’ jkun hemm programmi li jirrekordjaw l-iskrin, it-tasti u l-paġni li żżur. Il-kriptaġġ tagħna ma jipproteġix minn dan.",
    "Il-kumpanija tista’ timmaniġġja anki l-mowbajl tiegħek: f’dak il-każ fis-settings hemm profil tax-xogħol jew immaniġġjar tal-apparat (MDM). Jekk hu hekk, uża apparat ieħor.",
    "Jekk fil-brawżer dħalt b’kont tal-kumpanija, il-kumpanija tista’ tara l-istorja u l-passwords. Uża brawżer mingħajr dak il-kont.",
    "Xi tastieri tal-mowbajl jitgħallmu l-kliem jew jibagħtuh lil min għamilhom. Anki għajnuniet għall-kitba u tradutturi fil-brawżer jistgħu jaqraw dak li tikteb. Itfihom qabel.",
  ),
  heading("In-netwerk"),
  bullets(
    "Tużax il-Wi-Fi, il-kejbil jew il-VPN tal-kumpanija. Aqta’ l-VPN qabel ma tiftaħ din il-paġna.",
    "Min jimmaniġġja netwerk jara l-isem tas-server tagħna, meta żżuru u kemm tiġi trasferita data. Dak li tikteb u taqra huwa kriptat fit-triq.",
    "Fuq apparat tal-kumpanija dan mhux dejjem jgħodd: il-kumpanija tista’ tirranġah b’mod li taqra anki konnessjonijiet kriptati.",
    "Aħjar tuża d-data tal-mowbajl, in-netwerk tiegħek tad-dar, jew Wi-Fi pubbliku li mhux viċin il-kumpanija.",
  ),
  heading("Storja u tieqa privata"),
  bullets(
    "Iftaħ il-portal f’tieqa privata. Agħlaqha wara: hekk il-brawżer jinsa l-istorja.",
    "Tieqa privata tipproteġi minn nies li jużaw l-apparat warajk. Ma tipproteġix mill-kumpanija, min-netwerk jew minn programmi ta’ sorveljanza.",
    "Mingħajr tieqa privata l-indirizz ta’ dan il-portal jibqa’ fl-istorja, bit-titlu “Portal”.",
    "“Oħroġ malajr” joħorġok mill-ewwel. Ma jħassarx l-istorja.",
  ),
  heading("Ritratti, fajls u t-test tiegħek"),
  bullets(
    "Ritratti u dokumenti spiss ikun fihom post, apparat, data jew ismijiet. Il-brawżer tiegħek ineħħi dawn id-dettalji, safejn jista’, qabel ma jikkripta l-fajl. Ma’ kull fajl hemm miktub x’tneħħa u x’jibqa’.",
    "Dak li jidher fi stampa jibqa’: uċuħ, riflessjonijiet, tabelli, l-iskrivanija tiegħek. Jibqa’ wkoll isem il-fajl.",
    "Karti stampati jista’ jkollhom tikek inviżibbli tal-printer. Dawn jibqgħu f’ritratt jew skan.",
    "Aħseb min iktar għandu fajl jew jaf b’xi ħaġa. Jekk huma ftit nies biss, oħrajn jistgħu jaslu għalik.",
    "Il-kumpaniji spiss iżommu rekord ta’ min jiftaħ, jikkopja jew jistampa fajl. Tista’ wkoll tikteb fejn tinsab xi ħaġa.",
  ),
  heading("It-Tor Browser"),
  paragraph(
    "It-Tor Browser jaħbi min-netwerk tiegħek liema paġna żżur, u mis-server tagħna minn liema konnessjoni ġej. M’għandekx bżonnu biex tirrapporta hawn. Jgħin meta anki ż-żjara f’din il-paġna m’għandhiex issir magħrufa.",
  ),
  bullets(
    "Niżżlu fuq apparat tiegħek minn torproject.org, għall-kompjuter u għal Android. Fuq l-iPhone il-programm jismu Onion Browser.",
    "Poġġi l-livell ta’ sigurtà fuq “Standard” jew “Safer”. B’“Safest” il-brawżer tiegħek ma jistax jikkripta hawn.",
    "In-netwerk tiegħek jara li qed tuża Tor, imma mhux għalxiex. Fin-netwerk tal-kumpanija dan jista’ jiġbed l-attenzjoni.",
    "Tor ma jipproteġix fuq apparat li xi ħadd jissorvelja. Lanqas ma jipproteġi minn dak li jgħidu t-test u l-fajls.",
  ),
  ...onionAddress(onion),
  heading("Screenshots, stampar u cloud"),
  bullets(
    "Screenshots u fajls issejvjati spiss imorru waħedhom f’cloud, pereżempju iCloud, Google Photos jew OneDrive. Itfi dan qabel, jew tiħux screenshots.",
    "Tistampax fil-kumpanija: xi printers iżommu dak li jkunu stampaw.",
  ),
  heading("Il-password tal-każ tiegħek"),
  bullets(
    "Żommha d-dar fuq karta, jew f’programm tal-passwords tiegħek. Mhux f’emails, chats jew fuq apparati tal-kumpanija.",
    "M’għandek tagħtiha lil ħadd. Min għandu l-password jista’ jaqra l-każ tiegħek u jikteb f’ismek.",
    "Jekk tissejvja l-fajl tat-test, dan imur fil-folder tad-downloads. Ċaqalqu jew ħassru jekk oħrajn jużaw l-apparat.",
  ),
  ...titled(
    "Ma’ min titkellem",
    "Għid b’dan lill-inqas nies possibbli. Min ma jaf xejn ma jista’ jgħid xejn. L-avukati għandhom iżommu s-sigriet u jistgħu jagħtuk parir.",
  ),
  heading("Diġà użajt apparat tal-kumpanija"),
  bullets(
    "Żomm il-kalma. Spiss ħadd ma janalizza dak li jiġi rrekordjat.",
    "Minn issa ’l quddiem iftaħ il-każ tiegħek biss fuq apparat tiegħek f’netwerk ieħor. Għal dan għandek bżonn dan l-indirizz u l-password tiegħek.",
    "Fuq l-apparat tal-kumpanija m’għandek tħassar xejn li mhux tiegħek: dan jista’ jiġbed l-attenzjoni.",
    "Ikteb lill-uffiċċju tar-rapportar fiċ-chat tal-każ tiegħek x’ġara. Imbagħad ikun jista’ jimxi b’iktar attenzjoni.",
    "Min, meta għamel ir-rapport, kellu raġuni biżżejjed biex jemmen li l-informazzjoni kienet vera, m’għandux ibati żvantaġġi minħabba f’hekk (§§ 33 u 36 HinSchG).",
  ),
];
