export { lockLastKeysOf } from "./last-key.ts";
export { registerDepartmentRoutes } from "./routes.ts";
