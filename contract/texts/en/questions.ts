import type { HouseQuestionTexts } from "../../channels/question-terms.ts";

/** The guided questions of the house, in English. */
export const questions: HouseQuestionTexts = {
  "questions.relation": "What is your relation to the company?",
  "questions.relation.1": "I work there.",
  "questions.relation.2": "I used to work there.",
  "questions.relation.3": "I applied for a job there.",
  "questions.relation.4": "I work for another business that has to do with the company.",
  "questions.relation.5": "Something else",
  "questions.when": "When did it happen?",
  "questions.when.help": "A day or a period, for example “in March” or “for a year now”.",
  "questions.where": "Where did it happen?",
  "questions.where.help": "For example a site, a department or a program.",
  "questions.knows": "Who else knows about it?",
  "questions.knows.help": "Who was there, or whom have you told?",
  "questions.evidence": "Is there any evidence?",
  "questions.evidence.help": "For example documents, e-mails or photos, and where they are. Do not get what you are not allowed to see.",
  "questions.reported": "Has this been reported before?",
  "questions.reported.1": "Yes, within the company",
  "questions.reported.2": "Yes, to an authority or another body",
  "questions.reported.3": "No",
  "questions.reported.more": "To whom, when, and what happened then?",
  "questions.reprisal": "Do you fear disadvantages because you report?",
  "questions.reprisal.1": "Yes, I fear disadvantages",
  "questions.reprisal.2": "Yes, I already have disadvantages",
  "questions.reprisal.3": "No",
  "questions.reprisal.more": "Which disadvantages?",
};
