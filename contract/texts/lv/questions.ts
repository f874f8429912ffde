import type { HouseQuestionTexts } from "../../channels/question-terms.ts";

/** The guided questions of the house, in Latvian. */
export const questions: HouseQuestionTexts = {
  "questions.relation": "Kāds Jums ir sakars ar uzņēmumu?",
  "questions.relation.1": "Es tur strādāju.",
  "questions.relation.2": "Es tur agrāk strādāju.",
  "questions.relation.3": "Es tur pieteicos darbā.",
  "questions.relation.4": "Es strādāju citā uzņēmumā, kam ir darīšana ar šo uzņēmumu.",
  "questions.relation.5": "Cits",
  "questions.when": "Kad tas bija?",
  "questions.when.help": "Diena vai laika posms, piemēram, „martā” vai „jau gadu”.",
  "questions.where": "Kur tas bija?",
  "questions.where.help": "Piemēram, uzņēmuma vieta, nodaļa vai programma.",
  "questions.knows": "Kas vēl par to zina?",
  "questions.knows.help": "Kas bija klāt vai kam Jūs to stāstījāt?",
  "questions.evidence": "Vai ir pierādījumi?",
  "questions.evidence.help": "Piemēram, dokumenti, e-pasta vēstules vai fotoattēli, un kur tie ir. Neņemiet neko, ko nedrīkstat redzēt.",
  "questions.reported": "Vai par to jau ir ziņots?",
  "questions.reported.1": "Jā, uzņēmumā",
  "questions.reported.2": "Jā, iestādei vai citam dienestam",
  "questions.reported.3": "Nē",
  "questions.reported.more": "Kam, kad, un kas notika pēc tam?",
  "questions.reprisal": "Vai baidāties no nelabvēlīgām sekām tāpēc, ka ziņojat?",
  "questions.reprisal.1": "Jā, baidos no nelabvēlīgām sekām",
  "questions.reprisal.2": "Jā, man jau ir nelabvēlīgas sekas",
  "questions.reprisal.3": "Nē",
  "questions.reprisal.more": "Kādas sekas?",
};
