export { registerKeyLogRoutes } from "./routes.ts";
