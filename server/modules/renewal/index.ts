export { registerDepartmentRoutes, registerMemberRoutes } from "./routes.ts";
export { dropUnusedGrants } from "./store.ts";
export { mailMembersChanged, notifyOfReader } from "./notify-members.ts";
