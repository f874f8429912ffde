export { mailboxPath } from "./address.ts";
export { hasLocalMailbox, registerMailboxPages } from "./routes.ts";
