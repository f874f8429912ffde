import type { HouseQuestionTexts } from "../../channels/question-terms.ts";

/** The guided questions of the house, in Czech. */
export const questions: HouseQuestionTexts = {
  "questions.relation": "Jaký máte vztah ke společnosti?",
  "questions.relation.1": "Pracuji tam.",
  "questions.relation.2": "Dříve jsem tam pracoval/a.",
  "questions.relation.3": "Ucházel/a jsem se tam o práci.",
  "questions.relation.4": "Pracuji pro jinou firmu, která má se společností co do činění.",
  "questions.relation.5": "Jiný",
  "questions.when": "Kdy to bylo?",
  "questions.when.help": "Den nebo období, například „v březnu“ nebo „už rok“.",
  "questions.where": "Kde to bylo?",
  "questions.where.help": "Například pobočka, oddělení nebo program.",
  "questions.knows": "Kdo o tom ještě ví?",
  "questions.knows.help": "Kdo u toho byl, nebo komu jste o tom řekli?",
  "questions.evidence": "Existují nějaké důkazy?",
  "questions.evidence.help": "Například dokumenty, e-maily nebo fotky a kde jsou. Neobstarávejte si nic, co nesmíte vidět.",
  "questions.reported": "Bylo to už oznámeno?",
  "questions.reported.1": "Ano, ve společnosti",
  "questions.reported.2": "Ano, úřadu nebo jinému místu",
  "questions.reported.3": "Ne",
  "questions.reported.more": "Komu, kdy a co se stalo potom?",
  "questions.reprisal": "Bojíte se znevýhodnění nebo postihu kvůli oznámení?",
  "questions.reprisal.1": "Ano, bojím se toho",
  "questions.reprisal.2": "Ano, už se mi to děje",
  "questions.reprisal.3": "Ne",
  "questions.reprisal.more": "O jaké znevýhodnění nebo postih jde?",
};
