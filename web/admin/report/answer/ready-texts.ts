import { feedbackDue } from "@hz/contract/deadlines";
import type { Report } from "@hz/contract/reports";
import { formatDate, formatDay } from "../../../i18n/dates.ts";
import { t } from "../../texts.ts";

/** Takes a report and the present and gives the confirmation of its receipt as it is proposed, to be changed before it is sent. */
export function acknowledgementText({ receivedAt }: Pick<Report, "receivedAt">, now: Date): string {
  const { lastDay } = feedbackDue(new Date(receivedAt), now);
  return t("acknowledgementText", { received: formatDate(receivedAt, "de"), due: formatDay(lastDay, "de") });
}

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
