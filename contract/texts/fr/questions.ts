import type { HouseQuestionTexts } from "../../channels/question-terms.ts";

/** The guided questions of the house, in French. */
export const questions: HouseQuestionTexts = {
  "questions.relation": "Quel est votre lien avec l’entreprise ?",
  "questions.relation.1": "J’y travaille.",
  "questions.relation.2": "J’y ai travaillé autrefois.",
  "questions.relation.3": "J’y ai déposé une candidature.",
  "questions.relation.4": "Je travaille pour une autre entreprise qui a affaire à celle-ci.",
  "questions.relation.5": "Autre chose",
  "questions.when": "C’était quand ?",
  "questions.when.help": "Un jour ou une période, par exemple « en mars » ou « depuis un an ».",
  "questions.where": "C’était où ?",
  "questions.where.help": "Par exemple un site, un service ou un programme.",
  "questions.knows": "Qui d’autre est au courant ?",
  "questions.knows.help": "Qui était là, ou à qui en avez-vous parlé ?",
  "questions.evidence": "Y a-t-il des preuves ?",
  "questions.evidence.help":
    "Par exemple des documents, des e-mails ou des photos, et où ils se trouvent. N’allez pas chercher ce que vous n’avez pas le droit de voir.",
  "questions.reported": "Est-ce que cela a déjà été signalé ?",
  "questions.reported.1": "Oui, dans l’entreprise",
  "questions.reported.2": "Oui, à une autorité ou ailleurs",
  "questions.reported.3": "Non",
  "questions.reported.more": "À qui, quand, et que s’est-il passé ensuite ?",
  "questions.reprisal": "Craignez-vous des désavantages à cause de votre signalement ?",
  "questions.reprisal.1": "Oui, je crains des désavantages",
  "questions.reprisal.2": "Oui, je subis déjà des désavantages",
  "questions.reprisal.3": "Non",
  "questions.reprisal.more": "Quels désavantages ?",
};
