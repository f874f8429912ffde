import type { PortalLanguage, SimpleLanguage } from "@hz/contract/languages";
import type { Catalogue } from "./translate.ts";

const de = {
  title: "Fragen, die helfen",
  free: "Keine dieser Fragen müssen Sie beantworten. Antworten Sie nur, wo Sie möchten.",
  careful: "Wenn Sie anonym bleiben möchten: Schreiben Sie auch hier nichts, woran man Sie erkennt.",
  none: "Keine Angabe",
  failed:
    "Die Fragen ließen sich nicht laden. Sie können Ihre Meldung ohne sie senden. Haben Sie hier vorher schon geantwortet, fehlen diese Antworten dann.",
} as const satisfies Catalogue;

/** What stands around the guided questions of a form. It comes with what sends, which no page loads at once. */
export const questionPartTexts: Record<PortalLanguage, Record<keyof typeof de, string>> = {
  de,
  en: {
    title: "Questions that help",
    free: "You need not answer any of these questions. Answer only where you want to.",
    careful: "If you want to stay anonymous: here, too, write nothing by which you may be known.",
    none: "Not stated",
    failed:
      "The questions could not be loaded. You can send your report without them. If you have answered here before, those answers will be missing then.",
  },
};

/** The title where a page is read more simply than its questions are. */
export const HARD_QUESTIONS: Record<SimpleLanguage, string> = { "de-simple": `${de.title} (in schwerer Sprache)` };
