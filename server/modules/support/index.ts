export { registerSupportRoutes } from "./routes.ts";
