export { peopleJobs } from "./jobs.ts";
export { registerInvitationRoutes, registerPeopleRoutes } from "./routes.ts";
