import type { Colleague } from "@hz/contract/users";
import { useMemo } from "react";
import { useDepartments } from "../../departments/queries.ts";
import { t } from "../../texts.ts";
import { useCategoryNames, useChannelNames, useUsers } from "../queries.ts";
import { filterOptions, type Options } from "./filter-options.ts";

const german = new Intl.Collator("de");
const sorted = (names: Iterable<[string, string]>) =>
  [...names].map(([id, name]) => ({ id, name })).sort((a, b) => german.compare(a.name, b.name));

const peopleOf = (users: readonly Colleague[] = [], active: boolean) =>
  sorted(users.filter(({ isActive }) => isActive === active).map(({ id, fullName }) => [id, fullName]));

/** What the list can be filtered by, each in German order. */
export function useOptions(): Options {
  const categories = useCategoryNames();
  const channels = useChannelNames();
  const departments = useDepartments().data;
  const users = useUsers().data;
  return useMemo(
    () =>
      filterOptions({
        categories: sorted(categories),
        channels: sorted(channels),
        departments: sorted((departments ?? []).map(({ id, name }) => [id, name])),
        // Cases of those who left want somebody else.
        people: [...peopleOf(users, true), ...peopleOf(users, false).map(({ id, name }) => ({ id, name: t("filterFormer", { name }) }))],
      }),
    [categories, channels, departments, users],
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
    return sorted((users ?? []).filter(({ id, isActive }) => isActive && members.has(id)).map(({ id, fullName }) => [id, fullName]));
  }, [departments, users, departmentIds]);
}
