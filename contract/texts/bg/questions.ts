import type { HouseQuestionTexts } from "../../channels/question-terms.ts";

/** The guided questions of the house, in Bulgarian. */
export const questions: HouseQuestionTexts = {
  "questions.relation": "Каква е връзката Ви с фирмата?",
  "questions.relation.1": "Работя там.",
  "questions.relation.2": "Преди работех там.",
  "questions.relation.3": "Кандидатствах за работа там.",
  "questions.relation.4": "Работя за друга фирма, която има общо с тази фирма.",
  "questions.relation.5": "Друго",
  "questions.when": "Кога беше това?",
  "questions.when.help": "Ден или период, например „през март“ или „от една година“.",
  "questions.where": "Къде беше това?",
  "questions.where.help": "Например обект, отдел или програма.",
  "questions.knows": "Кой друг знае за това?",
  "questions.knows.help": "Кой беше там или на кого сте разказали?",
  "questions.evidence": "Има ли доказателства?",
  "questions.evidence.help": "Например документи, имейли или снимки и къде са те. Не вземайте нищо, което нямате право да виждате.",
  "questions.reported": "Подаван ли е вече сигнал за това?",
  "questions.reported.1": "Да, във фирмата",
  "questions.reported.2": "Да, до държавен орган или другаде",
  "questions.reported.3": "Не",
  "questions.reported.more": "До кого, кога и какво стана след това?",
  "questions.reprisal": "Страхувате ли се, че ще Ви навредят заради сигнала?",
  "questions.reprisal.1": "Да, страхувам се от това",
  "questions.reprisal.2": "Да, вече ми вредят",
  "questions.reprisal.3": "Не",
  "questions.reprisal.more": "С какво Ви вредят или могат да Ви навредят?",
};
