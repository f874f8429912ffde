export { recogniseReporter } from "./case-access.ts";
export { notifyOfMessage, reportJobs } from "./jobs.ts";
export { registerPortalReportRoutes } from "./portal-routes.ts";
export { readableReport, recordReportReading, registerReportRoutes } from "./routes.ts";
export {
  assignmentChangesOf,
  changeReport,
  lockReport,
  readableIds,
  replaceBody,
  reportById,
  type ReportRecord,
  statusChangesOf,
  unassignAll,
} from "./store.ts";
export { reportSubmission } from "./submit-report.ts";
