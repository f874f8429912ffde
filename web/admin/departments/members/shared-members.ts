import type { Department } from "@hz/contract/people/departments";
import { newOverlaps, type Overlap, overlapsOf, standInsOf } from "@hz/contract/people/stand-ins";
import { t } from "../../shared/texts/texts.ts";

/** What somebody is about to change: where a channel or category delivers to, or who is taken into a department. */
export type Change =
  | { channelId: string; departmentId: string; conflictDepartmentId: string | null }
  | { categoryId: string; departmentId: string | null }
  | { userId: string; joins: string };

/** Who would read reports about their own department by a change; the server refuses that, too. */
export function sharedBy(departments: readonly Department[], change: Change): Overlap[] {
  return newOverlaps(overlapsIn(departments, null), overlapsIn(departments, change));
}

/** A sentence with who belongs both to a channel's office and to who stands in for it; null where nobody does. */
export function sharedNow(
  { departmentId, conflictDepartmentId }: { departmentId: string; conflictDepartmentId: string | null },
  departments: readonly Department[],
  names: ReadonlyMap<string, string>,
): string | null {
  const found = overlapsIn(departments, null).find((one) => one.standInId === conflictDepartmentId && one.officeId === departmentId);
  if (!found || found.userIds.length === 0) return null;
  const nameOf = (id: string) => departments.find((one) => one.id === id)?.name ?? "";
  const people = new Intl.ListFormat("de", { type: "conjunction" }).format(found.userIds.map((id) => names.get(id) ?? "…"));
  return t("standInSharesNow", { people, count: found.userIds.length, standIn: nameOf(found.standInId), office: nameOf(found.officeId) });
}

function overlapsIn(departments: readonly Department[], change: Change | null): Overlap[] {
  const channels = new Map<string, { departmentId: string; conflictDepartmentId: string | null }>();
  for (const { id, channels: delivered } of departments)
    for (const { id: channelId, as } of delivered) {
      const known = channels.get(channelId) ?? { departmentId: "", conflictDepartmentId: null };
      channels.set(channelId, as === "office" ? { ...known, departmentId: id } : { ...known, conflictDepartmentId: id });
    }
  const categories = new Map(departments.flatMap(({ id, categories: own }) => own.map((category) => [category.id, id])));
  if (change && "channelId" in change) channels.set(change.channelId, change);
  if (change && "categoryId" in change) {
    if (change.departmentId) categories.set(change.categoryId, change.departmentId);
    else categories.delete(change.categoryId);
  }
  const circles = departments.map(({ id, members }) => ({
    id,
    members: [...members.map(({ userId }) => userId), ...(change && "joins" in change && change.joins === id ? [change.userId] : [])],
  }));
  return overlapsOf(circles, standInsOf([...channels.values()], [...new Set(categories.values())]));
}

/** A sentence with who stands in the way; null where nobody does. */
export function sharedText(
  overlaps: readonly Overlap[],
  departments: readonly Department[],
  names: ReadonlyMap<string, string>,
): string | null {
  const [first] = overlaps;
  if (!first) return null;
  const nameOf = (id: string) => departments.find((one) => one.id === id)?.name ?? "";
  const [standIn, office] = [nameOf(first.standInId), nameOf(first.officeId)];
  if (first.standInId === first.officeId) return t("standInReceives", { standIn });
  const people = first.userIds.map((id) => names.get(id) ?? "…");
  const list = new Intl.ListFormat("de", { type: "conjunction" }).format(people);
  return t("standInShares", { people: list, count: people.length, standIn, office });
}
