export { holdsOf } from "./holds-store.ts";
export { afterRestore, retentionJobs } from "./jobs.ts";
export { registerRetentionRoutes } from "./routes.ts";
export { dropAnnouncement, dropConfirmation } from "./store.ts";
