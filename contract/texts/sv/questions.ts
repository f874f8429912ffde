import type { HouseQuestionTexts } from "../../channels/question-terms.ts";

/** The guided questions of the house, in Swedish. */
export const questions: HouseQuestionTexts = {
  "questions.relation": "Vilken koppling har du till företaget?",
  "questions.relation.1": "Jag arbetar där.",
  "questions.relation.2": "Jag har arbetat där tidigare.",
  "questions.relation.3": "Jag har sökt jobb där.",
  "questions.relation.4": "Jag arbetar för ett annat företag som har med företaget att göra.",
  "questions.relation.5": "Något annat",
  "questions.when": "När hände det?",
  "questions.when.help": "En dag eller en period, till exempel ”i mars” eller ”sedan ett år tillbaka”.",
  "questions.where": "Var hände det?",
  "questions.where.help": "Till exempel en plats, en avdelning eller ett program.",
  "questions.knows": "Vem mer känner till det?",
  "questions.knows.help": "Vem var med, eller vem har du berättat för?",
  "questions.evidence": "Finns det bevis?",
  "questions.evidence.help": "Till exempel dokument, e-post eller foton, och var de finns. Hämta inget som du inte får se.",
  "questions.reported": "Har det rapporterats tidigare?",
  "questions.reported.1": "Ja, i företaget",
  "questions.reported.2": "Ja, till en myndighet eller någon annan",
  "questions.reported.3": "Nej",
  "questions.reported.more": "Till vem, när, och vad hände sedan?",
  "questions.reprisal": "Är du rädd för att missgynnas för att du rapporterar?",
  "questions.reprisal.1": "Ja, jag är rädd för att missgynnas",
  "questions.reprisal.2": "Ja, jag har redan missgynnats",
  "questions.reprisal.3": "Nej",
  "questions.reprisal.more": "På vilket sätt?",
};
