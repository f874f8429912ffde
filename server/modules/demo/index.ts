export { demoJobs } from "./jobs.ts";
export { registerDemoRoutes } from "./routes.ts";
export { addDemo, openDemo } from "./store.ts";
