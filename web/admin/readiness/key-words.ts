import type { DrilledKey, DrilledPerson } from "@hz/contract/key-drill";
import { t } from "./texts.ts";

/** Takes a department's name, or null for the account, and names the key; the older ones of a department apart. */
export const keyName = (name: string | null, isOlder = false): string =>
  name === null ? t("kdAccountKey") : isOlder ? t("kdOlder", { name }) : name;

/** Takes a person and names the colleagues who can bring something back. */
export const rescueTexts = ({ rescuers, hiddenRescuers }: DrilledPerson): string[] => [
  ...rescuers,
  ...(hiddenRescuers > 0 ? [t("kdHidden", { count: hiddenRescuers })] : []),
];

/** Takes a key and says how it stands, and what that means: nobody's, or only in the hands of who is deactivated or waits. */
export function keyWords({ state, isOlder, idle }: DrilledKey): { label: string; text: string } {
  if (state !== "lost") return { label: t(`kdState_${state}`), text: t(`kdKeyText_${state}`) };
  if (idle.length > 0) return { label: t("kdState_idle"), text: t("kdIdleText") };
  return { label: t("kdState_lost"), text: t(isOlder ? "kdOlderText_lost" : "kdKeyText_lost") };
}
