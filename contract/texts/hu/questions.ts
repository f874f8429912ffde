import type { HouseQuestionTexts } from "../../channels/question-terms.ts";

/** The guided questions of the house, in Hungarian. */
export const questions: HouseQuestionTexts = {
  "questions.relation": "Milyen kapcsolatban áll a céggel?",
  "questions.relation.1": "Ott dolgozom.",
  "questions.relation.2": "Korábban ott dolgoztam.",
  "questions.relation.3": "Jelentkeztem oda állásra.",
  "questions.relation.4": "Másik vállalkozásnál dolgozom, amely kapcsolatban áll a céggel.",
  "questions.relation.5": "Más",
  "questions.when": "Mikor történt?",
  "questions.when.help": "Egy nap vagy egy időszak, például „márciusban” vagy „egy éve”.",
  "questions.where": "Hol történt?",
  "questions.where.help": "Például egy telephely, egy osztály vagy egy program.",
  "questions.knows": "Ki tud még róla?",
  "questions.knows.help": "Ki volt ott, vagy kinek beszélt róla?",
  "questions.evidence": "Van rá bizonyíték?",
  "questions.evidence.help": "Például iratok, e-mailek vagy fényképek, és hol vannak. Ne szerezzen meg semmit, amit nem szabad látnia.",
  "questions.reported": "Bejelentették már ezt?",
  "questions.reported.1": "Igen, a cégen belül",
  "questions.reported.2": "Igen, egy hatóságnál vagy más szervnél",
  "questions.reported.3": "Nem",
  "questions.reported.more": "Kinek, mikor, és mi történt azután?",
  "questions.reprisal": "Fél attól, hogy a bejelentés miatt hátrány éri?",
  "questions.reprisal.1": "Igen, hátránytól tartok",
  "questions.reprisal.2": "Igen, már hátrány ért",
  "questions.reprisal.3": "Nem",
  "questions.reprisal.more": "Milyen hátrány?",
};
