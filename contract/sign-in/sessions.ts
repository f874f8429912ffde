import * as z from "zod";
import { defineRoute } from "../route.ts";
import { Id, Time } from "../scalars.ts";

/** One of the signed-in user's own sessions. */
export const OwnSession = z.object({
  id: Id,
  /** Browser and system, such as "Firefox auf Windows". */
  device: z.string(),
  createdAt: Time,
  lastSeenAt: Time,
  remembered: z.boolean(),
  /** Whether it is the session that asks. */
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;

export const sessionRoutes = {
  list: defineRoute({
    method: "GET",
    path: "/api/sessions",
    summary: "The own running sessions, the latest used first",
    access: "user",
    duringEnrolment: true,
    answer: z.array(OwnSession),
  }),
  end: defineRoute({
    method: "DELETE",
    path: "/api/sessions/:id",
    summary: "Ends one of the own sessions",
    access: "user",
    duringEnrolment: true,
    params: z.object({ id: Id }),
    answer: z.object({}),
    errors: ["NOT_FOUND"],
  }),
  endOthers: defineRoute({
    method: "DELETE",
    path: "/api/sessions",
    summary: "Ends all own sessions but this one",
    access: "user",
    duringEnrolment: true,
    answer: z.object({ ended: z.int() }),
  }),
  /** Needs no proof: taking access back has to be quick. */
  endOfColleague: defineRoute({
    method: "DELETE",
    // A word of its own: with ".." for the id another one would lead to the caller's sessions.
    path: "/api/users/:id/all-sessions",
    summary: "Ends all sessions of another user, for somebody who lost a device",
    towards: "standing",
    access: "user",
    permission: "Benutzer und Abteilungen",
    params: z.object({ id: Id }),
    answer: z.object({ ended: z.int() }),
    errors: ["NOT_FOUND", "HOLDS_MORE", "FORBIDDEN"],
  }),
};
