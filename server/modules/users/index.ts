export { registerUserRoutes } from "./routes.ts";
export { handlersOf, insertUser, lockUser, peopleOf, type Person, updateUser, type UserRow, userOf, usersOf } from "./store.ts";
export { retireKeys, wasVouchedFor } from "./former-keys.ts";
export { memberOf, membersFor, membersOf } from "./members.ts";
export { isFreeId } from "./free-id.ts";
export { comparedBy, vouchersOf } from "./vouchers.ts";
export { currentUserView, displayName } from "./view.ts";
