export { registerEvaluationRoutes } from "./routes.ts";
