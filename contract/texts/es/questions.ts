import type { HouseQuestionTexts } from "../../channels/question-terms.ts";

/** The guided questions of the house, in Spanish. */
export const questions: HouseQuestionTexts = {
  "questions.relation": "¿Qué relación tiene con la empresa?",
  "questions.relation.1": "Trabajo allí.",
  "questions.relation.2": "Antes trabajaba allí.",
  "questions.relation.3": "Solicité un empleo allí.",
  "questions.relation.4": "Trabajo para otra empresa que tiene relación con ella.",
  "questions.relation.5": "Otra",
  "questions.when": "¿Cuándo fue?",
  "questions.when.help": "Un día o un período, por ejemplo «en marzo» o «desde hace un año».",
  "questions.where": "¿Dónde fue?",
  "questions.where.help": "Por ejemplo, una sede, una unidad o un programa.",
  "questions.knows": "¿Quién más lo sabe?",
  "questions.knows.help": "¿Quién estaba presente o a quién se lo ha contado?",
  "questions.evidence": "¿Hay pruebas?",
  "questions.evidence.help": "Por ejemplo, documentos, correos o fotos, y dónde están. No tome nada que no le esté permitido ver.",
  "questions.reported": "¿Se ha denunciado ya?",
  "questions.reported.1": "Sí, en la empresa",
  "questions.reported.2": "Sí, ante una autoridad u otro organismo",
  "questions.reported.3": "No",
  "questions.reported.more": "¿A quién, cuándo, y qué pasó después?",
  "questions.reprisal": "¿Teme que le perjudiquen por denunciar?",
  "questions.reprisal.1": "Sí, temo que me perjudiquen",
  "questions.reprisal.2": "Sí, ya me perjudican",
  "questions.reprisal.3": "No",
  "questions.reprisal.more": "¿De qué manera?",
};
