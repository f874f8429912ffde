import { t } from "../../texts.ts";

/** What a feedback consists of (§ 17 (2) HinSchG): the measures, the reasons for them, and what must not be told. */
export const FEEDBACK_PARTS = ["taken", "planned", "reasons", "withheld"] as const;
export type FeedbackPart = (typeof FEEDBACK_PARTS)[number];
export type FeedbackParts = Readonly<Record<FeedbackPart, string>>;

/** Takes the parts of a feedback and gives one text of those that say something; "" where none does. */
export function composeFeedback(parts: FeedbackParts): string {
  const said = FEEDBACK_PARTS.filter((part) => parts[part].trim() !== "");
  if (said.length === 0) return "";
  const paragraphs = said.map((part) => `${t(`feedbackHead_${part}`)}\n${parts[part].trim()}`);
  return [t("feedbackGreeting"), ...paragraphs, t("feedbackRegards")].join("\n\n");
}
