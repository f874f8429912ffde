export { registerLiveRoutes, registerPortalLiveRoutes } from "./routes.ts";
