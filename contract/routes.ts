import { authRoutes } from "./auth.ts";
import { categoryRoutes } from "./categories.ts";
import { channelRoutes } from "./channels.ts";
import { departmentRoutes } from "./departments.ts";
import { eventRoutes } from "./events.ts";
import { fileRoutes } from "./files.ts";
import { messageRoutes } from "./messages.ts";
import { reportRoutes } from "./reports.ts";
import type { Route } from "./route.ts";
import { userRoutes } from "./users.ts";

/** Every route of the product, for the loops in tests and the OpenAPI text. */
export const allRoutes: Route[] = [
  authRoutes,
  userRoutes,
  channelRoutes,
  categoryRoutes,
  reportRoutes,
  messageRoutes,
  fileRoutes,
  eventRoutes,
  departmentRoutes,
].flatMap((group) => Object.values(group) as Route[]);
