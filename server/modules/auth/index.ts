export { authHash, emailHash, normalEmail } from "./identity.ts";
export { register } from "./register.ts";
export { registerAuthRoutes } from "./routes.ts";
export { recogniseUser } from "./sessions.ts";
