export { addNote } from "./add-note.ts";
export { registerConfidentialityRoutes } from "./confidentiality-routes.ts";
export { registerPortalMessageRoutes } from "./portal-routes.ts";
export { registerMessageRoutes } from "./routes.ts";
export { sendMessage } from "./send-message.ts";
export { recordIdentityShown } from "./show-identity.ts";
