import * as z from "zod";
import { Category } from "../channels/categories.ts";
import { LinkSuffix, TypedSuffix } from "../channels/link-suffix.ts";
import { MAX_FILES, MAX_LINES_BY_ID, MAX_PAGE_SIZE, PAGE_SIZE } from "../limits.ts";
import { CaseEvidence, SignedEvidence } from "./evidence.ts";
import { DestroyedFile, StoredFile, UploadToken } from "./files.ts";
import { FileClaim, NewNote, NOTE_ERRORS, Redaction } from "./messages.ts";
import { Member } from "../sign-in/auth.ts";
import { SignedConfirmation } from "../templates/receipt.ts";
import { MeetingWithReport } from "./meetings.ts";
import { EntryFacts, Way } from "./entry-terms.ts";
import { Closure, procedureFacts } from "./report-closure.ts";
import { Confirmation, ReportStatus, ReportType } from "./report-content.ts";
import { ReportCounts, ReportTrend } from "./report-figures.ts";
import { KeyHeld } from "./report-holders.ts";
import { DeletionReason, DeletionRequest } from "./report-deletion.ts";
import { Succession } from "../keys/successions.ts";
import { defineRoute } from "../route.ts";
import { Email, Epoch, FastKey, Hash, Id, NotesKeyBox, SealedKey, SigPublicKey, TextBox, Time, TitleBox, WrappedKey } from "../scalars.ts";

export { Closure } from "./report-closure.ts";
export { CLOSED_STATUSES, REPORT_STATUSES, ReportStatus, ReportType } from "./report-content.ts";

/** The immutable head of a report (protocol hz1, section 4), as it travels. */
const head = { departmentId: Id, epoch: Epoch, rkId: Hash, reporterPk: SigPublicKey };

/** One line of the list: what the service needs in the clear, the sealed title, and one box with the report key. */
export const ReportRow = z.object({
  id: Id,
  number: z.int(),
  caseNumber: z.string(),
  channelId: Id,
  category: Id.nullable(),
  reportType: ReportType,
  /** How it came in; by another way than the portal the office has entered it. */
  way: Way,
  /** When somebody who reported anonymously told who they are; null where they did not. */
  identityRevealedAt: Time.nullable(),
  status: ReportStatus,
  assignedTo: Id.nullable(),
  createdAt: Time,
  lastActivityAt: Time,
  ...procedureFacts,
  /** For how many months after its end it is kept: what its channel said when it came. */
  retentionMonths: z.int(),
  /** A test report of the office's own: it counts in no figure. */
  isDrill: z.boolean(),
  /** Whether nobody of the office holds a key any more that opens it, nor can get one: it is closed for good. */
  isLost: z.boolean(),
  /** Whether the reporter has written something that this person has not seen yet, the report itself included. */
  unread: z.boolean(),
  ...head,
  /** The department and epoch that the report's key is sealed to now; the head keeps those of the submission. */
  sealedTo: z.object({ departmentId: Id, epoch: Epoch }),
  title: TitleBox,
  /** One of the two is set: the fast key once someone of the office has opened the report. Neither for whoever was not granted the department's key. */
  fastKey: FastKey.nullable(),
  sealedKey: SealedKey.nullable(),
});
export type ReportRow = z.infer<typeof ReportRow>;

export const Report = ReportRow.extend({
  confirmation: Confirmation.nullable(),
  /** Up to which moment of the reporter's this person had seen it; null while they never opened it. */
  readUntil: Time.nullable(),
  /** The signed name of the department that has it now, as its reporter reads it. */
  department: z.string(),
  /** Who may be assigned: active people of the report's department with "Meldungen". */
  assignable: z.array(Id),
  body: TextBox,
  /** Set where `body` is the redacted version that replaced what was sent. */
  bodyRedaction: Redaction.nullable(),
  /** The sealed notes key with the user who made it; null until the first note, and for whoever was not granted the department's key. */
  notesKey: z.object({ box: NotesKeyBox, byUserId: Id }).nullable(),
  evidence: SignedEvidence.nullable(),
  files: z.array(StoredFile),
  /** What the office said of a report that it entered; null for those of the portal. */
  entry: EntryFacts.nullable(),
  /** Recordings that were destroyed: of the report's files or its messages'. */
  destroyed: z.array(DestroyedFile),
  /** Whether the company's settings ask for a second person before a report is deleted. */
  deletionNeedsTwo: z.boolean(),
  deletionRequest: DeletionRequest.nullable(),
});
export type Report = z.infer<typeof Report>;

