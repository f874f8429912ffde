import * as z from "zod";
import { Grant, Member, RecoveryWrap } from "../sign-in/auth.ts";
import { defineRoute } from "../route.ts";
import { Hash, Id, Time } from "../scalars.ts";

/**
 * Who can fetch a department's key by it: its people and who manages people or settings, some of its people alone, or nobody for
 * now; "deactivated" where one of its people who is switched off holds it as well, and it opens to nobody else.
 */
export const FETCHERS = ["managers", "members", "deactivated", "nobody"] as const;
export type Fetcher = (typeof FETCHERS)[number];

/** Who can grant it a department's key: an active member; one who is deactivated, once activated again; whoever accepts an open invitation. */
export const GRANTERS = ["members", "deactivated", "invited"] as const;
export type Granter = (typeof GRANTERS)[number];

/**
 * A department of which the emergency key holds keys in use that no member beside it has: who can fetch them with the print-out,
 * and what is left without it.
 */
const OnlyHere = z.object({
  id: Id,
  name: z.string(),
  fetchedBy: z.enum(FETCHERS),
  /** Who could still open some of these keys without it. */
  heldBy: z.array(z.enum(GRANTERS)),
  /** Whether some of them would end with it: nobody else could ever open them. */
  ends: z.boolean(),
});
export type OnlyHere = z.infer<typeof OnlyHere>;

/** The account's emergency key as the company sees it: that it is there, since when, and what it does not open. */
export const EmergencyKey = z.object({
  id: Id,
  createdAt: Time,
  createdBy: z.string(),
  /** When its code was last given out; null while it only lay in the safe. From then on it is to be renewed. */
  usedAt: Time.nullable(),
  /** Departments that it does not open whole: a key in use was not granted to it. */
  missing: z.array(z.object({ name: z.string(), grantedBy: z.enum(GRANTERS) })),
  /** Departments whose newest key nobody holds any more: with the next one it is granted that. */
  lost: z.array(z.string()),
  /** Departments of which it alone holds a key in use, the asking person not either: until somebody fetched that, or its print-out is said to be lost, it can neither be renewed nor end. */
  onlyHere: z.array(OnlyHere),
  /** Whether nobody beside it signs with the account's key: without it no department's key could be renewed. */
  isOnlySigner: z.boolean(),
  /** Whether it may end without another in its place: every key in use has a reader beside it. */
  mayEnd: z.boolean(),
});

export const EmergencyState = z.object({
  key: EmergencyKey.nullable(),
  /** Names of departments in use whose keys fewer than two people and no emergency key hold whole; not where nobody holds the newest, which is renewed. */
  atRisk: z.array(z.string()),
});
export type EmergencyState = z.infer<typeof EmergencyState>;

/** An emergency key on its way to the server: its public keys, its user key wrapped by the code, and what it opens. */
export const NewEmergencyKey = z.object({
  id: Id,
  /** The one in whose place it is made; null where there is none. */
  replaces: Id.nullable(),
  member: Member,
  auth: Hash,
  wrap: RecoveryWrap,
  grants: z.array(Grant).max(250),
});
export type NewEmergencyKey = z.infer<typeof NewEmergencyKey>;

/** That a print-out is lost, with what its loss was said to end: this key, and keys of these departments. */
export const LostPrintout = z.object({ id: Id, ends: z.array(Id).max(250) });
export type LostPrintout = z.infer<typeof LostPrintout>;

export const emergencyRoutes = {
  get: defineRoute({
    method: "GET",
    path: "/api/emergency-key",
    summary: "Whether the account has an emergency key, and which departments hang on a single person",
    access: "user",
    permission: "Sicherheitseinstellungen",
    answer: EmergencyState,
  }),
  put: defineRoute({
    method: "PUT",
    path: "/api/emergency-key",
    summary:
      "Stores an emergency key made in the browser; the one that it names ends with it, and where there is another one by now it is refused",
    access: "user",
    permission: "Sicherheitseinstellungen",
    needsConfirmation: "always",
    body: NewEmergencyKey,
    answer: z.object({}),
    errors: ["BOX_REFUSED", "LAST_MEMBER", "KEYS_CHANGED"],
    bodyLimit: 512 * 1024,
  }),
  remove: defineRoute({
    method: "DELETE",
    path: "/api/emergency-key",
    summary: "Ends the emergency key; while it alone holds keys in use, only where its print-out is said to be lost",
    access: "user",
    permission: "Sicherheitseinstellungen",
    needsConfirmation: "always",
    body: z.object({ lost: LostPrintout.nullable() }),
    answer: z.object({}),
    errors: ["LAST_MEMBER", "LAST_SIGNER", "KEYS_CHANGED"],
  }),
};
