import type { Table } from "@hz/contract/account/evaluations";

/** What of a whole is so, 0 to 1; null where there is no whole, "hidden" where a count of it is hidden. */
export type Share = number | null | "hidden";

/** The share of the cells `so` among these and the cells `not`; hidden counts hide it, else they could be worked out of it. */
export function shareOf({ cells }: Table, so: readonly string[], not: readonly string[]): Share {
  const sum = (names: readonly string[]) => names.reduce<number | null>((all, name) => add(all, cells[name] ?? null), 0);
  const [yes, no] = [sum(so), sum(not)];
  if (yes === null || no === null) return "hidden";
  return yes + no === 0 ? null : yes / (yes + no);
}

const add = (a: number | null, b: number | null) => (a === null || b === null ? null : a + b);

/**
 * Reports for a hundred people in a year, from those that came in so many days and how many people the company says it has. `low`
 * is null where that has no upper end, all of it where it is no number.
 */
export function perHundred(reports: number, days: number, employees: string): { low: number | null; high: number } | null {
  const [, least, most] = /^(?:over )?(\d+)(?:-(\d+))?$/.exec(employees) ?? [];
  if (least === undefined) return null;
  const perYear = (reports * 100 * 365.25) / days;
  return { low: most === undefined ? null : perYear / Number(most), high: perYear / Number(least) };
}
