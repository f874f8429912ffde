import * as z from "zod";
import { defineRoute } from "../route.ts";
import { Id } from "../scalars.ts";

export const ownershipRoutes = {
  handOver: defineRoute({
    method: "PUT",
    path: "/api/users/:id/ownership",
    summary: "Hands the account over to this Admin, by its owner only",
    towards: "ownership",
    access: "user",
    needsConfirmation: "always",
    params: z.object({ id: Id }),
    errors: ["NOT_FOUND", "NOT_OWNER", "OWNER_UNFIT"],
  }),
};
