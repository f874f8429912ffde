export { addUpdate, closeIncident, listIncidents, openIncident, recordRehearsal } from "./incidents.ts";
export { serviceStatusJobs } from "./jobs.ts";
export { noteMinutes } from "./note-minutes.ts";
export { readStatus } from "./read-status.ts";
