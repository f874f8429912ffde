import type { Catalogue } from "./translate.ts";

/** The guided questions of a channel's form. */
export const adminQuestionsDe = {
  questions: "Fragen",
  questionsFailed: "Die Fragen konnten nicht geladen werden",
  questionsFailedText: "Auf dem Portal ändert sich dadurch nichts.",
  questionsTitle: "Fragen, die helfen",
  questionsLead:
    "Vor dem Absenden kann das Formular weitere Fragen anbieten, zugeklappt und immer freiwillig. Niemand muss eine davon beantworten, und das steht auch darüber. Was beantwortet wird, ist Teil der Meldung und wird mit ihr verschlüsselt.",
  questionsOn: "Fragen anbieten",
  questionsOnHint: "Ohne Haken fragt das Formular nur, was jedes Formular fragt.",
  questionsHouse: "Fragen, die wir vorschlagen",
  questionsHouseHint: "Ohne eigenen Wortlaut steht im Formular unserer.",
  questionsWording: "Eigener Wortlaut ({language})",
  questionsHouseWording: "Unser Wortlaut: {wording}",
  questionsOwn: "Eigene Fragen",
  questionsOwnHint:
    "Sie stehen nach den anderen. Bitte fragen Sie nichts, woran man eine anonyme Person erkennt. Frühere Meldungen zeigen die Fragen so, wie sie damals gestellt wurden.",
  questionsNumber: "Eigene Frage {number}",
  questionsKind: "Art der Antwort",
  questionsKind_text: "Text",
  questionsKind_choice: "Auswahl",
  questionsKind_date: "Datum",
  questionsLabel: "Frage ({language})",
  questionsHelp: "Hinweis ({language})",
  questionsOptions: "Antworten ({language})",
  questionsOptionsHint: "Eine je Zeile, 2 bis 12. In jeder Sprache gleich viele, in derselben Reihenfolge.",
  questionsUp: "Nach oben",
  questionsUpOf: "Frage {number} nach oben",
  questionsDown: "Nach unten",
  questionsDownOf: "Frage {number} nach unten",
  questionsRemove: "Frage {number} entfernen",
  questionsAdd: "Frage hinzufügen",
  questionsFull: "Mehr als 10 eigene Fragen gehen nicht.",
  questionsSaved: "Fragen gespeichert",
  questionsSaveFailed: "Die Fragen konnten nicht gespeichert werden.",
} as const satisfies Catalogue;
