import type { HouseQuestionTexts } from "../../channels/question-terms.ts";

/** The guided questions of the house, in Dutch. */
export const questions: HouseQuestionTexts = {
  "questions.relation": "Wat hebt u met het bedrijf te maken?",
  "questions.relation.1": "Ik werk daar.",
  "questions.relation.2": "Ik heb daar vroeger gewerkt.",
  "questions.relation.3": "Ik heb daar gesolliciteerd.",
  "questions.relation.4": "Ik werk voor een ander bedrijf dat met dit bedrijf te maken heeft.",
  "questions.relation.5": "Iets anders",
  "questions.when": "Wanneer was dat?",
  "questions.when.help": "Een dag of een periode, bijvoorbeeld “in maart” of “al een jaar”.",
  "questions.where": "Waar was dat?",
  "questions.where.help": "Bijvoorbeeld een vestiging, een afdeling of een programma.",
  "questions.knows": "Wie weet er nog meer van?",
  "questions.knows.help": "Wie was erbij, of aan wie hebt u het verteld?",
  "questions.evidence": "Zijn er bewijzen?",
  "questions.evidence.help": "Bijvoorbeeld documenten, e-mails of foto’s, en waar ze zijn. Haal niets op wat u niet mag zien.",
  "questions.reported": "Is dit al eerder gemeld?",
  "questions.reported.1": "Ja, binnen het bedrijf",
  "questions.reported.2": "Ja, bij de overheid of een andere instantie",
  "questions.reported.3": "Nee",
  "questions.reported.more": "Bij wie, wanneer, en wat gebeurde er daarna?",
  "questions.reprisal": "Bent u bang voor nadelen omdat u meldt?",
  "questions.reprisal.1": "Ja, ik ben bang voor nadelen",
  "questions.reprisal.2": "Ja, ik heb al nadelen",
  "questions.reprisal.3": "Nee",
  "questions.reprisal.more": "Welke nadelen?",
};
