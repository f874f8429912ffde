import { t } from "../../shared/texts/texts.ts";

/** The names as one German enumeration. */
export function namesOf(ids: readonly string[], names: ReadonlyMap<string, string>): string {
  return new Intl.ListFormat("de", { type: "conjunction" }).format(ids.map((id) => names.get(id) ?? t("formerUser")));
}
