export { readinessOf } from "./readiness.ts";
export { registerReadinessRoutes } from "./routes.ts";
export { readinessJobs } from "./test-mail.ts";
