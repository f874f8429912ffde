import type { HouseQuestionTexts } from "../../channels/question-terms.ts";

/** The guided questions of the house, in Maltese. */
export const questions: HouseQuestionTexts = {
  "questions.relation": "X’relazzjoni għandek mal-kumpanija?",
  "questions.relation.1": "Naħdem hemm.",
  "questions.relation.2": "Qabel kont naħdem hemm.",
  "questions.relation.3": "Applikajt għal xogħol hemm.",
  "questions.relation.4": "Naħdem ma’ negozju ieħor li għandu x’jaqsam mal-kumpanija.",
  "questions.relation.5": "Xi ħaġa oħra",
  "questions.when": "Meta ġara?",
  "questions.when.help": "Jum jew perjodu, pereżempju “f’Marzu” jew “ilu sena”.",
  "questions.where": "Fejn ġara?",
  "questions.where.help": "Pereżempju post tax-xogħol, uffiċċju jew programm.",
  "questions.knows": "Min iktar jaf b’dan?",
  "questions.knows.help": "Min kien hemm, jew lil min għidtlu?",
  "questions.evidence": "Hemm xi provi?",
  "questions.evidence.help": "Pereżempju dokumenti, emails jew ritratti, u fejn jinsabu. M’għandek iġġib xejn li m’għandekx permess tara.",
  "questions.reported": "Dan diġà ġie rrapportat?",
  "questions.reported.1": "Iva, fil-kumpanija",
  "questions.reported.2": "Iva, lil awtorità jew uffiċċju ieħor",
  "questions.reported.3": "Le",
  "questions.reported.more": "Lil min, meta, u x’ġara wara?",
  "questions.reprisal": "Tibża’ minn żvantaġġi għax qed tirrapporta?",
  "questions.reprisal.1": "Iva, nibża’ minn żvantaġġi",
  "questions.reprisal.2": "Iva, diġà għandi żvantaġġi",
  "questions.reprisal.3": "Le",
  "questions.reprisal.more": "Liema żvantaġġi?",
};
