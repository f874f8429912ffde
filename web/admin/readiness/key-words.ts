import type { DrilledPerson } from "@hz/contract/key-drill";
import { t } from "./texts.ts";

/** Takes a department's name, or null for the account, and names the key. */
export const keyName = (name: string | null): string => name ?? t("kdAccountKey");

/** Takes a person and names the colleagues who can bring something back. */
export const rescueTexts = ({ rescuers, hiddenRescuers }: DrilledPerson): string[] => [
  ...rescuers,
  ...(hiddenRescuers > 0 ? [t("kdHidden", { count: hiddenRescuers })] : []),
];
