import { t } from "../../shared/texts/texts.ts";

/** The name that a new channel begins with (specification 9.4): the next number that is free. */
export function defaultName(names: readonly string[]): string {
  let n = names.length + 1;
  while (names.includes(t("channelDefaultName", { n }))) n += 1;
  return t("channelDefaultName", { n });
}
