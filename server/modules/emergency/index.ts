export { emergencyJobs } from "./jobs.ts";
export { endEmergencyKey, provesEmergencyCode, setEmergencyKey } from "./emergency-key.ts";
export { openedByEmergency } from "./opened-by-emergency.ts";
export { registerEmergencyRoutes } from "./routes.ts";
export { emergencyKeyOf, saveEmergencyUse } from "./store.ts";