export const ReportPage = z.object({ rows: z.array(ReportRow), total: z.int(), nextCursor: z.string().nullable() });
export type ReportPage = z.infer<typeof ReportPage>;

export const SubmitReport = z.object({
  linkSuffix: TypedSuffix,
  reportId: Id,
  ...head,
  reportType: ReportType,
  category: Id.nullable(),
  tokenHash: Hash,
  sealedKey: SealedKey,
  wrappedKey: WrappedKey,
  title: TitleBox,
  body: TextBox,
  files: z.array(FileClaim).max(MAX_FILES),
  uploadToken: UploadToken.nullable(),
  meeting: MeetingWithReport.optional(),
});
export type SubmitReport = z.infer<typeof SubmitReport>;

/** The reporter's view after the password was accepted. */
export const Case = z.object({
  id: Id,
  accountId: Id,
  accountPublicKey: SigPublicKey,
  /** How former keys of the account lead to the present one. */
  successions: z.array(Succession),
  caseNumber: z.string(),
  channelName: z.string(),
  /** Where the channel's portal is, also while it is archived. */
  linkSuffix: LinkSuffix,
  status: ReportStatus,
  category: Category.pick({ id: true, name: true, translations: true }).nullable(),
  /** "Meldestelle", or the assigned handler's name where the company shows it; null while nobody is assigned. */
  caseWorker: z.string().nullable(),
  /** The signed name of the department that has the case now. */
  department: z.string(),
  allowFiles: z.boolean(),
  hasNotificationEmail: z.boolean(),
  createdAt: Time,
  receivedAt: Time,
  acknowledgedAt: Time.nullable(),
  /** As the service states it: its word alone. */
  confirmation: Confirmation.nullable(),
  signedConfirmation: SignedConfirmation.nullable(),
  feedbackAt: Time.nullable(),
  closedAt: Time.nullable(),
  ...head,
  wrappedKey: WrappedKey,
  body: TextBox,
  bodyRedaction: Redaction.nullable(),
  /** The keys that vouch for the redaction's signature. */
  redactors: z.array(Member),
  evidence: CaseEvidence.nullable(),
  files: z.array(StoredFile),
  way: Way,
  destroyed: z.array(DestroyedFile.omit({ by: true })),
  /** When the service put down that the office can no longer open this report; null while it can, or has not closed it. */
  lostAt: Time.nullable(),
  held: KeyHeld,
});
export type Case = z.infer<typeof Case>;

const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const SOME_IDS = new RegExp(`^${uuid}(?:,${uuid}){0,${MAX_LINES_BY_ID - 1}}$`);

/** What is set of a report; what is not named stays as it is. With a status that closes what was open goes the closure. */
export const reportValues = { status: ReportStatus.optional(), assignedTo: Id.nullable().optional() };
export const reportChange = { ...reportValues, closure: Closure.optional() };

const id = z.object({ id: Id });
const meldungen = { access: "user", permission: "Meldungen" } as const;

