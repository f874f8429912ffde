import * as z from "zod";
import { Grant } from "../sign-in/auth.ts";
import { DepartmentKey, DepartmentPurpose } from "../channels/channels.ts";
import { defineRoute } from "../route.ts";
import { Epoch, FastKey, Hash, Id, NotesKeyBox, Seconds, SealedKey, Signature, SigPublicKey, Time } from "../scalars.ts";

/** How many reports one call of re-sealing carries. */
export const RESEAL_BATCH = 100;
/** A department's key is to be followed by a new one after thirteen months: a year, and a month to do it in. */
export const KEY_DAYS = 396;
/** A key is due for renewal within so many days of that. */
export const KEY_NOTICE_DAYS = 30;
/**
 * For so many days the account's key vouches for a department's key: a quarter, and ten days. Whoever serves an older one to portals
 * is believed no longer, and whoever renews it signs in more often than that.
 */
export const VOUCHED_DAYS = 100;
/** It is renewed at a sign-in after so many days, not at each. */
export const VOUCHED_ANEW_DAYS = 7;
/** Whoever was taken out of a department reads so for so many days. */
export const LEFT_SAID_DAYS = 30;
const MAX_GRANTS = 250;
const bodyLimit = 512 * 1024;

const DepartmentName = z.string().trim().min(1, "Name ist erforderlich").max(100);

/** Somebody that keys are granted to: a member, or the emergency key; `missing` are the epochs in use without a grant. */
const Holder = z.object({ userId: Id, missing: z.array(Epoch) });

/** A member of a department. Who is not active or may not handle reports is none of its readers and holds no key. */
export const DepartmentMember = Holder.extend({
  isReader: z.boolean(),
  /** Whether the account's key vouches for this person's keys; until then nothing can be granted. */
  isVouched: z.boolean(),
  /** Whether a key of the department was granted to this person, so that it is due for renewal when they leave. */
  hasKeys: z.boolean(),
  /** Whether the caller may take this person out: nobody moves whoever holds a permission that they lack. */
  mayMove: z.boolean(),
});
export type DepartmentMember = z.infer<typeof DepartmentMember>;

export const Department = z.object({
  id: Id,
  name: z.string(),
  /** The newest key, with what the account's key says of it. */
  key: DepartmentKey,
  epoch: Epoch,
  /** Until when the account's key vouches for it: portals seal to it no longer. */
  notAfter: Seconds,
  /** When it is to be followed by a new one. */
  renewBy: Seconds,
  /** Whether somebody knows the newest key who no longer should. */
  renewalDue: z.boolean(),
  /** Whether nobody holds the newest key any more: what arrives now would open to nobody. */
  isLost: z.boolean(),
  /** Older epochs that reports are sealed to: how many, and how many of these are open and wait for the newest key. */
  older: z.array(z.object({ epoch: Epoch, reports: z.int(), waiting: z.int() })),
  members: z.array(DepartmentMember),
  /** The account's emergency key, and since when it is there. */
  emergencyKey: Holder.extend({ since: Time }).nullable(),
  /** Who could make a new key: they hold the account's key and may manage departments. */
  renewers: z.array(Id),
  /** Who of them has to compare the account's key first. */
  uncompared: z.array(Id),
  channels: z.array(z.object({ id: Id, name: z.string(), as: z.enum(["office", "conflict"]) })),
  categories: z.array(z.object({ id: Id, name: z.string() })),
});
export type Department = z.infer<typeof Department>;

type Reader = { isReader: boolean; isVouched: boolean; holdsNewest: boolean; hasKeys: boolean };

/**
 * Who gets a department's next key: whoever reads for it, is vouched for and holds the present one. Somebody whom nobody of them
 * has released yet gets none by a renewal, which may be made by who does not read here themselves. Where no active member holds the
 * present key it goes to those who hold a former one, once they are vouched for; and where none does, to all: else nobody new could
 * ever read.
 */
export function nextReaders<T extends Reader>(members: readonly T[]): T[] {
  const readers = members.filter(({ isReader }) => isReader);
  const holders = readers.filter(({ isVouched, holdsNewest }) => isVouched && holdsNewest);
  if (holders.length > 0) return holders;
  const former = readers.filter(({ hasKeys }) => hasKeys);
  return (former.length > 0 ? former : readers).filter(({ isVouched }) => isVouched);
}

