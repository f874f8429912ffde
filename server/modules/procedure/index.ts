export { registerProcedureRoutes } from "./routes.ts";
