import type { HouseQuestionTexts } from "../../channels/question-terms.ts";

/** The guided questions of the house, in Turkish. */
export const questions: HouseQuestionTexts = {
  "questions.relation": "Şirketle ilişkiniz nedir?",
  "questions.relation.1": "Orada çalışıyorum.",
  "questions.relation.2": "Daha önce orada çalıştım.",
  "questions.relation.3": "Oraya iş başvurusu yaptım.",
  "questions.relation.4": "Bu şirketle ilişkisi olan başka bir iş yerinde çalışıyorum.",
  "questions.relation.5": "Diğer",
  "questions.when": "Bu ne zaman oldu?",
  "questions.when.help": "Bir gün veya bir dönem, örneğin “mart ayında” veya “bir yıldır”.",
  "questions.where": "Bu nerede oldu?",
  "questions.where.help": "Örneğin bir şube, bir birim veya bir program.",
  "questions.knows": "Bunu başka kim biliyor?",
  "questions.knows.help": "Orada kimler vardı veya bunu kime anlattınız?",
  "questions.evidence": "Kanıt var mı?",
  "questions.evidence.help":
    "Örneğin belgeler, e-postalar veya fotoğraflar ve bunların nerede olduğu. Görmeye izniniz olmayan bir şeyi almayın.",
  "questions.reported": "Bu daha önce bildirildi mi?",
  "questions.reported.1": "Evet, şirket içinde",
  "questions.reported.2": "Evet, bir resmî makama veya başka bir yere",
  "questions.reported.3": "Hayır",
  "questions.reported.more": "Kime, ne zaman ve sonra ne oldu?",
  "questions.reprisal": "Bildirdiğiniz için zarar görmekten korkuyor musunuz?",
  "questions.reprisal.1": "Evet, zarar görmekten korkuyorum",
  "questions.reprisal.2": "Evet, şimdiden zarar görüyorum",
  "questions.reprisal.3": "Hayır",
  "questions.reprisal.more": "Ne gibi bir zarar?",
};
