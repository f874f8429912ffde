import { t } from "../../shared/texts/texts.ts";

/** Takes people's ids and how people are called and gives their names as one enumeration. */
export function namesOf(ids: readonly string[], names: ReadonlyMap<string, string>): string {
  return new Intl.ListFormat("de", { type: "conjunction" }).format(ids.map((id) => names.get(id) ?? t("formerUser")));
}
