import type { HouseQuestionTexts } from "../../channels/question-terms.ts";

/** The guided questions of the house, in Slovak. */
export const questions: HouseQuestionTexts = {
  "questions.relation": "Aký máte vzťah k firme?",
  "questions.relation.1": "Pracujem tam.",
  "questions.relation.2": "Je to moje bývalé pracovisko.",
  "questions.relation.3": "Firma dostala moju žiadosť o prácu.",
  "questions.relation.4": "Pracujem v inej firme, ktorá s ňou má do činenia.",
  "questions.relation.5": "Niečo iné",
  "questions.when": "Kedy sa to stalo?",
  "questions.when.help": "Deň alebo obdobie, napríklad „v marci“ alebo „už rok“.",
  "questions.where": "Kde sa to stalo?",
  "questions.where.help": "Napríklad pracovisko, oddelenie alebo program.",
  "questions.knows": "Kto ešte o tom vie?",
  "questions.knows.help": "Kto bol pri tom alebo komu ste to povedali?",
  "questions.evidence": "Sú nejaké dôkazy?",
  "questions.evidence.help": "Napríklad dokumenty, e-maily alebo fotografie a kde sú. Nezískavajte nič, čo nesmiete vidieť.",
  "questions.reported": "Bolo to už predtým oznámené?",
  "questions.reported.1": "Áno, vo firme",
  "questions.reported.2": "Áno, úradu alebo inému miestu",
  "questions.reported.3": "Nie",
  "questions.reported.more": "Komu, kedy a čo sa potom stalo?",
  "questions.reprisal": "Bojíte sa znevýhodnenia za to, že podávate oznámenie?",
  "questions.reprisal.1": "Áno, bojím sa znevýhodnenia",
  "questions.reprisal.2": "Áno, už ma znevýhodňujú",
  "questions.reprisal.3": "Nie",
  "questions.reprisal.more": "O aké znevýhodnenie ide?",
};
