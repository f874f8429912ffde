import type { Span } from "@hz/contract/account/evaluations";
import type { Share } from "./shares.ts";
import { t } from "./texts.ts";

const plain = new Intl.NumberFormat("de-DE");
const whole = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 1 });
const hundredths = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 2 });

/** A count as people read it, or that it is hidden. */
export const writtenCount = (count: number | null | undefined): string => (count == null ? t("evHidden") : plain.format(count));

/** A share in percent, or that there is none or that it is hidden. */
export function writtenShare(share: Share): string {
  if (share === "hidden") return t("evHidden");
  return share === null ? t("evNothing") : t("evPercent", { value: whole.format(share * 100) });
}

/** One of a span's two figures in days, or that there is none or that it is hidden. */
export function writtenSpan({ state, ...span }: Span, which: "median" | "ninth"): string {
  const days = span[which];
  if (state === "none") return t("evNothing");
  return state === "hidden" || days === null ? t("evHidden") : t("evDays", { value: tenths.format(days) });
}

/** With at most two decimals. */
export const writtenRate = (rate: number): string => hundredths.format(rate);
