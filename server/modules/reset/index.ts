export { resetJobs } from "./jobs.ts";
export { registerResetRoutes } from "./routes.ts";
