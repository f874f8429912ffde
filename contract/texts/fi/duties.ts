import type { DutySource } from "../../channels/channel-duties.ts";
import type { OwnTextPage } from "../../channels/duty-pages.ts";
import { type Block, bullets, heading, paragraph, steps, titled } from "../../channels/duty-text-parts.ts";

const retention = (months: number): string => {
  const [count, unit] = months % 12 === 0 ? [months / 12, "vuoden"] : [months, "kuukauden"];
  return `Kun tapauksenne on päätetty, kaikki siihen liittyvä on poistettava ${count} ${unit} kuluttua. Sitä saa säilyttää kauemmin vain, jos laki vaatii.`;
};
/** Nobody reads an empty page: whom to ask for what is not there. */
const ask = ({ companyName, company, facts, allowAnonymous }: DutySource, what: string): Block => {
  const email = facts.email || company.email;
  const phone = facts.officePhone || facts.phone;
  const known = [email && `sähköpostitse (${email})`, phone && `puhelimitse (${phone})`].filter(Boolean).join(" tai ");
  // Whoever meets a barrier in the form should not be sent there first.
  const way = known
    ? `Kysykää sitä ${known}.`
    : `Voitte kysyä sitä ilmoitusyksiköltä: kirjoittakaa sille kohdasta ”Uusi ilmoitus”${allowAnonymous ? ", halutessanne ilman nimeänne" : ""}.`;
  return paragraph(`${companyName} ei ole vielä kertonut tässä: ${what}. ${way}`);
};

const procedure = ({ companyName, departmentName, retentionMonths, autoAcknowledge, allowAnonymous }: DutySource): Block[] => [
  paragraph(
    `Näin ${companyName} käsittelee ilmoituksenne. Menettelystä säätää Saksan ilmoittajansuojelulaki (Hinweisgeberschutzgesetz, HinSchG).`,
  ),
  heading("Kuka lukee ilmoituksenne"),
  paragraph(
    `Ilmoituksenne menee osastolle ”${departmentName}”. Sen jäsenet voivat avata ilmoituksen. Jos ilmoitusyksikkö ottaa tutkimiseen mukaan jonkun ulkopuolisen, esimerkiksi asianajajan, tämä ihminen lukee vain teidän tapauksenne ja vain rajoitetun ajan. Jos joku on esteellinen tai asiasta vastaa toinen osasto, tapaus voidaan siirtää sille; silloin sen jäsenet lukevat tapauksen. Jos toinen osasto vastaa jostain luokasta tai tätä osastoa itseään koskevista ilmoituksista, se lukee lomakkeessa ennen kuin lähetätte.`,
  ),
  paragraph(
    "Ilmoitusten käsittelijän on oltava riippumaton ja asiantunteva, ja hänen on pidettävä ilmoitukset luottamuksellisina (HinSchG 8 ja 15 §).",
  ),
  heading("Vaiheet"),
  steps(
    `Lähetätte ilmoituksenne${allowAnonymous ? ", halutessanne ilman nimeänne" : ""}. Saatte salasanan tapaustanne varten.`,
    autoAcknowledge
      ? "Ilmoituksen vastaanotto vahvistetaan heti; laki vaatii sen 7 päivän kuluessa. Vahvistus on tapauksessanne."
      : "Ilmoitusyksikkö vahvistaa 7 päivän kuluessa, että ilmoituksenne on saapunut.",
    "Ilmoitusyksikkö tarkistaa, vastaako se asiasta ja onko ilmoituksenne perusteltu. Se pitää teihin yhteyttä ja kysyy, jos jokin on epäselvää.",
    "Ilmoitusyksikkö ryhtyy jatkotoimiin. Se esimerkiksi tutkii tapauksen tai siirtää sen toimivaltaiselle taholle.",
    "Viimeistään 3 kuukautta vahvistuksen jälkeen saatte palautteen: mitä on suunnitteilla, mitä on tehty ja miksi. Jos vahvistusta ei tule, 3 kuukautta lasketaan 7. päivästä ilmoituksen saapumisen jälkeen.",
  ),
  paragraph("Vahvistuksen, kysymykset ja palautteen luette tapauksessanne salasanallanne."),
  heading("Mitä tallennetaan ja kuinka kauaksi"),
  bullets(
    "Ilmoituksenne, tiedostonne ja kaikki viestit on salattu. Myös ilmoitusyksikön muistiinpanot on salattu.",
    "Lisäksi kirjataan, milloin jotain saapui ja mitä ilmoitusyksikkö on tehnyt. Laki vaatii sen (HinSchG 11 §).",
    retention(retentionMonths),
    "IP-osoitettanne ei tallenneta.",
  ),
  heading("Teidän suojanne"),
  paragraph(
    "Jos jollakulla oli ilmoittaessaan perusteltu syy uskoa, että tiedot pitävät paikkansa, hänelle ei saa aiheuttaa siitä haittaa (HinSchG 33 ja 36 §). Nimenne saavat tietää vain ne, jotka käsittelevät ilmoitustanne; poikkeukset ovat HinSchG 9 §:ssä. Se, joka ilmoittaa tahallaan tai törkeän huolimattomasti jotain väärää, ei ole suojattu.",
  ),
  heading("Te voitte valita"),
  paragraph("Voitte kääntyä myös ulkoisen ilmoitusyksikön puoleen, heti tai myöhemmin. Ne on lueteltu sivulla ”Ulkoiset ilmoitusyksiköt”."),
];

