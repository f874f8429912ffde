import type { Evaluation, Figures } from "@hz/contract/account/evaluations";
import { t } from "./texts.ts";

/** How many reports of both periods were deleted and are in no other figure; null where none was. */
export function goneText({ current, previous }: Pick<Evaluation, "current" | "previous">): string | null {
  const total = ({ tables }: Figures) => tables.gone.total;
  const [now, before] = [total(current), total(previous)];
  const said = [
    now === 0 ? "" : now === null ? t("evGoneNowHidden") : t("evGoneNow", { count: now }),
    before === 0 ? "" : before === null ? t("evGoneBeforeHidden") : t("evGoneBefore", { count: before }),
  ];
  return said.filter(Boolean).join(" ") || null;
}
