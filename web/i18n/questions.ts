import type { HouseQuestion } from "@hz/contract/channels/question-terms";
import type { PortalLanguage } from "@hz/contract/languages";

/** A question in one language. Where it has options one may be chosen, and below them `more` may be written. */
export type HouseWords = { label: string; help: string; options: readonly string[]; more: string };

/** The guided questions of the house. Both the form, which loads them when they are asked, and the office that words them anew read this. */
export const HOUSE_WORDS: Record<PortalLanguage, Record<HouseQuestion, HouseWords>> = {
  de: {
    relation: {
      label: "In welcher Beziehung stehen Sie zum Unternehmen?",
      help: "",
      options: [
        "Ich arbeite dort.",
        "Ich habe dort früher gearbeitet.",
        "Ich habe mich dort beworben.",
        "Ich arbeite für einen anderen Betrieb, der mit dem Unternehmen zu tun hat.",
        "Anderes",
      ],
      more: "",
    },
    when: {
      label: "Wann war das?",
      help: "Ein Tag oder ein Zeitraum, zum Beispiel „im März“ oder „seit einem Jahr“.",
      options: [],
      more: "",
    },
    where: { label: "Wo war das?", help: "Zum Beispiel ein Standort, eine Abteilung oder ein Programm.", options: [], more: "" },
    knows: { label: "Wer weiß noch davon?", help: "Wer war dabei, oder wem haben Sie davon erzählt?", options: [], more: "" },
    evidence: {
      label: "Gibt es Belege?",
      help: "Zum Beispiel Unterlagen, E-Mails oder Fotos, und wo sie liegen. Holen Sie nichts, was Sie nicht sehen dürfen.",
      options: [],
      more: "",
    },
    reported: {
      label: "Wurde das schon gemeldet?",
      help: "",
      options: ["Ja, im Unternehmen", "Ja, bei einer Behörde oder anderen Stelle", "Nein"],
      more: "Wem, wann, und was geschah danach?",
    },
    reprisal: {
      label: "Befürchten Sie Nachteile, weil Sie melden?",
      help: "",
      options: ["Ja, ich befürchte Nachteile", "Ja, ich habe schon Nachteile", "Nein"],
      more: "Welche Nachteile?",
    },
  },
  en: {
    relation: {
      label: "What is your relation to the company?",
      help: "",
      options: [
        "I work there.",
        "I used to work there.",
        "I applied for a job there.",
        "I work for another business that has to do with the company.",
        "Something else",
      ],
      more: "",
    },
    when: { label: "When did it happen?", help: "A day or a period, for example “in March” or “for a year now”.", options: [], more: "" },
    where: { label: "Where did it happen?", help: "For example a site, a department or a program.", options: [], more: "" },
    knows: { label: "Who else knows about it?", help: "Who was there, or whom have you told?", options: [], more: "" },
    evidence: {
      label: "Is there any evidence?",
      help: "For example documents, e-mails or photos, and where they are. Do not get what you are not allowed to see.",
      options: [],
      more: "",
    },
    reported: {
      label: "Has this been reported before?",
      help: "",
      options: ["Yes, within the company", "Yes, to an authority or another body", "No"],
      more: "To whom, when, and what happened then?",
    },
    reprisal: {
      label: "Do you fear disadvantages because you report?",
      help: "",
      options: ["Yes, I fear disadvantages", "Yes, I already have disadvantages", "No"],
      more: "Which disadvantages?",
    },
  },
};
