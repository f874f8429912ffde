import * as z from "zod";
import { defineRoute } from "../route.ts";
import { Epoch, Hash, Id } from "../scalars.ts";

/** What the whole account is kept of in its archive (docs/decisions/035), in the order in which it is read back. */
export const ARCHIVE_TABLES = [
  "accounts",
  "former_account_keys",
  "successions",
  "key_log",
  "users",
  "former_keys",
  "departments",
  "department_keys",
  "department_members",
  "categories",
  "channels",
  "channel_logos",
  "channel_duties",
  "templates",
  "own_templates",
  "confirmation_texts",
  "receipt_signatures",
  "report_counters",
  "deletion_records",
  "deleted_reports",
  "stand_in_guests",
  "exports",
  "processing_agreements",
  "trainings",
  "readiness_reviews",
  "drills",
  "audit_entries",
] as const;
export type ArchiveTable = (typeof ARCHIVE_TABLES)[number];

/** The same of one report; they travel together, as of one moment. */
export const CASE_TABLES = [
  "reports",
  "messages",
  "notes",
  "files",
  "report_reads",
  "report_deletions",
  "status_changes",
  "assignment_changes",
  "procedure_steps",
  "measures",
  "redactions",
  "disclosures",
  "retention_announcements",
  "retention_holds",
  "retention_notices",
  "reminders",
  "destroyed_recordings",
  "transfers",
  "recusals",
  "guest_accesses",
  "report_evidence",
] as const;
export type CaseTable = (typeof CASE_TABLES)[number];

/** A row of a table as PostgreSQL writes it as JSON. */
export const ArchiveRow = z.object({ table: z.enum([...ARCHIVE_TABLES, ...CASE_TABLES]), row: z.record(z.string(), z.json()) });
export type ArchiveRow = z.infer<typeof ArchiveRow>;

const format = { format: z.literal("hinweiszentrale-archiv"), version: z.literal(1), accountId: Id };

/** bestand/pruefsummen.json, the last entry: SHA-256 of every other one in hexadecimal, by its path. */
export const ArchiveSums = z.object({ ...format, at: z.iso.datetime(), reports: z.int(), sha256: z.record(z.string(), z.string()) });
export type ArchiveSums = z.infer<typeof ArchiveSums>;

/** bestand/schluessel.json: who made the archive, and the seeds that open everything. */
export const ArchiveKeys = z.object({
  ...format,
  by: Id,
  accountSeed: Hash,
  departments: z.array(z.object({ departmentId: Id, epoch: Epoch, seed: Hash })),
});
export type ArchiveKeys = z.infer<typeof ArchiveKeys>;

/** What of a fall.json tells where its files stand. */
export const ArchivedFiles = z.object({ id: Id, files: z.array(z.object({ id: Id, path: z.string().nullable() })) });

/** The archive holds what each of these permissions shows: reports, settings, people, the audit log. */
const access = {
  access: "user",
  permission: "Einstellungen",
  alsoNeeds: ["Meldungen", "Benutzer und Abteilungen", "Sicherheitseinstellungen"],
} as const;
/** Nothing of it is read before the first call has proved the password. */
const read = { ...access, needsConfirmation: "sometimes" } as const;
/** Lines of JSON, each an ArchiveRow. */
const Lines = z.array(z.string());

/** The whole account as an archive is made in the browser, which alone can open it; none of this needs a plan. */
export const archiveRoutes = {
  begin: defineRoute({
    method: "POST",
    path: "/api/archive",
    summary: "Keeps in the audit log that an archive of the account is begun, once the password is proven; says how much it will hold",
    ...access,
    body: z.object({ auth: Hash }),
    answer: z.object({ reports: z.int() }),
    errors: ["PASSWORD_WRONG", "TOO_MANY_TRIES"],
  }),
  reports: defineRoute({
    method: "GET",
    path: "/api/archive/reports",
    summary: "Ids of the reports that this person reads, in pages, oldest id first",
    ...read,
    query: z.object({ after: Id.optional() }),
    answer: z.object({ ids: z.array(Id), next: Id.nullable() }),
  }),
  report: defineRoute({
    method: "GET",
    path: "/api/archive/reports/:id",
    summary: "Everything stored of a report but its files' bytes, as of one moment",
    ...read,
    params: z.object({ id: Id }),
    /** `hasKey` is whether the report's keys are among it: to whom they were not granted they are not given, and the case stays closed. */
    answer: z.object({ lines: Lines, hasKey: z.boolean() }),
    errors: ["NOT_FOUND"],
  }),
  table: defineRoute({
    method: "GET",
    path: "/api/archive/tables/:table",
    summary: "A page of a table of the account, in the order of its key",
    ...read,
    params: z.object({ table: z.enum(ARCHIVE_TABLES) }),
    /** Where the page before ended. */
    query: z.object({ after: z.string().max(500).optional() }),
    answer: z.object({ lines: Lines, next: z.string().nullable() }),
  }),
  finish: defineRoute({
    method: "POST",
    path: "/api/archive/finished",
    summary: "Keeps in the audit log that an archive was finished",
    ...read,
  }),
};
