import * as z from "zod";
import { defineRoute } from "./route.ts";
import { Id } from "./scalars.ts";

/** What a live event says: that something changed, never what. Clients read again through the API. */
export const LIVE_EVENT_TYPES = [
  "report-created",
  "report-changed",
  "report-deleted",
  /** A case went to another department, or somebody is kept out of it or let in again: whoever shows it asks whether they still may. */
  "report-moved",
  "message-created",
  "note-created",
  /** A step or a follow-up measure; reporters are not told. */
  "procedure-changed",
  /** Somebody has seen what the reporter wrote: whose list shows the report as unread asks again. */
  "report-read",
  /** Keys, members or departments: everybody reads their key ring again. */
  "keys-changed",
  /** A department's reports were sealed to its newest key: its members alone hear that there were some. */
  "reports-resealed",
  "categories-changed",
  "channels-changed",
  "templates-changed",
  /** A person's own address was confirmed or changed, by a link that opens another window. */
  "user-changed",
  /** Plan, payment or invoices. */
  "billing-changed",
] as const;
export const LiveEvent = z.object({ type: z.enum(LIVE_EVENT_TYPES), ref: Id.nullable() });
export type LiveEvent = z.infer<typeof LiveEvent>;

export const eventRoutes = {
  account: defineRoute({
    method: "GET",
    path: "/api/events",
    summary: "Live events of the account (server-sent events)",
    access: "user",
    answer: "events",
    errors: ["TOO_MANY_TRIES"],
  }),
  case: defineRoute({
    method: "GET",
    path: "/api/public/case/:id/events",
    summary: "Live events of one case (server-sent events)",
    access: "reporter",
    params: z.object({ id: Id }),
    answer: "events",
    errors: ["TOO_MANY_TRIES"],
  }),
};
