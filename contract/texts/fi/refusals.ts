import type { ReporterRefusals } from "../../reporter-refusals.ts";

/** What a reporter's call can be refused with, in Finnish. */
export const refusals: ReporterRefusals = {
  INVALID_INPUT: "Jotkin tiedot ovat vajaita tai virheellisiä. Tarkistakaa kentät ja yrittäkää uudelleen.",
  BOX_REFUSED: "Tiedot eivät saapuneet oikein salattuina, eikä niitä tallennettu. Yrittäkää uudelleen.",
  PART_DAMAGED: "Osa tiedostosta saapui vioittuneena. Se lähetetään uudelleen.",
  FILES_INCOMPLETE: "Vähintään yksi tiedosto ei ole saapunut kokonaan. Yrittäkää uudelleen.",
  FILES_NOT_ALLOWED: "Tämä ilmoituskanava ei ota vastaan tiedostoja. Poistakaa ne.",
  CATEGORY_REQUIRED: "Valitkaa luokka.",
  CATEGORY_UNKNOWN: "Tätä luokkaa ei enää ole. Valitkaa toinen.",
  ANONYMOUS_NOT_ALLOWED: "Tämä ilmoituskanava ottaa vastaan vain luottamuksellisia ilmoituksia.",
  CASE_NOT_FOUND: "Salasana on väärä tai tapausta ei löytynyt.",
  NOT_FOUND: "Tätä ei löytynyt. Ehkä se on poistettu.",
  CHANNEL_NOT_FOUND: "Pyydettyä ilmoituskanavaa ei löytynyt.",
  REPORT_CONFLICT: "Tällä tunnuksella on jo tallennettu toinen ilmoitus. Lähettäkää ilmoitus uudelleen.",
  MESSAGE_CONFLICT: "Tällä tunnuksella on jo tallennettu toinen viesti. Lähettäkää viesti uudelleen.",
  PART_CONFLICT: "Tälle tiedoston osalle on jo tallennettu toiset tavut. Lisätkää tiedosto uudelleen.",
  DEPARTMENT_KEY_OUTDATED: "Ilmoitusyksikkö on uusinut avaimensa. Ladatkaa sivu uudelleen; tallentakaa sitä ennen tekstinne.",
  DEPARTMENT_KEY_LOST:
    "Kenelläkään ilmoitusyksikössä ei juuri nyt ole avainta, joka avaa uudet ilmoitukset. Voitte lähettää, kun uusi avain on olemassa.",
  TOO_LARGE: "Lähetetyt tiedot ovat liian suuria.",
  PROOF_NEEDED:
    "Tähän ilmoituskanavaan tulee juuri nyt hyvin paljon kerralla. Siksi selaimenne on laskettava hetki ennen lähettämistä, eikä se onnistunut. Tekstinne on tallella. Yrittäkää uudelleen.",
  STORAGE_FULL:
    "Palvelimen tallennustila on täynnä. Vika ei ole yhteydessänne. Jo saapunut on tallella; sitä, mikä on vielä tässä, ei ole lähetetty. Jättäkää sivu auki ja yrittäkää myöhemmin uudelleen. Ilman tiedostoja se voi onnistua jo nyt.",
  TOO_MANY_TRIES: "Liian monta yritystä lyhyessä ajassa. Odottakaa muutama minuutti.",
  TOO_MANY_MESSAGES:
    "Tässä tapauksessa tuli lyhyessä ajassa hyvin paljon viestejä. Siksi tätä viestiä ei lähetetty; tekstinne on yhä tässä. Odottakaa 15 minuuttia ja lähettäkää se sitten uudelleen.",
  MEETING_ASKED:
    "Tässä tapauksessa on jo pyydetty henkilökohtaista keskustelua. Pyyntöänne ei lähetetty uudelleen. Voitte lähettää lisätietoja viestillä.",
  NO_MEETING_ASKED:
    "Tässä tapauksessa ei ole avointa pyyntöä henkilökohtaisesta keskustelusta: siihen on jo vastattu tai se on peruttu. Mitään ei lähetetty.",
  UPLOAD_QUOTA:
    "Tämä ilmoituskanava ei juuri nyt voi ottaa vastaan enempää tiedostoja. Yrittäkää myöhemmin tai lähettäkää ilmoitus ilman tiedostoja.",
  UNEXPECTED: "Meillä tapahtui virhe. Tekstinne on tallella. Yrittäkää uudelleen.",
  UNAVAILABLE: "Palveluun ei juuri nyt saa yhteyttä. Tekstinne on tallella. Yrittäkää uudelleen muutaman minuutin päästä.",
};
