import { type AuditLine, NOT_READ } from "@hz/contract/account/audit";
import type { AuditNames } from "@hz/contract/account/audit-details";
import { SERVICE_NAME } from "@hz/contract/account/audit-texts";
import { t } from "../shared/texts/texts.ts";
import type { AuditKnown } from "./queries.ts";

/** Who did it; empty where that is not for this reader. */
export function whoOf({ actor, action }: AuditLine): string {
  if (action === NOT_READ) return "";
  return actor ? actor.name || t("auditFormerPerson") : SERVICE_NAME;
}

/** What it was done to, as far as this reader may know it; null where there is nothing to name. */
export function targetOf({ target }: AuditLine): string | null {
  if (!target) return null;
  return target.label ?? (target.kind === "report" ? t("auditSomeReport") : null);
}

const unknown = { loading: "…", failed: t("auditUnknownName") } as const;

/** How entries call people and departments, also while their names load and where that failed. */
export function namesFrom({ people, departments, state }: AuditKnown): AuditNames {
  return {
    person: (id) => people.get(id) ?? (state === "there" ? t("auditFormerPerson") : unknown[state]),
    department: (id) => departments.get(id) ?? (state === "there" ? t("auditFormerDepartment") : unknown[state]),
  };
}
