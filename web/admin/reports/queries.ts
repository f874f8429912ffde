import { useQuery } from "@tanstack/react-query";
import { type DueReminder, reminderRoutes } from "@hz/contract/procedure/reminders";
import type { ReportCounts, ReportTrend } from "@hz/contract/reports/report-figures";
import { reportRoutes } from "@hz/contract/reports/reports";
import { call } from "../../api/client.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";

/** The figures of the stat cards. */
export function useCounts() {
  return useQuery<ReportCounts>({ queryKey: queryKeys.counts, queryFn: ({ signal }) => call(reportRoutes.counts, {}, signal) });
}

/** The figures as they were in the last twelve weeks; asked for when those of now are there, which people wait for. */
export function useTrend() {
  const enabled = useCounts().data !== undefined;
  return useQuery<ReportTrend>({ queryKey: queryKeys.trend, queryFn: ({ signal }) => call(reportRoutes.trend, {}, signal), enabled });
}

/** What waits for this person; asked for when the figures, which people wait for, are there or failed. */
export function useReminders() {
  const enabled = !useCounts().isPending;
  return useQuery<DueReminder[]>({ queryKey: queryKeys.reminders, queryFn: ({ signal }) => call(reminderRoutes.due, {}, signal), enabled });
}
