import type { CopyTemplateId } from "../../templates/template-topics.ts";

/** The house's texts to persons concerned and to staff in Finnish; they are copied and go another way than the case. */
export const copies: Record<CopyTemplateId, string> = {
  "person-concerned": `[… puhuttelu]

{funktion} ({unternehmen}) on saanut ilmoituksen, joka koskee myös teitä. Kerromme tästä teille EU:n yleisen tietosuoja-asetuksen (GDPR) 14 artiklan mukaan. Ilmoitus ei ole vielä tulos: mitään siitä ei ole näytetty toteen, ja voitte kertoa oman kantanne.

Mistä on kyse: [… aihe, ilman viittausta ilmoittajaan]
Rekisterinpitäjä: {unternehmen}, [… osoite ja yhteystiedot]
Tietosuoja: [… tietosuojavastaavan yhteystiedot]
Tarkoitus: ilmoituksen tarkistaminen ja jatkotoimet
Oikeusperuste: GDPR:n 6 artiklan 1 kohdan c alakohta yhdessä HinSchG 10 §:n kanssa
Mitkä tiedot: [… tietoryhmät, esimerkiksi nimi, tehtävä, kuvatut tapahtumat]
Kuka saa ne: henkilöt, jotka vastaavat ilmoituksesta; [… muut saajat tai ei muita]
Mistä ne ovat peräisin: ilmoituksesta. Emme saa sanoa, kenen (HinSchG 8 §, BDSG 29 §:n 1 momentti).
Kuinka kauan: yleensä kolme vuotta menettelyn päättymisestä (HinSchG 11 §:n 5 momentti)

Teillä on oikeus nähdä tietonne, saada ne oikaistuiksi tai poistetuiksi ja rajoittaa niiden käsittelyä siltä osin kuin laki ei rajoita näitä oikeuksia. Voitte valittaa tietosuojaviranomaiselle.

Älkää yrittäkö selvittää, kuka teki ilmoituksen. Haitan aiheuttaminen ilmoittajille on kielletty (HinSchG 36 §).

{heute}
{funktion}, {unternehmen}`,

  access: `[… puhuttelu]

Olette pyytänyt tietojanne GDPR:n 15 artiklan mukaan. Tässä ne ovat, tilanne {heute}.

Käsittelemmekö tietojanne: [… kyllä tai ei]
Mitkä tiedot: [… tietoryhmät ja sisältö]
Tarkoitus: ilmoituksen tarkistaminen ja jatkotoimet
Oikeusperuste: GDPR:n 6 artiklan 1 kohdan c alakohta yhdessä HinSchG 10 §:n kanssa
Saajat: [… saajat tai saajien ryhmät]
Alkuperä: [… alkuperä, jos sen saa kertoa]
Kuinka kauan: yleensä kolme vuotta menettelyn päättymisestä (HinSchG 11 §:n 5 momentti)
Automaattisia päätöksiä ei tehdä.

Joitakin tietoja emme saa antaa, koska ne on pidettävä salassa ennen kaikkea muiden oikeutettujen etujen vuoksi. Tällainen tieto on se, kuka teki ilmoituksen (HinSchG 8 §, BDSG 29 §:n 1 momentti).

Teillä on oikeus saada tietonne oikaistuiksi tai poistetuiksi ja rajoittaa niiden käsittelyä siltä osin kuin laki ei rajoita näitä oikeuksia. Voitte valittaa tietosuojaviranomaiselle.

{funktion}, {unternehmen}`,

  "staff-mail": `Aihe: Näin voitte ilmoittaa väärinkäytöksistä

Hei

Jos yrityksessä {unternehmen} jokin ei ole oikein, haluamme tietää sen. Sitä varten meillä on {funktion}.

Voitte ilmoittaa täällä: [… ilmoituskanavan täydellinen osoite]. Kirjautumista ei tarvita, ja voitte ilmoittaa milloin tahansa, omalla nimellänne tai nimettömästi. Voitte ilmoittaa myös puhelimessa tai keskustelussa: [… yhteystiedot].

Ilmoituksenne käsittelijät ovat riippumattomia, ja heidän on pidettävä asia luottamuksellisena (HinSchG 8 ja 15 §). Vahvistamme ilmoituksen vastaanoton seitsemän päivän kuluessa, ja viimeistään kolme kuukautta sen jälkeen kerromme teille, mitä olemme tehneet.

Haitan aiheuttaminen ilmoituksen vuoksi on kielletty (HinSchG 36 §). Voitte valita myös ulkoisen ilmoitusyksikön, esimerkiksi liittovaltion yksikön Saksan oikeusvirastossa (Bundesamt für Justiz). Jos rikkomukseen voidaan puuttua tehokkaasti yrityksen sisällä ettekä pelkää haittaa, ilmoittakaa ensin yrityksen sisällä.

Ystävällisin terveisin
{unternehmen}`,

  "staff-intranet": `Väärinkäytöksistä ilmoittaminen

Lahjonta, petos, vaarat työpaikalla, syrjintä, ympäristö- tai tietosuojasääntöjen rikkominen: se, joka saa työssään tietää tällaisesta, voi ilmoittaa siitä. Ilmoituksia ottaa vastaan {funktion}.

Missä: [… ilmoituskanavan täydellinen osoite]
Miten: kirjallisesti, halutessanne nimettömästi; puhelimessa tai keskustelussa: [… yhteystiedot]
Kuka lukee: vain ilmoitusyksikön käsittelijät
Milloin kuulette meistä: vahvistus vastaanotosta seitsemän päivän kuluessa, palaute viimeistään kolme kuukautta sen jälkeen
Teidän suojanne: luottamuksellisuus (HinSchG 8 §) ja vastatoimien kielto (HinSchG 36 §)

Voitte valita sen sijaan myös ulkoisen ilmoitusyksikön: liittovaltion yksikön Saksan oikeusvirastossa (Bundesamt für Justiz), finanssivalvonnan (BaFin) tai kartelliviraston (Bundeskartellamt) yksikön.

Jos henki tai terveys on vaarassa, soittakaa ensin hätänumeroon 110 tai 112.`,

  "staff-notice": `Onko jokin väärin? Kertokaa meille.

{funktion} ({unternehmen}) ottaa vastaan ilmoituksia:
luottamuksellisesti, halutessanne nimettömästi, milloin tahansa.

[… ilmoituskanavan täydellinen osoite tai QR-koodi]
[… puhelin ja palveluajat]

Se, joka ilmoittaa, on suojattu. Haitan aiheuttaminen on kielletty (HinSchG 36 §).
Voitte valita myös ulkoisen ilmoitusyksikön, esimerkiksi Saksan oikeusvirastossa (Bundesamt für Justiz).`,

  "new-staff": `Tervetuloa yritykseen {unternehmen}

Työnne alkuun kuuluu myös tämä tieto: Saksan ilmoittajansuojelulain (HinSchG) mukaan meillä ilmoituksia ottaa vastaan {funktion}. Sinne voitte ilmoittaa rikkomuksista, joista saatte tietää työssänne, myös jo ajalta, jolloin haitte työpaikkaa.

Osoite: [… ilmoituskanavan täydellinen osoite]
Muut tavat: [… puhelin, keskustelu]

Voitte kertoa nimenne tai pysyä nimettömänä. Ilmoituksenne lukevat vain ne, jotka vastaavat siitä; heidän on pidettävä asia luottamuksellisena (HinSchG 8 §). Haitan aiheuttaminen ilmoituksen vuoksi on kielletty (HinSchG 36 §). Voitte valita myös ulkoisen ilmoitusyksikön, esimerkiksi liittovaltion yksikön Saksan oikeusvirastossa (Bundesamt für Justiz).

Se, mitä teemme tiedoillanne, lukee ilmoituskanavan tietosuojaselosteessa.`,
};
