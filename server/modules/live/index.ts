export { registerLiveRoutes, registerPortalLiveRoutes } from "./routes.ts";
export { liveJobs } from "./jobs.ts";
