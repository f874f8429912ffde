import type { Colleague } from "@hz/contract/people/users";
import { useMemo } from "react";
import { useDepartments } from "../../departments/index.ts";
import { t } from "../../shared/texts/texts.ts";
import { useReportCache } from "../cache/load-cache.ts";
import { useCategoryNames, useChannelNames, useUsers } from "../../shared/names/queries.ts";
import { assigneesAmong, filterOptions, type Options } from "./filter-options.ts";

const german = new Intl.Collator("de");
const sorted = (names: Iterable<[string, string]>) =>
  [...names].map(([id, name]) => ({ id, name })).sort((a, b) => german.compare(a.name, b.name));

const namesOf = (users: readonly Colleague[]) => sorted(users.map(({ id, fullName }) => [id, fullName]));

/** What the list can be filtered by, each in German order. */
export function useOptions(): Options {
  const categories = useCategoryNames();
  const channels = useChannelNames();
  const departments = useDepartments().data;
  const users = useUsers().data;
  const { rows } = useReportCache();
  // Cases of those who left want somebody else; whoever was deleted has none. As text, so that other changes of the list make nothing anew.
  const former = (users ?? []).filter(({ id, isActive }) => !isActive && rows.some(({ assignedTo }) => assignedTo === id));
  const formerIds = former.map(({ id }) => id).join();
  return useMemo(
    () =>
      filterOptions({
        categories: sorted(categories),
        channels: sorted(channels),
        departments: sorted((departments ?? []).map(({ id, name }) => [id, name])),
        people: [
          ...namesOf(assigneesAmong(users ?? [])),
          ...namesOf((users ?? []).filter(({ id }) => formerIds.includes(id))).map(({ id, name }) => ({
            id,
            name: t("filterFormer", { name }),
          })),
        ],
      }),
    [categories, channels, departments, users, formerIds],
  );
}

/** Who may be assigned reports of these departments: their active members, in German order. */
export function useAssignable(departmentIds: ReadonlySet<string>): { id: string; name: string }[] {
  const departments = useDepartments().data;
  const users = useUsers().data;
  return useMemo(() => {
    const members = new Set(
      (departments ?? []).filter(({ id }) => departmentIds.has(id)).flatMap((one) => one.members.map(({ userId }) => userId)),
    );
    return namesOf((users ?? []).filter(({ id, isActive }) => isActive && members.has(id)));
  }, [departments, users, departmentIds]);
}
