import { authRoutes } from "./auth.ts";
import { categoryRoutes } from "./categories.ts";
import { channelRoutes } from "./channels.ts";
import { eventRoutes } from "./events.ts";
import { fileRoutes } from "./files.ts";
import { invitationRoutes } from "./invitations.ts";
import { messageRoutes } from "./messages.ts";
import { peopleRoutes } from "./people.ts";
import { reportRoutes } from "./reports.ts";
import type { Route } from "./route.ts";
import { userRoutes } from "./users.ts";

/** Every route of the product, for the loops in tests and the OpenAPI text. */
export const allRoutes: Route[] = [
  authRoutes,
  userRoutes,
  peopleRoutes,
  invitationRoutes,
  channelRoutes,
  categoryRoutes,
  reportRoutes,
  messageRoutes,
  fileRoutes,
  eventRoutes,
].flatMap((group) => Object.values(group) as Route[]);
