import * as z from "zod";
import { defineRoute } from "./route.ts";
import { Id, Time } from "./scalars.ts";

/** A mail that could not be delivered in about a day of tries: which one and to whom, without its address. */
export const FailedMail = z.object({
  id: Id,
  kind: z.string(),
  /** Null where it was not for a user. */
  userId: Id.nullable(),
  failedAt: Time,
});
export type FailedMail = z.infer<typeof FailedMail>;

export const mailRoutes = {
  failed: defineRoute({
    method: "GET",
    path: "/api/failed-mails",
    summary: "The account's mails that could not be delivered, newest first",
    access: "user",
    permission: "Einstellungen",
    answer: z.array(FailedMail),
  }),
  dismissFailed: defineRoute({
    method: "DELETE",
    path: "/api/failed-mails",
    summary: "Forgets the mails that failed up to a time",
    access: "user",
    permission: "Einstellungen",
    query: z.object({ until: Time }),
    answer: z.object({}),
  }),
};
