import { SMALLEST_SHOWN, type Span } from "@hz/contract/evaluations";

/** From so many on the ninth tenth is nobody's own figure. */
const NINTH_FROM = 2 * SMALLEST_SHOWN;

/** Takes numbers in ascending order and a share and gives the value below which that share of them lies, between two where it falls there. */
export function quantile(sorted: readonly number[], share: number): number | null {
  if (sorted.length === 0) return null;
  const place = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(place)]!, sorted[Math.ceil(place)]!];
  return low + (high - low) * (place - Math.floor(place));
}

const rounded = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10);

/** Takes days of one's own and of others' cases and gives their middle and ninth tenth; too few of the others hide both. */
export function spanOf(open: readonly number[], closed: readonly number[]): Span {
  if (open.length + closed.length === 0) return { state: "none", median: null, ninth: null };
  if (closed.length > 0 && closed.length < SMALLEST_SHOWN) return { state: "hidden", median: null, ninth: null };
  const sorted = [...open, ...closed].sort((a, b) => a - b);
  const ninth = closed.length > 0 && closed.length < NINTH_FROM ? null : quantile(sorted, 0.9);
  return { state: "there", median: rounded(quantile(sorted, 0.5)), ninth: rounded(ninth) };
}
