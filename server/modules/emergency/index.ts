export { emergencyJobs } from "./jobs.ts";
export { endEmergencyKey, provesEmergencyCode, setEmergencyKey } from "./emergency-key.ts";
export { registerEmergencyRoutes } from "./routes.ts";
export { emergencyKeyOf } from "./store.ts";
