import type { Parts } from "./publish.ts";
import { type Facts, type Keys, reckon, type Tally, type Window } from "./reckon.ts";

/** Says of what belongs to a department whether it is of a part. */
type IsOf = (of: Pick<Tally, "departmentId">) => boolean;
/** What this person sees exactly, and everything else in parts that are protected each for itself. */
export type Split = { open: IsOf; others: readonly IsOf[] };

const only =
  (id: string): IsOf =>
  ({ departmentId }) =>
    departmentId === id;

/**
 * Splits the departments asked about into parts. Each that is not shown exactly is one, and so is what is nobody's: whoever belongs
 * to some of them knows these exactly, and must not get the rest by subtracting them from what anybody is told. What everybody is
 * told is made of the same parts: two answers together say no more than the parts do.
 */
export function splitOf(departments: readonly string[], shown: readonly string[]): Split {
  const [all, open] = [new Set(departments), new Set(shown)];
  const others = departments.filter((id) => !open.has(id));
  return {
    open: ({ departmentId }) => departmentId !== null && open.has(departmentId),
    others: [...others.map(only), ({ departmentId }) => departmentId === null || !all.has(departmentId)],
  };
}

/** What was counted of each part; `keys` is what can be counted under. */
export function partsOf(
  { cases, measures, disclosures, deletions, gone }: Facts,
  { open, others }: Split,
  window: Window,
  keys: Keys,
): Parts {
  const factsOf = (isOf: IsOf): Facts => ({
    cases: cases.filter(isOf),
    measures: measures.filter(isOf),
    disclosures: disclosures.filter(isOf),
    deletions: deletions.filter(isOf),
    gone: gone.filter(isOf),
  });
  const of = (isOf: IsOf) => reckon(factsOf(isOf), window, keys);
  return { open: of(open), others: others.map(of) };
}
