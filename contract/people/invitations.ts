import * as z from "zod";
import { Grant, InviteCertificate, Member, NewSession } from "../sign-in/auth.ts";
import { holdsAddress } from "./mail-names.ts";
import { ManagedUser, PersonNames } from "./people.ts";
import { defineRoute } from "../route.ts";
import {
  Email,
  fixedBytes,
  Hash,
  Id,
  KemPublicKey,
  MailLanguage,
  PermissionName,
  Seconds,
  SigPublicKey,
  Signature,
  someBytes,
} from "../scalars.ts";

export const MAX_INVITE_MESSAGE = 1_000;
const MAX_GRANTS = 250;

/** What an invitation with a code carries; null where the inviting person cannot vouch for anybody. */
export const InvitationKeys = z.object({ codeHash: Hash, certificate: InviteCertificate, grants: z.array(Grant).max(MAX_GRANTS) });
export type InvitationKeys = z.infer<typeof InvitationKeys>;

export const Invite = PersonNames.extend({
  /** Made by the inviting browser; it becomes the user's id. */
  id: Id,
  email: Email,
  permissions: z.array(PermissionName).max(5),
  language: MailLanguage.default("Deutsch"),
  inviteMessage: z
    .string()
    .trim()
    .max(MAX_INVITE_MESSAGE)
    .refine((text) => !holdsAddress(text), "Der Text darf keine Internet- oder E-Mail-Adresse enthalten.")
    .default(""),
  departmentIds: z.array(Id).max(100),
  keys: InvitationKeys.nullable(),
});
export type Invite = z.infer<typeof Invite>;

/** What the link of an invitation shows, and what its code opens. */
export const InvitationOffer = z.object({
  id: Id,
  accountId: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  companyName: z.string(),
  invitedBy: z.string(),
  hasCode: z.boolean(),
  /** Whether the invited address signs in to another account already. One that was never confirmed loses it to whoever accepts. */
  address: z.enum(["free", "unconfirmed", "taken"]),
  /** Whether it is a guest's, who can accept it with the code only. */
  isGuest: z.boolean(),
  certificate: InviteCertificate.nullable(),
  grants: z.array(Grant),
  /** The inviting person's keys, with which the grants were signed. */
  members: z.array(Member),
});
export type InvitationOffer = z.infer<typeof InvitationOffer>;

const Token = z.string().min(1).max(100);

export const Acceptance = z.object({
  token: Token,
  /** Follows from the invitation code; null without one. */
  codeToken: Hash.nullable(),
  kdfSuite: z.literal(1),
  kdfSalt: fixedBytes(16),
  auth: Hash,
  userKeyWrap: someBytes(200),
  keys: z.object({ kemPublicKey: KemPublicKey, sigPublicKey: SigPublicKey, joinedAt: Seconds, signature: Signature.nullable() }),
  /** What the code opened, sealed by the new user to their own key. */
  grants: z.array(Grant).max(MAX_GRANTS),
});
export type Acceptance = z.infer<typeof Acceptance>;

const manages = { access: "user", permission: "Benutzer und Abteilungen" } as const;
const BODY = 512 * 1024;

export const invitationRoutes = {
  invite: defineRoute({
    method: "POST",
    path: "/api/users",
    summary: "Invites a person by mail; the same invitation may come again and stays one",
    towards: "standing",
    ...manages,
    needsPlan: true,
    needsConfirmedEmail: true,
    needsConfirmation: "sometimes",
    body: Invite,
    answer: z.object({ user: ManagedUser }),
    bodyLimit: BODY,
    errors: ["GIVES_MORE", "EMAIL_TAKEN", "BOX_REFUSED", "NOT_FOUND", "TOO_MANY_TRIES", "INVITES_USED_UP", "STAND_IN_SHARED"],
  }),
  renew: defineRoute({
    method: "POST",
    path: "/api/users/:id/invitation",
    summary: "Sends an invitation again, with a new code and a new link",
    towards: "standing",
    ...manages,
    needsConfirmedEmail: true,
    needsConfirmation: "sometimes",
    params: z.object({ id: Id }),
    body: z.object({ keys: InvitationKeys.nullable() }),
    answer: z.object({ user: ManagedUser }),
    bodyLimit: BODY,
    errors: ["NOT_FOUND", "HOLDS_MORE", "LAST_MEMBER", "BOX_REFUSED", "TOO_MANY_TRIES", "INVITES_USED_UP"],
  }),
  offer: defineRoute({
    method: "GET",
    path: "/api/invitations",
    summary: "What an invitation's link leads to",
    access: "public",
    query: z.object({ token: Token }),
    answer: InvitationOffer,
    errors: ["TOKEN_INVALID", "TOO_MANY_TRIES"],
  }),
  accept: defineRoute({
    method: "POST",
    path: "/api/invitations/accept",
    summary: "The invited person's keys and password; signs in at once",
    access: "public",
    body: Acceptance,
    answer: NewSession,
    bodyLimit: BODY,
    errors: ["TOKEN_INVALID", "INVITE_CODE_WRONG", "GUEST_ACCESS_ENDED", "EMAIL_TAKEN", "BOX_REFUSED", "TOO_MANY_TRIES"],
  }),
};
