import type { HouseQuestionTexts } from "../../channels/question-terms.ts";

/** The guided questions of the house, in Ukrainian. */
export const questions: HouseQuestionTexts = {
  "questions.relation": "Як ви пов’язані з компанією?",
  "questions.relation.1": "Я там працюю.",
  "questions.relation.2": "Це моє колишнє місце роботи.",
  "questions.relation.3": "Туди подано мою заяву на роботу.",
  "questions.relation.4": "Я працюю в іншій фірмі, яка має справи з компанією.",
  "questions.relation.5": "Інше",
  "questions.when": "Коли це було?",
  "questions.when.help": "День або період, наприклад «у березні» чи «вже рік».",
  "questions.where": "Де це було?",
  "questions.where.help": "Наприклад, місце роботи, відділ або програма.",
  "questions.knows": "Хто ще про це знає?",
  "questions.knows.help": "Хто був при цьому або кому ви про це розповіли?",
  "questions.evidence": "Чи є докази?",
  "questions.evidence.help": "Наприклад, документи, електронні листи або фото, і де вони є. Не беріть того, чого вам не дозволено бачити.",
  "questions.reported": "Про це вже повідомляли?",
  "questions.reported.1": "Так, у компанії",
  "questions.reported.2": "Так, державному органу або в інше місце",
  "questions.reported.3": "Ні",
  "questions.reported.more": "Кому, коли і що було потім?",
  "questions.reprisal": "Чи боїтеся ви негативних наслідків через те, що повідомляєте?",
  "questions.reprisal.1": "Так, я боюся негативних наслідків",
  "questions.reprisal.2": "Так, у мене вже є негативні наслідки",
  "questions.reprisal.3": "Ні",
  "questions.reprisal.more": "Які наслідки?",
};
