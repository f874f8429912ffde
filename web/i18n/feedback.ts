import type { PortalLanguage } from "@hz/contract/languages";

/** What the parts of a feedback become in the thread, in the languages of the portal: it becomes part of the case. */
export const feedbackTexts: Record<
  PortalLanguage,
  Record<"greeting" | "taken" | "planned" | "reasons" | "withheld" | "regards", string>
> = {
  de: {
    greeting: "Guten Tag,\n\nzu Ihrer Meldung geben wir Ihnen hiermit eine Rückmeldung.",
    taken: "Ergriffene Folgemaßnahmen:",
    planned: "Geplante Folgemaßnahmen:",
    reasons: "Gründe:",
    withheld: "Was wir Ihnen nicht mitteilen dürfen, und warum:",
    regards: "Ihre Meldestelle",
  },
  en: {
    greeting: "Hello,\n\nthis is our feedback on your report.",
    taken: "Follow-up measures taken:",
    planned: "Follow-up measures planned:",
    reasons: "Reasons:",
    withheld: "What we may not tell you, and why:",
    regards: "Your reporting office",
  },
};
