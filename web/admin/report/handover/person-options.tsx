import { useUsers } from "../../shared/names/queries.ts";
import { t } from "../../shared/texts/texts.ts";

/** The options of a select: only people whom the server would take, and whoever is chosen now. */
export function PersonOptions({ chosen, assignable }: { chosen: string | null; assignable: readonly string[] }) {
  const users = useUsers().data ?? [];
  const offered = users.filter(({ id }) => assignable.includes(id) || id === chosen);
  const isUnknown = chosen !== null && !offered.some(({ id }) => id === chosen);
  return (
    <>
      {isUnknown && <option value={chosen}>{t("formerUser")}</option>}
      {offered.map(({ id, fullName }) => (
        <option key={id} value={id}>
          {fullName}
        </option>
      ))}
    </>
  );
}
