export { registerMailboxPages } from "./routes.ts";
