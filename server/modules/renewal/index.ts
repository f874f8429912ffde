export { registerDepartmentRoutes } from "./routes.ts";
export { dropUnusedGrants } from "./store.ts";
export { mailMembersChanged } from "./tell-members.ts";