const privacy = (source: DutySource): Block[] => {
  const { companyName, departmentName, retentionMonths, facts } = source;
  return [
    paragraph("Tämä EU:n yleisen tietosuoja-asetuksen (GDPR) 13 artiklan mukainen seloste kertoo, mitä tiedoillenne tapahtuu."),
    heading("Kuka on vastuussa"),
    ...(facts.address ? [paragraph(`${companyName}\n${facts.address}`)] : [paragraph(companyName), ask(source, "osoite")]),
    heading("Tietosuojavastaava"),
    facts.officer
      ? paragraph(facts.officer)
      : facts.hasNoOfficer
        ? paragraph(`${companyName} ei ole velvollinen nimittämään tietosuojavastaavaa eikä ole nimittänyt sellaista.`)
        : ask(source, "tietosuojavastaava"),
    heading("Mihin ja millä perusteella"),
    paragraph(
      "Tietojanne käsitellään, jotta ilmoituksenne voidaan tarkistaa ja asiaa voidaan selvittää. Oikeusperuste on GDPR:n 6 artiklan 1 kohdan c alakohta yhdessä HinSchG 10 §:n kanssa, erityisesti suojattujen tietojen osalta GDPR:n 9 artiklan 2 kohdan g alakohta yhdessä HinSchG 10 §:n kanssa.",
    ),
    paragraph(
      "Jos annatte sähköpostiosoitteen, johon kirjoitamme, kun on jotain uutta, se on vapaaehtoista (GDPR:n 6 artiklan 1 kohdan a alakohta). Voitte poistaa osoitteen tapauksessanne milloin tahansa.",
    ),
    paragraph(
      "Jos nauhoitatte ääniviestin, se lähetetään vain suostumuksellanne (GDPR:n 6 artiklan 1 kohdan a alakohta, HinSchG 11 §:n 2 momentti). Voitte peruuttaa suostumuksen tulevan osalta. Ääniviesti nauhoitetaan ja muutetaan selaimessanne.",
    ),
    heading("Mitkä tiedot"),
    paragraph(
      "Käsitellään sitä, mitä kirjoitatte, puhutte ja lisäätte tiedostoina, myös muista ihmisistä, sekä aikaa, luokkaa ja sitä, kerrotteko nimenne. Teidän ei tarvitse kertoa mitään itsestänne, paitsi jos lomake vaatii. Nämä sivut eivät käytä evästeitä, eivät lataa mitään muilta yrityksiltä eivätkä tallenna IP-osoitettanne. Niin kauan kuin kirjoitatte, selaimenne säilyttää luonnoksen salattuna tässä välilehdessä, jotta mitään ei häviä, jos sivu ladataan uudelleen. Lähettämisen jälkeen luonnos on poissa, ja tunnin kuluttua sitä ei voi enää avata.",
    ),
    heading("Kuka saa tiedot"),
    paragraph(
      `Ilmoituksenne voivat lukea osaston ”${departmentName}” jäsenet tai sen osaston jäsenet, joka mainitaan lomakkeessa. Siltä varalta, että kukaan ei enää voi avata ilmoitusta, yritys saa säilyttää vara-avaimen. Jos tapaus siirretään toiselle osastolle, sen jäsenet lukevat tapauksen. Jos ilmoitusyksikkö ottaa tutkimiseen mukaan jonkun ulkopuolisen, esimerkiksi asianajajan, tämä ihminen lukee vain teidän tapauksenne ja vain rajoitetun ajan. Muille, esimerkiksi viranomaisille, ilmoitusyksikkö saa antaa jotain eteenpäin vain siltä osin kuin HinSchG 9 § sallii.`,
    ),
    paragraph(
      "Hinweiszentrale-palvelun ylläpitäjä tallentaa tiedot yrityksen toimeksiannosta (GDPR:n 28 artikla). Sisältö on salattu päästä päähän; ylläpitäjällä ei ole siihen avainta. Ylläpitäjä voi lukea ilmoituksen ajan, luokan ja ilmoitustavan sekä sähköpostiosoitteen, jos annatte sellaisen; osoitteen saavat tietää myös matkan varrella olevat sähköpostipalvelut.",
    ),
    ...source.outside.map(({ name, service, place, ground }) =>
      paragraph(`EU:n ja ETA:n ulkopuolella ylläpitäjän toimeksiannosta: ${name}, ${place} (${service}). Siirron peruste: ${ground}.`),
    ),
    heading("Kuinka kauan"),
    paragraph(retention(retentionMonths)),
    heading("Oikeutenne"),
    bullets(
      "Voitte vaatia, että saatte nähdä tietonne (GDPR:n 15 artikla) ja että ne oikaistaan (16 artikla), poistetaan (17 artikla) tai niiden käsittelyä rajoitetaan (18 artikla).",
      "Voitte peruuttaa suostumuksenne milloin tahansa tulevan osalta. Voitte vaatia sähköpostiosoitteenne yleisessä tiedostomuodossa (20 artikla).",
      "Muiden ihmisten oikeudet ovat rajoitettuja, jos henkilöllisyytenne muuten paljastuisi (HinSchG 8 §, BDSG 29 §).",
      "Ilmoituksestanne päättää aina ihminen, ei koskaan pelkkä ohjelma.",
    ),
    heading("Valitus valvontaviranomaiselle"),
    paragraph(
      facts.supervision ||
        `Voitte valittaa sen Saksan osavaltion tietosuojaviranomaiselle, jossa ${companyName} sijaitsee tai jossa asutte tai työskentelette.`,
    ),
  ];
};

