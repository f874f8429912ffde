export { registerUserRoutes } from "./routes.ts";
export { handlersOf, insertUser, lockUser, peopleOf, type Person, updateUser, type UserRow, userOf, usersOf } from "./store.ts";
export { retireKeys, wasVouchedFor } from "./keys.ts";
export { memberOf, membersFor, membersOf } from "./members.ts";
export { isFreeId } from "./keys.ts";
export { comparedBy, vouchersOf } from "./keys.ts";
export { currentUserView, displayName } from "./view.ts";
