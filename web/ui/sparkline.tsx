type SparklineProps = {
  values: readonly number[];
  /** What the line shows, in a sentence: it is read in the place of the picture. */
  label: string;
};

const WIDTH = 96;
const HEIGHT = 32;
/** Room for the line's thickness and the last point. */
const EDGE = 3;

/** A small line through values at even distances, from zero up, with a point at the last one. */
export function Sparkline({ values, label }: SparklineProps) {
  const points = sparklinePoints(values);
  const last = points.at(-1);
  if (!last) return null;
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="h-8 w-24 max-w-full shrink text-brand">
      <title>{label}</title>
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(" ")}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx={last.x} cy={last.y} r="2.5" fill="currentColor" />
    </svg>
  );
}

/** Where the values lie in the picture; the lowest line is zero, and one value or none changes nothing about that. */
export function sparklinePoints(values: readonly number[]): { x: number; y: number }[] {
  const top = Math.max(...values, 1);
  const step = values.length > 1 ? (WIDTH - 2 * EDGE) / (values.length - 1) : 0;
  const round = (number: number) => Math.round(number * 100) / 100;
  return values.map((value, place) => ({
    x: round(EDGE + place * step),
    y: round(HEIGHT - EDGE - (value / top) * (HEIGHT - 2 * EDGE)),
  }));
}
