export { registerDepartmentRoutes } from "./routes.ts";
export { dropUnusedGrants } from "./store.ts";
