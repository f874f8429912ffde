import * as z from "zod";
import { defineRoute } from "../route.ts";
import { Id, Time } from "../scalars.ts";

/** What the audit log (Prüfprotokoll) records, as a closed list; its texts stand in audit-texts.ts. */
export const AUDIT_ACTIONS = [
  "account.created",
  "account.exported",
  "account.archive-begun",
  "account.archive-finished",
  "account.read-back",
  "account.owner-changed",
  "account.deletion-planned",
  "account.deletion-withdrawn",
  "session.started",
  "session.ended",
  "password.changed",
  "password.reset",
  "email.verified",
  "email.changed",
  "email.released",
  "second-factor.enabled",
  "second-factor.disabled",
  "second-factor.codes-renewed",
  "passkey.added",
  "passkey.removed",
  "recovery-code.renewed",
  "calendar.created",
  "calendar.renewed",
  "calendar.revoked",
  "user.invited",
  "user.invitation-renewed",
  "user.invitation-withdrawn",
  "user.joined",
  "user.changed",
  "user.permissions-changed",
  "user.deactivated",
  "user.activated",
  "user.deleted",
  "user.access-granted",
  "user.second-factor-removed",
  "user.sessions-ended",
  "department.created",
  "department.renamed",
  "department.deleted",
  "department.member-added",
  "department.member-removed",
  "department.key-renewed",
  "department.purpose-signed",
  "department.nobody-else",
  "department.nobody-else-withdrawn",
  "department.reports-resealed",
  "channel.created",
  "channel.changed",
  "channel.archived",
  "channel.deleted",
  "channel.delivery-changed",
  "channel.links-renewed",
  "channel.domain-added",
  "channel.domain-proved",
  "channel.domain-lost",
  "channel.domain-removed",
  "category.created",
  "category.changed",
  "categories.ordered",
  "category.delivery-changed",
  "template.created",
  "template.changed",
  "template.deleted",
  "report.entered",
  "report.password-handed",
  "report.password-undeliverable",
  "report.recording-added",
  "report.recording-destroyed",
  "report.read",
  "report.searched",
  "report.changed",
  "report.assigned",
  "report.answered",
  "report.acknowledged",
  "report.feedback-given",
  "report.meeting-answered",
  "report.meeting-held",
  "report.scope-checked",
  "report.substance-checked",
  "report.measure-added",
  "report.measure-changed",
  "report.redacted",
  "report.transferred",
  "report.recused",
  "report.recusal-lifted",
  "report.exported",
  "reports.exported",
  "evaluations.exported",
  "readiness.drill-started",
  "readiness.mail-confirmed",
  "readiness.external-reviewed",
  "readiness.exported",
  "training.recorded",
  "report.deletion-requested",
  "report.set-apart",
  "report.taken-back",
  "report.deletion-withdrawn",
  "report.deletion-refused",
  "report.deleted",
  "report.deletion-announced",
  "report.deletion-confirmed",
  "report.hold-set",
  "report.hold-prolonged",
  "report.hold-lifted",
  "guest.invited",
  "guest.prolonged",
  "guest.ended",
  "identity.shown",
  "disclosure.recorded",
  "note.added",
  "file.read",
  "company.changed",
  "processing.concluded",
  "security.changed",
  "billing.plan-changed",
  "billing.cancelled",
  "billing.reactivated",
  "billing.card-changed",
  "billing.debit-chosen",
  "billing.invoice-chosen",
  "billing.details-changed",
  "billing.month-granted",
  "emergency-key.created",
  "emergency-key.removed",
  "emergency-key.lost",
  "emergency-key.used",
  "account-key.renewed",
  "account-key.accepted",
  "account-key.signed-on",
  "audit.exported",
  "audit.checked",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** What people filter by. */
export const AUDIT_GROUPS = ["sign-in", "reports", "people", "departments", "settings", "log"] as const;
export type AuditGroup = (typeof AUDIT_GROUPS)[number];
type Noun = AuditAction extends infer Action ? (Action extends `${infer First}.${string}` ? First : never) : never;
const GROUP_OF: Record<Noun, AuditGroup> = {
  session: "sign-in",
  password: "sign-in",
  email: "sign-in",
  "second-factor": "sign-in",
  passkey: "sign-in",
  "recovery-code": "sign-in",
  calendar: "sign-in",
  report: "reports",
  guest: "reports",
  identity: "reports",
  disclosure: "reports",
  reports: "reports",
  evaluations: "reports",
  note: "reports",
  file: "reports",
  user: "people",
  department: "departments",
  channel: "settings",
  category: "settings",
  categories: "settings",
  template: "settings",
  readiness: "settings",
  training: "people",
  account: "settings",
  company: "settings",
  processing: "settings",
  security: "settings",
  billing: "settings",
  "emergency-key": "settings",
  "account-key": "settings",
  audit: "log",
};
/** The actions of a group. */
export const actionsOf = (group: AuditGroup): AuditAction[] =>
  AUDIT_ACTIONS.filter((action) => GROUP_OF[action.slice(0, action.indexOf(".")) as Noun] === group);

/** The actions whose target is a report. */
export const REPORT_ACTIONS = AUDIT_ACTIONS.filter(
  (action) => /^(report|guest|identity|disclosure|note|file)\./.test(action) && action !== "report.searched",
);
/** What stands in the place of the action where an entry is about a report that its reader does not read: of such an entry nothing but number, time and hash is given out. */
export const NOT_READ = "report.not-read";

/** Readings of one report by one person within this time are one entry. */
export const ONE_READING_MINUTES = 10;
export const AUDIT_PAGE_SIZE = 50;

const Detail = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);
/** One entry as people read it. `action` may be NOT_READ, and anything where somebody has tampered with the database. */
export const AuditLine = z.object({
  seq: z.int(),
  at: Time,
  /** Null for the service itself, and for what the reader does not read. */
  actor: z.object({ id: Id, name: z.string() }).nullable(),
  action: z.string(),
  /** The label is null where the target is gone. */
  target: z.object({ id: Id, kind: z.enum(["report", "other"]), label: z.string().nullable() }).nullable(),
  details: z.record(z.string(), Detail),
});
export type AuditLine = z.infer<typeof AuditLine>;

