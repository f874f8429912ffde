export { mailboxPath } from "./address.ts";
export { fromHere, hasLocalMailbox } from "./from-here.ts";
export { registerMailboxPages } from "./routes.ts";
