import * as z from "zod";
import { Grant, InviteCertificate } from "../sign-in/auth.ts";
import { GUEST_NOTES, GUEST_ROLES } from "./guest-terms.ts";
import { NewNote, NOTE_ERRORS } from "../reports/messages.ts";
import { PersonNames } from "./people.ts";
import { defineRoute } from "../route.ts";
import { Day, Email, Hash, Id, MailLanguage, Time } from "../scalars.ts";

const rights = {
  role: z.enum(GUEST_ROLES),
  /** The last day, in Germany, on which the guest may read. */
  lastDay: Day,
  notes: z.enum(GUEST_NOTES),
  /** A rule of the interface: contact data stand in the same box as the description. */
  maySeeIdentity: z.boolean(),
};

/** A guest of one case: who, what they may, until when, and since when no more. */
export const GuestAccess = z.object({
  id: Id,
  userId: Id,
  name: z.string(),
  ...rights,
  byUserId: Id,
  at: Time,
  /** Whether the guest has set up a sign-in; until then there is an invitation. */
  hasJoined: z.boolean(),
  /** Whether it runs at this moment, by the server's clock. */
  isRunning: z.boolean(),
  /** By whom it was ended; null for its time, or for a transfer. */
  endedBy: Id.nullable(),
  endedAt: Time.nullable(),
});
export type GuestAccess = z.infer<typeof GuestAccess>;

/** What a new guest's invitation consists of: there is none without a code, so that nobody waits for a second hand. */
const GuestInvitation = PersonNames.extend({
  email: Email,
  language: MailLanguage.default("Deutsch"),
  codeHash: Hash,
  certificate: InviteCertificate,
});

export const NewGuest = z.object({
  id: Id,
  /** Of the invitation, made by the inviting browser, or of somebody who is a guest already. */
  userId: Id,
  ...rights,
  /** Why, sealed under the notes key: the server must not know. */
  note: NewNote,
  /** The report's key, with it the notes key where notes may be read, and for a new guest the word for the account's key. */
  grants: z.array(Grant).min(1).max(3),
  invitation: GuestInvitation.nullable(),
});
export type NewGuest = z.infer<typeof NewGuest>;

/** A case of the signed-in guest. */
export const GuestCase = z.object({
  reportId: Id,
  number: z.int(),
  lastDay: Day,
  notes: z.enum(GUEST_NOTES),
  maySeeIdentity: z.boolean(),
});
export type GuestCase = z.infer<typeof GuestCase>;

const id = z.object({ id: Id });
const one = z.object({ id: Id, guestId: Id });
const meldungen = { access: "user", permission: "Meldungen" } as const;

export const guestRoutes = {
  cases: defineRoute({
    method: "GET",
    path: "/api/guest/cases",
    summary: "The cases that the signed-in guest may read; none for anybody else",
    access: "user",
    answer: z.object({ cases: z.array(GuestCase), companyName: z.string() }),
  }),
  list: defineRoute({
    method: "GET",
    path: "/api/reports/:id/guests",
    summary: "Guests of a case, former ones included, and guests of other cases who could be given this one",
    ...meldungen,
    params: id,
    answer: z.object({ guests: z.array(GuestAccess), known: z.array(z.object({ userId: Id, name: z.string(), email: z.string() })) }),
    errors: ["NOT_FOUND"],
  }),
  invite: defineRoute({
    method: "POST",
    path: "/api/reports/:id/guests",
    summary: "Gives a person from outside this case for a while; whoever vouches for people may. The same may come again",
    towards: "matter",
    ...meldungen,
    needsPlan: true,
    needsConfirmedEmail: true,
    needsConfirmation: "always",
    params: id,
    body: NewGuest,
    bodyLimit: 512 * 1024,
    errors: ["NOT_FOUND", "REPORT_HANDED_OVER", "RECUSED", "FORBIDDEN", "EMAIL_TAKEN", "TOO_MANY_TRIES", "INVITES_USED_UP", ...NOTE_ERRORS],
  }),
  prolong: defineRoute({
    method: "PUT",
    path: "/api/reports/:id/guests/:guestId",
    summary: "Another last day for an access that runs",
    towards: "matter",
    ...meldungen,
    needsConfirmation: "sometimes",
    params: one,
    body: z.object({ lastDay: Day }),
    errors: ["NOT_FOUND", "GUEST_ACCESS_ENDED"],
  }),
  end: defineRoute({
    method: "DELETE",
    path: "/api/reports/:id/guests/:guestId",
    summary: "Ends an access at once; one that has ended stays so",
    towards: "matter",
    ...meldungen,
    params: one,
    errors: ["NOT_FOUND"],
  }),
};
