export { confirmationOf, keepConfirmation } from "./confirmation.ts";
export { afterRelease, templateJobs } from "./jobs.ts";
export { registerTemplateRoutes } from "./routes.ts";
