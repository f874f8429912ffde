export { registerProcedureRoutes } from "./routes.ts";
export { insertAcknowledgement, insertFeedback, measuresOf, stepsOf } from "./store.ts";