const imprint = (source: DutySource): Block[] => {
  const { companyName, company, facts } = source;
  const email = facts.email || company.email;
  const isWhole = [facts.address, facts.representedBy, email].every(Boolean);
  return [
    paragraph("Saksan digipalvelulain (Digitale-Dienste-Gesetz, DDG) 5 §:n mukaiset tiedot"),
    heading("Näiden sivujen julkaisija"),
    paragraph([companyName, facts.address].filter(Boolean).join("\n")),
    ...titled("Yhtiömuoto", companyName.includes(company.legalForm) ? "" : company.legalForm),
    ...titled("Edustaja", facts.representedBy),
    ...titled("Yhteystiedot", [email && `Sähköposti: ${email}`, facts.phone && `Puhelin: ${facts.phone}`].filter(Boolean).join("\n")),
    ...titled("Rekisteri", facts.register || company.register),
    ...titled("Arvonlisäverotunniste", facts.vatId || company.vatId),
    ...(isWhole ? [] : [heading("Mitä vielä puuttuu"), ask(source, "osa tiedoista")]),
  ];
};

const accessibility = (source: DutySource): Block[] => {
  const { facts } = source;
  return [
    paragraph("Tämä seloste koskee tämän ilmoituskanavan sivuja. Kaikkien pitää voida ilmoittaa täällä."),
    heading("Mitä teemme"),
    paragraph("Perustana ovat verkkosisällön saavutettavuusohjeet (WCAG 2.2, taso AA)."),
    bullets(
      "Kaikkea voi käyttää näppäimistöllä, ja näette, missä olette.",
      "Otsikot, kentät ja virheilmoitukset on merkitty niin, että ruudunlukuohjelmat lukevat ne.",
      "Tekstien kontrasti on vahva, vaaleana ja tummana. Tekstejä voi suurentaa, ja ne mahtuvat pienelle näytölle.",
      "Aloitussivu ja tietosivut eivät tarvitse JavaScriptiä.",
    ),
    heading("Mikä ei ole vielä saavutettavaa"),
    bullets(
      "Lomake ja tapaus tarvitsevat JavaScriptin: selaimenne salaa sillä.",
      "Aloitussivu, lomake ja tapaus ovat saatavilla selkosaksaksi (Leichte Sprache); testiryhmä ei ole vielä tarkistanut niitä. Tietosivuista vain yksi on selkokielellä.",
      "Viittomakielistä versiota ei ole.",
      "Selain ei täytä itse nimeä, puhelinnumeroa eikä sähköpostiosoitetta (WCAG 1.3.5): niistä ei ole tarkoitus jäädä mitään laitteelle.",
      "Kaikilla sivuilla on selaimessa sama otsikko ”Portal” (WCAG 2.4.2): se ei saa kertoa, mistä on kyse.",
      "Teksteissä ja tiedostoissa, joita yritys tai te lisäätte, voi olla esteitä.",
    ),
    heading("Miten tarkistettiin"),
    paragraph(
      "Tiedot perustuvat omiin tarkistuksiimme: tarkistusohjelmalla jokaisella sivutyypillä ja käsin näppäimistöllä. Riippumaton taho ei ole tarkistanut.",
    ),
    heading("Ilmoittakaa esteestä"),
    facts.accessibilityContact ? paragraph(facts.accessibilityContact) : ask(source, "yhteyshenkilö esteitä varten"),
  ];
};

/** The standard texts in Finnish, by page; each is made of what a channel says. */
export const duties: Record<OwnTextPage, (source: DutySource) => Block[]> = { procedure, privacy, imprint, accessibility };
