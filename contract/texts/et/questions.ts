import type { HouseQuestionTexts } from "../../channels/question-terms.ts";

/** The guided questions of the house, in Estonian. */
export const questions: HouseQuestionTexts = {
  "questions.relation": "Kuidas olete ettevõttega seotud?",
  "questions.relation.1": "Töötan seal.",
  "questions.relation.2": "Töötasin seal varem.",
  "questions.relation.3": "Kandideerisin sinna tööle.",
  "questions.relation.4": "Töötan teises ettevõttes, millel on selle ettevõttega tegemist.",
  "questions.relation.5": "Midagi muud",
  "questions.when": "Millal see juhtus?",
  "questions.when.help": "Päev või ajavahemik, näiteks „märtsis“ või „juba aasta aega“.",
  "questions.where": "Kus see juhtus?",
  "questions.where.help": "Näiteks tegevuskoht, osakond või programm.",
  "questions.knows": "Kes veel sellest teab?",
  "questions.knows.help": "Kes oli juures või kellele olete sellest rääkinud?",
  "questions.evidence": "Kas selle kohta on tõendeid?",
  "questions.evidence.help": "Näiteks dokumendid, e-kirjad või fotod ja kus need on. Ärge hankige midagi, mida te ei tohi näha.",
  "questions.reported": "Kas sellest on juba teatatud?",
  "questions.reported.1": "Jah, ettevõttes",
  "questions.reported.2": "Jah, ametiasutusele või mujale",
  "questions.reported.3": "Ei",
  "questions.reported.more": "Kellele, millal ja mis siis juhtus?",
  "questions.reprisal": "Kas kardate, et teatamine toob teile kahju?",
  "questions.reprisal.1": "Jah, kardan, et mind koheldakse halvasti",
  "questions.reprisal.2": "Jah, mind juba koheldakse halvasti",
  "questions.reprisal.3": "Ei",
  "questions.reprisal.more": "Mida te kardate või mis on juba juhtunud?",
};
