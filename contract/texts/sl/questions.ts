import type { HouseQuestionTexts } from "../../channels/question-terms.ts";

/** The guided questions of the house, in Slovenian. */
export const questions: HouseQuestionTexts = {
  "questions.relation": "Kako ste povezani s podjetjem?",
  "questions.relation.1": "Tam delam.",
  "questions.relation.2": "Prej je bilo to moje delovno mesto.",
  "questions.relation.3": "Podjetje je dobilo mojo prošnjo za delo.",
  "questions.relation.4": "Delam za drugo podjetje, ki ima opravka s tem podjetjem.",
  "questions.relation.5": "Drugo",
  "questions.when": "Kdaj je bilo to?",
  "questions.when.help": "Dan ali obdobje, na primer „marca“ ali „že eno leto“.",
  "questions.where": "Kje je bilo to?",
  "questions.where.help": "Na primer lokacija, oddelek ali program.",
  "questions.knows": "Kdo še ve za to?",
  "questions.knows.help": "Kdo je bil zraven ali komu ste to povedali?",
  "questions.evidence": "Ali so kakšni dokazi?",
  "questions.evidence.help":
    "Na primer dokumenti, e-poštna sporočila ali fotografije, in kje so. Ne pridobivajte ničesar, česar ne smete videti.",
  "questions.reported": "Ali je bilo to že prijavljeno?",
  "questions.reported.1": "Da, v podjetju",
  "questions.reported.2": "Da, državnemu ali drugemu organu",
  "questions.reported.3": "Ne",
  "questions.reported.more": "Komu, kdaj in kaj se je zgodilo potem?",
  "questions.reprisal": "Ali se bojite neugodnih posledic, ker prijavljate?",
  "questions.reprisal.1": "Da, bojim se neugodnih posledic",
  "questions.reprisal.2": "Da, že imam neugodne posledice",
  "questions.reprisal.3": "Ne",
  "questions.reprisal.more": "Katerih posledic?",
};
