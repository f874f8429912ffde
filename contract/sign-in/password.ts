import * as z from "zod";
import { PasswordWrap, Salt, Suite } from "./auth.ts";
import { defineRoute } from "../route.ts";
import { Hash } from "../scalars.ts";

export const passwordRoutes = {
  change: defineRoute({
    method: "PUT",
    path: "/api/user/password",
    summary: "Replaces the own password by a new one, proved by the old; ends all other sessions",
    access: "user",
    body: z.object({ auth: Hash, kdfSuite: Suite, kdfSalt: Salt, newAuth: Hash, userKeyWrap: PasswordWrap }),
    answer: z.object({}),
    errors: ["PASSWORD_WRONG", "BOX_REFUSED", "TOO_MANY_TRIES"],
  }),
};
