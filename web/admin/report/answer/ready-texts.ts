import type { LanguageTexts } from "@hz/contract/texts/language-texts";

/** What a feedback consists of (§ 17 (2) HinSchG): the measures, the reasons for them, and what must not be told. */
export const FEEDBACK_PARTS = ["taken", "planned", "reasons", "withheld"] as const;
export type FeedbackPart = (typeof FEEDBACK_PARTS)[number];
export type FeedbackParts = Readonly<Record<FeedbackPart, string>>;

const isSaid = (parts: FeedbackParts, part: FeedbackPart) => parts[part].trim() !== "";

/** Whether parts say what § 17 (2) sentence 2 HinSchG asks for: measures, taken or planned, and the reasons for them. */
export const isWholeFeedback = (parts: FeedbackParts): boolean =>
  isSaid(parts, "reasons") && (isSaid(parts, "taken") || isSaid(parts, "planned"));

/** One text, in the reporter's language, of the parts that say something; "" where none does. */
export function composeFeedback(parts: FeedbackParts, { feedback: texts }: LanguageTexts): string {
  const said = FEEDBACK_PARTS.filter((part) => isSaid(parts, part));
  if (said.length === 0) return "";
  const paragraphs = said.map((part) => `${texts[part]}\n${parts[part].trim()}`);
  return [texts.greeting, ...paragraphs, texts.regards].join("\n\n");
}
