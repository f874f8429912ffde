import * as z from "zod";
import { Grant, Member } from "../sign-in/auth.ts";
import { holdsAddress } from "./mail-names.ts";
import { defineRoute } from "../route.ts";
import {
  Email,
  Epoch,
  Id,
  KemPublicKey,
  MailLanguage,
  PermissionName,
  RoleName,
  Seconds,
  SigPublicKey,
  Signature,
  Time,
} from "../scalars.ts";

export const USER_STATES = ["invited", "active", "deactivated"] as const;

/** What a person's permissions and departments promise and a colleague still has to hand over. */
export const Missing = z.object({
  /** The account's signing seed. */
  account: z.boolean(),
  /** Nobody has vouched for the person's keys yet. */
  vouch: z.boolean(),
  departments: z.array(z.object({ departmentId: Id, name: z.string(), epochs: z.array(Epoch) })),
});
export type Missing = z.infer<typeof Missing>;

/** A person of the account, or an invitation that nobody accepted yet (specification 3.1, managed user). */
export const ManagedUser = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  email: z.string(),
  role: RoleName,
  permissions: z.array(PermissionName),
  language: z.string(),
  state: z.enum(USER_STATES),
  isEmailVerified: z.boolean(),
  isAccountOwner: z.boolean(),
  /** Somebody from outside, with cases instead of permissions. */
  isGuest: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** Of an invitation: whether its mail's link has run out. */
  isExpired: z.boolean(),
  /** Of an invitation: whether a code was made with it. */
  hasCode: z.boolean(),
  lastLoginAt: Time.nullable(),
  invitedAt: Time.nullable(),
  createdAt: Time,
  departments: z.array(z.object({ id: Id, name: z.string() })),
  missing: Missing.nullable(),
});
export type ManagedUser = z.infer<typeof ManagedUser>;

/**
 * How somebody came into a department: who took them in and when, null where that is not known any more; and which departments that
 * it stands in for they had left before, and when.
 */
export const Join = z.object({
  departmentId: Id,
  department: z.string(),
  by: z.string().nullable(),
  /** Whether they took themselves in. */
  isOwnDoing: z.boolean(),
  at: Time.nullable(),
  from: z.array(z.object({ department: z.string(), at: Time })),
});
export type Join = z.infer<typeof Join>;

/** Somebody who waits for a colleague's grant, with the keys that the server has of them. */
export const WaitingPerson = z.object({
  id: Id,
  fullName: z.string(),
  email: z.string(),
  kemPublicKey: KemPublicKey,
  sigPublicKey: SigPublicKey,
  /** What vouches for these keys; null until somebody does. */
  member: Member.nullable(),
  missing: Missing,
  /** Departments whose missing keys nobody has who can sign in, the emergency key aside. */
  unheld: z.array(Id),
  /** How they came into the departments whose keys they miss. */
  joins: z.array(Join),
});
export type WaitingPerson = z.infer<typeof WaitingPerson>;

/** Names stand in mails to people who never heard of us. */
const name = (required: string) =>
  z
    .string()
    .trim()
    .min(1, required)
    .max(100)
    .refine((text) => !holdsAddress(text), "Ein Name darf keine Internet- oder E-Mail-Adresse enthalten.");

export const PersonNames = z.object({ firstName: name("Vorname ist erforderlich"), lastName: name("Nachname ist erforderlich") });

const id = z.object({ id: Id });
const manages = { access: "user", permission: "Benutzer und Abteilungen" } as const;
/**
 * Since when somebody waits: they joined, set a new password without a code, the account has a new key, or their keys are vouched
 * for and what they read with is missing, as after a deactivation.
 */
export const WaitingSince = z.enum(["joined", "reset", "account-key", "taken"]);

/** Whoever can hold a key may hand it on. */
const grants = { access: "user", permission: ["Meldungen", "Benutzer und Abteilungen", "Einstellungen"] } as const;