export const reportRoutes = {
  list: defineRoute({
    method: "GET",
    path: "/api/reports",
    summary: "Reports of the user's departments, newest first",
    ...meldungen,
    query: z.object({
      limit: z.coerce.number<number>().int().min(1).max(MAX_PAGE_SIZE).default(PAGE_SIZE),
      cursor: z.string().max(200).optional(),
      /** Only these reports' lines, separated by commas: who keeps the list up to date has opened no case, and the log has no reading. */
      ids: z.string().regex(SOME_IDS).optional(),
    }),
    answer: ReportPage,
  }),
  counts: defineRoute({
    method: "GET",
    path: "/api/reports/counts",
    summary: "The four figures, of the reports that the caller may read",
    ...meldungen,
    answer: ReportCounts,
  }),
  trend: defineRoute({
    method: "GET",
    path: "/api/reports/trend",
    summary: "The dashboard's figures as they were in the last twelve weeks, a week apart, the last one now",
    ...meldungen,
    answer: ReportTrend,
  }),
  get: defineRoute({
    method: "GET",
    path: "/api/reports/:id",
    summary: "One report",
    ...meldungen,
    params: id,
    answer: Report,
    errors: ["NOT_FOUND", "REPORT_HANDED_OVER", "RECUSED"],
  }),
  update: defineRoute({
    method: "PUT",
    path: "/api/reports/:id",
    summary: "Status or assignee",
    towards: "matter",
    ...meldungen,
    params: id,
    body: z.object({
      ...reportValues,
      /** The note is for the office only; its id is the step's. */
      closure: Closure.extend({ note: NewNote.nullable().optional() }).optional(),
      /** What stood on the screen before: where it is something else by now, nothing is changed. */
      from: z.object(reportValues).optional(),
    }),
    answer: ReportRow,
    bodyLimit: 512 * 1024,
    errors: ["NOT_FOUND", "ASSIGNEE_UNKNOWN", "REPORT_CHANGED", "CLOSURE_NEEDED", "FEEDBACK_MISSING", "REPORT_OPENABLE", ...NOTE_ERRORS],
  }),
  remove: defineRoute({
    method: "DELETE",
    path: "/api/reports/:id",
    summary: "Deletes a report with everything of it, or asks for a second person where the settings want one",
    ...meldungen,
    needsConfirmation: "always",
    params: id,
    body: z.object({ reason: DeletionReason, note: z.string().trim().max(1000).optional() }),
    answer: z.object({ deleted: z.boolean() }),
    errors: ["NOT_FOUND", "REPORT_HELD", "ACCESS_WAITING"],
  }),
  confirmDeletion: defineRoute({
    method: "POST",
    path: "/api/reports/:id/deletion/confirm",
    summary: "Deletes a report as somebody else has asked for",
    ...meldungen,
    needsConfirmation: "always",
    params: id,
    errors: ["NOT_FOUND", "NEEDS_SECOND_PERSON", "DELETION_LAPSED", "REPORT_HELD", "ACCESS_WAITING"],
  }),
  endDeletion: defineRoute({
    method: "DELETE",
    path: "/api/reports/:id/deletion",
    summary: "Takes a request for deletion back, or refuses somebody else's; without one nothing happens",
    ...meldungen,
    params: id,
    errors: ["NOT_FOUND"],
  }),
  fastKeys: defineRoute({
    method: "PUT",
    path: "/api/reports/fast-keys",
    summary: "Keeps fast keys of reports that were opened for the first time",
    ...meldungen,
    body: z.object({
      keys: z
        /** What it was opened from; where the report has moved on since, it would open nothing and is not kept. */
        .array(z.object({ id: Id, fastKey: FastKey, sealedTo: z.object({ departmentId: Id, epoch: Epoch }).optional() }))
        .min(1)
        .max(MAX_PAGE_SIZE),
    }),
    answer: z.object({ stored: z.int() }),
    bodyLimit: 512 * 1024,
    errors: ["BOX_REFUSED"],
  }),
  submit: defineRoute({
    method: "POST",
    path: "/api/portal/submit",
    summary: "A sealed report; the same one may come again and stays one",
    access: "public",
    body: SubmitReport,
    answer: z.object({ caseNumber: z.string(), reportId: Id }),
    bodyLimit: 512 * 1024,
    errors: [
      "CHANNEL_NOT_FOUND",
      "PROOF_NEEDED",
      "BOX_REFUSED",
      "FILES_INCOMPLETE",
      "FILES_NOT_ALLOWED",
      "CATEGORY_REQUIRED",
      "CATEGORY_UNKNOWN",
      "ANONYMOUS_NOT_ALLOWED",
      "REPORT_CONFLICT",
      "DEPARTMENT_KEY_OUTDATED",
      "DEPARTMENT_KEY_LOST",
      "TOO_MANY_TRIES",
    ],
  }),
  updateNotification: defineRoute({
    method: "POST",
    path: "/api/portal/update-notification",
    summary: "Sets or removes the address for news",
    access: "public",
    body: z.object({ caseNumber: z.string().max(20), token: Hash, notificationEmail: z.union([z.literal(""), Email]) }),
    errors: ["CASE_NOT_FOUND", "TOO_MANY_TRIES"],
  }),
  caseLogin: defineRoute({
    method: "POST",
    path: "/api/public/case/login",
    summary: "The case that belongs to the token derived from the case password",
    access: "public",
    body: z.object({ token: Hash }),
    answer: Case,
    errors: ["CASE_NOT_FOUND", "TOO_MANY_TRIES"],
  }),
};
