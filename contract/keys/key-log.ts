import * as z from "zod";
import { DepartmentPurpose } from "../channels/channels.ts";
import { ACCOUNT_KEY_PERMISSIONS } from "../permissions.ts";
import { defineRoute } from "../route.ts";
import { Epoch, fixedBytes, Hash, Id, Seconds, Signature, SigPublicKey } from "../scalars.ts";

/** What an entry says (protocol hz1, label `key-log`): the account's key; a department's key and purpose; a person's keys; that a person is gone. */
export const KeyLogWhat = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("account"), publicKey: SigPublicKey }),
  DepartmentPurpose.omit({ signedAt: true }).extend({ kind: z.literal("department"), departmentId: Id, epoch: Epoch, keyHash: Hash }),
  z.object({ kind: z.literal("member"), userId: Id, fingerprint: Hash }),
  z.object({ kind: z.literal("removed"), userId: Id }),
]);
export type KeyLogWhat = z.infer<typeof KeyLogWhat>;

/** What the account's key signed at somebody's browser; the signature covers all entries before it as well. */
export const KeyLogEntry = z.object({ time: Seconds, by: Id, what: KeyLogWhat, signature: Signature });
export type KeyLogEntry = z.infer<typeof KeyLogEntry>;

/** So many entries are sent at once, either way. */
export const KEY_LOG_PAGE = 500;
/** How much of a log somebody has seen, sealed for them alone. */
const LogNote = fixedBytes(92);
const Length = z.int().min(0).max(10_000_000);

export const keyLogRoutes = {
  read: defineRoute({
    method: "GET",
    path: "/api/key-log",
    summary: "The entries of the account's key log that follow so many, a page at most, and how much of it the user noted to have seen",
    access: "user",
    query: z.object({ after: z.coerce.number().pipe(Length).default(0) }),
    answer: z.object({ entries: z.array(KeyLogEntry), note: LogNote.nullable() }),
  }),
  append: defineRoute({
    method: "POST",
    path: "/api/key-log",
    summary: "Adds signed entries behind so many, or tells that somebody else was first: then one reads and signs again",
    access: "user",
    permission: ACCOUNT_KEY_PERMISSIONS,
    body: z.object({ after: Length, entries: z.array(KeyLogEntry).min(1).max(KEY_LOG_PAGE) }),
    answer: z.object({ isAppended: z.boolean() }),
    errors: ["BOX_REFUSED"],
    bodyLimit: 512 * 1024,
  }),
  note: defineRoute({
    method: "PUT",
    path: "/api/key-log/note",
    summary: "Keeps how much of the key log the user's browser has seen",
    access: "user",
    body: z.object({ box: LogNote }),
  }),
};