export const peopleRoutes = {
  list: defineRoute({
    method: "GET",
    path: "/api/users",
    summary: "People and open invitations",
    ...manages,
    answer: z.array(ManagedUser),
  }),
  /** Departments with the epochs that a new member needs. */
  departments: defineRoute({
    method: "GET",
    path: "/api/users/departments",
    summary: "Departments to invite into",
    ...manages,
    answer: z.array(z.object({ id: Id, name: z.string(), epochs: z.array(Epoch) })),
  }),
  waiting: defineRoute({
    method: "GET",
    path: "/api/users/waiting",
    summary: "People who wait for a grant",
    ...grants,
    answer: z.array(WaitingPerson),
  }),
  /** What the caller waits for and since what, who could give it, who could once they have compared the account's key, who holds some of it and waits to be released themselves, and how many keys the server hands them: whoever was given another number reads them again. */
  access: defineRoute({
    method: "GET",
    path: "/api/user/access",
    summary: "What the signed-in user still waits for",
    access: "user",
    answer: z.object({
      missing: Missing,
      since: WaitingSince,
      granters: z.array(z.string()),
      /** Those of them to ask first: who hands on all that is missing, or else what reports are read with; the others hand on a part. */
      first: z.array(z.string()),
      uncompared: z.array(z.string()),
      later: z.array(z.string()),
      /** Whether any of those who can release, or who could after comparing where nobody can, hands on a department's key as well. */
      givesReports: z.boolean(),
      /** Whether nobody else who can sign in has a department's key that the caller misses, released or not. */
      isUnheld: z.boolean(),
      /** Whether the emergency key opens some of what the caller misses. */
      inSafe: z.boolean(),
      grants: z.int().min(0),
    }),
  }),
  get: defineRoute({
    method: "GET",
    path: "/api/users/:id",
    summary: "One person or invitation",
    ...manages,
    params: id,
    answer: ManagedUser,
    errors: ["NOT_FOUND"],
  }),
  update: defineRoute({
    method: "PUT",
    path: "/api/users/:id",
    summary: "Names, permissions, state; the address of an invitation",
    towards: "standing",
    ...manages,
    needsConfirmation: "sometimes",
    params: id,
    body: PersonNames.partial().extend({
      email: Email.optional(),
      permissions: z.array(PermissionName).max(5).optional(),
      language: MailLanguage.optional(),
      isActive: z.boolean().optional(),
    }),
    answer: ManagedUser,
    errors: [
      "NOT_FOUND",
      "HOLDS_MORE",
      "GIVES_MORE",
      "OWNER_STAYS",
      "OWN_USER",
      "LAST_ADMIN",
      "LAST_MEMBER",
      "LAST_SIGNER",
      "EMAIL_TAKEN",
      "INVITES_USED_UP",
    ],
  }),
  remove: defineRoute({
    method: "DELETE",
    path: "/api/users/:id",
    summary: "Deletes a person, or withdraws an invitation",
    towards: "standing",
    ...manages,
    needsConfirmation: "sometimes",
    params: id,
    errors: ["NOT_FOUND", "HOLDS_MORE", "OWNER_STAYS", "OWN_USER", "LAST_ADMIN", "LAST_MEMBER", "LAST_SIGNER"],
  }),
  grant: defineRoute({
    method: "PUT",
    path: "/api/users/:id/grants",
    summary: "Hands keys on to a colleague, vouching for them where nobody has",
    towards: "promised",
    ...grants,
    needsConfirmation: "sometimes",
    params: id,
    body: z.object({
      /** The keys that these grants are for; refused unless the server has the same. */
      kemPublicKey: KemPublicKey,
      sigPublicKey: SigPublicKey,
      member: z.object({ joinedAt: Seconds, signature: Signature }).nullable(),
      grants: z.array(Grant).max(250),
    }),
    answer: z.object({ missing: Missing }),
    bodyLimit: 512 * 1024,
    errors: ["NOT_FOUND", "KEYS_CHANGED", "BOX_REFUSED", "FORBIDDEN"],
  }),
};
