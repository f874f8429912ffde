import * as z from "zod";
import { Grant, KeyRing, Member, PasswordWrap, RecoveryWrap, Salt, Suite } from "./auth.ts";
import { DepartmentKey } from "../channels/channels.ts";
import { defineRoute } from "../route.ts";
import { Email, Epoch, Hash, Id, KemPublicKey, Signature, SigPublicKey } from "../scalars.ts";

const Token = z.string().min(1).max(200);
const SecondFactor = z.string().trim().max(40).optional();
const Grants = z.array(Grant).max(250);
/** Large enough for the grants of a hundred departments. */
const BODY_LIMIT = 512 * 1024;

/** What the reset page must know before the loss can be explained. */
export const ResetState = z.object({
  userId: Id,
  accountId: Id,
  /** Whose password it is: no new one may be made of it. */
  person: z.object({ fullName: z.string(), email: z.string(), companyName: z.string() }),
  hasRecoveryCode: z.boolean(),
  /** The id that an emergency code is bound to; null where the account has none. */
  emergencyId: Id.nullable(),
  /** Whether another active person could vouch for new keys and grant access again. */
  hasColleague: z.boolean(),
  /** Whether others work in this office at all, who would have to accept a new account key. */
  hasOthers: z.boolean(),
  /** Whether they read reports at all. */
  readsReports: z.boolean(),
  /** How much of the reports so far that this person reads colleagues hold, and could open for them again; null where there are none. */
  reopens: z.enum(["all", "some", "none"]).nullable(),
  /** How much of what they hold only deactivated colleagues do. */
  needsActivation: z.enum(["all", "some"]).nullable(),
  /** Whether open invitations have a code, which a new account key ends, and what no colleague holds but they do; null without one. */
  invitations: z.object({ holdAccountKey: z.boolean(), holdReports: z.boolean() }).nullable(),
  /** How much of the same the emergency key opens for this person, and who holds some of the rest; null without such a key or such reports. */
  emergency: z
    .object({
      opens: z.enum(["all", "some", "none"]),
      /** By whom at best: active colleagues, deactivated ones, open invitations, or nobody, so that it is lost by this way. */
      rest: z.object({ byActive: z.boolean(), byDeactivated: z.boolean(), byInvited: z.boolean(), byNobody: z.boolean() }),
    })
    .nullable(),
  /** Whether this person alone can hand on the account's key, which then is lost. */
  isLastSigner: z.boolean(),
  needsSecondFactor: z.boolean(),
  /** The newest epoch of each department, for whoever may give the account a new key because nobody else holds the old one. */
  founding: z.object({ departments: z.array(z.object({ departmentId: Id, epoch: Epoch })) }).nullable(),
});
export type ResetState = z.infer<typeof ResetState>;

/** How keys go on after a reset. */
export const ResetWay = z.discriminatedUnion("kind", [
  /** The recovery code opened the user key: nothing changes but its wrap. */
  z.object({ kind: z.literal("recovery"), recoveryAuth: Hash }),
  /** A new user key that nobody vouches for yet. */
  z.object({ kind: z.literal("fresh"), kemPublicKey: KemPublicKey, sigPublicKey: SigPublicKey }),
  /** A new user key that the emergency key's account seed vouches for, with everything granted on. */
  z.object({ kind: z.literal("emergency"), emergencyAuth: Hash, member: Member, grants: Grants }),
  /** A new user key, a new account key, and a new key of every department. */
  z.object({
    kind: z.literal("founding"),
    accountPublicKey: SigPublicKey,
    member: Member,
    departments: z.array(DepartmentKey).max(100),
    grants: Grants,
  }),
]);
export type ResetWay = z.infer<typeof ResetWay>;

/** What a password becomes on its way to the server. */
export const NewPassword = z.object({ kdfSuite: Suite, kdfSalt: Salt, auth: Hash, userKeyWrap: PasswordWrap });
export type NewPassword = z.infer<typeof NewPassword>;

export const resetRoutes = {
  request: defineRoute({
    method: "POST",
    path: "/api/password-reset",
    summary: "Sends a link by mail if the address has a user; the answer is always the same",
    access: "public",
    body: z.object({ email: Email }),
    answer: z.object({}),
    errors: ["TOO_MANY_TRIES"],
  }),
  validate: defineRoute({
    method: "GET",
    path: "/api/password-reset/validate",
    summary: "What the holder of a reset link can do",
    access: "public",
    query: z.object({ token: Token }),
    answer: ResetState,
    errors: ["TOKEN_INVALID"],
  }),
  recovery: defineRoute({
    method: "POST",
    path: "/api/password-reset/recovery",
    summary: "Releases the user key wrapped by the recovery code to whoever proves the code",
    access: "public",
    body: z.object({ token: Token, recoveryAuth: Hash, secondFactor: SecondFactor }),
    answer: z.object({ recoveryWrap: RecoveryWrap }),
    errors: ["TOKEN_INVALID", "RECOVERY_CODE_WRONG", "SECOND_FACTOR_WRONG", "TOO_MANY_TRIES"],
  }),
  emergency: defineRoute({
    method: "POST",
    path: "/api/password-reset/emergency",
    summary: "Releases the emergency key's wrap and ring to whoever proves its code",
    access: "public",
    body: z.object({ token: Token, auth: Hash, secondFactor: SecondFactor }),
    answer: z.object({
      wrap: RecoveryWrap,
      ring: KeyRing,
      /** Whether this person may hold the account's seed. */
      mayHoldAccountKey: z.boolean(),
    }),
    errors: ["TOKEN_INVALID", "RECOVERY_CODE_WRONG", "SECOND_FACTOR_WRONG", "TOO_MANY_TRIES"],
  }),
  confirm: defineRoute({
    method: "POST",
    path: "/api/password-reset/confirm",
    summary: "Sets the new password; all sessions of this person end",
    access: "public",
    body: NewPassword.extend({ token: Token, secondFactor: SecondFactor, way: ResetWay }),
    answer: z.object({}),
    errors: ["TOKEN_INVALID", "RECOVERY_CODE_WRONG", "SECOND_FACTOR_WRONG", "BOX_REFUSED", "FORBIDDEN", "KEYS_CHANGED", "TOO_MANY_TRIES"],
    bodyLimit: BODY_LIMIT,
  }),
  trust: defineRoute({
    method: "PUT",
    path: "/api/keys/trust",
    summary: "Pins the account's new key, and seals what this person holds anew to themselves",
    access: "user",
    body: z.object({
      accountPublicKey: SigPublicKey,
      grants: z.array(Grant.omit({ byUserId: true })).max(250),
      /** Signatures of this person's grants of a former account seed, which go. */
      formerSeeds: z.array(Signature).max(10),
    }),
    answer: z.object({}),
    errors: ["KEYS_CHANGED", "BOX_REFUSED"],
    bodyLimit: BODY_LIMIT,
  }),
};
