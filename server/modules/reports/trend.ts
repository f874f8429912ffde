import { TREND_WEEKS } from "@hz/contract/limits";
import type { ReportTrend } from "@hz/contract/reports/report-figures";
import type { Context } from "../../context.ts";
import type { UserCaller } from "../../http/handle.ts";
import { channelsActiveAt } from "../channels/index.ts";
import { statusShifts } from "./store.ts";

const WEEK_MS = 7 * 24 * 3_600_000;

/** The figures as they were at moments a week apart, the last one now. */
export function trendOf(ctx: Context, { accountId, userId }: UserCaller): Promise<ReportTrend> {
  const now = ctx.now().getTime();
  const moments = Array.from({ length: TREND_WEEKS }, (_, week) => new Date(now - (TREND_WEEKS - 1 - week) * WEEK_MS));
  // The database's clock may be ahead of ours: what it has stored is there now.
  const until = [...moments.slice(0, -1), new Date(now + WEEK_MS)];
  return ctx.db.tenant(accountId, async (tx) => {
    const shifts = await statusShifts(tx, accountId, userId, until);
    const channels = await channelsActiveAt(tx, accountId, until);
    // A shift of place n lies between the moments n - 1 and n: it counts from moment n on.
    const sum = (week: number, isMeant: (status: string) => boolean) =>
      shifts.reduce((total, { place, status, shift }) => total + (place <= week && isMeant(status) ? shift : 0), 0);
    return {
      weeks: moments.map((at, week) => ({
        at: at.toISOString(),
        total: sum(week, () => true),
        new: sum(week, (status) => status === "new"),
        inProgress: sum(week, (status) => status === "in_progress"),
        activeChannels: channels[week] ?? 0,
      })),
    };
  });
}
