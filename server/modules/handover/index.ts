export { registerHandoverRoutes } from "./routes.ts";
export { transfersOf } from "./store.ts";
