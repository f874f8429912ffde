export { afterRelease, confirmationOf, refreshConfirmation, templateJobs } from "./confirmation.ts";
export { registerTemplateRoutes } from "./routes.ts";
