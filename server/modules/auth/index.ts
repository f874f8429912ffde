export { addColleague } from "./add-colleague.ts";
export { register } from "./register.ts";
export { registerAuthRoutes } from "./routes.ts";
export { setRecovery } from "./recovery.ts";
export { currentPermissions, recogniseUser } from "./sessions.ts";
export { authJobs } from "./jobs.ts";
export { demandSecondFactor } from "./second-factor.ts";
export { endSessionsOf } from "./own-sessions.ts";
