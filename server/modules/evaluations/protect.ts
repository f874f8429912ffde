import { SMALLEST_SHOWN } from "@hz/contract/account/evaluations";

/** What was counted; `hasTotal` where people learn the sum of the cells, here or from another table. */
export type Counted = { cells: Record<string, number>; hasTotal: boolean };
/** The same with null where a count is hidden. */
export type Published = { cells: Record<string, number | null>; total: number | null };

/** Whether a count is one that is hidden from whoever is outside the office. */
export const isSmall = (count: number): boolean => count > 0 && count < SMALLEST_SHOWN;
export const sumOf = (cells: Record<string, number>): number => Object.values(cells).reduce((sum, count) => sum + count, 0);
const hide = (cells: Record<string, number>, isHidden: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(cells).map(([name, count]) => [name, isHidden(name) ? null : count]));

/**
 * Hides a table's small counts, and so many others that nobody gets them back by subtracting from the sum. Zeros stay: they are
 * about nobody.
 */
export function protect({ cells, hasTotal }: Counted): Published {
  const total = sumOf(cells);
  const hidden = new Set(Object.keys(cells).filter((name) => isSmall(cells[name]!)));
  if (!hasTotal) return { cells: hide(cells, (name) => hidden.has(name)), total: null };
  if (isSmall(total)) return blank({ cells });
  if (hidden.size === 0) return { cells, total };
  const hiddenSum = () => [...hidden].reduce((sum, name) => sum + cells[name]!, 0);
  // A hidden count is one to four where it is small itself: alone, or with a sum near the least or the most that so many of
  // them can have, it would be told all the same.
  let needsAnother = hidden.size < 2 || hiddenSum() > 3 * hidden.size;
  // All that is hidden may be one department or area, and is told by subtracting: together it must not be small.
  const isTooLittle = () => hiddenSum() < Math.max(2 * hidden.size, SMALLEST_SHOWN);
  while (needsAnother || isTooLittle()) {
    const shown = Object.keys(cells).filter((name) => cells[name]! >= SMALLEST_SHOWN && !hidden.has(name));
    if (shown.length === 0) break;
    // All that are equal: which of them was taken would tell where the small one stands.
    const least = Math.min(...shown.map((name) => cells[name]!));
    for (const name of shown) if (cells[name] === least) hidden.add(name);
    needsAnother = false;
  }
  const revealsAll = isTooLittle();
  return { cells: hide(cells, (name) => revealsAll || hidden.has(name)), total };
}

/** Hides all of a table. */
export const blank = ({ cells }: Pick<Counted, "cells">): Published => ({ cells: hide(cells, () => true), total: null });

/** Whether something of a table is hidden. */
export const hasHidden = ({ cells }: Published): boolean => Object.values(cells).includes(null);
