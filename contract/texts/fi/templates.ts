import type { ReporterTemplateId } from "../../templates/template-topics.ts";

/** The house's texts to reporters in Finnish; sections are those of the German Whistleblower Protection Act (HinSchG). */
export const templates: Record<ReporterTemplateId, string> = {
  "receipt-automatic": `Hei

Saimme ilmoituksenne {eingangsdatum}. Sen tapausnumero on {fallnummer}. Tämä on vahvistuksemme ilmoituksen vastaanotosta Saksan ilmoittajansuojelulain (HinSchG) 17 §:n 1 momentin mukaan; se on tehty automaattisesti.

Mitä seuraavaksi tapahtuu: tarkistamme, kuuluuko ilmoituksenne tämän lain piiriin ja onko se perusteltu. Viimeistään {rueckmeldung_bis} kerromme teille tässä, mitä olemme suunnitelleet tai tehneet ja miksi.

Jos meillä on kysyttävää, kysymys on täällä tapauksessanne. Avatkaa se silloin tällöin salasanallanne.

Pidämme henkilöllisyytenne luottamuksellisena (HinSchG 8 §). Voitte kääntyä myös ulkoisen ilmoitusyksikön puoleen, esimerkiksi liittovaltion yksikön puoleen Saksan oikeusvirastossa (Bundesamt für Justiz).

{funktion}, {unternehmen}`,

  "receipt-personal": `Hei

Kiitos ilmoituksestanne. Saimme sen {eingangsdatum} ja vahvistamme sen teille tällä viestillä (HinSchG 17 §:n 1 momentti). Tapausnumeronne on {fallnummer}.

Luemme ilmoituksen huolellisesti ja tarkistamme, kuuluuko se ilmoittajansuojelulain piiriin ja onko se perusteltu. Viimeistään {rueckmeldung_bis} kerromme teille tässä, mitä olemme suunnitelleet tai tehneet ja miksi.

Henkilöllisyytenne tietävät vain ne, jotka ottavat vastaan ilmoituksenne ja käsittelevät sitä tai auttavat siinä (HinSchG 8 §). Haitan aiheuttaminen ilmoituksen vuoksi on kielletty (HinSchG 36 §). Jos teille aiheutetaan haittaa, kirjoittakaa meille.

Avatkaa tapauksenne silloin tällöin. Kysymyksemme ovat vain täällä.

Ystävällisin terveisin
{funktion}, {unternehmen}`,

  "receipt-after-call": `Hei

Kiitos puhelustanne. Kirjasimme ilmoituksenne {eingangsdatum} ja vahvistamme, että olemme saaneet sen (HinSchG 17 §:n 1 momentti). Tapausnumeronne on {fallnummer}.

Kirjoitamme muistiin, mitä kerroitte meille. Löydätte pöytäkirjan täältä, kun se on valmis. Silloin voitte tarkistaa, korjata ja vahvistaa sen (HinSchG 11 §:n 4 momentti).

Viimeistään {rueckmeldung_bis} kerromme teille tässä, mitä olemme suunnitelleet tai tehneet ja miksi. Pidämme henkilöllisyytenne luottamuksellisena (HinSchG 8 §).

Ystävällisin terveisin
{funktion}, {unternehmen}`,

  "scope-accepted": `Hei

Olemme tarkistaneet, vastaammeko ilmoituksestanne. Vastaamme: se kuuluu ilmoittajansuojelulain piiriin (HinSchG 2 §).

Seuraavaksi tarkistamme, onko se perusteltu, ja päätämme jatkotoimista. Jos tarvitsemme lisää tietoja, kysymme teiltä tässä.

Laki suojaa teitä haitoilta, jos teillä oli ilmoittaessanne perusteltu syy uskoa, että tietonne pitävät paikkansa (HinSchG 33–37 §). Saatte palautteemme viimeistään {rueckmeldung_bis}.

Ystävällisin terveisin
{funktion}, {unternehmen}`,

  "scope-declined": `Hei

Kiitos ilmoituksesta, jonka teitte {eingangsdatum}. Olemme tarkistaneet sen. Arviomme mukaan se ei kuulu ilmoittajansuojelulain piiriin (HinSchG 2 §): [… syy yhdellä lauseella].

Tämä ei tarkoita, että asianne ei olisi tärkeä. Oikea paikka sille on: [… paikka ja miten siihen saa yhteyden]. Emme anna ilmoitustanne sinne ilman suostumustanne.

Jos teillä oli ilmoittaessanne syy uskoa, että laki koskee asiaa, henkilöllisyytenne pysyy luottamuksellisena (HinSchG 8 §:n 1 momentti). Jos arviomme on mielestänne väärä, kirjoittakaa meille. Voitte kääntyä myös ulkoisen ilmoitusyksikön puoleen, esimerkiksi liittovaltion yksikön puoleen Saksan oikeusvirastossa (Bundesamt für Justiz).

Ystävällisin terveisin
{funktion}, {unternehmen}`,

  question: `Hei

Kiitos ilmoituksestanne, jonka tapausnumero on {fallnummer}. Jotta voimme tarkistaa sen, tarvitsemme vielä joitakin tietoja. Vastatkaa vain niin paljon kuin tiedätte:

– Mitä tarkalleen tapahtui?
– Milloin ja missä se tapahtui, ja jatkuuko se yhä?
– Kuka oli mukana, kuka näki sen? Tehtävä nimen sijasta riittää.
– Mistä tiedätte sen: näittekö itse vai kuulitteko muilta?
– Onko todisteita, esimerkiksi sähköposteja, valokuvia tai laskuja?
– [… lisäkysymys]

Jos haluatte pysyä nimettömänä, huolehtikaa siitä, että teksti ja tiedostot eivät viittaa teihin. Älkää ottako riskejä hankkiaksenne todisteita.

Ystävällisin terveisin
{funktion}, {unternehmen}`,

  "question-reminder": `Hei

Kysyimme teiltä jotain tässä tapauksessa emmekä ole vielä löytäneet vastausta. Vastauksenne auttaisi meitä paljon, lyhytkin vastaus tai ”En tiedä”.

Jos emme kuule teistä viimeistään [… päivä], jatkamme sillä, mitä meillä on. Voi olla, että meidän on silloin päätettävä tapaus, koska todisteita ei ole.

Ystävällisin terveisin
{funktion}, {unternehmen}`,

  invitation: `Hei

Haluaisimme keskustella kanssanne. Keskustelu on vapaaehtoinen; jos kirjoitatte mieluummin, siitä ei ole teille mitään haittaa.

Ehdotuksemme: [… päivä, kellonaika, paikka tai puhelin]. Suostumuksellanne voimme keskustella myös videolla (HinSchG 16 §:n 3 momentti). Voitte ottaa mukaan jonkun, johon luotatte.

Teemme keskustelusta pöytäkirjan. Saamme nauhoittaa sen tai kirjoittaa sen muistiin sanasta sanaan vain, jos suostutte. Saatte pöytäkirjan tarkistettavaksi (HinSchG 11 §).

Sopiiko ehdotus teille, vai haluatteko ehdottaa jotain muuta? Kirjoittakaa meille tässä.

Ystävällisin terveisin
{funktion}, {unternehmen}`,

  record: `Hei

Keskustelumme pöytäkirja on täällä tapauksessanne nimellä ”Pöytäkirja tarkistettavaksi”.

Tarkistakaa, onko se oikein. Voitte korjata, täydentää ja vahvistaa sen (HinSchG 11 §:n 4 momentti). Valitkaa sitä varten siellä ”Vahvista”, ”Ehdota korjausta” tai ”En vahvista”.

Jos keskustelu nauhoitettiin suostumuksellanne, poistamme nauhoituksen heti, kun pöytäkirja on valmis.

Ystävällisin terveisin
{funktion}, {unternehmen}`,

  abuse: `Hei

Otamme vakavasti sen, mistä ilmoitatte, ja jatkamme sen tarkistamista. Viestissänne on kuitenkin myös loukkauksia. Kertokaa, mitä tapahtui, halventamatta muita. Niin voimme auttaa teitä paremmin.

Emme vastaa huomautuksiin, jotka eivät liity asiaan. Myös niillä, joista ilmoitetaan, on oikeuksia.

Laki suojaa niitä, joilla oli perusteltu syy uskoa, että heidän tietonsa pitävät paikkansa. Se, joka ilmoittaa tahallaan tai törkeän huolimattomasti jotain väärää, ei ole suojattu (HinSchG 9 §:n 1 momentti ja 38 §). Emme väitä, että teette niin; sanomme sen, jotta tiedätte sen.

Ystävällisin terveisin
{funktion}, {unternehmen}`,

  anonymity: `Hei

Haluatte, että kukaan ei saa tietää, kuka teki ilmoituksen. Ymmärrämme sen.

Jos ette kertonut nimeänne, emme tiedä sitä, eikä teidän tarvitse kertoa sitä. Jos tiedämme sen, sen saavat tietää vain ne, jotka ottavat vastaan ilmoituksenne ja käsittelevät sitä tai auttavat siinä (HinSchG 8 §). Kaikki muut saavat tietää sen vain, jos se on tarpeen jatkotoimia varten ja olette antanut suostumuksenne tähän yhteen tietojen luovuttamiseen (HinSchG 9 §:n 3 momentti).

Laissa on poikkeuksia: rikoksia tutkivat viranomaiset, hallintomenettelyä hoitavat viranomaiset ja tuomioistuimet voivat vaatia tietoja (HinSchG 9 §:n 2 momentti). Silloin kerromme siitä teille etukäteen, jos sitä ei ole meiltä kielletty. Jos joku ilmoittaa tahallaan tai törkeän huolimattomasti jotain väärää, hänen henkilöllisyytensä ei ole suojattu (HinSchG 9 §:n 1 momentti).

Voitte auttaa myös itse: älkää puhuko ilmoituksesta kenellekään, ja miettikää, onko jotain sellaista, minkä vain te voitte tietää.

Ystävällisin terveisin
{funktion}, {unternehmen}`,

  consent: `Hei

Jotta voimme jatkaa tarkistamista, haluaisimme antaa eteenpäin tietoja, joista teidät voi tunnistaa. Saamme tehdä sen vain suostumuksellanne (HinSchG 9 §:n 3 momentti).

Mitä haluaisimme antaa eteenpäin: [… tiedot]
Kenelle: [… tehtävä tai taho]
Miksi se on tarpeen jatkotoimia varten: [… syy]

Suostumus on vapaaehtoinen ja koskee vain tätä yhtä tietojen luovuttamista. Jos kieltäydytte, siitä ei ole teille mitään haittaa; tarkistamme silloin ilman sitä niin pitkälle kuin on mahdollista. Voitte peruuttaa suostumuksen milloin tahansa tulevan osalta.

Saatte tästä täällä erillisen kysymyksen. Vastatkaa siihen ”Suostun” tai ”Kieltäydyn”; siellä voitte myös peruuttaa suostumuksen.

Ystävällisin terveisin
{funktion}, {unternehmen}`,

  "disclosure-notice": `Hei

Kerromme teille etukäteen: meidän on annettava viranomaiselle tai tuomioistuimelle tietoja henkilöllisyydestänne (HinSchG 9 §:n 2 momentti).

Saaja: [… viranomainen tai tuomioistuin]
Peruste: [… vaatimus rikosasiassa, määräys hallintomenettelyssä tai tuomioistuimen päätös]
Laajuus: [… tiedot]
Aika: [… päivä]

Annamme vain sen, mitä vaaditaan. Suojanne ilmoituksesta johtuvilta haitoilta pysyy voimassa (HinSchG 36 §). Jos vastustatte tätä, kirjoittakaa meille heti. Voitte kysyä myös oikeudellista neuvoa.

Ystävällisin terveisin
{funktion}, {unternehmen}`,

  "hand-over": `Hei

Olemme tarkistaneet ilmoituksenne ja siirrämme menettelyn eteenpäin (HinSchG 18 §:n 4 kohta). Asiaa tutkii jatkossa: [… yrityksen yksikkö tai viranomainen].

Syy: [… syy]. Tietoja, joista teidät voi tunnistaa, annamme eteenpäin vain siltä osin kuin olette suostunut tai laki vaatii (HinSchG 8 ja 9 §).

Saatte meihin yhä yhteyden täällä. Saatte palautteemme viimeistään {rueckmeldung_bis}.

Ystävällisin terveisin
{funktion}, {unternehmen}`,

  interim: `Hei

Haluamme pitää teidät ajan tasalla. Tapauksenne {fallnummer} on yhä käsittelyssä. Tilanne {heute}: [… mitä on tapahtunut].

Seuraavaksi: [… seuraava vaihe]. HinSchG 17 §:n 2 momentin mukaisen palautteemme saatte viimeistään {rueckmeldung_bis}.

Jos muistatte vielä jotain tai jokin on muuttunut, kirjoittakaa meille tässä.

Ystävällisin terveisin
{funktion}, {unternehmen}`,

  "feedback-confirmed": `Hei

Olemme tarkistaneet ilmoituksen, jonka teitte {eingangsdatum}. Se, mistä ilmoititte, on varmistunut todeksi. Tämä on HinSchG 17 §:n 2 momentin mukainen palautteemme.

Mitä olemme tehneet: [… toteutetut jatkotoimet]
Mitä vielä suunnittelemme: [… suunnitellut jatkotoimet ja aika]
Perustelut: [… perustelut]

Emme saa kertoa teille yksityiskohtia muista ihmisistä. Kiitos, että kerroitte meille. Ilman teitä emme olisi saaneet tietää tästä.

Ystävällisin terveisin
{funktion}, {unternehmen}`,

  "feedback-unconfirmed": `Hei

Olemme tarkistaneet ilmoituksen, jonka teitte {eingangsdatum}. Emme voineet vahvistaa sitä, mistä ilmoititte. Tämä on HinSchG 17 §:n 2 momentin mukainen palautteemme.

Mitä olemme tehneet: [… toteutetut jatkotoimet]
Mitä vielä suunnittelemme: [… suunnitellut jatkotoimet tai ei mitään]
Perustelut: [… perustelut]

Tämä ei tarkoita, että emme usko teitä. Suojanne pysyy voimassa, jos teillä oli perusteltu syy uskoa, että tietonne pitävät paikkansa. Jos teillä on lisää tietoja tai todisteita, kirjoittakaa meille.

Ystävällisin terveisin
{funktion}, {unternehmen}`,

  "feedback-limited": `Hei

Olemme tarkistaneet ilmoituksen, jonka teitte {eingangsdatum}. Tämä on HinSchG 17 §:n 2 momentin mukainen palautteemme.

Mitä voimme kertoa teille: [… toteutetut ja suunnitellut jatkotoimet]
Perustelut: [… perustelut]

Enempää emme saa sanoa juuri nyt. Palautetta saa antaa vain siltä osin kuin se ei vaikuta sisäisiin selvityksiin tai tutkintaan eikä haittaa niiden ihmisten oikeuksia, joita asia koskee (HinSchG 17 §:n 2 momentin 3 virke). Kun saamme kertoa enemmän, luette sen täältä.

Ystävällisin terveisin
{funktion}, {unternehmen}`,

  "feedback-ongoing": `Hei

Saatte tänään HinSchG 17 §:n 2 momentin mukaisen palautteemme ilmoituksesta, jonka teitte {eingangsdatum}. Menettely ei ole vielä päättynyt.

Mitä olemme tehneet: [… toteutetut jatkotoimet]
Mitä vielä suunnittelemme: [… suunnitellut jatkotoimet]
Perustelut ja miksi asia kestää kauemmin: [… perustelut]

Saatte tietää tuloksen täältä, luultavasti viimeistään [… päivä].

Ystävällisin terveisin
{funktion}, {unternehmen}`,

  closing: `Hei

Olemme päättäneet ilmoitustanne koskevan menettelyn, tapausnumero {fallnummer}. Tulos ja perustelut: [… tulos ja perustelut].

Jos ette hyväksy tätä, voitte kääntyä ulkoisen ilmoitusyksikön puoleen: liittovaltion yksikön puoleen Saksan oikeusvirastossa (Bundesamt für Justiz), rahoitusalalla BaFinin puoleen tai kilpailuasioissa kartelliviraston (Bundeskartellamt) puoleen. Ne kaikki osoitteineen ovat tämän ilmoituskanavan sivulla ”Ulkoiset ilmoitusyksiköt”.

Poistamme ilmoitustanne koskevat asiakirjamme tämän päivän jälkeen: {loeschdatum} (HinSchG 11 §:n 5 momentti). Säilytämme ne kauemmin vain, jos laki vaatii ja se on oikeasuhtaista.

Jos teille aiheutetaan haittaa ilmoituksenne vuoksi, kirjoittakaa meille, myös myöhemmin. Kiitos luottamuksestanne.

Ystävällisin terveisin
{funktion}, {unternehmen}`,

  retaliation: `Hei

Ilmoititte meille jostain {eingangsdatum}. Haluaisimme tietää, miten teillä on mennyt sen jälkeen.

Onko teille aiheutettu haittaa ilmoituksenne vuoksi, tai onko teitä uhattu sillä? Esimerkiksi irtisanominen, siirto toiseen tehtävään, huonompi arvio, ulkopuolelle jättäminen tai kiusaaminen. Se on kielletty, ja kiellettyä on jo sillä uhkaaminen (HinSchG 36 §:n 1 momentti).

Jos teille aiheutuu ilmoituksen jälkeen haittaa työssä ja sanotte, että se johtuu ilmoituksesta, näin oletetaan olevan. Sen, joka aiheutti haitan, on todistettava, ettei se johdu ilmoituksesta (HinSchG 36 §:n 2 momentti). Myös vahingonkorvaus on mahdollinen (HinSchG 37 §).

Kirjoittakaa meille, mitä tapahtui ja milloin. Jos kaikki on hyvin, lyhyt ”Kaikki hyvin” riittää.

Ystävällisin terveisin
{funktion}, {unternehmen}`,
};
