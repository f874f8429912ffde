export { registerTemplateRoutes } from "./routes.ts";
