import type { Figure } from "./figures.ts";

/** How a figure stands to its bar, and to the same one of an earlier version; in a report nobody should have to compute. */
export type Compared = {
  /** What the value is of the bar, 1 where it is just reached; null where there is no bar with a number. */
  share: number | null;
  isReached: boolean | null;
  /** By how much it is worse than before, as a share (0.3: three tenths); negative where it is better, null where there is nothing to compare. */
  worse: number | null;
};

const FACTORS: Record<string, number> = { ms: 1, s: 1_000, B: 1, kB: 1_000, MB: 1_000_000, GB: 1_000_000_000 };
const NUMBER = /(?<![\w.])(-?\d[\d,]*(?:\.\d+)?)(?:\s*(ms|s|B|kB|MB|GB)\b)?/;

/** The first number of a text in the smallest unit of its kind, with that kind; null where there is none. */
function firstNumber(text: string): { value: number; kind: string } | null {
  const [, digits, unit = ""] = NUMBER.exec(text) ?? [];
  if (digits === undefined) return null;
  const kind = unit === "ms" || unit === "s" ? "time" : unit === "" ? "count" : "bytes";
  return { value: Number(digits.replaceAll(",", "")) * (FACTORS[unit] ?? 1), kind };
}

/** A bar says which way is good; one without a sign is a limit. */
const isLimit = (bar: string) => !bar.includes("≥");

export function compare({ value, bar }: Figure, before: Figure | undefined): Compared {
  const [now, wanted] = [firstNumber(value), bar === undefined ? null : firstNumber(bar)];
  const earlier = before ? firstNumber(before.value) : null;
  const canBeCompared = now !== null && earlier !== null && earlier.kind === now.kind && earlier.value > 0 && bar !== undefined;
  const growth = canBeCompared ? now.value / earlier.value - 1 : null;
  const worse = growth === null ? null : isLimit(bar!) ? growth : -growth;
  if (now === null || wanted === null || now.kind !== wanted.kind || wanted.value === 0) return { share: null, isReached: null, worse };
  const share = now.value / wanted.value;
  return { share, isReached: isLimit(bar!) ? share <= 1 : share >= 1, worse };
}
