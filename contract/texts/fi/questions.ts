import type { HouseQuestionTexts } from "../../channels/question-terms.ts";

/** The guided questions of the house, in Finnish. */
export const questions: HouseQuestionTexts = {
  "questions.relation": "Mikä on suhteenne yritykseen?",
  "questions.relation.1": "Olen siellä töissä.",
  "questions.relation.2": "Olin ennen siellä töissä.",
  "questions.relation.3": "Hain sinne töihin.",
  "questions.relation.4": "Olen töissä toisessa yrityksessä, joka on tekemisissä yrityksen kanssa.",
  "questions.relation.5": "Jokin muu",
  "questions.when": "Milloin se tapahtui?",
  "questions.when.help": "Päivä tai ajanjakso, esimerkiksi ”maaliskuussa” tai ”jo vuoden ajan”.",
  "questions.where": "Missä se tapahtui?",
  "questions.where.help": "Esimerkiksi toimipaikka, osasto tai ohjelma.",
  "questions.knows": "Kuka muu tietää asiasta?",
  "questions.knows.help": "Kuka oli paikalla, tai kenelle olette kertonut?",
  "questions.evidence": "Onko todisteita?",
  "questions.evidence.help":
    "Esimerkiksi asiakirjoja, sähköposteja tai valokuvia, ja missä ne ovat. Älkää hankkiko mitään, mitä ette saa nähdä.",
  "questions.reported": "Onko tästä ilmoitettu aiemmin?",
  "questions.reported.1": "Kyllä, yrityksen sisällä",
  "questions.reported.2": "Kyllä, viranomaiselle tai muulle taholle",
  "questions.reported.3": "Ei",
  "questions.reported.more": "Kenelle, milloin, ja mitä sitten tapahtui?",
  "questions.reprisal": "Pelkäättekö, että ilmoittamisesta on teille haittaa?",
  "questions.reprisal.1": "Kyllä, pelkään haittaa",
  "questions.reprisal.2": "Kyllä, minulle on jo ollut haittaa",
  "questions.reprisal.3": "En",
  "questions.reprisal.more": "Mitä haittaa?",
};
