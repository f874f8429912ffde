import * as z from "zod";
import { TREND_WEEKS } from "../limits.ts";
import { Time } from "../scalars.ts";

/** How many reports a person may read, by what they wait for. */
export const ReportCounts = z.object({
  total: z.int(),
  new: z.int(),
  inProgress: z.int(),
  closed: z.int(),
  unread: z.int(),
  /** Open ones that nobody can open any more. */
  lost: z.int(),
  activeChannels: z.int(),
});
export type ReportCounts = z.infer<typeof ReportCounts>;

/** The figures as they were at one moment of a past week. */
export const ReportTrend = z.object({
  weeks: z.array(ReportCounts.omit({ closed: true, unread: true, lost: true }).extend({ at: Time })).length(TREND_WEEKS),
});
export type ReportTrend = z.infer<typeof ReportTrend>;
