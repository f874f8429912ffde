export { addRecordings } from "./add-recordings.ts";
export { destroyRecordings } from "./destroy-recordings.ts";
export { registerEntryRoutes } from "./routes.ts";
