import type { Line } from "./sections.ts";

type BarChartProps = { lines: readonly Line[]; label: string };

/** Each line as a bar with its name above it; a hidden one has none. */
export function BarChart({ lines, label }: BarChartProps) {
  const highest = Math.max(1, ...lines.map(({ count }) => count ?? 0));
  return (
    <div role="img" aria-label={label} className="grid gap-2.5">
      {lines.map(({ label: name, now, count }) => (
        <div key={name} className="grid gap-1">
          <div className="flex items-baseline justify-between gap-3 text-sm">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className={count == null ? "text-muted" : "font-semibold tabular-nums"}>{now}</span>
          </div>
          <svg viewBox="0 0 100 2" preserveAspectRatio="none" className="block h-2 w-full rounded-full text-brand">
            <rect width="100" height="2" fill="var(--brand-soft)" />
            <rect width={((count ?? 0) / highest) * 100} height="2" fill="currentColor" />
          </svg>
        </div>
      ))}
    </div>
  );
}
