import type { OfficeTexts } from "../language-texts.ts";

/** What an office's channel says and gives out, in Finnish. */
export const office: OfficeTexts = {
  name: "Sisäinen ilmoitusyksikkö",
  firstPage: [
    "Täällä voitte ilmoittaa väärinkäytöksistä yrityksessä {company}: luottamuksellisesti tai ilman nimeänne. Käyttäjätiliä ei tarvita.",
    "Näin se toimii",
    "Kerrotte, mitä tapahtui, ja lisäätte tiedostoja, jos teillä on niitä. Sen jälkeen saatte salasanan. Sillä luette myöhemmin vastauksemme ja voitte kirjoittaa meille lisää.",
    "Kuka lukee ilmoituksenne",
    "Sisäisen ilmoitusyksikön käsittelijät ja ne, jotka heidän on otettava mukaan tapaukseenne. Heillä kaikilla on velvollisuus pitää asia luottamuksellisena. Vilpittömässä mielessä ilmoittava on suojattu vastatoimilta.",
  ],
  bodies: {
    justice: {
      name: "Saksan liittovaltion ulkoinen ilmoitusyksikkö oikeusvirastossa (Bundesamt für Justiz, BfJ)",
      purpose:
        "Kaikki rikkomukset, joita mikään muu yksikkö ei käsittele (HinSchG 19 §). Jos ette tiedä, kuka vastaa, tämä on oikea paikka.",
    },
    finance: {
      name: "Saksan finanssivalvonta (BaFin), ilmoittajien yhteyspiste",
      purpose: "Rikkomukset pankeissa, vakuutusyhtiöissä, rahoituspalveluissa ja pääomamarkkinoilla sekä rahanpesu niissä (HinSchG 21 §).",
    },
    competition: {
      name: "Saksan kartellivirasto (Bundeskartellamt)",
      purpose:
        "Kilpailulain rikkomukset, esimerkiksi sopiminen hinnoista, sekä suuria digitaalisia alustoja koskevien sääntöjen rikkomukset (HinSchG 22 §).",
    },
    states: {
      name: "Saksan osavaltioiden ulkoiset ilmoitusyksiköt",
      purpose:
        "Jokainen osavaltio voi perustaa oman yksikön hallintonsa ja kuntiensa rikkomuksia varten (HinSchG 20 §). Jos sitä ei ole, vastuussa on liittovaltion ulkoinen ilmoitusyksikkö. Se kertoo myös, mikä yksikkö teidän osavaltiossanne on.",
    },
    fraud: {
      name: "Euroopan petostentorjuntavirasto (OLAF)",
      purpose: "Petokset ja korruptio, jotka vahingoittavat EU:n talousarviota, sekä väärinkäytökset EU:n toimielimissä.",
    },
    ships: {
      name: "Euroopan meriturvallisuusvirasto (EMSA)",
      purpose: "Laivojen turvallisuus ja meren suojelu laivojen aiheuttamalta pilaantumiselta.",
    },
    aviation: {
      name: "Euroopan unionin lentoturvallisuusvirasto (EASA)",
      purpose: "Lentoliikenteen turvallisuus.",
    },
    markets: {
      name: "Euroopan arvopaperimarkkinaviranomainen (ESMA)",
      purpose: "Luottoluokituslaitokset, kauppatietorekisterit ja muut, joita se itse valvoo.",
    },
    medicines: {
      name: "Euroopan lääkevirasto (EMA)",
      purpose: "Lääkkeet: myyntilupa, valmistus, tutkimukset ja turvallisuus.",
    },
    ai: {
      name: "Euroopan tekoälytoimisto (AI Office)",
      purpose: "Tekoälysäädöksen rikkomukset, kun rikkojana on yleiskäyttöisten tekoälymallien tarjoaja.",
    },
  },
  consent:
    "Pyydämme suostumustanne siihen, että annamme eteenpäin tietoja henkilöllisyydestänne (Saksan ilmoittajansuojelulaki HinSchG 9 §:n 3 momentti).\n\nKenelle: {recipient}\nMihin: {purpose}\nMitä annetaan: {details}\n\nSuostumus koskee vain tätä yhtä tietojen luovuttamista.",
  record: {
    final: "Ilmoituksenne pöytäkirja on lopullinen.",
    recorded: "Ilmoitukseenne kuuluu nyt keskustelun äänite. Suostumus on annettu {date}: ”{wording}”",
    destroyed: "Äänite on hävitetty.",
  },
  feedback: {
    greeting: "Hei\n\nTässä on palautteemme ilmoitukseenne.",
    taken: "Toteutetut jatkotoimet:",
    planned: "Suunnitellut jatkotoimet:",
    reasons: "Perustelut:",
    withheld: "Mitä emme saa kertoa teille ja miksi:",
    regards: "Ilmoitusyksikkönne",
  },
  meetingHeld: "Henkilökohtainen keskustelu on pidetty.",
  poster: {
    language: "fi-FI",
    title: "Ilmoittakaa väärinkäytöksestä –",
    subtitle: "luottamuksellisesti tai nimettömästi",
    lead: "Oletteko huomannut jotain, mikä ei ole oikein? Ilmoittakaa siitä sisäiselle ilmoitusyksiköllemme. Käyttäjätiliä ei tarvita.",
    steps: [
      {
        name: "Avatkaa sivu",
        text: "Skannatkaa QR-koodi puhelimella tai kirjoittakaa osoite.",
      },
      {
        name: "Kertokaa, mitä tapahtui",
        text: "Halutessanne ilman nimeänne. Voitte lisätä tiedostoja.",
      },
      {
        name: "Säilyttäkää salasana",
        text: "Sillä luette vastauksemme ja kirjoitatte meille lisää.",
      },
    ],
    qr: "QR-koodi, jossa on ilmoitusyksikön osoite",
    address: "Osoite, jonka voi kirjoittaa",
    sealed: "Ilmoituksenne salataan laitteessanne. Vain ilmoitusyksikkö voi lukea sen.",
    device: "Käyttäkää mieluiten omaa laitetta ja muuta kuin yrityksen verkkoa.",
    fingerprint: "Avaimen sormenjälki",
    fingerprintMeans: "Portaali näyttää samat merkit, ennen kuin lähetätte mitään. Jos merkit ovat muita, älkää lähettäkö mitään.",
    documentTitle: "{company}: väärinkäytöksistä ilmoittaminen",
  },
  link: {
    label: "Ilmoita väärinkäytöksestä",
    title: "Yrityksen {company} ilmoitusyksikkö, avautuu uuteen välilehteen",
  },
  news: {
    subject: "Jotain uutta",
    text: "Teille on uusi viesti. Voitte lukea sen salasanallanne.",
    open: "Avaa",
  },
  sheet: {
    text: "Ilmoituksenne kirjautumisohje\n\nTapausnumero: {caseNumber}\nOsoite: {address}\n\nTapauksenne salasana:\n\n{password}\n\nAvatkaa osoite ja kirjoittakaa salasana. Siellä luette vastauksemme, kirjoitatte meille ja tarkistatte ilmoituksenne pöytäkirjan.\n\nMitä seuraavaksi tapahtuu: vahvistamme viimeistään seitsemän päivän kuluttua, että ilmoitus on saapunut, ja annamme teille palautteen viimeistään kolme kuukautta sen jälkeen. Pidämme henkilöllisyytenne luottamuksellisena.\n\nSäilyttäkää tämä paperi turvallisessa paikassa. Kukaan ei voi palauttaa salasanaa, emme mekään.",
    qr: "QR-koodi, jossa on tapauksenne osoite",
    scan: "Osoite luettavaksi puhelimella. Salasana ei ole siinä.",
  },
};
