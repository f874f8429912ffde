import type { MadePageTexts } from "../language-texts.ts";

/** What stands on the pages that no company writes itself, in Finnish. */
export const madePages: MadePageTexts = {
  choice:
    "Saatte valita vapaasti: voitte kääntyä sisäisen tai ulkoisen ilmoitusyksikön puoleen. Teidän ei tarvitse ilmoittaa ensin sisäisesti, ja myös sisäisen ilmoituksen jälkeen voitte vielä kääntyä ulkoisen ilmoitusyksikön puoleen. Kukaan ei saa estää teitä (HinSchG 7 §).",
  asOf: "Luettelon päiväys: {date}",
  levels: {
    federal: "Saksan liittovaltion yksiköt",
    states: "Saksan osavaltioiden yksiköt",
    union: "Euroopan unionin yksiköt",
  },
  own: "Lisännyt {company}",
  ownText: "Nämä yksiköt on lisännyt {company}. Ne eivät kuulu yllä olevaan luetteloon.",
  phone: "Puhelin",
  hours: "Tavoitettavissa",
  meeting: "Henkilökohtainen keskustelu",
  meetingRight:
    "Jos pyydätte sitä, ilmoitusyksikön on tarjottava teille kohtuullisessa ajassa henkilökohtainen keskustelu (HinSchG 16 §:n 3 momentti). Pyydätte sitä kohdassa ”Uusi ilmoitus” valinnalla ”Pyydän henkilökohtaista keskustelua” tai tapauksenne sivulla. Sen jälkeen sovitte ajan tapauksessanne.",
  noPhone:
    "{company} ei ole kertonut tässä ilmoitusyksikön puhelinnumeroa. Jos puhutte mieluummin kuin kirjoitatte, pyytäkää soittoa tai keskustelua kohdasta ”Uusi ilmoitus”.",
  lead: "Teidän ei tarvitse kirjoittaa ilmoitustanne. Voitte myös puhua ilmoitusyksikön kanssa.",
  outside: "Ulkoiset ilmoitusyksiköt",
  outsideText: "Voitte kääntyä myös ulkoisen ilmoitusyksikön puoleen. Ne on lueteltu sivulla ”Ulkoiset ilmoitusyksiköt”.",
};
