export { registerUserRoutes } from "./routes.ts";
export { handlersOf, insertUser, updateUser, type UserRow, userOf, usersOf, usersOfIds } from "./store.ts";
export { currentUserView, displayName, memberView, NEUTRAL_NAME } from "./view.ts";
