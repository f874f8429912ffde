import type { HouseQuestionTexts } from "../../channels/question-terms.ts";

/** The guided questions of the house, in Italian. */
export const questions: HouseQuestionTexts = {
  "questions.relation": "Che rapporto ha con l’azienda?",
  "questions.relation.1": "Ci lavoro.",
  "questions.relation.2": "Ci ho lavorato in passato.",
  "questions.relation.3": "Ho fatto domanda di lavoro lì.",
  "questions.relation.4": "Lavoro per un’altra ditta che ha a che fare con l’azienda.",
  "questions.relation.5": "Altro",
  "questions.when": "Quando è successo?",
  "questions.when.help": "Un giorno o un periodo, per esempio «a marzo» o «da un anno».",
  "questions.where": "Dove è successo?",
  "questions.where.help": "Per esempio una sede, un ufficio o un programma.",
  "questions.knows": "Chi altro lo sa?",
  "questions.knows.help": "Chi era presente, o a chi lo ha raccontato?",
  "questions.evidence": "Ci sono prove?",
  "questions.evidence.help": "Per esempio documenti, e-mail o foto, e dove si trovano. Non prenda nulla che non ha il permesso di vedere.",
  "questions.reported": "È già stato segnalato?",
  "questions.reported.1": "Sì, in azienda",
  "questions.reported.2": "Sì, a un’autorità o a un altro ente",
  "questions.reported.3": "No",
  "questions.reported.more": "A chi, quando, e che cosa è successo dopo?",
  "questions.reprisal": "Teme svantaggi per questa segnalazione?",
  "questions.reprisal.1": "Sì, temo svantaggi",
  "questions.reprisal.2": "Sì, ho già svantaggi",
  "questions.reprisal.3": "No",
  "questions.reprisal.more": "Quali svantaggi?",
};
