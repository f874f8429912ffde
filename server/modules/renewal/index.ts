export { registerDepartmentRoutes } from "./routes.ts";
