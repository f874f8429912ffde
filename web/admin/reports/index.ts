export { useBelongsNowhere } from "./belongs-nowhere.ts";
export { type ReportCache, type CachedRow, currentCache, subscribeCache } from "./cache/report-cache.ts";
export {
  forgetRow,
  loadCache,
  markRead,
  markSeen,
  mayBeUnread,
  refreshCache,
  rereadCache,
  updateRow,
  useReportCache,
} from "./cache/load-cache.ts";
export { CloseDialog, type ClosureWithNote } from "./close-dialog.tsx";
export { DeadlineNote } from "./deadline-note.tsx";
export { dueNext } from "./next-deadline.ts";
export { NoDepartment, NoReports } from "./no-reports.tsx";
export { useCounts, useReminders, useTrend } from "./queries.ts";
export { searchRows } from "./search/search.ts";
export { StatCards } from "./stat-cards.tsx";
export { statusName, StatusPill } from "./status-pill.tsx";
export { ListBehind } from "./table/list-behind.tsx";
export { type ReportLine, reportLine } from "./table/report-line.ts";
export { ListFooter } from "./table/report-list.tsx";
export { UnreadTitle } from "./table/report-table.tsx";
export { closedTitle, ReportTitle, TitleText } from "./table/report-title.tsx";
