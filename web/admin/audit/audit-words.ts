import type { AuditLine } from "@hz/contract/audit";
import { AUDIT_TEXTS, SERVICE_NAME } from "@hz/contract/audit-texts";
import { DELETION_REASONS, REPORT_STATUSES } from "@hz/contract/reports";
import { t } from "../texts.ts";

type Names = ReadonlyMap<string, string>;
type Detail = AuditLine["details"][string] | undefined;

/** What happened, as the rest of a sentence that begins with a name. */
export const whatOf = (action: string): string =>
  Object.hasOwn(AUDIT_TEXTS, action) ? AUDIT_TEXTS[action as keyof typeof AUDIT_TEXTS] : action;

/** Who did it. */
export const whoOf = ({ actor }: AuditLine): string => (actor ? actor.name || t("auditFormerPerson") : SERVICE_NAME);

/** What it was done to, as far as this reader may know it; null where there is nothing to name. */
export function targetOf({ target }: AuditLine): string | null {
  if (!target) return null;
  return target.label ?? (target.kind === "report" ? t("auditSomeReport") : null);
}

const FIELDS = {
  fullName: () => t("fullName"),
  companyName: () => t("companyName"),
  companyWebsite: () => t("companySiteLabel"),
  companyEmail: () => t("companyEmail"),
  companyIndustry: () => t("companyIndustry"),
  companySize: () => t("companySize"),
  contactPersonName: () => t("contactPersonName"),
  contactPersonEmail: () => t("contactPersonEmail"),
  legalForm: () => t("legalForm"),
  taxId: () => t("taxId"),
  registrationNumber: () => t("registrationNumber"),
  requireSecondFactor: () => t("requireSecondFactor"),
  twoPersonDeletion: () => t("twoPersonDeletion"),
  showHandlerNames: () => t("showHandlerNames"),
  sessionHours: () => t("sessionHours"),
  idleMinutes: () => t("idleMinutes"),
  retentionMonths: () => t("retentionMonths"),
} as const;
const fieldName = (name: Detail) => (Object.hasOwn(FIELDS, String(name)) ? FIELDS[String(name) as keyof typeof FIELDS]() : String(name));
const value = (given: Detail) => (typeof given === "boolean" ? t(given ? "auditOn" : "auditOff") : String(given ?? "–"));
const listed = (given: Detail) => (Array.isArray(given) && given.length > 0 ? given.join(", ") : t("auditDetailNone"));
const METHODS = ["password", "totp", "code", "password-and-passkey", "passkey"] as const;
const status = (given: Detail) => {
  const known = REPORT_STATUSES.find((one) => one === given);
  return known ? t(`status_${known}`) : String(given);
};

/** Takes an entry and everybody's names and gives what its details say, or null where they say nothing to people. */
export function detailsOf({ action, details }: AuditLine, names: Names): string | null {
  const nameOf = (id: Detail) => names.get(String(id)) ?? t("auditFormerPerson");
  switch (action) {
    case "report.changed":
      return t("auditDetailStatus", { from: status(details.from), to: status(details.to) });
    case "report.assigned":
      return details.to ? t("auditDetailAssigned", { name: nameOf(details.to) }) : t("auditDetailUnassigned");
    case "report.answered":
      return Number(details.files) > 0 ? t("auditDetailFiles", { count: Number(details.files) }) : null;
    case "report.deletion-requested":
    case "report.deleted": {
      const reason = DELETION_REASONS.find((one) => one === details.reason);
      const parts = [
        reason && t("auditDetailReason", { reason: t(`deletionReason_${reason}`) }),
        details.requestedBy && t("auditDetailRequestedBy", { name: nameOf(details.requestedBy) }),
      ];
      return parts.filter(Boolean).join(", ") || null;
    }
    case "session.started": {
      const method = METHODS.find((one) => one === details.method);
      return method ? t(`auditMethod_${method}`) : null;
    }
    case "session.ended":
      return Number(details.others) > 0 ? t("auditDetailOthers", { count: Number(details.others) }) : null;
    case "user.permissions-changed":
      return t("auditDetailPermissions", { before: listed(details.before), after: listed(details.after) });
    case "department.member-added":
    case "department.member-removed":
      return typeof details.user === "string" ? nameOf(details.user) : null;
    case "user.changed":
    case "company.changed":
      return Array.isArray(details.fields) ? details.fields.map(fieldName).join(", ") : null;
    case "security.changed":
      return t("auditDetailChange", { what: fieldName(details.field), from: value(details.from), to: value(details.to) });
    case "audit.exported":
      return t("auditDetailEntries", { count: Number(details.entries) });
    case "audit.checked":
      return details.brokenAt == null ? t("auditDetailWhole") : t("auditDetailBroken", { seq: String(details.brokenAt) });
    default:
      return null;
  }
}
