import type { HouseQuestionTexts } from "../../channels/question-terms.ts";

/** The guided questions of the house, in Lithuanian. */
export const questions: HouseQuestionTexts = {
  "questions.relation": "Koks Jūsų ryšys su įmone?",
  "questions.relation.1": "Ten dirbu.",
  "questions.relation.2": "Ten dirbau anksčiau.",
  "questions.relation.3": "Ten kreipiausi dėl darbo.",
  "questions.relation.4": "Dirbu kitoje įmonėje, kuri turi reikalų su šia įmone.",
  "questions.relation.5": "Kita",
  "questions.when": "Kada tai buvo?",
  "questions.when.help": "Diena arba laikotarpis, pavyzdžiui, „kovo mėnesį“ arba „jau metus“.",
  "questions.where": "Kur tai buvo?",
  "questions.where.help": "Pavyzdžiui, padalinio vieta, skyrius arba programa.",
  "questions.knows": "Kas dar apie tai žino?",
  "questions.knows.help": "Kas dalyvavo arba kam apie tai pasakojote?",
  "questions.evidence": "Ar yra įrodymų?",
  "questions.evidence.help":
    "Pavyzdžiui, dokumentai, el. laiškai ar nuotraukos ir kur jie yra. Neimkite nieko, ko Jums neleidžiama matyti.",
  "questions.reported": "Ar apie tai jau pranešta?",
  "questions.reported.1": "Taip, įmonėje",
  "questions.reported.2": "Taip, valdžios institucijai arba kitai tarnybai",
  "questions.reported.3": "Ne",
  "questions.reported.more": "Kam, kada ir kas buvo po to?",
  "questions.reprisal": "Ar bijote neigiamų pasekmių, nes pranešate?",
  "questions.reprisal.1": "Taip, bijau neigiamų pasekmių",
  "questions.reprisal.2": "Taip, neigiamų pasekmių jau yra",
  "questions.reprisal.3": "Ne",
  "questions.reprisal.more": "Kokių pasekmių?",
};
