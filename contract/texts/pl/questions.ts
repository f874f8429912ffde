import type { HouseQuestionTexts } from "../../channels/question-terms.ts";

/** The guided questions of the house, in Polish. */
export const questions: HouseQuestionTexts = {
  "questions.relation": "Co łączy Państwa z firmą?",
  "questions.relation.1": "Pracuję tam.",
  "questions.relation.2": "To moje dawne miejsce pracy.",
  "questions.relation.3": "Moje podanie o pracę trafiło do tej firmy.",
  "questions.relation.4": "Pracuję dla innej firmy, która ma do czynienia z tą firmą.",
  "questions.relation.5": "Coś innego",
  "questions.when": "Kiedy to było?",
  "questions.when.help": "Dzień lub okres, na przykład „w marcu” albo „od roku”.",
  "questions.where": "Gdzie to było?",
  "questions.where.help": "Na przykład zakład, dział lub program.",
  "questions.knows": "Kto jeszcze o tym wie?",
  "questions.knows.help": "Kto przy tym był albo komu Państwo o tym opowiedzieli?",
  "questions.evidence": "Czy są dowody?",
  "questions.evidence.help":
    "Na przykład dokumenty, e-maile lub zdjęcia i gdzie one są. Proszę nie zdobywać niczego, czego nie wolno Państwu oglądać.",
  "questions.reported": "Czy już to zgłoszono?",
  "questions.reported.1": "Tak, w firmie",
  "questions.reported.2": "Tak, w urzędzie lub innym miejscu",
  "questions.reported.3": "Nie",
  "questions.reported.more": "Komu, kiedy i co się potem stało?",
  "questions.reprisal": "Czy boją się Państwo gorszego traktowania z powodu zgłoszenia?",
  "questions.reprisal.1": "Tak, boję się gorszego traktowania",
  "questions.reprisal.2": "Tak, już mnie to spotkało",
  "questions.reprisal.3": "Nie",
  "questions.reprisal.more": "Na czym to polega?",
};
