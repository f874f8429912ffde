import type { HouseQuestionTexts } from "../../channels/question-terms.ts";

/** The guided questions of the house, in Danish. */
export const questions: HouseQuestionTexts = {
  "questions.relation": "Hvad er din forbindelse til virksomheden?",
  "questions.relation.1": "Jeg arbejder der.",
  "questions.relation.2": "Jeg har arbejdet der før.",
  "questions.relation.3": "Jeg har søgt job der.",
  "questions.relation.4": "Jeg arbejder for en anden virksomhed, som har med virksomheden at gøre.",
  "questions.relation.5": "Noget andet",
  "questions.when": "Hvornår skete det?",
  "questions.when.help": "En dag eller en periode, for eksempel ”i marts” eller ”i et år nu”.",
  "questions.where": "Hvor skete det?",
  "questions.where.help": "For eksempel et sted, en afdeling eller et program.",
  "questions.knows": "Hvem ved det ellers?",
  "questions.knows.help": "Hvem var til stede, eller hvem har du fortalt det til?",
  "questions.evidence": "Er der beviser?",
  "questions.evidence.help": "For eksempel papirer, e-mails eller fotos, og hvor de er. Hent ikke noget, som du ikke må se.",
  "questions.reported": "Er det indberettet før?",
  "questions.reported.1": "Ja, i virksomheden",
  "questions.reported.2": "Ja, til en myndighed eller et andet sted",
  "questions.reported.3": "Nej",
  "questions.reported.more": "Til hvem, hvornår, og hvad skete der så?",
  "questions.reprisal": "Frygter du negative følger, fordi du indberetter?",
  "questions.reprisal.1": "Ja, jeg frygter negative følger",
  "questions.reprisal.2": "Ja, jeg har allerede oplevet negative følger",
  "questions.reprisal.3": "Nej",
  "questions.reprisal.more": "Hvilke følger?",
};
