import type { HouseQuestionTexts } from "../../channels/question-terms.ts";

/** The guided questions of the house, in Russian. */
export const questions: HouseQuestionTexts = {
  "questions.relation": "Какое отношение Вы имеете к компании?",
  "questions.relation.1": "Я там работаю.",
  "questions.relation.2": "Это моё прежнее место работы.",
  "questions.relation.3": "Туда отправлено моё заявление о приёме на работу.",
  "questions.relation.4": "Я работаю в другой организации, которая связана с этой компанией.",
  "questions.relation.5": "Другое",
  "questions.when": "Когда это было?",
  "questions.when.help": "День или период, например «в марте» или «уже год».",
  "questions.where": "Где это было?",
  "questions.where.help": "Например, место работы, отдел или программа.",
  "questions.knows": "Кто ещё об этом знает?",
  "questions.knows.help": "Кто там был или кому Вы об этом рассказали?",
  "questions.evidence": "Есть ли доказательства?",
  "questions.evidence.help":
    "Например, документы, электронные письма или фото, и где они находятся. Не берите то, что Вам нельзя смотреть.",
  "questions.reported": "Об этом уже сообщали?",
  "questions.reported.1": "Да, внутри компании",
  "questions.reported.2": "Да, в государственный орган или другую службу",
  "questions.reported.3": "Нет",
  "questions.reported.more": "Кому, когда и что было потом?",
  "questions.reprisal": "Вы боитесь негативных последствий из-за обращения?",
  "questions.reprisal.1": "Да, я боюсь негативных последствий",
  "questions.reprisal.2": "Да, негативные последствия уже есть",
  "questions.reprisal.3": "Нет",
  "questions.reprisal.more": "Какие последствия?",
};