/** A grant with its receiver and the receiver's signing key, by which the server knows that no keys were replaced meanwhile. */
export const NewGrant = z.object({ toUserId: Id, sigPublicKey: SigPublicKey, grant: Grant });
export type NewGrant = z.infer<typeof NewGrant>;
const NewGrants = z.array(NewGrant).max(MAX_GRANTS);

/** What a report's keys are opened with, to seal them anew. */
export const ResealRow = z.object({
  id: Id,
  departmentId: Id,
  epoch: Epoch,
  rkId: Hash,
  reporterPk: SigPublicKey,
  sealedTo: z.object({ departmentId: Id, epoch: Epoch }),
  fastKey: FastKey.nullable(),
  sealedKey: SealedKey,
  notesKey: z.object({ box: NotesKeyBox, byUserId: Id }).nullable(),
});
export type ResealRow = z.infer<typeof ResealRow>;

export const Resealed = z.object({
  id: Id,
  fromEpoch: Epoch,
  sealedKey: SealedKey,
  fastKey: FastKey,
  notesKey: NotesKeyBox.nullable(),
});
export type Resealed = z.infer<typeof Resealed>;

/** What a department is for, with the signature of the account's key for the epoch's key. */
export const SignedPurpose = z.object({ epoch: Epoch, purpose: DepartmentPurpose, signature: Signature });
export type SignedPurpose = z.infer<typeof SignedPurpose>;

/** Until when the account's key vouches for an epoch's key, with its signature of what it said of it before. */
export const Vouched = z.object({ epoch: Epoch, notAfter: Seconds, signature: Signature });
export type Vouched = z.infer<typeof Vouched>;

const id = z.object({ id: Id });
const member = z.object({ id: Id, userId: Id });
const manage = { access: "user", permission: "Benutzer und Abteilungen" } as const;
const handle = { access: "user", permission: "Meldungen" } as const;

/** Who can be taken into a department: active people, with what decides whether they can be granted keys. */
export const DepartmentPerson = z.object({
  userId: Id,
  fullName: z.string(),
  isReader: z.boolean(),
  isVouched: z.boolean(),
  /** Whether whoever asks may take this person in and out. */
  mayMove: z.boolean(),
});
export type DepartmentPerson = z.infer<typeof DepartmentPerson>;

