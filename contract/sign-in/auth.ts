import * as z from "zod";
import { DepartmentKey } from "../channels/channels.ts";
import { defineRoute } from "../route.ts";
import {
  Email,
  Epoch,
  fixedBytes,
  Hash,
  Id,
  KemPublicKey,
  PortalLanguage,
  Seconds,
  Signature,
  SigPublicKey,
  someBytes,
  Website,
} from "../scalars.ts";
import { CurrentUser } from "../people/users.ts";

export const Salt = fixedBytes(16);
export const Suite = z.literal(1);
export const PasswordWrap = someBytes(200);
export const RecoveryWrap = fixedBytes(88);
/** A seed sealed to a member's key: HPKE box of 32 bytes. */
const GrantBox = fixedBytes(1176);

export const HOW_FOUND_US = ["google", "social-media", "empfehlung", "werbung", "andere"] as const;

/** What is granted to a user: the account's signing seed, one epoch of a department's key, the account's public key, or one that it had before; to a guest a report's key or its notes'. */
export const Grant = z.object({
  what: z.union([
    z.object({ kind: z.enum(["account", "trust", "former"]) }),
    z.object({ kind: z.literal("department"), departmentId: Id, epoch: Epoch }),
    z.object({ kind: z.enum(["report", "notes"]), reportId: Id }),
  ]),
  byUserId: Id,
  box: GrantBox,
  signature: Signature,
});
export type Grant = z.infer<typeof Grant>;

/** What the account's key certified of an invitation; the invitation's own key then vouched for who accepted it. */
export const InviteCertificate = z.object({
  sigPublicKey: SigPublicKey,
  permits: z.string().max(200),
  notAfter: Seconds,
  certificate: Signature,
});
export type InviteCertificate = z.infer<typeof InviteCertificate>;

/**
 * A person whose keys the account's key vouches for, directly or by an invitation whose id is the user's. A person whose
 * keys were replaced is in a list once for each of them, because what was signed before stays signed.
 */
export const Member = z.object({
  userId: Id,
  kemPublicKey: KemPublicKey,
  sigPublicKey: SigPublicKey,
  joinedAt: Seconds,
  signature: Signature,
  invite: InviteCertificate.nullable(),
});
export type Member = z.infer<typeof Member>;

/** The keys that an account is born with, all made in the owner's browser. */
const FoundingKeys = z.object({
  accountId: Id,
  accountPublicKey: SigPublicKey,
  userId: Id,
  kdfSuite: Suite,
  kdfSalt: Salt,
  auth: Hash,
  userKeyWrap: PasswordWrap,
  member: Member,
  department: DepartmentKey,
  grants: z.array(Grant).length(2),
});

export const Registration = z.object({
  firstName: z.string().trim().min(1, "Name ist erforderlich").max(100),
  lastName: z.string().trim().max(100).default(""),
  fullName: z.string().trim().min(1, "Name ist erforderlich").max(201),
  email: Email,
  companyName: z.string().trim().max(200).optional(),
  companyWebsite: Website.optional(),
  howFoundUs: z.enum(HOW_FOUND_US).optional(),
  keys: FoundingKeys,
});
export type Registration = z.infer<typeof Registration>;

/** What a fresh session hands to the browser. `sessionKey` opens the user key that the browser keeps sealed over a reload. */
export const Session = z.object({ sessionId: Id, sessionKey: Hash, user: CurrentUser });
export const NewSession = Session.extend({ sessionToken: Hash });
export type NewSession = z.infer<typeof NewSession>;

/** A session with the user key wrapped by the password. */
export const SignedIn = NewSession.extend({ userKeyWrap: PasswordWrap });
export type SignedIn = z.infer<typeof SignedIn>;

/** By what the second step of a sign-in can be taken: the authenticator's code, a recovery code for it, a passkey. */
export const SECOND_STEPS = ["totp", "code", "passkey"] as const;
/** The password was right and something is still missing; no key and no session was released. */
export const SecondStep = z.object({ ticket: Hash, methods: z.array(z.enum(SECOND_STEPS)) });
export type SecondStep = z.infer<typeof SecondStep>;

export const KeyRing = z.object({
  accountPublicKey: SigPublicKey,
  /** The user's own public keys as the server has them, vouched for or not. */
  own: z.object({ kemPublicKey: KemPublicKey, sigPublicKey: SigPublicKey }),
  members: z.array(Member),
  grants: z.array(Grant),
  departments: z.array(DepartmentKey.extend({ name: z.string() })),
  /** In which languages channels confirm by themselves what nobody signed; left out for whoever may not. */
  receiptUnsigned: z.array(PortalLanguage).optional(),
});
export type KeyRing = z.infer<typeof KeyRing>;

export const authRoutes = {
  register: defineRoute({
    method: "POST",
    path: "/api/register",
    summary: "A new account with its first user, department, channel and categories",
    access: "public",
    body: Registration,
    answer: NewSession.extend({ requiresVerification: z.boolean() }),
    errors: ["EMAIL_TAKEN", "BOX_REFUSED", "TOO_MANY_TRIES"],
  }),
  challenge: defineRoute({
    method: "POST",
    path: "/api/auth/challenge",
    summary: "Salt and suite for an e-mail address; unknown ones get stable made-up values",
    access: "public",
    body: z.object({ email: Email }),
    answer: z.object({ userId: Id, kdfSuite: Suite, kdfSalt: Salt }),
    errors: ["TOO_MANY_TRIES"],
  }),
  signIn: defineRoute({
    method: "POST",
    path: "/api/auth/sign-in",
    summary: "Signs in by the value derived from the password; releases the wrapped user key, or asks for the second step",
    access: "public",
    body: z.object({ email: Email, auth: Hash, remember: z.boolean() }),
    answer: z.union([SignedIn, z.object({ secondFactor: SecondStep })]),
    errors: ["SIGN_IN_FAILED", "TOO_MANY_TRIES"],
  }),
  session: defineRoute({
    method: "GET",
    path: "/api/auth/session",
    summary: "The running session, after a reload",
    access: "user",
    duringEnrolment: true,
    answer: Session,
  }),
  signOut: defineRoute({
    method: "POST",
    path: "/api/auth/sign-out",
    summary: "Ends the session",
    access: "user",
    duringEnrolment: true,
    answer: z.object({}),
  }),
  keys: defineRoute({
    method: "GET",
    path: "/api/keys",
    summary: "The user's grants and the account's public keys",
    access: "user",
    duringEnrolment: true,
    answer: KeyRing,
  }),
  setRecovery: defineRoute({
    method: "PUT",
    path: "/api/user/recovery",
    summary:
      "Stores the user key wrapped by a new recovery code, once its owner has confirmed the code; for one in place of another `auth` proves the password",
    access: "user",
    needsConfirmation: "sometimes",
    body: z.object({ recoveryAuth: Hash, recoveryWrap: RecoveryWrap, auth: Hash.optional() }),
    answer: z.object({}),
    errors: ["BOX_REFUSED", "PASSWORD_WRONG", "TOO_MANY_TRIES"],
  }),
};
