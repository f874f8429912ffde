import { SMALLEST_SHOWN, type Span } from "@hz/contract/account/evaluations";

/** From so many on the ninth tenth is nobody's own figure. */
const NINTH_FROM = 2 * SMALLEST_SHOWN;

/** The value below which `share` of ascending numbers lies, between two where it falls there. */
export function quantile(sorted: readonly number[], share: number): number | null {
  if (sorted.length === 0) return null;
  const place = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(place)]!, sorted[Math.ceil(place)]!];
  return low + (high - low) * (place - Math.floor(place));
}

const rounded = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10);

/** The middle and ninth tenth of the days of one's own cases and of each other part's; too few of one of those hide both. */
export function spanOf(open: readonly number[], others: readonly (readonly number[])[]): Span {
  const sorted = [...open, ...others.flat()].sort((a, b) => a - b);
  if (sorted.length === 0) return { state: "none", median: null, ninth: null };
  const hasFew = (limit: number) => others.some(({ length }) => length > 0 && length < limit);
  if (hasFew(SMALLEST_SHOWN)) return { state: "hidden", median: null, ninth: null };
  return { state: "there", median: rounded(quantile(sorted, 0.5)), ninth: hasFew(NINTH_FROM) ? null : rounded(quantile(sorted, 0.9)) };
}
