import * as z from "zod";
import { MAX_EXPORT_BYTES } from "../limits.ts";
import { EXPORT_CHECK_API } from "../paths.ts";
import { defineRoute } from "../route.ts";
import { Hash, Id, Time } from "../scalars.ts";

const meldungen = { access: "user", permission: "Meldungen" } as const;

/** What handlers take out as a file is made in their browser; the service keeps its SHA-256 and that it happened. */
export const exportRoutes = {
  keep: defineRoute({
    method: "POST",
    path: "/api/reports/:id/exports",
    summary:
      "Keeps the SHA-256 of a report's finished PDF, handed out alone or in a ZIP, and that the reporter's identity stands in it where it does; the same file may come again",
    ...meldungen,
    params: z.object({ id: Id }),
    body: z.object({ kind: z.enum(["pdf", "zip"]), sha256: Hash, size: z.int().min(1).max(MAX_EXPORT_BYTES), withPerson: z.boolean() }),
    answer: z.object({ at: Time }),
    errors: ["NOT_FOUND", "FORBIDDEN"],
  }),
  recordList: defineRoute({
    method: "POST",
    path: "/api/reports/exports",
    summary: "Keeps in the audit log that the list was exported",
    ...meldungen,
  }),
  check: defineRoute({
    method: "POST",
    path: EXPORT_CHECK_API,
    summary: "When and by which company a file was exported, for whoever knows its SHA-256; null where it was not",
    access: "public",
    body: z.object({ sha256: Hash }),
    answer: z.object({ found: z.object({ at: Time, company: z.string() }).nullable() }),
    errors: ["TOO_MANY_TRIES"],
  }),
};
