export { peopleJobs } from "./jobs.ts";
export { claimInvited } from "./claim-invited.ts";
export { refuseFlood } from "./fresh-account.ts";
export { inviteUser } from "./jobs.ts";
export { checkBoxes } from "./check-grants.ts";
export { dropInvitation, forgetGuest } from "./remove-user.ts";
export { insertInvitation, invitationOf, invitationsOf } from "./store.ts";
export { registerInvitationRoutes, registerPeopleRoutes } from "./routes.ts";
