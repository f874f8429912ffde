import * as z from "zod";
import { defineRoute } from "../route.ts";
import { Id, Time } from "../scalars.ts";

/** A mail that could not be delivered in about a day of tries: which one and to whom, without its address. */
export const FailedMail = z.object({
  id: Id,
  kind: z.string(),
  /** Null where it was not for a user. */
  userId: Id.nullable(),
  failedAt: Time,
});
export type FailedMail = z.infer<typeof FailedMail>;

/** The kind of the mail by which a reporter hears that there is news. */
export const TO_REPORTER = "notify-reporter";

export const mailRoutes = {
  failed: defineRoute({
    method: "GET",
    path: "/api/failed-mails",
    summary: "The mails that could not be delivered and that the caller may know of, newest first",
    access: "user",
    permission: ["Meldungen", "Einstellungen"],
    answer: z.array(FailedMail),
  }),
  dismissFailed: defineRoute({
    method: "DELETE",
    path: "/api/failed-mails",
    summary: "Forgets those of them that failed up to a time",
    access: "user",
    permission: ["Meldungen", "Einstellungen"],
    query: z.object({ until: Time }),
    answer: z.object({}),
  }),
};
