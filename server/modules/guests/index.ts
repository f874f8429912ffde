export { dropGuests } from "./end-guest.ts";
export { guestJobs } from "./jobs.ts";
export { registerGuestRoutes } from "./routes.ts";
export { guestsOf } from "./store.ts";
