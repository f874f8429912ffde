import * as z from "zod";
import { NewNote, NOTE_ERRORS } from "../reports/messages.ts";
import { DeletionReason } from "../reports/report-deletion.ts";
import { OBSTACLES } from "./retention-rules.ts";
import { defineRoute } from "../route.ts";
import { Day, Id, Time } from "../scalars.ts";

/** Why a record is kept longer than the rule says (§ 11 (5) sentence 2 HinSchG). The reason is in the note of the same id. */
export const Hold = z.object({
  id: Id,
  /** Who answers for it. */
  userId: Id,
  /** Until when somebody looks again whether it is still needed. It holds beyond that day, too. */
  reviewDay: Day,
  createdBy: Id,
  createdAt: Time,
  ended: z.object({ by: Id, at: Time }).nullable(),
});
export type Hold = z.infer<typeof Hold>;

/** How long one report is kept. */
export const Retention = z.object({
  /** Months from the end of the procedure, as promised when the report came. */
  months: z.int(),
  /** The last day of keeping; null while the procedure runs. */
  lastDay: Day.nullable(),
  /** Since when it stands on the list before deletion; null where it does not. */
  announcedAt: Time.nullable(),
  confirmed: z.object({ by: Id, at: Time }).nullable(),
  /** What keeps it from being deleted, its time apart. */
  obstacles: z.array(z.enum(OBSTACLES)),
  hold: Hold.nullable(),
});
export type Retention = z.infer<typeof Retention>;

export const RetentionLine = Retention.extend({
  id: Id,
  number: z.int(),
  caseNumber: z.string(),
  channelId: Id,
  closedAt: Time.nullable(),
  /** Whether whoever answers for its hold handles it no longer: transferred, kept out, gone. */
  isUnattended: z.boolean(),
});
export type RetentionLine = z.infer<typeof RetentionLine>;

/** On what ground a report was deleted: by the rule, or by hand for one of the reasons. */
export const DeletionGround = z.enum(["rule", ...DeletionReason.options]);
export type DeletionGround = z.infer<typeof DeletionGround>;

/** That a report was deleted. Which one it was nobody can tell any more. */
export const DeletionRecord = z.object({
  deletedAt: Time,
  ground: DeletionGround,
  /** Null for the service itself. */
  by: Id.nullable(),
  /** Who asked for it, or agreed to the list. */
  secondPerson: Id.nullable(),
});
export type DeletionRecord = z.infer<typeof DeletionRecord>;
export const MAX_DELETION_RECORDS = 100;
/** How many deletions one call agrees to. */
export const MAX_CONFIRMED_AT_ONCE = 200;

const NewHold = z
  .object({
    id: Id,
    userId: Id,
    reviewDay: Day,
    note: NewNote,
    /** The hold that was seen and whose place it takes; null where none was. */
    replaces: Id.nullable(),
  })
  .refine((given) => given.note.id === given.id, { path: ["note", "id"] });
export type NewHold = z.infer<typeof NewHold>;

const id = z.object({ id: Id });
const meldungen = { access: "user", permission: "Meldungen" } as const;

/** Retention (§ 11 (5) HinSchG). */
export const retentionRoutes = {
  list: defineRoute({
    method: "GET",
    path: "/api/retention-list",
    summary: "Reports of the user's departments whose deletion comes, and those that are held; what was deleted last there",
    ...meldungen,
    answer: z.object({
      needsConfirmation: z.boolean(),
      lines: z.array(RetentionLine),
      /** Of the user's departments, newest first, without those of reports that somebody was kept out of. */
      deleted: z.array(DeletionRecord).max(MAX_DELETION_RECORDS),
    }),
  }),
  get: defineRoute({
    method: "GET",
    path: "/api/reports/:id/retention",
    summary: "How long a report is kept, and what keeps it longer",
    ...meldungen,
    params: id,
    answer: Retention.extend({ holds: z.array(Hold) }),
    errors: ["NOT_FOUND"],
  }),
  addHold: defineRoute({
    method: "POST",
    path: "/api/reports/:id/holds",
    summary:
      "Keeps a report beyond its time, until somebody lifts it; takes the place of the hold that it names, where that runs still. The same one may come again",
    towards: "matter",
    ...meldungen,
    params: id,
    body: NewHold,
    answer: Hold,
    bodyLimit: 512 * 1024,
    errors: ["NOT_FOUND", "REPORT_CHANGED", "ASSIGNEE_UNKNOWN", "REVIEW_DAY_REFUSED", ...NOTE_ERRORS],
  }),
  liftHold: defineRoute({
    method: "DELETE",
    path: "/api/reports/:id/holds/:holdId",
    summary: "Lifts a hold; one that has ended stays as it is, unless another one runs by now",
    ...meldungen,
    params: z.object({ id: Id, holdId: Id }),
    errors: ["NOT_FOUND", "REPORT_CHANGED"],
  }),
  confirm: defineRoute({
    method: "POST",
    path: "/api/retention-list/confirm",
    summary: "Agrees, as the second person beside the rule, to the deletion of reports on the list; gives those that it counts for",
    ...meldungen,
    body: z.object({ ids: z.array(Id).min(1).max(MAX_CONFIRMED_AT_ONCE) }),
    answer: z.object({ confirmed: z.array(Id) }),
  }),
};
