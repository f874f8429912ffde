import type { PortalLanguage } from "@hz/contract/languages";

/** What a reporter is asked to consent to, word for word, in the languages of the portal: it becomes part of the case. */
export const consentTexts = {
  de: {
    wording:
      "Wir bitten um Ihre Einwilligung, Angaben zu Ihrer Identität weiterzugeben (§ 9 Absatz 3 Hinweisgeberschutzgesetz).\n\nAn: {recipient}\nZweck: {purpose}\nWeitergegeben wird: {details}\n\nDie Einwilligung gilt nur für diese eine Weitergabe.",
  },
  en: {
    wording:
      "We ask for your consent to pass on information about your identity (section 9 (3) of the German Whistleblower Protection Act).\n\nTo: {recipient}\nPurpose: {purpose}\nWhat is passed on: {details}\n\nYour consent covers this one disclosure only.",
  },
} as const satisfies Record<PortalLanguage, { wording: string }>;
