import type { AnswerOf } from "@hz/contract/route";
import type { peopleRoutes } from "@hz/contract/people/people";
import type { Permission } from "@hz/contract/permissions";
import { t } from "../../shared/texts/texts.ts";

type Access = AnswerOf<typeof peopleRoutes.access>;

/** Who can grant what this person misses; where nobody can, what is left to do for those who may do it. */
export function whoGrants(access: Access, permissions: readonly Permission[]): string {
  const { missing, granters, first, uncompared, later, givesReports, isUnheld, inSafe } = access;
  const oneOf = (names: readonly string[]) => new Intl.ListFormat("de", { type: "disjunction" }).format(names);
  const unheld = `${t("accessNobodyHolds")} ${t(inSafe ? "accessInSafe" : "accessNotInSafe")}`;
  const then =
    missing.departments.length > 0 && !givesReports ? ` ${t("accessVouches")} ${isUnheld ? unheld : t("accessThenReports")}` : "";
  const others = granters.filter((name) => !first.includes(name));
  if (others.length > 0) return t("accessWhoFirst", { names: oneOf(first), others: oneOf(others) }) + then;
  if (granters.length > 0) return t("accessWho", { names: oneOf(granters) }) + then;
  if (uncompared.length > 0) return t("accessUncompared", { names: oneOf(uncompared) }) + then;
  if (!missing.vouch && !missing.account && later.length > 0) return t("accessLater", { names: oneOf(later) });
  if (!missing.vouch && !missing.account) return unheld;
  const manages = permissions.includes("Benutzer und Abteilungen");
  // Whoever nobody vouches for opens no list of people, whatever their permissions.
  const activate = manages && missing.vouch ? [] : [t("accessNobodyActivate")];
  return [t("accessNobody"), ...activate, ...(manages ? [t("accessNobodyFound")] : [])].join(" ");
}
