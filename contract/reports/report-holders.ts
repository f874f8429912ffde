import * as z from "zod";
import { defineRoute } from "../route.ts";
import { Id } from "../scalars.ts";

/** Who could still open a report: whom to ask for a grant. All of it empty says that nobody can. */
export const ReportHolders = z.object({
  isLost: z.boolean(),
  /** People of the office who hold a key of it, by name; apart those who have to be released or to compare the account's key first, and those who cannot sign in. */
  people: z.array(z.string()),
  later: z.array(z.string()),
  inactive: z.array(z.string()),
  /** Whether an open invitation was given one: whoever accepts it with the code could grant it. */
  invitations: z.array(z.string()),
  hasEmergencyKey: z.boolean(),
  /** Whether a guest can read it alone: a guest grants nothing. */
  hasGuest: z.boolean(),
});
export type ReportHolders = z.infer<typeof ReportHolders>;

/**
 * What of a report's key the server knows: somebody who may sign in holds it now; only somebody who is deactivated, an open
 * invitation or the emergency key could bring it back later; or it is lost.
 */
export const KeyHeld = z.enum(["now", "later", "lost"]);
export type KeyHeld = z.infer<typeof KeyHeld>;

export const holderRoutes = {
  holders: defineRoute({
    method: "GET",
    path: "/api/reports/:id/holders",
    summary: "Who could still open a report that this person cannot",
    access: "user",
    permission: "Meldungen",
    params: z.object({ id: Id }),
    answer: ReportHolders,
    errors: ["NOT_FOUND"],
  }),
};
