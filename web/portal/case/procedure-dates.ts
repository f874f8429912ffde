import { acknowledgementDue } from "@hz/contract/procedure/deadlines";
import type { Case } from "@hz/contract/reports/reports";
import { formatDate, momentOfDay } from "../../i18n/dates.ts";
import { feedbackDate } from "./feedback-date.ts";
import type { PortalLanguage } from "@hz/contract/languages";
import type { PortalT } from "../portal-texts.ts";

/** Whether nobody of the office can open the case any more, be it closed for that already or not. */
export const isShut = ({ lostAt, held }: Pick<Case, "lostAt" | "held">): boolean => lostAt !== null || held === "lost";

type Dates = Pick<Case, "status" | "receivedAt" | "acknowledgedAt" | "confirmation" | "feedbackAt" | "lostAt" | "held">;

/** What the law promises the reporter (§ 17 HinSchG), kept or still to come, as name and value. */
export function procedureDates(found: Dates, language: PortalLanguage, t: PortalT): string[][] {
  const { status, receivedAt, acknowledgedAt, confirmation, feedbackAt } = found;
  const day = (moment: string) => formatDate(moment, language);
  const dates: string[][] = [];
  // What nobody can open is not answered by any day.
  const isOver = status === "closed" || status === "resolved" || isShut(found);
  if (acknowledgedAt !== null) {
    const by = confirmation ? "dates.automatic" : "dates.byPerson";
    dates.push([t("dates.confirmed"), t(by, { date: day(acknowledgedAt) })]);
  } else if (!isOver && feedbackAt === null) {
    const { lastDay } = acknowledgementDue(new Date(receivedAt));
    dates.push([t("dates.confirmUntil"), formatDate(momentOfDay(lastDay), language)]);
  }
  if (feedbackAt !== null) dates.push([t("dates.feedback"), day(feedbackAt)]);
  else if (!isOver) dates.push([t("dates.feedbackUntil"), feedbackDate(found, language)]);
  return dates;
}
