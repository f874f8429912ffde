import { useId } from "react";
import { classNames } from "../../ui/class-names.ts";
import type { Line } from "./sections.ts";
import { t } from "./texts.ts";

/** As wide as a card on a desk, and on a phone, where the same letters would be too small to read. */
const [WIDE, NARROW] = [720, 350];
const [HEIGHT, FOOT, TOP] = [200, 26, 18];

/** The next round number above the highest column, so that its lines are easy to read. */
function ceilingOf(highest: number): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(highest, 1)));
  return [1, 2, 4, 5, 10].map((times) => times * step).find((limit) => limit >= Math.max(highest, 4)) ?? highest;
}

type MonthChartProps = { lines: readonly Line[]; label: string };

/** Months as columns; hidden counts are hatched. */
export function MonthChart(chart: MonthChartProps) {
  return (
    <>
      <Columns {...chart} width={NARROW} className="sm:hidden" />
      <Columns {...chart} width={WIDE} className="max-sm:hidden" />
    </>
  );
}

function Columns({ lines, label, width, className }: MonthChartProps & { width: number; className: string }) {
  const hatch = useId();
  const ceiling = ceilingOf(Math.max(0, ...lines.map(({ count }) => count ?? 0)));
  const [step, room] = [width / Math.max(lines.length, 1), HEIGHT - FOOT - TOP];
  const every = Math.ceil(lines.length / 12);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${HEIGHT}`} className={classNames("h-auto w-full text-brand", className)}>
      <defs>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line x1="0" y1="0" x2="0" y2="6" stroke="var(--edge)" strokeWidth="2" />
        </pattern>
      </defs>
      {[0, 0.5, 1].map((share) => (
        <line key={share} x1="0" x2={width} y1={TOP + room * share} y2={TOP + room * share} stroke="var(--line)" />
      ))}
      {lines.map(({ label: month, count }, place) => {
        const height = count == null ? 14 : (count / ceiling) * room;
        const [x, y, wide] = [place * step + step * 0.18, TOP + room - height, step * 0.64];
        return (
          <g key={month}>
            <rect
              x={x}
              y={y}
              width={wide}
              height={height}
              rx={Math.min(3, wide / 4)}
              fill={count == null ? `url(#${hatch})` : "currentColor"}
            />
            {lines.length <= width / 28 && (
              <text x={x + wide / 2} y={y - 5} textAnchor="middle" fontSize="13" fill="var(--ink)">
                {count === 0 ? "" : (count ?? "…")}
              </text>
            )}
            {place % every === 0 && (
              <text x={x + wide / 2} y={HEIGHT - 7} textAnchor="middle" fontSize="12" fill="var(--muted)">
                {shortened(month, lines.length)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** "März 2026" as "Mär", and of many years only the year. */
function shortened(month: string, count: number): string {
  const [name = "", year = ""] = month.split(" ");
  return count > 24 ? year.slice(2) : name.slice(0, 3);
}

/** What a section's chart shows, in a sentence. */
export const chartLabel = (title: string, lines: readonly Line[]): string =>
  t("evChart", { title, values: lines.map(({ label, now }) => t("evBar", { label, value: now })).join(", ") });
