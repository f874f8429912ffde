export { removeDeletion } from "./deletion-requests-store.ts";
export { recogniseReporter } from "./case-access.ts";
export { endDeletion, eraseReport } from "./delete-report.ts";
export { deletionRecordsFor } from "./deletion-store.ts";
export { destroyedOf } from "./recordings-store.ts";
export { caseHandlers } from "./recusals-store.ts";
export { deleteBlobs, notifyOfMessage, notifyOfReport, reportJobs, sweepFiles } from "./jobs.ts";
export { registerPortalReportRoutes } from "./portal-routes.ts";
export { endGuestAccesses, guestReportIds, type GuestRow, runningAccesses } from "./guests-store.ts";
export { registerDeskRoutes } from "./desk-routes.ts";
export { mayShowIdentity, notesRight, readableReport, recordReportReading, stillReadable, workableReport } from "./readable.ts";
export { registerDeletionRoutes, registerReportFileRoutes, registerReportRoutes } from "./routes.ts";
export { heldOf } from "./lost.ts";
export { requireKey, withoutKey } from "./require-key.ts";
export { notifyReporter } from "./notify-reporter.ts";
export { insertNoteOnce, noteById, sealedNote } from "./notes.ts";
export { insertSteps, stepById } from "./procedure-store.ts";
export { excludeWhoLeaves } from "./exclude-who-leaves.ts";
export { recusedByReport, notRecused, recusalsOf } from "./recusals-store.ts";
export { saveMeeting } from "./meetings-store.ts";
export { readByOffice, saveIdentityRevealed, saveReporterActivity } from "./reads-store.ts";
export {
  assignmentChangesOf,
  changeReport,
  holdsKey,
  insertAssignmentChanges,
  lockReports,
  readableIds,
  visibleAnywhere,
  replaceBody,
  reportsFor,
  reportById,
  type ReportRecord,
  statusChangesOf,
  unassignAll,
  visible,
} from "./store.ts";
export { refuseBadBoxes, reportSubmission, storeReport } from "./submit-report.ts";
export { revokedReports } from "./revoked-reports.ts";
export { notifyAdministratorsOfDay } from "./notify-administrators.ts";
export { redactionView } from "./view.ts";
