import { quartersOf } from "@hz/contract/account/evaluation-periods";
import type { evaluationRoutes } from "@hz/contract/account/evaluations";
import type { QueryOf } from "@hz/contract/route";
import { formatDay } from "../../i18n/dates.ts";
import { t } from "./texts.ts";

/** What a file covers instead of what is on the screen; null where that is the same. */
export function fileText({ from, to, channels, departments }: QueryOf<typeof evaluationRoutes.get>): string | null {
  const file = quartersOf({ from, to });
  const days = { from: formatDay(file.from, "de"), to: formatDay(file.to, "de") };
  const isPicked = channels !== undefined || departments !== undefined;
  if (file.from === from && file.to === to) return isPicked ? t("evFileAll") : null;
  return t(isPicked ? "evFileQuartersAll" : "evFileQuarters", days);
}
