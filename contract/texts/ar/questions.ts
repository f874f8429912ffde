import type { HouseQuestionTexts } from "../../channels/question-terms.ts";

/** The guided questions of the house, in Arabic. */
export const questions: HouseQuestionTexts = {
  "questions.relation": "ما علاقتكم بالشركة؟",
  "questions.relation.1": "أعمل هناك.",
  "questions.relation.2": "كنت أعمل هناك سابقًا.",
  "questions.relation.3": "تقدمت بطلب عمل هناك.",
  "questions.relation.4": "أعمل لدى شركة أخرى لها علاقة بهذه الشركة.",
  "questions.relation.5": "شيء آخر",
  "questions.when": "متى حدث ذلك؟",
  "questions.when.help": "يوم أو فترة، مثلًا «في مارس» أو «منذ سنة».",
  "questions.where": "أين حدث ذلك؟",
  "questions.where.help": "مثلًا في فرع أو قسم أو برنامج.",
  "questions.knows": "مَن يعرف بالأمر أيضًا؟",
  "questions.knows.help": "مَن كان حاضرًا، أو مَن أخبرتموه بذلك؟",
  "questions.evidence": "هل توجد أدلة؟",
  "questions.evidence.help": "مثلًا مستندات أو رسائل بريد إلكتروني أو صور، وأين توجد. لا تأخذوا شيئًا لا يجوز لكم رؤيته.",
  "questions.reported": "هل تم الإبلاغ عن ذلك من قبل؟",
  "questions.reported.1": "نعم، داخل الشركة",
  "questions.reported.2": "نعم، لدى سلطة أو جهة أخرى",
  "questions.reported.3": "لا",
  "questions.reported.more": "لدى مَن، ومتى، وماذا حدث بعد ذلك؟",
  "questions.reprisal": "هل تخافون من أضرار لأنكم تقدّمون بلاغًا؟",
  "questions.reprisal.1": "نعم، أخاف من أضرار",
  "questions.reprisal.2": "نعم، لحقت بي أضرار بالفعل",
  "questions.reprisal.3": "لا",
  "questions.reprisal.more": "ما هذه الأضرار؟",
};
