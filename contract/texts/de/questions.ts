import type { HouseQuestionTexts } from "../../channels/question-terms.ts";

/** The guided questions of the house, in German. */
export const questions: HouseQuestionTexts = {
  "questions.relation": "In welcher Beziehung stehen Sie zum Unternehmen?",
  "questions.relation.1": "Ich arbeite dort.",
  "questions.relation.2": "Ich habe dort früher gearbeitet.",
  "questions.relation.3": "Ich habe mich dort beworben.",
  "questions.relation.4": "Ich arbeite für einen anderen Betrieb, der mit dem Unternehmen zu tun hat.",
  "questions.relation.5": "Anderes",
  "questions.when": "Wann war das?",
  "questions.when.help": "Ein Tag oder ein Zeitraum, zum Beispiel „im März“ oder „seit einem Jahr“.",
  "questions.where": "Wo war das?",
  "questions.where.help": "Zum Beispiel ein Standort, eine Abteilung oder ein Programm.",
  "questions.knows": "Wer weiß noch davon?",
  "questions.knows.help": "Wer war dabei, oder wem haben Sie davon erzählt?",
  "questions.evidence": "Gibt es Belege?",
  "questions.evidence.help":
    "Zum Beispiel Unterlagen, E-Mails oder Fotos, und wo sie liegen. Holen Sie nichts, was Sie nicht sehen dürfen.",
  "questions.reported": "Wurde das schon gemeldet?",
  "questions.reported.1": "Ja, im Unternehmen",
  "questions.reported.2": "Ja, bei einer Behörde oder anderen Stelle",
  "questions.reported.3": "Nein",
  "questions.reported.more": "Wem, wann, und was geschah danach?",
  "questions.reprisal": "Befürchten Sie Nachteile, weil Sie melden?",
  "questions.reprisal.1": "Ja, ich befürchte Nachteile",
  "questions.reprisal.2": "Ja, ich habe schon Nachteile",
  "questions.reprisal.3": "Nein",
  "questions.reprisal.more": "Welche Nachteile?",
};
