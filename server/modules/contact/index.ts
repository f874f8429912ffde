export { contactJobs } from "./jobs.ts";
export { registerContact } from "./routes.ts";
