import type { HouseQuestionTexts } from "../../channels/question-terms.ts";

/** The guided questions of the house, in Croatian. */
export const questions: HouseQuestionTexts = {
  "questions.relation": "Kako ste povezani s tvrtkom?",
  "questions.relation.1": "Radim ondje.",
  "questions.relation.2": "Prije je to bilo moje radno mjesto.",
  "questions.relation.3": "Ondje je predana moja molba za posao.",
  "questions.relation.4": "Radim za drugu tvrtku koja ima veze s ovom tvrtkom.",
  "questions.relation.5": "Drugo",
  "questions.when": "Kada je to bilo?",
  "questions.when.help": "Dan ili razdoblje, na primjer „u ožujku” ili „već godinu dana”.",
  "questions.where": "Gdje je to bilo?",
  "questions.where.help": "Na primjer lokacija, odjel ili program.",
  "questions.knows": "Tko još zna za to?",
  "questions.knows.help": "Tko je bio prisutan ili kome ste to rekli?",
  "questions.evidence": "Postoje li dokazi?",
  "questions.evidence.help":
    "Na primjer dokumenti, e-poruke ili fotografije, i gdje se nalaze. Nemojte uzimati ništa što ne smijete vidjeti.",
  "questions.reported": "Je li to već prijavljeno?",
  "questions.reported.1": "Da, u tvrtki",
  "questions.reported.2": "Da, nadležnom uredu ili drugom tijelu",
  "questions.reported.3": "Ne",
  "questions.reported.more": "Kome, kada i što je bilo nakon toga?",
  "questions.reprisal": "Bojite li se nepovoljnih posljedica zbog prijave?",
  "questions.reprisal.1": "Da, bojim se nepovoljnih posljedica",
  "questions.reprisal.2": "Da, već imam nepovoljne posljedice",
  "questions.reprisal.3": "Ne",
  "questions.reprisal.more": "Kojih posljedica?",
};
