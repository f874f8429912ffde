export { hasLocalMailbox, registerMailboxPages } from "./routes.ts";
