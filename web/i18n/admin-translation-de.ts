import type { Catalogue } from "./translate.ts";

/** The translation that a handler's own browser makes of a case. */
export const adminTranslationDe = {
  translationOffer: "Die Meldung ist vermutlich auf {language}. Ihr Browser kann sie übersetzen.",
  translationLocal: "Das geschieht auf diesem Gerät. Der Text geht an keinen Übersetzungsdienst.",
  translationLoads:
    "Das geschieht auf diesem Gerät. Der Text geht an keinen Übersetzungsdienst. Beim ersten Mal lädt der Browser dafür ein Sprachmodell von seinem Hersteller.",
  translationStart: "Auf diesem Gerät übersetzen",
  translationStarting: "Der Browser bereitet die Übersetzung vor: {percent} %",
  translationOn:
    "Unter den Texten der hinweisgebenden Person steht, was Ihr Browser daraus macht. Maschinelle Übersetzungen können falsch sein: Es gilt das Original.",
  translationHide: "Übersetzungen ausblenden",
  translationFailed: "Der Browser hat die Übersetzung nicht begonnen.",
  translationMark: "Maschinelle Übersetzung",
  translationNone: "Diesen Text konnte der Browser nicht übersetzen.",
} as const satisfies Catalogue;
