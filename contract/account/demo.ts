import * as z from "zod";
import { defineRoute } from "../route.ts";
import { Time } from "../scalars.ts";

/** How one visitor signs in to a demo of their own, and when it is deleted. */
const VisitorsDemo = z.object({ email: z.string(), password: z.string(), until: Time });

export const demoRoutes = {
  take: defineRoute({
    method: "POST",
    path: "/api/demo",
    summary: "A demo account with made-up reports for one visitor alone; null while it is being made: ask again",
    access: "public",
    answer: z.object({ demo: VisitorsDemo.nullable() }),
    errors: ["NOT_FOUND", "DEMOS_USED_UP", "TOO_MANY_TRIES"],
  }),
};
