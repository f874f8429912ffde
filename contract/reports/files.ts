import * as z from "zod";
import { TypedSuffix } from "../channels/link-suffix.ts";
import { MAX_PARTS } from "../limits.ts";
import { defineRoute } from "../route.ts";
import { Hash, Id, Time } from "../scalars.ts";

/** A stored attachment: only its sealed size and number of parts; name, type and true size are inside a box. */
export const StoredFile = z.object({ id: Id, sealedSize: z.int(), partCount: z.int() });
export type StoredFile = z.infer<typeof StoredFile>;

/** A recording that was destroyed; it was a file of this id. */
export const DestroyedFile = z.object({ id: Id, by: Id, at: Time });
export type DestroyedFile = z.infer<typeof DestroyedFile>;

const Part = z.coerce
  .number<number>()
  .int()
  .min(0)
  .max(MAX_PARTS - 1);
const StoredParts = z.object({ parts: z.array(z.int()) });

/** Headers of a part upload: who may go on with this file, and the digest of exactly these bytes. */
export const UPLOAD_TOKEN_HEADER = "x-upload-token";
export const PART_DIGEST_HEADER = "x-part-sha256";
export const UploadToken = Hash;

const errors = [
  "PART_DAMAGED",
  "PART_CONFLICT",
  "BOX_REFUSED",
  "TOO_LARGE",
  "UPLOAD_QUOTA",
  "STORAGE_FULL",
  "FILES_NOT_ALLOWED",
  "NOT_FOUND",
] as const;
const stored = z.object({ part: z.int() });
const portal = z.object({ linkSuffix: TypedSuffix, fileId: Id });
const owned = z.object({ id: Id, fileId: Id });

export const fileRoutes = {
  portalPart: defineRoute({
    method: "PUT",
    path: "/api/portal/:linkSuffix/files/:fileId/parts/:part",
    summary: "One sealed part of a file, before its report; the same bytes may come again",
    access: "public",
    params: portal.extend({ part: Part }),
    body: "bytes",
    answer: stored,
    errors: [...errors, "CHANNEL_NOT_FOUND", "PROOF_NEEDED"],
  }),
  portalParts: defineRoute({
    method: "GET",
    path: "/api/portal/:linkSuffix/files/:fileId/parts",
    summary: "Which parts of a pending file are stored",
    access: "public",
    params: portal,
    answer: StoredParts,
    errors: ["CHANNEL_NOT_FOUND"],
  }),
  entryPart: defineRoute({
    method: "PUT",
    path: "/api/channels/:id/files/:fileId/parts/:part",
    summary: "One sealed part of a file of a report that the office is about to enter",
    access: "user",
    permission: "Meldungen",
    params: owned.extend({ part: Part }),
    body: "bytes",
    answer: stored,
    errors,
  }),
  entryParts: defineRoute({
    method: "GET",
    path: "/api/channels/:id/files/:fileId/parts",
    summary: "Which parts of a file that the office is about to enter are stored",
    access: "user",
    permission: "Meldungen",
    params: owned,
    answer: StoredParts,
    errors: ["NOT_FOUND"],
  }),
  casePart: defineRoute({
    method: "PUT",
    path: "/api/public/case/:id/files/:fileId/parts/:part",
    summary: "One sealed part of an attachment by the reporter",
    access: "reporter",
    params: owned.extend({ part: Part }),
    body: "bytes",
    answer: stored,
    errors,
  }),
  caseParts: defineRoute({
    method: "GET",
    path: "/api/public/case/:id/files/:fileId/parts",
    summary: "Which parts of the reporter's pending attachment are stored",
    access: "reporter",
    params: owned,
    answer: StoredParts,
  }),
  caseFile: defineRoute({
    method: "GET",
    path: "/api/public/case/:id/files/:fileId",
    summary: "A sealed attachment, for the reporter",
    access: "reporter",
    params: owned,
    answer: "bytes",
    errors: ["NOT_FOUND"],
  }),
  reportPart: defineRoute({
    method: "PUT",
    path: "/api/reports/:id/files/:fileId/parts/:part",
    summary: "One sealed part of an attachment by a handler",
    access: "user",
    permission: "Meldungen",
    params: owned.extend({ part: Part }),
    body: "bytes",
    answer: stored,
    errors,
  }),
  reportParts: defineRoute({
    method: "GET",
    path: "/api/reports/:id/files/:fileId/parts",
    summary: "Which parts of a handler's pending attachment are stored",
    access: "user",
    permission: "Meldungen",
    params: owned,
    answer: StoredParts,
    errors: ["NOT_FOUND"],
  }),
  reportFile: defineRoute({
    method: "GET",
    path: "/api/reports/:id/files/:fileId",
    summary: "A sealed attachment, for handlers",
    access: "user",
    permission: "Meldungen",
    params: owned,
    answer: "bytes",
    errors: ["NOT_FOUND"],
  }),
};
