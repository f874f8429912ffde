import type { HouseQuestionTexts } from "../../channels/question-terms.ts";

/** The guided questions of the house, in Irish. */
export const questions: HouseQuestionTexts = {
  "questions.relation": "Cén bhaint atá agat leis an gcuideachta?",
  "questions.relation.1": "Tá mé ag obair ann.",
  "questions.relation.2": "Bhí mé ag obair ann roimhe seo.",
  "questions.relation.3": "Chuir mé isteach ar phost ann.",
  "questions.relation.4": "Tá mé ag obair do ghnó eile a bhfuil baint aige leis an gcuideachta.",
  "questions.relation.5": "Rud éigin eile",
  "questions.when": "Cathain a tharla sé?",
  "questions.when.help": "Lá nó tréimhse, mar shampla “i mí an Mhárta” nó “le bliain anuas”.",
  "questions.where": "Cár tharla sé?",
  "questions.where.help": "Mar shampla láithreán, rannóg nó ríomhchlár.",
  "questions.knows": "Cé eile atá ar an eolas faoi?",
  "questions.knows.help": "Cé a bhí ann, nó cé dó ar inis tú é?",
  "questions.evidence": "An bhfuil aon fhianaise ann?",
  "questions.evidence.help":
    "Mar shampla doiciméid, ríomhphoist nó grianghraif, agus cá bhfuil siad. Ná faigh rud nach bhfuil cead agat a fheiceáil.",
  "questions.reported": "Ar tuairiscíodh é seo cheana?",
  "questions.reported.1": "Tuairiscíodh, sa chuideachta",
  "questions.reported.2": "Tuairiscíodh, d’údarás nó d’oifig eile",
  "questions.reported.3": "Níor tuairiscíodh",
  "questions.reported.more": "Cé dó, cathain, agus cad a tharla ansin?",
  "questions.reprisal": "An bhfuil eagla ort go mbeidh míbhuntáistí ann duit toisc go dtuairiscíonn tú?",
  "questions.reprisal.1": "Tá, tá eagla orm",
  "questions.reprisal.2": "Tá, tá míbhuntáistí ann dom cheana",
  "questions.reprisal.3": "Níl",
  "questions.reprisal.more": "Cad iad na míbhuntáistí?",
};
