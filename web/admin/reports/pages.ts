/** One page of a list: what it shows, and the figures of the line below it, counted from 1. */
export type Page<Row> = { page: number; pages: number; from: number; to: number; total: number; rows: readonly Row[] };

/** The page of `size` rows nearest to the one wanted, which comes from the address and may be anything. */
export function pageOf<Row>(rows: readonly Row[], wanted: unknown, size: number, total = rows.length): Page<Row> {
  const pages = Math.max(1, Math.ceil(total / size));
  const number = Number(wanted);
  const page = Number.isInteger(number) ? Math.min(Math.max(number, 1), pages) : 1;
  const shown = rows.slice((page - 1) * size, page * size);
  const from = total === 0 ? 0 : (page - 1) * size + 1;
  return { page, pages, from, to: Math.min(page * size, total), total, rows: shown };
}
