import type { HouseQuestionTexts } from "../../channels/question-terms.ts";

/** The guided questions of the house, in Portuguese. */
export const questions: HouseQuestionTexts = {
  "questions.relation": "Qual é a sua relação com a empresa?",
  "questions.relation.1": "Trabalho lá.",
  "questions.relation.2": "Já trabalhei lá.",
  "questions.relation.3": "Candidatei-me lá a um emprego.",
  "questions.relation.4": "Trabalho para outra empresa que tem a ver com esta.",
  "questions.relation.5": "Outra",
  "questions.when": "Quando foi?",
  "questions.when.help": "Um dia ou um período, por exemplo «em março» ou «há um ano».",
  "questions.where": "Onde foi?",
  "questions.where.help": "Por exemplo um local da empresa, um departamento ou um programa.",
  "questions.knows": "Quem mais sabe disto?",
  "questions.knows.help": "Quem estava presente, ou a quem contou?",
  "questions.evidence": "Há provas?",
  "questions.evidence.help":
    "Por exemplo documentos, e-mails ou fotografias, e onde estão. Não vá buscar nada que não tenha autorização para ver.",
  "questions.reported": "Isto já foi denunciado?",
  "questions.reported.1": "Sim, na empresa",
  "questions.reported.2": "Sim, a uma autoridade ou outra entidade",
  "questions.reported.3": "Não",
  "questions.reported.more": "A quem, quando, e o que aconteceu depois?",
  "questions.reprisal": "Tem medo de consequências negativas por denunciar?",
  "questions.reprisal.1": "Sim, tenho medo de consequências",
  "questions.reprisal.2": "Sim, já sofro consequências",
  "questions.reprisal.3": "Não",
  "questions.reprisal.more": "Que consequências?",
};
