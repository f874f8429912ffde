export { confirmationOf, refreshConfirmation } from "./confirmation.ts";
export { afterRelease, templateJobs } from "./jobs.ts";
export { registerTemplateRoutes } from "./routes.ts";
