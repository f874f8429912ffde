import { type Block, bullets, heading, leadsTo, paragraph, titled } from "../../channels/duty-text-parts.ts";

const onionAddress = (onion: string | null): Block[] =>
  onion === null
    ? []
    : [
        paragraph(
          "Šim portālam ir adrese arī Tor tīklā. Tā atveras tikai Tor pārlūkā. Ja Jūsu saites beigās ir daļa, kas sākas ar „#”, pievienojiet to šai adresei:",
        ),
        leadsTo(onion),
      ];

/** Advice on device, network and Tor Browser in Latvian; `onion` is the portal's address in the Tor network, where it has one. */
export const devices = (onion: string | null): Block[] => [
  paragraph(
    "Jūsu pārlūks šifrē Jūsu ziņojumu. Tomēr tas, kas pārvalda Jūsu ierīci, var lasīt to, ko rakstāt, un tas, kas pārvalda Jūsu tīklu, var redzēt, ka Jūs šeit bijāt. Jums nav jādara viss, kas rakstīts šajā lapā. Visvairāk palīdz sava ierīce un savs tīkls.",
  ),
  heading("Ierīce"),
  bullets(
    "Izmantojiet ierīci, kas pieder Jums un ko nepārvalda Jūsu darba devējs.",
    "Neizmantojiet uzņēmuma datoru, planšeti vai tālruni, arī mājās ne. Tur var darboties programmas, kas ieraksta ekrānu, taustiņus un apmeklētās lapas. No tā mūsu šifrēšana nepasargā.",
    "Uzņēmums var pārvaldīt arī Jūsu personisko tālruni: tad iestatījumos ir darba profils vai ierīču pārvaldība (MDM). Tādā gadījumā izmantojiet citu ierīci.",
    "Ja pārlūkā esat pieslēgušies ar uzņēmuma kontu, uzņēmums var redzēt vēsturi un paroles. Izmantojiet pārlūku bez šī konta.",
    "Dažas tālruņa tastatūras iegaumē vārdus vai sūta tos savam ražotājam. Līdzi lasīt var arī rakstīšanas palīgi un tulkotāji pārlūkā. Pirms tam tos izslēdziet.",
  ),
  heading("Tīkls"),
  bullets(
    "Neizmantojiet uzņēmuma Wi-Fi, kabeli vai VPN. Atvienojiet VPN, pirms atverat šo lapu.",
    "Kas pārvalda tīklu, redz mūsu servera nosaukumu, kad Jūs to apmeklējat un cik daudz datu tiek pārsūtīts. Tas, ko rakstāt un lasāt, ceļā ir šifrēts.",
    "Uzņēmuma ierīcē tas ne vienmēr ir tā: uzņēmums to var iestatīt tā, ka lasa arī šifrētus savienojumus.",
    "Labāk der mobilie dati, Jūsu mājas tīkls vai publisks Wi-Fi, kas nav uzņēmuma tuvumā.",
  ),
  heading("Vēsture un privātais logs"),
  bullets(
    "Atveriet portālu privātajā logā. Pēc tam aizveriet to: tad pārlūks aizmirsīs vēsturi.",
    "Privātais logs pasargā no cilvēkiem, kas ierīci lieto pēc Jums. No uzņēmuma, tīkla vai novērošanas programmām tas nepasargā.",
    "Bez privātā loga šī portāla adrese paliek vēsturē ar nosaukumu „Portal”.",
    "„Ātri pamest lapu” uzreiz aizved projām. Vēsturi tas nedzēš.",
  ),
  heading("Fotoattēli, faili un Jūsu teksts"),
  bullets(
    "Fotoattēlos un dokumentos bieži ir vieta, ierīce, datums vai vārdi. Jūsu pārlūks, ciktāl tas var, noņem šādus datus, pirms šifrē failu. Pie katra faila ir rakstīts, kas ir noņemts un kas paliek.",
    "Paliek tas, kas redzams attēlā: sejas, atspulgi, uzraksti, Jūsu rakstāmgalds. Paliek arī faila nosaukums.",
    "Izdrukās var būt neredzami printera punkti. Tie paliek fotoattēlā vai skenējumā.",
    "Padomājiet, kam vēl ir šis fails vai kas vēl to zina. Ja tādu ir maz, citi var saprast, ka tas esat Jūs.",
    "Uzņēmumi bieži reģistrē, kas failu atver, kopē vai drukā. Jūs varat arī tikai aprakstīt, kur kaut kas atrodas.",
  ),
  heading("Tor pārlūks"),
  paragraph(
    "Tor pārlūks slēpj no Jūsu tīkla, kuru lapu Jūs apmeklējat, un no mūsu servera, no kāda savienojuma Jūs nākat. Lai šeit ziņotu, tas nav vajadzīgs. Tas palīdz, ja nedrīkst kļūt zināms arī tas, ka apmeklējāt šo lapu.",
  ),
  bullets(
    "Lejupielādējiet to savā ierīcē no torproject.org, datoriem un Android. iPhone tālrunī programma saucas Onion Browser.",
    "Iestatiet drošības līmeni „Standarta” (Standard) vai „Drošāks” (Safer). Ar „Visdrošākais” (Safest) Jūsu pārlūks šeit nevar šifrēt.",
    "Jūsu tīkls redz, ka lietojat Tor, bet ne to, kam. Uzņēmuma tīklā tas var piesaistīt uzmanību.",
    "Tor nepasargā ierīcē, ko kāds novēro. Tas nepasargā arī no tā, kas rakstīts tekstā un failos.",
  ),
  ...onionAddress(onion),
  heading("Ekrānuzņēmumi, drukāšana un mākonis"),
  bullets(
    "Ekrānuzņēmumi un saglabāti faili bieži paši nonāk mākonī, piemēram, iCloud, Google fotoattēlos vai OneDrive. Pirms tam to izslēdziet vai neuzņemiet nevienu.",
    "Nedrukājiet uzņēmumā: daži printeri saglabā to, ko ir izdrukājuši.",
  ),
  heading("Jūsu lietas parole"),
  bullets(
    "Glabājiet to mājās uz papīra vai savā paroļu programmā. Ne e-pastā, ne tērzēšanas lietotnēs un ne uzņēmuma ierīcēs.",
    "Nedodiet to nevienam. Kam tā ir, tas var lasīt Jūsu lietu un rakstīt Jūsu vārdā.",
    "Ja saglabājat teksta failu, tas ir lejupielāžu mapē. Pārvietojiet vai dzēsiet to, ja ierīci lieto arī citi.",
  ),
  ...titled(
    "Ar ko Jūs runājat",
    "Stāstiet par to pēc iespējas mazāk cilvēkiem. Kas neko nezina, nevar neko izpaust. Advokātiem ir jāklusē, un viņi var Jums dot padomu.",
  ),
  heading("Jūs jau izmantojāt uzņēmuma ierīci"),
  bullets(
    "Saglabājiet mieru. Bieži neviens neskatās to, kas tiek ierakstīts.",
    "No šī brīža atveriet savu lietu tikai savā ierīcē un citā tīklā. Tam Jums vajadzīga šī adrese un Jūsu parole.",
    "Uzņēmuma ierīcē nedzēsiet neko, kas nepieder Jums: tas var piesaistīt uzmanību.",
    "Uzrakstiet ziņošanas dienestam savas lietas sarakstē, kas bija. Tad tas var rīkoties piesardzīgāk.",
    "Kam ziņojot bija pietiekams pamats uzskatīt, ka informācija ir patiesa, tam par to nedrīkst radīt nelabvēlīgas sekas (§§ 33 un 36 HinSchG).",
  ),
];
