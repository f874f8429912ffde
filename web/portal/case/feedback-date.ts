import { feedbackDue } from "@hz/contract/procedure/deadlines";
import type { Case } from "@hz/contract/reports/reports";
import { formatDate, momentOfDay } from "../../i18n/dates.ts";
import type { PortalLanguage } from "@hz/contract/languages";

/** The last day of the feedback, in words. */
export function feedbackDate(found: Pick<Case, "receivedAt" | "acknowledgedAt">, language: PortalLanguage): string {
  const { receivedAt, acknowledgedAt } = found;
  const { lastDay } = feedbackDue(new Date(receivedAt), acknowledgedAt === null ? null : new Date(acknowledgedAt));
  return formatDate(momentOfDay(lastDay), language);
}