export const departmentRoutes = {
  list: defineRoute({
    method: "GET",
    path: "/api/departments",
    summary: "All departments for people who manage them, their own for people who handle reports, none for others",
    access: "user",
    answer: z.array(Department),
  }),
  names: defineRoute({
    method: "GET",
    path: "/api/departments/names",
    summary: "What all departments are called, for whoever says where reports go",
    access: "user",
    permission: "Einstellungen",
    answer: z.array(z.object({ id: Id, name: z.string() })),
  }),
  people: defineRoute({
    method: "GET",
    path: "/api/departments/people",
    summary: "Who can be a member, and the emergency key that every department's key is granted to",
    ...manage,
    answer: z.object({ people: z.array(DepartmentPerson), emergencyKey: Id.nullable() }),
  }),
  left: defineRoute({
    method: "GET",
    path: "/api/departments/left",
    summary: "Which departments somebody else took the caller out of lately, who and when",
    access: "user",
    answer: z.array(z.object({ department: z.string(), by: z.string(), at: Time })),
  }),
  create: defineRoute({
    method: "POST",
    path: "/api/departments",
    summary: "A new department with its first key, granted to each of its readers and to the emergency key; may come again",
    towards: "standing",
    needsConfirmation: "always",
    ...manage,
    needsPlan: true,
    bodyLimit,
    body: z.object({ name: DepartmentName, key: DepartmentKey, members: z.array(Id).min(1).max(MAX_GRANTS), grants: NewGrants }),
    errors: ["HOLDS_MORE", "BOX_REFUSED", "KEYS_CHANGED", "LAST_MEMBER", "DEPARTMENT_EXISTS"],
  }),
  rename: defineRoute({
    method: "PUT",
    path: "/api/departments/:id",
    summary: "Another name",
    ...manage,
    params: id,
    body: z.object({ name: DepartmentName }),
    errors: ["NOT_FOUND", "DEPARTMENT_EXISTS"],
  }),
  nobodyElse: defineRoute({
    method: "GET",
    path: "/api/departments/nobody-else",
    summary: "Since when the company says that it has nobody outside of the office for reports about the office",
    ...manage,
    answer: z.object({ since: Time.nullable() }),
  }),
  sayNobodyElse: defineRoute({
    method: "PUT",
    path: "/api/departments/nobody-else",
    summary: "Says that there is nobody, or takes it back; a department that is chosen to stand in takes it back as well",
    ...manage,
    body: z.object({ isSo: z.boolean() }),
  }),
  setPurpose: defineRoute({
    method: "PUT",
    path: "/api/departments/:id/purpose",
    summary: "What the account's key signed that a department is for: an ordinary office, or standing in for others",
    access: "user",
    permission: ["Benutzer und Abteilungen", "Einstellungen"],
    params: id,
    body: SignedPurpose,
    errors: ["NOT_FOUND", "BOX_REFUSED", "KEYS_CHANGED", "STAND_IN_SHARED"],
  }),
  vouch: defineRoute({
    method: "PUT",
    path: "/api/departments/:id/vouched",
    summary: "Until when the account's key vouches for the newest key; what the department is for stays as it was signed",
    access: "user",
    permission: ["Benutzer und Abteilungen", "Einstellungen"],
    params: id,
    body: Vouched,
    errors: ["NOT_FOUND", "BOX_REFUSED", "KEYS_CHANGED"],
  }),
  /** One code for all that belongs to it. That reports do shows where nothing else does: a department with reports cannot go, and whoever manages departments sees channels and categories. */
  remove: defineRoute({
    method: "DELETE",
    path: "/api/departments/:id",
    summary: "Deletes a department that no report, channel or category belongs to",
    ...manage,
    params: id,
    errors: ["NOT_FOUND", "HOLDS_MORE", "DEPARTMENT_IN_USE"],
  }),
  addMember: defineRoute({
    method: "PUT",
    path: "/api/departments/:id/members/:userId",
    summary: "Takes a person in, with grants of the epochs in use where the caller holds them, else without",
    towards: "standing",
    ...manage,
    needsConfirmation: "sometimes",
    params: member,
    bodyLimit,
    body: z.object({ grants: NewGrants }),
    errors: ["NOT_FOUND", "HOLDS_MORE", "BOX_REFUSED", "KEYS_CHANGED", "STAND_IN_SHARED"],
  }),
  grant: defineRoute({
    method: "PUT",
    path: "/api/departments/:id/members/:userId/grants",
    summary: "Grants to a member, by another member, what the member still lacks",
    towards: "promised",
    ...handle,
    needsConfirmation: "sometimes",
    params: member,
    bodyLimit,
    body: z.object({ grants: NewGrants }),
    errors: ["NOT_FOUND", "BOX_REFUSED", "KEYS_CHANGED"],
  }),
  removeMember: defineRoute({
    method: "DELETE",
    path: "/api/departments/:id/members/:userId",
    summary: "Takes a person out: grants end at once, reports become unassigned, the key is due for renewal",
    towards: "standing",
    ...manage,
    params: member,
    errors: ["NOT_FOUND", "HOLDS_MORE", "LAST_MEMBER"],
  }),
  renewKey: defineRoute({
    method: "POST",
    path: "/api/departments/:id/keys",
    summary: "The next epoch, granted to each reader and to the emergency key; may come again",
    towards: "promised",
    ...manage,
    params: id,
    bodyLimit,
    body: z.object({ key: DepartmentKey, grants: NewGrants }),
    errors: ["NOT_FOUND", "BOX_REFUSED", "KEYS_CHANGED", "LAST_MEMBER"],
  }),
  toReseal: defineRoute({
    method: "GET",
    path: "/api/departments/:id/reseal",
    summary: "Open reports that are sealed to an older epoch, after the one that is named",
    ...handle,
    params: id,
    query: z.object({ limit: z.coerce.number<number>().int().min(1).max(RESEAL_BATCH).default(RESEAL_BATCH), after: Id.optional() }),
    answer: z.object({ epoch: Epoch, rows: z.array(ResealRow), remaining: z.int() }),
    errors: ["NOT_FOUND"],
  }),
  reseal: defineRoute({
    method: "PUT",
    path: "/api/departments/:id/reseal",
    summary: "Reports' keys sealed to the newest epoch; what changed meanwhile is left and handed out again",
    ...handle,
    params: id,
    bodyLimit,
    body: z.object({ epoch: Epoch, reports: z.array(Resealed).min(1).max(RESEAL_BATCH) }),
    answer: z.object({ stored: z.int(), remaining: z.int() }),
    errors: ["NOT_FOUND", "BOX_REFUSED", "KEYS_CHANGED"],
  }),
};
