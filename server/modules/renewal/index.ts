export { registerDepartmentRoutes, registerMemberRoutes } from "./routes.ts";
export { dropUnusedGrants } from "./store.ts";
export { notifyOfReader } from "./notify-members.ts";
export { renewalJobs } from "./jobs.ts";
