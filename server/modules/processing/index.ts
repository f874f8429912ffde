export { processingOf } from "./agreement.ts";
export { processingJobs } from "./jobs.ts";
export { registerProcessingRoutes } from "./routes.ts";
