export { registerDepartmentRoutes, registerMemberRoutes } from "./routes.ts";
export { dropUnusedGrants } from "./store.ts";
export { mailMembersChanged, tellOfReader } from "./tell-members.ts";
