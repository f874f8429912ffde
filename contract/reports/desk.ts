import * as z from "zod";
import { Message, Redaction } from "./messages.ts";
import { MAX_CHANGED_AT_ONCE, MAX_TEXTS_AT_ONCE } from "../limits.ts";
import { reportChange, ReportRow, reportValues } from "./reports.ts";
import { defineRoute } from "../route.ts";
import { Id, TextBox, Time } from "../scalars.ts";

/** What of a report's words is given out for a search: its boxes, and what opens them. */
export const ReportTexts = ReportRow.pick({
  id: true,
  departmentId: true,
  epoch: true,
  rkId: true,
  reporterPk: true,
  sealedTo: true,
  fastKey: true,
  sealedKey: true,
}).extend({
  body: TextBox,
  bodyRedaction: Redaction.nullable(),
  messages: z.array(Message.pick({ id: true, isFromWhistleblower: true, box: true, redaction: true })),
});
export type ReportTexts = z.infer<typeof ReportTexts>;

/** `heardUntil` is the moment of what the reporter wrote last. */
export const HeardTexts = ReportTexts.extend({ heardUntil: Time });
export type HeardTexts = z.infer<typeof HeardTexts>;

/** A report that is set apart; `wroteSince` where its reporter wrote after it was. */
export const ApartRow = ReportRow.extend({ heardUntil: Time, wroteSince: z.boolean() });
export type ApartRow = z.infer<typeof ApartRow>;

/** Why one of several reports was not changed. */
export const ChangeRefusal = z.object({
  id: Id,
  code: z.enum(["NOT_FOUND", "REPORT_CHANGED", "ASSIGNEE_UNKNOWN", "FEEDBACK_MISSING", "REPORT_OPENABLE", "ACCESS_WAITING"]),
});
export type ChangeRefusal = z.infer<typeof ChangeRefusal>;
const several = z.object({ ids: z.array(Id).min(1).max(MAX_CHANGED_AT_ONCE) });
/** Reports as somebody's browser looked at them: one whose reporter wrote since is another one. */
const heard = z.object({
  reports: z
    .array(z.object({ id: Id, heardUntil: Time }))
    .min(1)
    .max(MAX_CHANGED_AT_ONCE),
});
const meldungen = { access: "user", permission: "Meldungen" } as const;

/** What people do with many reports: change several, search their texts, keep what they have seen. */
export const deskRoutes = {
  updateSeveral: defineRoute({
    method: "PUT",
    path: "/api/reports",
    summary: "The same status or assignee for several reports; those that may not be changed are named",
    towards: "matter",
    ...meldungen,
    body: z.object({
      ids: z.array(Id).min(1).max(MAX_CHANGED_AT_ONCE),
      ...reportChange,
      /** What stood on the screen before: those that are something else by now are not changed. */
      from: z
        .array(z.object({ id: Id, ...reportValues }))
        .max(MAX_CHANGED_AT_ONCE)
        .optional(),
    }),
    answer: z.object({ rows: z.array(ReportRow), refused: z.array(ChangeRefusal) }),
    errors: ["CLOSURE_NEEDED"],
  }),
  markRead: defineRoute({
    method: "PUT",
    path: "/api/reports/:id/read",
    summary: "Keeps that this person has seen the report up to the named message of the reporter",
    ...meldungen,
    params: z.object({ id: Id }),
    /** Null while the reporter has sent none: then it is the report itself that was seen. */
    body: z.object({ lastMessageId: Id.nullable() }),
    errors: ["NOT_FOUND"],
  }),
  apart: defineRoute({
    method: "GET",
    path: "/api/reports/apart",
    summary: "What no browser of the office could open, first where its reporter wrote since, then newest first; it counts nowhere",
    ...meldungen,
    answer: z.object({ rows: z.array(ApartRow) }),
  }),
  apartTexts: defineRoute({
    method: "POST",
    path: "/api/reports/apart/texts",
    summary: "The sealed texts of reports whose titles do not open, set apart or not: what opens of them tells whether a person is there",
    ...meldungen,
    body: several,
    /** `later` are those that were too much for this answer and may be asked for again. */
    answer: z.object({ texts: z.array(HeardTexts), later: z.array(Id) }),
  }),
  setApart: defineRoute({
    method: "POST",
    path: "/api/reports/apart",
    summary:
      "Sets reports apart of which this person's browser, with the department's key, could open nothing; never what somebody opened, read or answered, nor whose reporter wrote since",
    ...meldungen,
    body: heard,
    answer: several.extend({ ids: z.array(Id) }),
  }),
  endApart: defineRoute({
    method: "POST",
    path: "/api/reports/apart/end",
    summary: "Takes reports back into the list, with the deadlines of the day on which they came",
    ...meldungen,
    body: several,
    answer: several.extend({ ids: z.array(Id) }),
  }),
  removeApart: defineRoute({
    method: "POST",
    path: "/api/reports/apart/remove",
    summary: "Deletes several that are set apart, or asks for it where a second person has to; not those whose reporters wrote since",
    ...meldungen,
    needsConfirmation: "always",
    body: heard,
    answer: z.object({ deleted: z.int(), waiting: z.int(), heard: z.int() }),
    errors: ["REPORT_HELD", "DELETION_LAPSED"],
  }),
  texts: defineRoute({
    method: "POST",
    path: "/api/reports/texts",
    summary: "The sealed texts and messages of reports, for a search in the browser; ids that are not readable are left out",
    ...meldungen,
    body: z.object({ ids: z.array(Id).min(1).max(MAX_TEXTS_AT_ONCE) }),
    /** `later` are those that were too much for this answer and may be asked for again. */
    answer: z.object({ texts: z.array(ReportTexts), later: z.array(Id) }),
  }),
};
