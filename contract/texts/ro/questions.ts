import type { HouseQuestionTexts } from "../../channels/question-terms.ts";

/** The guided questions of the house, in Romanian. */
export const questions: HouseQuestionTexts = {
  "questions.relation": "Ce legătură aveți cu firma?",
  "questions.relation.1": "Lucrez acolo.",
  "questions.relation.2": "Am lucrat acolo înainte.",
  "questions.relation.3": "Am candidat acolo pentru un loc de muncă.",
  "questions.relation.4": "Lucrez pentru altă firmă, care are legături cu aceasta.",
  "questions.relation.5": "Altceva",
  "questions.when": "Când s-a întâmplat?",
  "questions.when.help": "O zi sau o perioadă, de exemplu „în martie” sau „de un an”.",
  "questions.where": "Unde s-a întâmplat?",
  "questions.where.help": "De exemplu un sediu, un departament sau un program.",
  "questions.knows": "Cine mai știe despre asta?",
  "questions.knows.help": "Cine era de față sau cui i-ați povestit?",
  "questions.evidence": "Există dovezi?",
  "questions.evidence.help":
    "De exemplu documente, e-mailuri sau fotografii și unde se află ele. Nu luați nimic ce nu aveți voie să vedeți.",
  "questions.reported": "S-a mai raportat acest lucru?",
  "questions.reported.1": "Da, în firmă",
  "questions.reported.2": "Da, la o autoritate sau în altă parte",
  "questions.reported.3": "Nu",
  "questions.reported.more": "Cui, când și ce s-a întâmplat apoi?",
  "questions.reprisal": "Vă temeți de dezavantaje pentru că raportați?",
  "questions.reprisal.1": "Da, mă tem de dezavantaje",
  "questions.reprisal.2": "Da, am deja dezavantaje",
  "questions.reprisal.3": "Nu",
  "questions.reprisal.more": "Ce dezavantaje?",
};
