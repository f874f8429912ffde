import { type Block, bullets, heading, leadsTo, paragraph, titled } from "../../channels/duty-text-parts.ts";

const onionAddress = (onion: string | null): Block[] =>
  onion === null
    ? []
    : [
        paragraph(
          "Tällä portaalilla on osoite myös Tor-verkossa. Se avautuu vain Tor-selaimessa. Jos linkkinne lopussa on osa, joka alkaa merkillä ”#”, lisätkää se tähän osoitteeseen:",
        ),
        leadsTo(onion),
      ];

/** Advice on device, network and Tor Browser in Finnish; `onion` is the portal's address in the Tor network, where it has one. */
export const devices = (onion: string | null): Block[] => [
  paragraph(
    "Selaimenne salaa ilmoituksenne. Se, joka hallitsee laitettanne, voi silti lukea tekstinne, ja se, joka hallitsee verkkoanne, voi nähdä, että kävitte täällä. Teidän ei tarvitse tehdä kaikkea, mitä tällä sivulla neuvotaan. Eniten auttavat oma laite ja oma verkko.",
  ),
  heading("Laite"),
  bullets(
    "Käyttäkää laitetta, joka on teidän ja jota työnantajanne ei hallitse.",
    "Älkää käyttäkö yrityksen tietokonetta, tablettia tai puhelinta, ette kotonakaan. Niissä voi olla ohjelmia, jotka tallentavat näytön, näppäinten painallukset ja sivut, joilla käytte. Siltä meidän salauksemme ei suojaa.",
    "Yritys voi hallita myös omaa puhelintanne: silloin asetuksissa näkyy työprofiili tai laitehallinta (MDM). Käyttäkää silloin toista laitetta.",
    "Jos olette kirjautunut selaimeen yrityksen tilillä, yritys voi nähdä historian ja salasanat. Käyttäkää selainta ilman sitä tiliä.",
    "Jotkin puhelimen näppäimistöt oppivat sanoja tai lähettävät ne valmistajalleen. Myös selaimen kirjoitusapu ja kääntäjä voivat lukea tekstinne. Poistakaa ne ensin käytöstä.",
  ),
  heading("Verkko"),
  bullets(
    "Älkää käyttäkö yrityksen Wi-Fiä, kaapelia tai VPN:ää. Katkaiskaa VPN, ennen kuin avaatte tämän sivun.",
    "Se, joka hallitsee verkkoa, näkee palvelimemme nimen, milloin käytte siellä ja kuinka paljon tietoa siirtyy. Se, mitä kirjoitatte ja luette, on matkalla salattua.",
    "Yrityksen laitteella tämä ei aina pidä paikkaansa: yritys voi asettaa laitteen niin, että se lukee myös salatut yhteydet.",
    "Parempia ovat mobiilidata, kotiverkkonne tai julkinen Wi-Fi, joka ei ole yrityksen lähellä.",
  ),
  heading("Historia ja yksityinen ikkuna"),
  bullets(
    "Avatkaa portaali yksityisessä ikkunassa. Sulkekaa se lopuksi: silloin selain unohtaa historian.",
    "Yksityinen ikkuna suojaa ihmisiltä, jotka käyttävät laitetta teidän jälkeenne. Yritykseltä, verkolta tai valvontaohjelmilta se ei suojaa.",
    "Ilman yksityistä ikkunaa tämän portaalin osoite jää historiaan otsikolla ”Portal”.",
    "”Poistu sivulta nopeasti” vie heti muualle. Historiaa se ei poista.",
  ),
  heading("Valokuvat, tiedostot ja tekstinne"),
  bullets(
    "Valokuvissa ja asiakirjoissa on usein paikka, laite, päivä tai nimiä. Selaimenne poistaa tällaiset tiedot niin hyvin kuin se voi, ennen kuin se salaa tiedoston. Jokaisen tiedoston kohdalla lukee, mitä on poistettu ja mitä jää.",
    "Se, mitä kuvassa näkyy, jää: kasvot, heijastukset, kyltit, työpöytänne. Myös tiedoston nimi jää.",
    "Tulosteissa voi olla tulostimen näkymättömiä pisteitä. Ne jäävät myös valokuvaan tai skannattuun kuvaan.",
    "Miettikää, kenellä muulla on sama tiedosto tai sama tieto. Jos heitä on vain vähän, muut voivat päätellä, että se olitte te.",
    "Yritykset tallentavat usein, kuka avaa, kopioi tai tulostaa tiedoston. Voitte myös kertoa, missä jokin on.",
  ),
  heading("Tor-selain"),
  paragraph(
    "Tor-selain (Tor Browser) kätkee verkoltanne, millä sivulla käytte, ja palvelimeltamme, mistä liittymästä tulette. Ette tarvitse sitä ilmoittaaksenne täällä. Se auttaa, jos myöskään käynti tällä sivulla ei saa tulla tietoon.",
  ),
  bullets(
    "Ladatkaa se omalle laitteellenne osoitteesta torproject.org, tietokoneelle tai Androidille. iPhonessa ohjelman nimi on Onion Browser.",
    "Valitkaa suojaustaso ”Vakio” (Standard) tai ”Turvallisempi” (Safer). Tasolla ”Turvallisin” (Safest) selaimenne ei voi salata täällä.",
    "Verkkonne näkee, että käytätte Toria, mutta ei sitä, mihin. Yrityksen verkossa se voi herättää huomiota.",
    "Tor ei suojaa laitteella, jota joku valvoo. Se ei suojaa myöskään siltä, mitä tekstissä ja tiedostoissa lukee.",
  ),
  ...onionAddress(onion),
  heading("Kuvakaappaukset, tulostaminen ja pilvi"),
  bullets(
    "Kuvakaappaukset ja tallennetut tiedostot menevät usein itsestään pilveen, esimerkiksi iCloudiin, Google Kuviin tai OneDriveen. Poistakaa se ensin käytöstä tai älkää ottako kuvakaappauksia.",
    "Älkää tulostako työpaikalla: jotkin tulostimet tallentavat sen, mitä ne ovat tulostaneet.",
  ),
  heading("Tapauksenne salasana"),
  bullets(
    "Säilyttäkää se kotona paperilla tai omassa salasanaohjelmassa. Ei sähköposteissa, keskusteluissa tai yrityksen laitteilla.",
    "Älkää antako sitä kenellekään. Se, jolla on salasana, voi lukea tapauksenne ja kirjoittaa nimissänne.",
    "Jos tallennatte tekstitiedoston, se on ladattujen tiedostojen kansiossa. Siirtäkää tai poistakaa se, jos muut käyttävät laitetta.",
  ),
  ...titled(
    "Kenelle puhutte",
    "Kertokaa asiasta mahdollisimman harvalle. Se, joka ei tiedä mitään, ei voi kertoa mitään. Asianajajilla on vaitiolovelvollisuus, ja he voivat neuvoa teitä.",
  ),
  heading("Olette jo käyttänyt yrityksen laitetta"),
  bullets(
    "Pysykää rauhallisena. Usein kukaan ei käy läpi sitä, mitä tallennetaan.",
    "Avatkaa tapauksenne tästä lähtien vain omalla laitteella ja toisessa verkossa. Siihen tarvitsette tämän osoitteen ja salasananne.",
    "Älkää poistako yrityksen laitteelta mitään, mikä ei ole teidän: se voi herättää huomiota.",
    "Kirjoittakaa ilmoitusyksikölle tapauksessanne viesti siitä, mitä tapahtui. Silloin se voi toimia varovaisemmin.",
    "Jos jollakulla oli ilmoittaessaan perusteltu syy uskoa, että tiedot pitävät paikkansa, hänelle ei saa aiheuttaa siitä haittaa (HinSchG 33 ja 36 §).",
  ),
];