const filters = {
  from: Time.optional(),
  to: Time.optional(),
  actor: Id.optional(),
  group: z.enum(AUDIT_GROUPS).optional(),
  target: Id.optional(),
};
const AuditFilter = z.object(filters);
export type AuditFilter = z.infer<typeof AuditFilter>;
const Named = z.object({ id: Id, name: z.string() });
const access = { access: "user", permission: "Sicherheitseinstellungen" } as const;

export const auditRoutes = {
  list: defineRoute({
    method: "GET",
    path: "/api/audit",
    summary: "The account's audit log, newest first",
    ...access,
    query: z.object({ ...filters, cursor: z.coerce.number<number>().int().min(1).optional() }),
    answer: z.object({
      entries: z.array(AuditLine),
      /** Where the next older page begins; null where there is none. */
      nextCursor: z.int().nullable(),
      /** Where the page before this one begins; null where that is the newest. */
      newerCursor: z.int().nullable(),
    }),
  }),
  names: defineRoute({
    method: "GET",
    path: "/api/audit/names",
    summary: "Everybody whom the audit log may name, deleted people included, and the departments",
    ...access,
    answer: z.object({ people: z.array(Named), departments: z.array(Named) }),
  }),
  export: defineRoute({
    method: "GET",
    path: "/api/audit/export",
    summary: "The audit log as CSV, oldest first, with the chain's last hash in the last line",
    ...access,
    query: AuditFilter,
    answer: "bytes",
  }),
  check: defineRoute({
    method: "POST",
    path: "/api/audit/check",
    summary: "Recomputes the whole chain and says where it breaks, if it does",
    ...access,
    /** `withheld` entries came without their text with an archive that was read back. */
    answer: z.object({ entries: z.int(), brokenAt: z.int().nullable(), withheld: z.int(), lastHash: z.string(), checkedAt: Time }),
  }),
};
