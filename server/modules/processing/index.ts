export { processingOf } from "./agreement.ts";
export { registerProcessingRoutes } from "./routes.ts";
