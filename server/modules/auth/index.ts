export { addColleague } from "./add-colleague.ts";
export { register } from "./register.ts";
export { registerAuthRoutes } from "./routes.ts";
export { setRecovery } from "./recovery.ts";
export { authHash, emailHash, normalEmail } from "./identity.ts";
export { currentPermissions, endSessionsOf, recogniseUser, startSession } from "./sessions.ts";
export { authJobs } from "./jobs.ts";
