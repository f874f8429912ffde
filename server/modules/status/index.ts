export { registerStatusRoutes } from "./routes.ts";
