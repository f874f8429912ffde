import type { AuditLine } from "@hz/contract/audit";
import type { AuditNames } from "@hz/contract/audit-details";
import { AUDIT_TEXTS, SERVICE_NAME } from "@hz/contract/audit-texts";
import { t } from "../texts.ts";
import type { AuditKnown } from "./queries.ts";

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

const unknown = { loading: "…", failed: t("auditUnknownName") } as const;

/** Takes what was read of everybody's and every department's name, and gives how entries call them. */
export function namesFrom({ people, departments, state }: AuditKnown): AuditNames {
  return {
    person: (id) => people.get(id) ?? (state === "there" ? t("auditFormerPerson") : unknown[state]),
    department: (id) => departments.get(id) ?? (state === "there" ? t("auditFormerDepartment") : unknown[state]),
  };
}
