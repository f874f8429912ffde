import * as z from "zod";
import { DepartmentKey } from "../channels/channels.ts";
import { NewNote, NOTE_ERRORS } from "../reports/messages.ts";
import { defineRoute } from "../route.ts";
import { Epoch, FastKey, Id, NotesKeyBox, SealedKey, Time } from "../scalars.ts";
import { LiftReason, TransferReason } from "./handover-terms.ts";

/** Somebody who is kept out of a case; `byUserId` is who said so, themselves or a colleague. */
export const Recusal = z.object({ id: Id, userId: Id, byUserId: Id, at: Time });
export type Recusal = z.infer<typeof Recusal>;

/** A department that a case can go to: its newest key, and who reads for it. Without a reader none is offered. */
export const TransferTarget = z.object({ id: Id, name: z.string(), key: DepartmentKey, readers: z.array(Id) });
export type TransferTarget = z.infer<typeof TransferTarget>;

export const Handover = z.object({
  department: z.object({ id: Id, name: z.string() }),
  /** Who can read the case now. */
  readers: z.array(Id),
  departments: z.array(TransferTarget),
  /** The names of the departments that the case concerns: it goes neither to them nor to one that shares people with them. */
  concerns: z.array(z.string()),
  /** Who is kept out at this moment, oldest first. */
  recusals: z.array(Recusal),
});
export type Handover = z.infer<typeof Handover>;

const place = z.object({ departmentId: Id, epoch: Epoch });

/** A case's keys, sealed to the newest key of another department. */
export const NewTransfer = z.object({
  id: Id,
  reason: TransferReason,
  /** What the keys were opened with; where that has changed, nothing is moved. */
  from: place,
  to: place,
  sealedKey: SealedKey,
  /** Only where the sender belongs to both departments; else the first reader makes it. */
  fastKey: FastKey.nullable(),
  /** `isFirst` where the case had none and the remark brings it. */
  notesKey: z.object({ box: NotesKeyBox, isFirst: z.boolean() }).nullable(),
  /** A remark for whoever takes over, sealed under the notes key that goes along. */
  note: NewNote.nullable(),
});
export type NewTransfer = z.infer<typeof NewTransfer>;

const id = z.object({ id: Id });
const meldungen = { access: "user", permission: "Meldungen" } as const;

/** What keeps § 15 (1) HinSchG, no conflict of interest: handing a case over, and keeping somebody out of it. */
export const handoverRoutes = {
  get: defineRoute({
    method: "GET",
    path: "/api/reports/:id/handover",
    summary: "Who reads a case, which departments could take it over, and who is kept out of it",
    ...meldungen,
    params: id,
    answer: Handover,
    errors: ["NOT_FOUND"],
  }),
  transfer: defineRoute({
    method: "POST",
    path: "/api/reports/:id/transfers",
    summary: "Hands a case over to another department, whose key alone opens it from then on; the same transfer may come again",
    ...meldungen,
    params: id,
    body: NewTransfer,
    bodyLimit: 512 * 1024,
    errors: ["NOT_FOUND", "REPORT_HANDED_OVER", "RECUSED", "DEPARTMENT_UNREADABLE", "STAND_IN_SHARED", ...NOTE_ERRORS],
  }),
  recuse: defineRoute({
    method: "POST",
    path: "/api/reports/:id/recusals",
    summary: "Keeps oneself out of a case or, for people who manage users, a colleague; the same may come again",
    towards: "matter",
    ...meldungen,
    params: id,
    body: z.object({ id: Id, userId: Id }),
    errors: ["NOT_FOUND", "REPORT_HANDED_OVER", "RECUSED", "FORBIDDEN", "LAST_HANDLER", "MESSAGE_CONFLICT"],
  }),
  lift: defineRoute({
    method: "PUT",
    path: "/api/reports/:id/recusals/:recusalId",
    summary: "Ends somebody else's exclusion, for a reason; one that has ended stays so",
    towards: "matter",
    ...meldungen,
    params: z.object({ id: Id, recusalId: Id }),
    body: z.object({ reason: LiftReason }),
    errors: ["NOT_FOUND"],
  }),
};
