export { addRecordings } from "./recordings.ts";
export { destroyRecordings } from "./recordings.ts";
export { registerEntryRoutes } from "./routes.ts";
