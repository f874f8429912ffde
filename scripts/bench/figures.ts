/** One measured figure: its value, its bar, and what it stands beside. */
export type Figure = { name: string; value: string; bar?: string; beside?: string };

const percentile = (sorted: number[], share: number) => sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)]!;

/** Percentiles of times in milliseconds; `text` is "p50 / p95 / p99 ms". */
export function percentiles(times: number[]): { p50: number; p95: number; p99: number; text: string } {
  const sorted = times.toSorted((a, b) => a - b);
  const [p50, p95, p99] = [percentile(sorted, 0.5), percentile(sorted, 0.95), percentile(sorted, 0.99)];
  return { p50, p95, p99, text: `p50 ${p50.toFixed(1)} / p95 ${p95.toFixed(1)} / p99 ${p99.toFixed(1)} ms` };
}

export const median = (values: number[]) =>
  percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  );

export type Printed = { title: string; figures: Figure[] };
/** All that was printed so far, for a report of it. */
export const printed: Printed[] = [];

/** Prints figures as a table of fixed columns. */
export function print(title: string, figures: Figure[]): void {
  printed.push({ title, figures });
  const rows = figures.map((figure) => [figure.name, figure.value, figure.bar ?? "", figure.beside ?? ""]);
  const head = ["figure", "value", "bar", "beside"];
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]!.length)));
  const line = (row: string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join("  ")
      .trimEnd();
  console.log([`\n## ${title}`, line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n"));
}
