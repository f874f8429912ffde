export { confirmationOf } from "./confirmation.ts";
export { registerTemplateRoutes } from "./routes.ts";
